"""Positions of Extracurricular Activity, for its tests."""

BOXES = "boxes core dunwich_legacy\nscenario extracurricular_activity\n"
QUAD = f"{BOXES}place miskatonic_quad\n"
"""Roland alone on the Quad; the decks of acts and agendas as they begin."""
LIBRARY = f"{BOXES}place miskatonic_quad\nplace orne_library\n"
PAIR = "investigators roland_banks daisy_walker\n"
CAMPUS = f"""{QUAD}
    unrevealed humanities_building
    unrevealed orne_library
    unrevealed student_union
    unrevealed science_building
    unrevealed administration_building
"""
SIXFOLD = "knife knife knife knife knife knife"
