"""The tables, each with its people, open or closed; and the house that holds them."""
