### Samo pudełko.

box-dunwich_legacy = Dziedzictwo Dunwich
setting-boxes-dunwich_legacy = Dziedzictwo Dunwich

## Talie startowe

setting-decks-zoey = Najpierw { card-zoey_samaras }
setting-decks-rex = Najpierw { card-rex_murphy }
setting-decks-jenny = Najpierw { card-jenny_barnes }
setting-decks-jim = Najpierw { card-jim_culver }
setting-decks-pete = Najpierw { card-ashcan_pete }
