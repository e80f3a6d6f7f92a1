"""The cards that do something, each row with what it does; importing them fills the catalogues of `rows`."""

from miskatonic.games.elder_sign.cards import ancient_ones, held_cards, investigators, mythos

__all__ = ["ancient_ones", "held_cards", "investigators", "mythos"]
