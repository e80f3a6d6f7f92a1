### Co scenariusz zostawia kampanii: dziennik, karty fabularne, doświadczenie wiersz po wierszu.

note-house_burned = dom spłonął doszczętnie
note-house_standing = dom nadal stoi
note-ghoul_priest_alive = Kapłan ghouli wciąż żyje
note-lita_found_others = Lita musiała poszukać pomocy u innych
note-interrogated = Przesłuchani kultyści
note-got_away = Kultyści, którzy uciekli

ask-story_card = { NAME($seat) }: { ask-story_card.question }
    .question = czy na czas kampanii bierzesz do talii { NAME($card, case: "acc") }? To pytanie pada tylko raz.
option-decline = Zrezygnuj z karty
verb-decline = Rezygnacja z karty

ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = kto dołącza do kampanii? Z nową talią, bez doświadczenia i bez traum.
option-become = { NAME($investigator) }
verb-become = Badacz
ask-claim = { NAME($story) }: { ask-claim.question }
    .question = do czyjej talii trafia ta karta na czas kampanii? To pytanie pada tylko raz.
option-claim = Do talii: { NAME($who) }
verb-claim = Czyja talia

event-noted_under = Wpis w dzienniku kampanii, „{ NAME($note) }”: { NAME($subject) }.
event-crossed_out_under = Skreślono w dzienniku kampanii, „{ NAME($note) }”: { NAME($subject) }.
event-newcomer = Do kampanii dołącza { NAME($seat) }.
event-noted = Wpis w dzienniku kampanii: { NAME($note) }.
event-crossed_out = Skreślono w dzienniku kampanii: { NAME($note) }.
event-joins = { NAME($card) } dołącza do talii na czas kampanii ({ NAME($seat) }) i nie wlicza się do jej wielkości.
event-declines = { NAME($seat) } nie bierze karty: { NAME($card) }.
event-waits = { NAME($card) } czeka na badacza z następnej drużyny.
event-insane = { NAME($seat) } popada w obłęd.
event-counts = W puli zwycięstwa: { NAME($card) }, wartość { $count }.
event-bonus = Zakończenie daje każdemu dodatkowe doświadczenie: { $count }.
event-gain = { NAME($seat) }: doświadczenie { $count }{ $card ->
        [none] {" "}za rolę głównego badacza.
       *[other] {" "}({ NAME($card) }).
    }
event-earns = { NAME($seat) } otrzymuje doświadczenie: { $count }.

## Arkusz na koniec

board-log = Dziennik kampanii: { LIST($notes, sep: "; ") }
board-unclaimed = Czeka na następną drużynę: { LIST($cards) }
board-campaign_bag = Worek chaosu pozostaje bez zmian: { $bag }
board-experience = Doświadczenie { $count }: { $lines }
board-no_experience = Bez doświadczenia
board-gain = { $reason ->
        [bonus] zakończenie
        [lead] główny badacz
        [floor] nie mniej niż 0
       *[other] { NAME($card) }
    } { $amount }
board-earned = Dołącza do talii: { LIST($cards) }
board-fate_killed = Śmierć
board-fate_insane = Obłęd
