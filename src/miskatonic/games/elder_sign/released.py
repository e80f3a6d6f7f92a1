"""The rows that have their numbers for good, in the order of these; scripts/keep_samples.py writes them down."""

RELEASED: dict[str, list[str]] = {
    "investigator": [
        "amanda_sharpe", "ashcan_pete", "bob_jenkins", "carolyn_fern", "darrell_simmons", "dexter_drake",
        "gloria_goldberg", "harvey_walters", "jenny_barnes", "joe_diamond", "kate_winthrop", "mandy_thompson",
        "michael_mcglen", "monterey_jack", "sister_mary", "vincent_lee",
    ],
    "ancient_one": [
        "azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub_niggurath", "yig", "yog_sothoth",
    ],
    "place": [
        "ancient_relics", "a_terrible_discovery", "did_you_hear_that", "the_loading_dock", "the_storage_closet",
        "the_key_to_the_beyond", "riot_in_the_streets", "unnatural_habitat", "dont_fall_asleep", "the_hidden_passage",
        "something_has_broken_free", "hallway_on_fire", "horrible_visions", "late_night_break_in",
        "theres_something_in_the_basement", "tempest_in_a_teapot", "a_secret_gathering", "the_missing_records",
        "vermin_in_the_pipes", "the_archives", "stay_away_from_the_windows", "gate_to_elsewhere",
        "administration_office", "we_need_to_find_help", "a_peculiar_specimen", "mysterious_tome", "lights_out",
        "the_elder_sign", "the_writing_on_the_wall", "gala_in_the_great_hall", "please_do_not_touch_the_exhibits",
        "medusa_exhibit", "the_guided_tour", "you_become_that_which_you_fear_most", "the_curator", "the_hedge_maze",
        "public_lavatory", "forgotten_knowledge", "the_hall_of_the_dead", "the_graveyard", "the_security_office",
        "transported_by_magic", "when_night_falls", "the_gift_shop", "haunted_by_a_shadowy_figure", "koi_pond",
        "remains_of_the_high_priest", "blood_on_the_floor", "another_dimension", "city_of_the_great_race",
        "great_hall_of_celeano", "plateau_of_leng", "rlyeh", "the_abyss", "the_dreamlands", "yuggoth",
    ],
    "hand": [
        "automatic_45", "axe", "dynamite", "food", "knife", "lantern", "lucky_cigarette_case", "old_journal",
        "revolver_38", "shotgun", "tommy_gun", "whiskey", "alien_statue", "blue_watcher_of_the_pyramid",
        "book_of_dzyan", "cultes_des_goules", "flute_of_the_outer_gods", "healing_stone", "lamp_of_alhazred",
        "nameless_cults", "necronomicon", "ruby_of_rlyeh", "sword_of_glory", "the_king_in_yellow", "bind_monster",
        "cloud_memory", "dread_curse_of_azathoth", "enchant_weapon", "find_gate", "flesh_ward", "heal",
        "mists_of_releh", "red_sign_of_shudde_mell", "shrivelling", "voice_of_ra", "wither", "anna_kaslow", "duke",
        "eric_colt", "professor_armitage", "richard_upton_pickman", "ruby_standish", "thomas_f_malone",
        "tom_mountain_murphy",
    ],
    "mythos": [
        "sudden_terror", "stars_align_amid_stillness", "stars_align_above_an_open_door",
        "stars_align_above_black_clouds", "stars_align_before_reason_perishes", "stars_align_to_bring_horrors",
        "sightings_amid_stillness", "sightings_before_the_storm", "sightings_of_a_poisonous_trap",
        "sightings_in_lurking_shadows", "warning_of_waking_nightmares", "warning_of_a_conspiracy", "warning_of_a_curse",
        "warning_of_a_dark_prison", "madness_takes_hold", "esoteric_devices", "the_arcane_arts", "the_right_tools",
        "personal_possessions", "grim_knowledge", "dark_entities", "be_prepared", "weakness_exposed",
        "keep_your_friends_close", "horrible_monsters", "a_twisted_path", "a_heavy_burden", "too_high_a_price",
    ],
    "monster": [
        "cultist", "maniac", "zombie", "ghoul", "ghost", "witch", "warlock", "mi_go", "byakhee", "nightgaunt",
        "fire_vampire", "vampire", "dimensional_shambler", "hound_of_tindalos", "formless_spawn", "elder_thing",
        "star_spawn", "dark_young", "chthonian", "high_priest", "the_black_man", "the_bloated_woman",
        "the_dark_pharaoh", "god_of_the_bloody_tongue", "haunter_of_the_dark",
    ],
}  # fmt: skip
