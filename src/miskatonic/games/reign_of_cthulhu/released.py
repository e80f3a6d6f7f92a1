"""The rows that have their numbers for good, in the order of these; scripts/keep_samples.py writes them down."""

RELEASED: dict[str, list[str]] = {
    "relic": [
        "alien_carving", "alhazreds_flame", "bizarre_statue", "book_of_shadow", "elder_sign", "last_hourglass",
        "mi_go_eye", "seal_of_leng", "silver_key", "song_of_kadath", "warded_box", "xaos_mirror",
    ],
    "old_one": [
        "atlach_nacha", "azathoth", "cthulhu", "dagon", "hastur", "ithaqua", "nyarlathotep", "shub_niggurath",
        "shudde_mell", "tsathoggua", "yig", "yog_sothoth",
    ],
    "investigator": [
        "detective", "doctor", "driver", "hunter", "magician", "occultist", "reporter",
    ],
}  # fmt: skip
