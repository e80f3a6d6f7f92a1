"""The decks: printed facts as rows, and what the odd cards do right beside them."""
