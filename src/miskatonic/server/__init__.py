"""Tables for people in browsers: seats as secret links, every decision on disk before anybody sees its effect.

Its packages import each other in one direction: storage ← tables ← seen ← processes ← door. The modules beside them
here (`messages`, `keys`, `outage`, `sentences`) are below all of them.
"""
