### The box itself.

box-dunwich_legacy = The Dunwich Legacy
setting-boxes-dunwich_legacy = The Dunwich Legacy

## Starter decks

setting-decks-zoey = { card-zoey_samaras } first
setting-decks-rex = { card-rex_murphy } first
setting-decks-jenny = { card-jenny_barnes } first
setting-decks-jim = { card-jim_culver } first
setting-decks-pete = { card-ashcan_pete } first
