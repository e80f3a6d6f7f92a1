"""Where the second and the third scenario are played: positions with which several files begin."""

PAIR = "investigators roland_banks daisy_walker\n"
TOWN = """
    scenario the_midnight_masks
    place rivertown
    place graveyard
    place northside
    place miskatonic_university
    place st_marys_hospital
    place downtown_first_bank_of_arkham
    place easttown
    clues graveyard 1
    clues northside 1
    clues miskatonic_university 1
"""
HUNTED = f"{TOWN}\n agenda time_is_running_short\n"
WOODS = "scenario the_devourer_below\nplace main_path\n"
SITE = f"{WOODS}place ritual_site\n"
RITUAL = f"{SITE}act disrupting_the_ritual\nagenda the_arkham_woods\n"
IT = f"{SITE}enemy umordhoth ritual_site\nat 0 ritual_site\n"
COMING = """
    agenda vengeance_awaits
    doom vengeance_awaits 4
    aside umordhoth
    phase mythos
"""
