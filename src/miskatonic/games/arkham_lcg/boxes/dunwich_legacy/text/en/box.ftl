### The box itself.

box-dunwich_legacy = The Dunwich Legacy
setting-boxes-dunwich_legacy = The Dunwich Legacy

## Starter decks

deck-idea-zoey = Seeks out enemies and earns by it; a little of everything else.
deck-idea-rex = Clues come twice where a test succeeds by enough.
deck-idea-jenny = Rich: her resources load her guns and pay for help.
deck-idea-jim = Spells; the skull is his friend, and his trumpet calms the others.
deck-idea-pete = Duke fights and investigates; discarded cards wake him up again.
setting-decks-zoey = { card-zoey_samaras } first
setting-decks-rex = { card-rex_murphy } first
setting-decks-jenny = { card-jenny_barnes } first
setting-decks-jim = { card-jim_culver } first
setting-decks-pete = { card-ashcan_pete } first
