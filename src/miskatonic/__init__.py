"""Miskatonic: a digital table for the cooperative games of Lovecraft's world."""
