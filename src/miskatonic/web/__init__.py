"""The page people play on: static files, drawn and spoken from what the server sends, and the words of its frame."""

from importlib.resources import files


def drawn(game: str) -> bool:
    """Whether there is a drawing module for a game; one without is played through the list view."""
    return files(__name__).joinpath("static", "games", f"{game}.js").is_file()
