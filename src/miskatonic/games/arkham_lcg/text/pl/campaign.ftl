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

## A record in words

event-campaign_ends = Kampania dobiegła końca: { $result ->
        [won] zwycięstwo.
        [survived] ocalenie.
       *[lost] przegrana.
    }
campaign-title = { NAME($campaign) }, poziom: { NAME($difficulty) }
campaign-chapter = { NAME($scenario) }: { $number ->
        [none] bez zakończenia
       *[other] zakończenie { $number }
    }{ $result ->
        [won] , wygrana
        [lost] , przegrana
        [survived] , ocalenie
       *[none] {""}
    }
campaign-next = Następny scenariusz: { NAME($scenario) }
campaign-over = Kampania dobiegła końca: { $result ->
        [won] zwycięstwo
        [survived] ocalenie
       *[lost] przegrana
    }
campaign-note = { NAME($note) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , skreślone: { NAME($crossed) }
    }
campaign-note_under = { NAME($note) }: { NAME($card) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , skreślone: { NAME($crossed) }
    }
campaign-label_log = Dziennik kampanii
campaign-label_path = Scenariusze
campaign-bag = Worek chaosu: { LIST($tokens) }
campaign-added = Dodano ({ NAME($scenario) }): { LIST($tokens) }
campaign-removed = Usunięto ({ NAME($scenario) }): { LIST($tokens) }
campaign-person = { NAME($who) }{ $how ->
        [killed] : nie żyje
        [insane] : obłęd
        [sits_out] : pauzuje
       *[none] {""}
    }
campaign-experience = Doświadczenie: zdobyte { $earned }, wydane { $spent }, pozostało { $left }
campaign-gain = { $amount } { $reason ->
        [bonus] zakończenie
        [lead] główny badacz
        [floor] nigdy mniej niż 0
       *[other] { NAME($card) }
    }{ $leaves ->
        [none] {""}
       *[other] {" "}w miejsce: { NAME($leaves) }
    } ({ NAME($scenario) })
campaign-earned = Karty fabularne: { LIST($cards) }
campaign-weaknesses = Osłabienia: { LIST($cards) }
campaign-deck = Talia: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } oprócz osłabień
campaign-copies = { $count } × { LIST($cards) }
