"""The tables: each with its people, open or closed, and the house they are in."""
