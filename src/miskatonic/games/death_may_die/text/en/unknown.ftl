# Cards of Unknown monsters: they are called what the monster is called (enemies.ftl).

unknown-unk_ghast = { enemy-ghast }
unknown-unk_serpent_man = { enemy-serpent_man }
unknown-unk_gug = { enemy-gug }
unknown-unk_gyaa_yothn = { enemy-gyaa_yothn }
unknown-unk_fisher = { enemy-fisher }
unknown-unk_unnamable = { enemy-unnamable }
unknown-unk_dhole = { enemy-dhole }
unknown-unk_dancer = { enemy-dancer }
unknown-unk_amorphous_scion = { enemy-amorphous_scion }
unknown-unk_deep_one = { enemy-deep_one }
unknown-unk_ghoul = { enemy-ghoul }
unknown-unk_byakhee = { enemy-byakhee }
unknown-unk_fire_vampire = { enemy-fire_vampire }
unknown-unk_hunting_horror = { enemy-hunting_horror }
unknown-unk_chthonian = { enemy-chthonian }
unknown-unk_shoggoth = { enemy-shoggoth }
unknown-unk_star_spawn = { enemy-star_spawn }
unknown-unk_disciple = { enemy-disciple }
unknown-unk_night_gaunt = { enemy-night_gaunt }
unknown-unk_tcho_tcho = { enemy-tcho_tcho }
unknown-unk_hound = { enemy-hound }
unknown-unk_shambler = { enemy-shambler }
unknown-unk_yugg = { enemy-yugg }
