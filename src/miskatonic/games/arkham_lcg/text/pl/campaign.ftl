### Co scenariusz zostawia kampanii: dziennik, karty fabularne, doświadczenie wiersz po wierszu.

note-house_burned = dom spłonął doszczętnie
note-house_standing = dom nadal stoi
note-ghoul_priest_alive = Kapłan ghouli wciąż żyje
note-lita_found_others = Lita musiała poszukać pomocy u innych
note-interrogated = Przesłuchani kultyści
note-got_away = Kultyści, którzy uciekli

## Co z dziennika wynika w następnym scenariuszu

does-begins = tu wszyscy zaczynają
does-shuffled_in = wtasowane do talii spotkań
does-token = na stałe do worka chaosu
does-doom = żetony zagłady na pierwszej tajemnicy
does-discards = karty losowo tracone z każdej ręki startowej
does-waiting = kultyści na Głównej ścieżce, gdy postąpi akt 1

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
event-noted_number = Wpis w dzienniku kampanii: { NAME($note) }: { $count }.
event-crossed_out_number = Skreślono w dzienniku kampanii: { NAME($note) }: { $count }.
event-remembers = { NAME($seat) } pamięta do końca tego scenariusza: { NAME($note) }.
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

result-survived = Ocalenie.
event-campaign_ends = Kampania dobiegła końca: { $result ->
        [won] zwycięstwo.
        [survived] ocalenie.
       *[lost] przegrana.
    }
event-campaign_partly = Na razie kampania „{ NAME($campaign) }” to tylko ten scenariusz; jego zakończenie zostaje zapisane na dalszy ciąg.
event-campaign_waits = Kampania „{ NAME($campaign) }” trwa, ale jej dalszego ciągu nie ma jeszcze w tej grze. Zapisz kampanię: gdy tylko się pojawi, ruszy stąd dalej.
event-exchanged = W talii { NAME($seat, case: "gen") } karta „{ NAME($other) }” zastępuje do końca kampanii kartę „{ NAME($card) }”.
campaign-title = { NAME($campaign) }, poziom: { NAME($difficulty) }
campaign-boxes = Podstawka i { LIST($boxes) }
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
campaign-waits = Dalszego ciągu nie ma jeszcze w tej grze; gdy tylko się pojawi, kampania „{ NAME($campaign) }” ruszy stąd dalej.
campaign-note = { NAME($note) }{ $number ->
        [none] {""}
       *[other] : { $number }
    } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , skreślone: { NAME($crossed) }
    }
campaign-note_under = { NAME($note) }: { NAME($card) } ({ NAME($scenario) }){ $crossed ->
        [none] {""}
       *[other] , skreślone: { NAME($crossed) }
    }
campaign-label_log = Dziennik kampanii
campaign-label_next = Co wynika z dziennika
campaign-does_cards = { NAME($what) }: { LIST($cards) }{ $cause ->
        [none] {""}
       *[other] {" "}({ NAME($cause) })
    }
campaign-does_count = { NAME($what) }: { $count }{ $cause ->
        [none] {""}
       *[other] {" "}({ NAME($cause) })
    }
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
       *[many] { $count } karty
    } oprócz osłabień
campaign-copies = { $count } × { LIST($cards) }

# AH-B-221: what earlier scenarios have left
setting-the_gathering = Jak skończyło się „{ scenario-the_gathering }”
setting-the_gathering-burned = { setting-the_gathering-burned.plain } ({ setting-the_gathering-burned.more })
    .plain = Dom spłonął
    .more = Kapłan ghouli nie żyje, Lity z wami nie ma
setting-the_gathering-burned_lita = { setting-the_gathering-burned_lita.plain } ({ setting-the_gathering-burned_lita.more })
    .plain = Dom spłonął, Lita jest z wami
    .more = Kapłan ghouli nie żyje, Lita jest w talii pierwszego badacza
setting-the_gathering-standing = { setting-the_gathering-standing.plain } ({ setting-the_gathering-standing.more })
    .plain = Dom nadal stoi
    .more = Kapłan ghouli nie żyje, Lity z wami nie ma
setting-the_gathering-alive = { setting-the_gathering-alive.plain } ({ setting-the_gathering-alive.more })
    .plain = Kapłan ghouli wciąż żyje
    .more = dom stoi, Lity z wami nie ma
setting-the_gathering-alive_lita = { setting-the_gathering-alive_lita.plain } ({ setting-the_gathering-alive_lita.more })
    .plain = Kapłan ghouli wciąż żyje, Lita jest z wami
    .more = dom stoi, Lita jest w talii pierwszego badacza
setting-the_gathering-fled = { setting-the_gathering-fled.plain } ({ setting-the_gathering-fled.more })
    .plain = Lita musiała poszukać pomocy u innych
    .more = dom stoi, Kapłan ghouli żyje, Lity z wami nie ma
setting-the_gathering-fled_lita = { setting-the_gathering-fled_lita.plain } ({ setting-the_gathering-fled_lita.more })
    .plain = Lita musiała poszukać pomocy u innych i wróciła
    .more = dom stoi, Kapłan ghouli żyje, Lita jest w talii pierwszego badacza
setting-the_midnight_masks = Jak skończyły się „{ scenario-the_midnight_masks }”
setting-the_midnight_masks-before = { setting-the_midnight_masks-before.plain } ({ setting-the_midnight_masks-before.more })
    .plain = Przed północą
    .more = początkowe ręce zostają całe
setting-the_midnight_masks-past = { setting-the_midnight_masks-past.plain } ({ setting-the_midnight_masks-past.more })
    .plain = Po północy
    .more = każdy traci 2 losowe karty z początkowej ręki
setting-got_away = Kultyści, którzy uciekli
setting-got_away-two = { setting-got_away-two.plain } ({ setting-got_away-two.more })
    .plain = { card-peter_warren } i { card-ruth_turner }
    .more = zagłada na początku: 1
setting-got_away-nobody = { setting-got_away-nobody.plain } ({ setting-got_away-nobody.more })
    .plain = Nikt
    .more = bez zagłady na początku
setting-got_away-all = { setting-got_away-all.plain } ({ setting-got_away-all.more })
    .plain = Cała szóstka
    .more = zagłada na początku: 3
earlier-unknown = Nie ma kultysty „{ $written }”, który mógłby uciec; są: { $names }.
earlier-twice = Wśród tych, którzy uciekli, ktoś jest podany dwa razy.
