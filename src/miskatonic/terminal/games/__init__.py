"""What is particular to a game's board: its words for the line mode, its drawing for the full screen."""
