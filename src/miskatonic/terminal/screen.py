"""The full screen: chooses a game if there is none yet, then plays it."""

from textual.app import App

from miskatonic.terminal.line import show
from miskatonic.terminal.picker import Picker
from miskatonic.terminal.replay import Replay
from miskatonic.terminal.replay_screen import ReplayScreen
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.style import STYLE
from miskatonic.terminal.table_screen import TableScreen


class Room(App[None]):
    """The reading room after closing: one table, one lamp."""

    CSS = STYLE
    TITLE = "Miskatonic"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, sitting: Sitting | None, language: str, seed: int | None = None, story: tuple[Replay, int] | None = None
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.language = language
        self.seed = seed
        self.story = story

    def on_mount(self) -> None:
        if self.story is not None:
            self.push_screen(ReplayScreen(self.story[0], self.language, self.story[1]))
        elif self.sitting is not None:
            self.push_screen(TableScreen(self.sitting))
        else:
            self.push_screen(Picker(self.language, self.seed))

    def on_picker_chosen(self, event: Picker.Chosen) -> None:
        self.sitting = event.sitting
        self.switch_screen(TableScreen(event.sitting))

    def on_picker_left(self) -> None:
        self.exit()

    def on_table_screen_left(self, event: TableScreen.Left) -> None:
        if event.after is not None:
            self.sitting = event.after
            self.switch_screen(TableScreen(event.after))
        elif event.again and self.sitting is not None:
            self.switch_screen(Picker(self.sitting.language, None))
        else:
            self.exit()


def run(sitting: Sitting | None, language: str, seed: int | None) -> None:
    """Play on the full screen until the player leaves, then say where the game is saved."""
    room = Room(sitting, language, seed)
    room.run()
    if room.sitting is not None:
        show(room.sitting.kept())


def run_replay(story: Replay, language: str, at: int) -> None:
    """Step through a record on the full screen."""
    Room(None, language, story=(story, at)).run()
