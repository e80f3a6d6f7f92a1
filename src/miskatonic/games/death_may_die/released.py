"""The rows that have their numbers for good, in the order of these; scripts/keep_samples.py writes them down."""

RELEASED: dict[str, list[str]] = {
    "skill": [
        "marksman", "stealth", "swiftness", "brawling", "arcane_mastery", "toughness", "killer_instinct",
        "self_defense", "silent_witness", "show_off", "proficient", "surgeon", "sly", "avid_photographer",
        "relic_seeker", "chemical_explosives",
    ],
    "investigator": [
        "agatha", "huikong", "julien", "leon", "mike", "peters", "ruth", "sally", "sandra", "stella",
    ],
    "insanity": [
        "bloodletting", "pyromania", "sleepwalking", "night_terrors", "hoarding", "persecution", "fugue", "frenzy",
    ],
    "relic": [
        "mysterious_key", "pocket_watch", "bone_flute", "obsidian_mirror", "ships_compass", "medallion", "music_box",
        "lancet", "blind_lantern", "chess_queen", "jar_of_teeth", "veiled_idol",
    ],
    "transformed": [
        "mysterious_key", "pocket_watch", "bone_flute", "obsidian_mirror", "ships_compass", "medallion", "music_box",
        "lancet", "blind_lantern", "chess_queen", "jar_of_teeth", "veiled_idol",
    ],
    "elder_one": [
        "azathoth", "tsathoggua",
    ],
    "stage": [
        "azathoth_1", "azathoth_2", "azathoth_3", "azathoth_4", "tsathoggua_1", "tsathoggua_2", "tsathoggua_3",
        "tsathoggua_4",
    ],
    "enemy": [
        "cultist_of_azathoth", "dancer", "cultist_of_tsathoggua", "amorphous_scion", "deep_one", "ghoul", "byakhee",
        "fire_vampire", "hunting_horror", "chthonian", "shoggoth", "star_spawn", "disciple", "night_gaunt", "tcho_tcho",
        "hound", "shambler", "yugg", "unnamable", "fisher", "ghast", "dhole", "serpent_man", "gyaa_yothn", "gug",
    ],
    "unknown": [
        "unk_ghast", "unk_serpent_man", "unk_gug", "unk_gyaa_yothn", "unk_fisher", "unk_unnamable", "unk_dhole",
        "unk_dancer", "unk_amorphous_scion", "unk_deep_one", "unk_ghoul", "unk_byakhee", "unk_fire_vampire",
        "unk_hunting_horror", "unk_chthonian", "unk_shoggoth", "unk_star_spawn", "unk_disciple", "unk_night_gaunt",
        "unk_tcho_tcho", "unk_hound", "unk_shambler", "unk_yugg",
    ],
    "token": [
        "stairs", "tunnel", "cosmos", "fatigue", "evidence", "accuser", "bolt", "inmates", "bone", "rubble", "keg",
        "pillar", "queen", "booth", "prize", "townsfolk", "beast", "rose",
    ],
    "mythos": [
        "aza_m1", "aza_m2", "aza_m3", "aza_m4", "aza_m5", "aza_m6", "aza_m7", "aza_m8", "tsa_m1", "tsa_m2", "tsa_m3",
        "tsa_m4", "tsa_m5", "tsa_m6", "tsa_m7", "tsa_m8", "unk_m1", "unk_m2", "unk_m3", "unk_m4", "s1_m1", "s1_m2",
        "s1_m3", "s1_m4", "s1_m5", "s1_m6", "s1_m7", "s1_m8", "s2_m1", "s2_m2", "s2_m3", "s2_m4", "s2_m5", "s2_m6",
        "s2_m7", "s2_m8", "s3_m1", "s3_m2", "s3_m3", "s3_m4", "s3_m5", "s3_m6", "s3_m7", "s3_m8", "s4_m1", "s4_m2",
        "s4_m3", "s4_m4", "s4_m5", "s4_m6", "s4_m7", "s4_m8", "s5_m1", "s5_m2", "s5_m3", "s5_m4", "s5_m5", "s5_m6",
        "s5_m7", "s5_m8", "s6_m1", "s6_m2", "s6_m3", "s6_m4", "s6_m5", "s6_m6", "s6_m7", "s6_m8",
    ],
    "scenario": [
        "unquiet_grief", "island_of_the_damned", "deliver_us_from_evil", "by_order_of_the_queen", "festival_of_death",
        "beauty_and_the_beast",
    ],
    "space": [
        "market_cross", "high_street", "inn_yard", "kyteler_inn", "inn_cellar", "cathedral_steps", "round_tower",
        "nave", "black_abbey", "abbey_lane", "courthouse", "burning_ground", "gaol", "castle_ditch", "potters_lane",
        "river_quay", "holding_cell", "corridor", "chapel", "boat_landing", "guard_post", "courtyard", "washroom",
        "refectory", "laundry", "boiler_room", "mens_ward", "isolation", "theatre", "morgue", "pharmacy",
        "entrance_shaft", "skull_gallery", "passion_crypt", "rotunda", "plague_pit", "sunken_chapel", "silent_arch",
        "quarry_bath", "processional", "sealed_vault", "altar_chamber", "flooded_gallery", "innocents_ossuary",
        "low_passage", "lamp_crossing", "fallen_stair", "gatehouse", "stables", "great_courtyard", "hall_of_spears",
        "thorn_chapel", "armoury", "portrait_gallery", "queens_tower", "servants_passage", "feast_hall",
        "stake_balcony", "kitchens", "wine_cellar", "bone_stair", "dungeon", "blood_crypt", "ticket_booth", "midway",
        "candy_stalls", "carousel", "freak_tent", "fortune_teller", "hall_of_mirrors", "big_top", "beast_cages",
        "ring_of_fire", "shooting_gallery", "caravan_row", "puppet_theatre", "high_striker", "ghost_train", "dark_wood",
        "ferris_wheel", "rose_garden", "ruined_avenue", "entrance_hall", "ballroom", "library", "west_wing", "kitchen",
        "bramble_crypt", "orangery", "hunting_lodge", "kennels", "great_stair", "beautys_chamber", "hall_of_echoes",
        "cistern", "pit",
    ],
    "action": [
        "examine_trail", "plead_case", "force_bolt", "free_inmates", "gather_bones", "break_altar", "take_powder",
        "set_charge", "play_game", "usher_crowd", "lure", "feed_beast",
    ],
    "counter": [
        "verdict", "freed", "altar_damage", "pillars_down", "prizes", "fed",
    ],
    "printed": [
        "cosmos_limit", "cosmos_light", "cosmos_close", "fatigue_actions", "fatigue_rest", "s1_accusers", "s1_rebuke",
        "s1_dead", "s2_bolts", "s2_elder_breaks", "s2_dead", "s3_weight", "s3_rubble", "s3_dead", "s4_spark",
        "s4_queen", "s4_dead", "s5_need_stress", "s5_victims", "s5_saved", "s5_dead", "s6_hunger", "s6_rose", "s6_dead",
    ],
    "discovery": [
        "s1_d01", "s1_d02", "s1_d03", "s1_d04", "s1_d05", "s1_d06", "s1_d07", "s1_d08", "s1_d09", "s1_d10", "s1_d11",
        "s1_d12", "s1_d13", "s1_d14", "s1_d15", "s2_d01", "s2_d02", "s2_d03", "s2_d04", "s2_d05", "s2_d06", "s2_d07",
        "s2_d08", "s2_d09", "s2_d10", "s2_d11", "s2_d12", "s2_d13", "s2_d14", "s2_d15", "s3_d01", "s3_d02", "s3_d03",
        "s3_d04", "s3_d05", "s3_d06", "s3_d07", "s3_d08", "s3_d09", "s3_d10", "s3_d11", "s3_d12", "s3_d13", "s3_d14",
        "s3_d15", "s4_d01", "s4_d02", "s4_d03", "s4_d04", "s4_d05", "s4_d06", "s4_d07", "s4_d08", "s4_d09", "s4_d10",
        "s4_d11", "s4_d12", "s4_d13", "s4_d14", "s4_d15", "s5_d01", "s5_d02", "s5_d03", "s5_d04", "s5_d05", "s5_d06",
        "s5_d07", "s5_d08", "s5_d09", "s5_d10", "s5_d11", "s5_d12", "s5_d13", "s5_d14", "s5_d15", "s6_d01", "s6_d02",
        "s6_d03", "s6_d04", "s6_d05", "s6_d06", "s6_d07", "s6_d08", "s6_d09", "s6_d10", "s6_d11", "s6_d12", "s6_d13",
        "s6_d14", "s6_d15",
    ],
    "side": [
        "kyteler_ledger", "whole_rosary", "charred_rosary", "petronilla_shade", "hounded_by_ashes", "bailiff",
        "silver_bodkin", "witch_mark", "pitch_torch", "wet_cloak", "spade", "friar", "vow_beads", "cudgel",
        "well_water", "pistol", "cat_friend", "cat_foe", "muzzled", "noah", "lunacy", "silent_patient", "torn_jacket",
        "restrained", "surgeon_kit", "ether", "skeleton_keys", "truncheon", "boatman", "galvanic_rod", "nurse",
        "doctor_notes", "harpoon", "storm_lantern", "lamp_oil", "miner_lamp", "cataphile", "turned_around", "pick",
        "quarry_charge", "chalk_map", "monk", "possessed", "choking_dust", "reliquary", "gendarme", "plague_mask",
        "absinthe", "holy_oil", "burning_oil", "doll", "weeping_doll", "chassepot", "stake", "garlic", "scout",
        "cup_refused", "thirst", "silver_sabre", "signet", "thrall", "powder_horn", "chalice", "boyar", "bat_cloak",
        "mirror", "armour", "servant", "betrayer", "crossbow", "lucky_coin", "strongwoman", "clown_mask",
        "painted_smile", "candy_floss", "loaded_dice", "knife_thrower", "pinned", "fire_flask", "cursed_prize",
        "fortune_card", "whip", "lost_child", "mirror_shard", "tranquiliser", "calf", "lying_head", "enchanted_rose",
        "thorned_heart", "candle_bearer", "huntsman", "far_mirror", "wolf_pelt", "dinner_bell", "silver_dagger",
        "golden_gown", "locket", "sister", "sister_envy", "boar", "claw", "prey", "blunderbuss",
    ],
}  # fmt: skip
