"""The reference unit R: a miniature game of gates and cultists in plain lists and ints, as fast as Python gets.

How fast a game runs depends on the machine and on what else it is doing. So rates are given as multiples of R, the
decisions per second of this miniature, measured in the same run. It must never change, or old figures lose their
meaning: 24 places in a ring with shortcuts, four towns, clue cards, summoning, Shoggoths, seven awakenings.
"""

import time
from random import random

PLACES, TOWNS, TOWN_SIZE = 24, 4, 6
GATES = [2, 8, 14, 20]
RATES = [2, 2, 2, 3, 3, 4, 4, 4]
NEIGHBOURS = [[(place + 1) % PLACES, (place + 23) % PLACES] for place in range(PLACES)]
for _place in range(0, PLACES, 3):
    _other = (_place + 7) % PLACES
    NEIGHBOURS[_place].append(_other)
    NEIGHBOURS[_other].append(_place)

EVIL = 4
FIGHT, BANISH, SEAL, STOP = 100, 101, 102, 103
"""What can be done besides going to a neighbour, where the action is the neighbour's number: …"""
BUS, GIVE = 200, 400
"""… by bus (200 + 32 for each town of the card + the place in the town), or hand a card over (400 + to whom)."""
WON, LOST = 1, 2


def shuffle(cards: list[int]) -> None:
    """In place, from the end."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]


class Miniature:
    """One game."""

    __slots__ = (
        "active",
        "awake",
        "cultists",
        "deck",
        "hands",
        "left",
        "over",
        "places",
        "players",
        "pool",
        "rate",
        "sealed",
        "shoggoths",
        "sizes",
        "summoned",
        "summoning",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.cultists = [0] * PLACES
        self.shoggoths = [0] * PLACES
        self.places = [0] * players
        self.hands = [[0, 0, 0, 0] for _ in range(players)]
        self.sizes = [0] * players
        self.sealed = [0] * TOWNS
        self.awake = 0
        self.rate = 0
        self.pool = 26
        self.active = 0
        self.left = 4
        self.over = 0
        self.deck: list[int] = []
        self.summoning: list[int] = []
        self.summoned: list[int] = []
        self._deal()
        self._populate()

    def _deal(self) -> None:
        deck = [0] * 11 + [1] * 11 + [2] * 11 + [3] * 11
        shuffle(deck)
        for seat in range(self.players):
            hand = self.hands[seat]
            for _ in range(6 - self.players):
                hand[deck.pop()] += 1
            self.sizes[seat] = 6 - self.players
        size = len(deck) // 4
        for pile in range(4):
            part = deck[pile * size : len(deck) if pile == 3 else (pile + 1) * size]
            part.append(EVIL)
            shuffle(part)
            self.deck += part

    def _populate(self) -> None:
        cards = list(range(PLACES))
        shuffle(cards)
        for count in (3, 3, 2, 2, 1, 1):
            place = cards.pop()
            self.summoned.append(place)
            self.cultists[place] = count
            self.pool -= count
        place = cards.pop()
        self.summoned.append(place)
        self.shoggoths[place] = 1
        self.summoning = cards

    def options(self) -> list[int]:
        """Everything the active player may do."""
        seat = self.active
        here = self.places[seat]
        found = NEIGHBOURS[here][:]
        if self.cultists[here]:
            found.append(FIGHT)
        if self.shoggoths[here] and self.left >= 3:
            found.append(BANISH)
        town = here // TOWN_SIZE
        hand = self.hands[seat]
        if here == GATES[town] and not self.sealed[town] and hand[town] >= 5:
            found.append(SEAL)
        bus_stop = here % TOWN_SIZE == 0
        for card in range(TOWNS):
            if hand[card]:
                if bus_stop or card == town:
                    for to in range(card * TOWN_SIZE, card * TOWN_SIZE + TOWN_SIZE):
                        if to != here:
                            found.append(BUS + card * 32 + (to - card * TOWN_SIZE))
                if card == town:
                    places = self.places
                    for other in range(self.players):
                        if other != seat and places[other] == here:
                            found.append(GIVE + other)
        found.append(STOP)
        return found

    def act(self, action: int) -> None:
        """Carry out one of the options; the last action of a turn brings cards and cultists."""
        seat = self.active
        self.left -= 1
        if action < PLACES:
            self.places[seat] = action
        elif action == FIGHT:
            self.cultists[self.places[seat]] -= 1
            self.pool += 1
        elif action == BANISH:
            self.shoggoths[self.places[seat]] -= 1
            self.left -= 2
        elif action == SEAL:
            town = self.places[seat] // TOWN_SIZE
            self.sealed[town] = 1
            self.hands[seat][town] -= 5
            self.sizes[seat] -= 5
            if sum(self.sealed) == TOWNS:
                self.over = WON
                return
        elif action == STOP:
            self.left = 0
        elif action >= GIVE:
            other = action - GIVE
            town = self.places[seat] // TOWN_SIZE
            self.hands[seat][town] -= 1
            self.sizes[seat] -= 1
            self.hands[other][town] += 1
            self.sizes[other] += 1
        else:
            card = (action - BUS) // 32
            to = (action - BUS) % 32
            self.hands[seat][card] -= 1
            self.sizes[seat] -= 1
            self.places[seat] = card * TOWN_SIZE + to
        if self.left <= 0:
            self._end_turn()

    def _end_turn(self) -> None:
        seat = self.active
        hand = self.hands[seat]
        for _ in range(2):
            if not self.deck:
                self.over = LOST
                return
            card = self.deck.pop()
            if card == EVIL:
                self._evil_stirs()
            else:
                hand[card] += 1
                self.sizes[seat] += 1
            if self.over:
                return
        while self.sizes[seat] > 7:
            number = int(random() * self.sizes[seat])
            for card in range(TOWNS):
                if number < hand[card]:
                    hand[card] -= 1
                    self.sizes[seat] -= 1
                    break
                number -= hand[card]
        for _ in range(RATES[self.rate]):
            if self.over:
                break
            self._summon()
        self.active = (seat + 1) % self.players
        self.left = 4

    def _evil_stirs(self) -> None:
        self._awaken()
        self.rate += 1
        if self.summoning:
            place = self.summoning.pop(0)
            self.summoned.append(place)
            self.shoggoths[place] += 1
        shuffle(self.summoned)
        self.summoning += self.summoned
        self.summoned = []

    def _awaken(self) -> None:
        self.awake += 1
        if self.awake >= 7:
            self.over = LOST

    def _summon(self) -> None:
        cards = self.summoning
        if not cards:
            cards = self.summoning = self.summoned
            self.summoned = []
            shuffle(cards)
        place = cards.pop()
        self.summoned.append(place)
        cultists = self.cultists
        if cultists[place] >= 3:
            self._awaken()
        elif self.pool == 0:
            self.over = LOST
            return
        else:
            cultists[place] += 1
            self.pool -= 1
        if place & 3 == 0:
            self._move_shoggoths()

    def _move_shoggoths(self) -> None:
        moved = [0] * PLACES
        shoggoths = self.shoggoths
        for place in range(PLACES):
            count = shoggoths[place]
            while count > 0:
                count -= 1
                town = place // TOWN_SIZE
                if place == GATES[town]:
                    if not self.sealed[town]:
                        self._awaken()
                    else:
                        moved[place] += 1
                elif place % TOWN_SIZE < 2:
                    moved[place + 1] += 1
                else:
                    moved[place - 1] += 1
        self.shoggoths = moved


def play(players: int = 2) -> int:
    """Play one random game; returns how many decisions it took."""
    game = Miniature(players)
    decisions = 0
    while not game.over:
        options = game.options()
        game.act(options[int(random() * len(options))])
        decisions += 1
    return decisions


def measure(seconds: float, players: int = 2) -> float:
    """R: decisions per second, measured for about that long."""
    decisions = 0
    start = time.perf_counter()
    while True:
        for _ in range(20):
            decisions += play(players)
        elapsed = time.perf_counter() - start
        if elapsed > seconds:
            return decisions / elapsed
