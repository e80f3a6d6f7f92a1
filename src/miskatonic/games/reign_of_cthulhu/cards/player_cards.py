"""The player deck: 44 clues, eleven for each town, all alike; four Evil Stirs; relics by the number of players.

How the cards are numbered and named is in `names.py`.
"""

CLUES_PER_TOWN = 11
EVIL_STIRS_CARDS = 4
RELICS_IN_DECK = {2: 4, 3: 5, 4: 6}
"""RC-017: relics shuffled into the clue cards, by players."""
CARDS_DEALT = {2: 4, 3: 3, 4: 2}
"""RC-018: cards in each starting hand, by players."""
