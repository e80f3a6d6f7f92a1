"""The chapters of the Rules Reference."""
