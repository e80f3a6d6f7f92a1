"""Cards that do something of their own: their rows, with what they do right beside them."""

from miskatonic.games.reign_of_cthulhu.cards import investigators, old_ones, relics

__all__ = ["investigators", "old_ones", "relics"]
