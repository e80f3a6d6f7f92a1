"""The page people play on: static files that show what the server sends, and the words of the frame."""

from importlib.resources import files


def drawn(game: str) -> bool:
    """Whether a game has a drawing module; one without is played through the list view."""
    return files(__name__).joinpath("static", "games", f"{game}.js").is_file()
