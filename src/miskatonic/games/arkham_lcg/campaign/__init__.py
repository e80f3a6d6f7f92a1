"""A campaign between its tables: what it leaves to the next one, its sheet, and what can be asked about it."""
