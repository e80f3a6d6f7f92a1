"""Printed facts: dice, tracks, tiles, and what rows of cards are made of."""
