"""The chances in the current position."""
