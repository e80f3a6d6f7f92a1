"""A starter deck of our own for each of the five investigators, of cards of the core set and of this box."""

from collections.abc import Mapping

from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS, STARTER_DECKS, Deck


def starts_with(name: str, investigator: str, own: str, cards: Mapping[str, int]) -> None:
    """AH-B-205, AH-B-208: its signature cards, a basic weakness still to be drawn, and 30 cards."""
    required = {RANDOM_WEAKNESS: 1, **dict.fromkeys(own.split(), 1)}
    STARTER_DECKS[name] = Deck(investigator, {**required, **cards})


starts_with(
    "zoey",
    "zoey_samaras",
    "zoeys_cross smite_the_wicked",
    {
        "45_automatic": 2, "beat_cop": 2, "first_aid": 1, "knife": 2, "guard_dog": 2, "physical_training": 2,
        "evidence": 2, "dodge": 2, "dynamite_blast": 1, "vicious_blow": 2, "teamwork": 1, "liquid_courage": 1,
        "working_a_hunch": 2, "emergency_cache": 2, "flashlight": 1, "guts": 2, "overpower": 2, "unexpected_courage": 1,
    },
)  # fmt: skip
starts_with(
    "rex",
    "rex_murphy",
    "search_for_the_truth rexs_curse",
    {
        "magnifying_glass": 2, "old_book_of_lore": 1, "dr_milan_christopher": 1, "dr_william_t_maleson": 1,
        "research_librarian": 1, "hyperawareness": 2, "medical_texts": 1, "mind_over_matter": 2, "working_a_hunch": 2,
        "barricade": 1, "deduction": 2, "burglary": 2, "ward_of_protection": 2, "dig_deep": 1, "flashlight": 2,
        "emergency_cache": 2, "guts": 1, "perception": 2, "manual_dexterity": 1, "unexpected_courage": 1,
    },
)  # fmt: skip
starts_with(
    "jenny",
    "jenny_barnes",
    "jennys_twin_45s searching_for_izzie",
    {
        "switchblade": 2, "burglary": 1, "pickpocketing": 2, "41_derringer": 1, "leo_de_luca": 2, "hard_knocks": 2,
        "liquid_courage": 1, "flashlight": 1, "backstab": 2, "sneak_attack": 2, "opportunist": 1,
        "double_or_nothing": 1, "quick_thinking": 2, "beat_cop": 1, "vicious_blow": 2, "lucky": 2, "emergency_cache": 2,
        "perception": 1, "overpower": 1, "manual_dexterity": 1,
    },
)  # fmt: skip
starts_with(
    "jim",
    "jim_culver",
    "jims_trumpet final_rhapsody",
    {
        "forbidden_knowledge": 1, "holy_rosary": 2, "shrivelling": 2, "scrying": 1, "arcane_studies": 2,
        "arcane_initiate": 2, "drawn_to_the_flame": 2, "delve_too_deep": 1, "ward_of_protection": 2,
        "blinding_light": 2, "fearless": 2, "beat_cop": 2, "liquid_courage": 1, "working_a_hunch": 2, "flashlight": 1,
        "emergency_cache": 2, "guts": 1, "unexpected_courage": 2,
    },
)  # fmt: skip
starts_with(
    "pete",
    "ashcan_pete",
    "duke wracked_by_nightmares",
    {
        "leather_coat": 1, "scavenging": 1, "baseball_bat": 2, "rabbits_foot": 2, "stray_cat": 2, "dig_deep": 2,
        "cunning_distraction": 1, "look_what_i_found": 2, "lucky": 2, "survival_instinct": 2, "beat_cop": 1,
        "working_a_hunch": 2, "drawn_to_the_flame": 1, "quick_thinking": 1, "flashlight": 2, "emergency_cache": 2,
        "guts": 1, "perception": 1, "manual_dexterity": 1, "unexpected_courage": 1,
    },
)  # fmt: skip
