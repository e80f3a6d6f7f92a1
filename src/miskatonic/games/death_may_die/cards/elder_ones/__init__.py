"""One module for each Elder One."""
