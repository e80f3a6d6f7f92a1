"""What is likely: of dice alone here, of a position in `position`, the one room here that knows the state."""
