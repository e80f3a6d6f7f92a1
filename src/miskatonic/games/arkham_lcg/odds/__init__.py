"""What is likely: of tokens alone here, of a position in `position`, the one room here that knows the state."""
