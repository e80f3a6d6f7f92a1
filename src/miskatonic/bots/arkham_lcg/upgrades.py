"""What the sensible player buys between scenarios: wishes for each starter deck, and what goes for them."""

from collections.abc import Mapping
from typing import NamedTuple


class Plan(NamedTuple):
    """Cards in order of preference, second copies separately; and cards of the deck in the order in which they go."""

    wishes: tuple[str, ...]
    goes: tuple[str, ...]


PLANS: Mapping[str, Plan] = {
    "roland_banks": Plan(
        ("elder_sign_amulet_3", "dynamite_blast", "dynamite_blast", "machete", "elder_sign_amulet_3", "beat_cop_2",
         "machete", "beat_cop_2", "bulletproof_vest_3"),
        ("knife", "first_aid", "flashlight", "overpower", "dr_milan_christopher", "magnifying_glass",
         "physical_training", "guts", "45_automatic", "working_a_hunch"),
    ),
    "daisy_walker": Plan(
        ("magnifying_glass_1", "magnifying_glass_1", "encyclopedia_2", "disc_of_itzamna_2", "encyclopedia_2",
         "elder_sign_amulet_3", "bulletproof_vest_3", "disc_of_itzamna_2", "cryptic_research_4"),
        ("scrying", "barricade", "blinding_light", "medical_texts", "mind_over_matter", "hyperawareness",
         "drawn_to_the_flame", "research_librarian", "guts"),
    ),
    "skids_otoole": Plan(
        ("dynamite_blast", "machete", "dynamite_blast", "leo_de_luca_1", "machete", "beat_cop_2", "hot_streak_4",
         "cat_burglar_1", "bulletproof_vest_3", "sure_gamble_3", "elder_sign_amulet_3"),
        ("burglary", "hard_knocks", "opportunist", "pickpocketing", "switchblade", "41_derringer", "perception",
         "flashlight", "sneak_attack", "dodge"),
    ),
    "agnes_baker": Plan(
        ("lucky_2", "lucky_2", "grotesque_statue_4", "elder_sign_amulet_3", "bulletproof_vest_3", "book_of_shadows_3",
         "blinding_light_2", "grotesque_statue_4"),
        ("scrying", "fearless", "blinding_light", "flashlight", "leather_coat", "forbidden_knowledge", "arcane_studies",
         "drawn_to_the_flame"),
    ),
    "wendy_adams": Plan(
        ("lucky_2", "leo_de_luca_1", "lucky_2", "bulletproof_vest_3", "elder_sign_amulet_3", "will_to_survive_3",
         "close_call_2", "aquinnah_1"),
        ("scavenging", "knife", "dig_deep", "survival_instinct", "sneak_attack", "pickpocketing", "stray_cat",
         "backstab", "rabbits_foot"),
    ),
    "zoey_samaras": Plan(
        ("machete", "dynamite_blast", "beat_cop_2", "dynamite_blast", "beat_cop_2", "bulletproof_vest_3",
         "elder_sign_amulet_3", "shotgun_4"),
        ("liquid_courage", "teamwork", "flashlight", "first_aid", "physical_training", "working_a_hunch", "overpower",
         "45_automatic"),
    ),
    "rex_murphy": Plan(
        ("magnifying_glass_1", "magnifying_glass_1", "encyclopedia_2", "disc_of_itzamna_2", "higher_education_3",
         "elder_sign_amulet_3", "cryptic_research_4"),
        ("barricade", "dig_deep", "medical_texts", "research_librarian", "mind_over_matter", "hyperawareness",
         "manual_dexterity"),
    ),
    "jenny_barnes": Plan(
        ("leo_de_luca_1", "switchblade_2", "switchblade_2", "streetwise_3", "cat_burglar_1", "hot_streak_4",
         "elder_sign_amulet_3", "ace_in_the_hole_3"),
        ("burglary", "liquid_courage", "pickpocketing", "hard_knocks", "opportunist", "sneak_attack", "perception",
         "overpower"),
    ),
    "jim_culver": Plan(
        ("grotesque_statue_4", "elder_sign_amulet_3", "book_of_shadows_3", "blinding_light_2", "bulletproof_vest_3",
         "ward_of_protection_5"),
        ("scrying", "liquid_courage", "flashlight", "fearless", "forbidden_knowledge", "arcane_studies",
         "drawn_to_the_flame", "blinding_light"),
    ),
    "ashcan_pete": Plan(
        ("lucky_2", "lucky_2", "scrapper_3", "bulletproof_vest_3", "elder_sign_amulet_3", "will_to_survive_3",
         "close_call_2", "aquinnah_1"),
        ("scavenging", "drawn_to_the_flame", "quick_thinking", "leather_coat", "survival_instinct", "dig_deep",
         "baseball_bat", "rabbits_foot"),
    ),
}  # fmt: skip
"""By the investigator; another one buys nothing, and cards it must let go are taken as they come."""
NO_PLAN = Plan((), ())


def wanted(plan: Plan, held: Mapping[str, int]) -> list[str]:
    """The wishes that the deck does not hold yet, in their order, each once."""
    found: list[str] = []
    for at, id_ in enumerate(plan.wishes):
        if held.get(id_, 0) < plan.wishes[: at + 1].count(id_) and id_ not in found:
            found.append(id_)
    return found
