### Samo pudełko.

box-dunwich_legacy = Dziedzictwo Dunwich
setting-boxes-dunwich_legacy = Dziedzictwo Dunwich

## Talie startowe

deck-idea-zoey = Szuka wrogów i na tym zarabia; reszty po trochu.
deck-idea-rex = Wskazówki podwójnie, gdy test wypada z zapasem.
deck-idea-jenny = Bogata: zasoby ładują jej pistolety i opłacają pomocników.
deck-idea-jim = Zaklęcia; czaszka mu sprzyja, a trąbka uspokaja innych.
deck-idea-pete = Diuk walczy i bada; odrzucone karty znów go budzą.
setting-decks-zoey = Najpierw { card-zoey_samaras }
setting-decks-rex = Najpierw { card-rex_murphy }
setting-decks-jenny = Najpierw { card-jenny_barnes }
setting-decks-jim = Najpierw { card-jim_culver }
setting-decks-pete = Najpierw { card-ashcan_pete }
