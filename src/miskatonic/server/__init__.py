"""Tables for people in browsers: seats as secret links, every decision on disk before anybody sees its effect.

Its packages know each other in one direction: storage ← tables ← seen ← processes ← door. What lies beside them here
(`messages`, `keys`, `outage`, `sentences`) is below all of them.
"""
