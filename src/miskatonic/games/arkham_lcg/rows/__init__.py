"""Printed facts of the card game; they know no state."""
