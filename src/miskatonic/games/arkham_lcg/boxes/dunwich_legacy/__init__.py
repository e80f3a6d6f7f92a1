"""The Dunwich Legacy: its investigators and player cards, and Extracurricular Activity, the first of its scenarios."""
