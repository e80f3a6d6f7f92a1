### Сама коробка.

box-dunwich_legacy = Спадщина Данвіча
setting-boxes-dunwich_legacy = Спадщина Данвіча

## Початкові колоди

deck-idea-zoey = Шукає ворогів і на цьому заробляє; решти потроху.
deck-idea-rex = Здогадки подвійно, коли перевірка вдається із запасом.
deck-idea-jenny = Багата: ресурси заряджають її пістолети й оплачують помічників.
deck-idea-jim = Закляття; череп йому друг, а труба заспокоює інших.
deck-idea-pete = Дюк б’ється й шукає; скинуті карти знову його будять.
setting-decks-zoey = Спершу { card-zoey_samaras }
setting-decks-rex = Спершу { card-rex_murphy }
setting-decks-jenny = Спершу { card-jenny_barnes }
setting-decks-jim = Спершу { card-jim_culver }
setting-decks-pete = Спершу { card-ashcan_pete }
