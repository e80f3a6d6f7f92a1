"""One module for each scenario."""
