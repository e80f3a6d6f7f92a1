"""The games, found by id; a game's module is imported when it is first asked for."""

from miskatonic.kernel.game import register

for _game_id in ("elder_sign", "reign_of_cthulhu"):
    register(_game_id, f"{__name__}.{_game_id}")
