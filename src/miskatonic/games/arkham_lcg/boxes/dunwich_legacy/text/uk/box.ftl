### Сама коробка.

box-dunwich_legacy = Спадщина Данвіча
setting-boxes-dunwich_legacy = Спадщина Данвіча

## Початкові колоди

setting-decks-zoey = Спершу { card-zoey_samaras }
setting-decks-rex = Спершу { card-rex_murphy }
setting-decks-jenny = Спершу { card-jenny_barnes }
setting-decks-jim = Спершу { card-jim_culver }
setting-decks-pete = Спершу { card-ashcan_pete }
