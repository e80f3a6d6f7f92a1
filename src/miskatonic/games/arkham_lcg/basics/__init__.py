"""The verbs through which rules and cards change the table, and the questions they ask of it."""
