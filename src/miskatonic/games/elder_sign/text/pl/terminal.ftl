# Co terminal mówi o muzeum: plansza w słowach i napisy pełnego ekranu.

## Noc

board-turn = Tura: { NAME($who) }.
board-clock = Zegar: { $hour }.
board-midnight_due = Gdy skończy się ta tura, wybije północ.
board-midnight_near = zaraz północ
board-ancient_one = { NAME($ancient_one) } { $awake ->
        [true] już nie śpi
       *[false] śpi
    }.
board-doom = Zagłada: { $count } z { $of }.
board-monster_spaces = Potwora sprowadza żeton zagłady nr { $spaces }.
board-signs = Znaki Starszych Bogów: { $count } z { $of }.
board-combat = Zadanie walki: { $needs }.
board-mythos = Karta Mitów, { NAME($mythos) }: { $effect }
board-mythos_next = Następna karta Mitów: { NAME($mythos) }.
board-not_laid_out = Muzeum nie jest jeszcze rozłożone.

## Przygody

board-card = { NAME($place) }
board-world = Inny Świat, { NAME($place) }
board-task = zadanie { $number }: { $needs }
board-in_order = zadania w tej kolejności
board-any_order = zadania w dowolnej kolejności
board-investigation = Śledztwo { $count }
board-either = { $one } lub { $other }
board-costs = koszt: { $things }
board-hours = godziny: { $count }
board-monster_task = { NAME($monster) }: { $needs }
board-monster_below = { NAME($monster) }, pod kartą: { $needs }
board-monster_added = { NAME($monster) }, dodatkowe zadanie: { $needs }
board-beaten = { NAME($monster, case: "acc") } już pokonano
board-done = wykonane
board-frame_full = potwór może zakryć to zadanie
board-frame_partial = potwór może zakryć część tego zadania
board-frame_empty = wolne miejsce na potwora
board-frame_short = wolne miejsce
board-rewards = Nagroda: { $things }
board-doom_removed = mniej zagłady: { $count }
board-penalties = Kara: { $things }
board-no_penalties = Bez kary
board-trophies = Trofea: { $count }
board-locks = Blokuje: { LIST($things) }
board-terror = Panika: { $effect }
board-midnight = Północ: { $effect }
board-awakening = Przebudzenie: { $effect }
board-here = Tutaj: { $people }
board-chance = Szansa aktywnego gracza: { $chance } (szacunek)
board-nobody = nikt

## Kości

board-dice = Kości
board-roll = Rzut { $number }
board-place_supply = Wolne
board-place_pool = Pula
board-place_task = Na zadaniu
board-place_discarded = Odłożone
board-place_focused = Skupienie
board-place_spell = Na Zaklęciu
board-place_locked = Zablokowane
board-place_gone = Poza grą
board-place_helper = Pomaga: { NAME($who) }
board-green = { $count ->
        [one] zielona
        [few] zielone
        [many] zielone
       *[other] zielone
    }
board-yellow = żółta
board-red = czerwona
board-attempt = Próba: { NAME($place) }.
board-odds = Rzut { $count ->
        [one] { $count } kością
        [few] { $count } kośćmi
        [many] { $count } kośćmi
       *[other] { $count } kości
    }: { $odds } (dokładnie).
board-odds_short = Rzut { $count ->
        [one] { $count } kością
        [few] { $count } kośćmi
        [many] { $count } kośćmi
       *[other] { $count } kości
    }:
board-odds_task = zadanie { $number } { $chance }
board-odds_monster = { NAME($monster) } { $chance }
board-odds_combat = trafienie { $chance }
board-whole = Cała przygoda przy najlepszym wyborze: { $chance } (szacunek).

## Badacze i stosy

board-sanity = Poczytalność: { $count } z { $of }
board-stamina = Wytrzymałość: { $count } z { $of }
board-clues = Wskazówki: { $count }
board-trophy_value = Trofea: { $count }
board-trophies_held = Trofea: { $count } ({ LIST($things) })
board-hand = Karty: { LIST($things) }
board-daily_used = zdolność dzienna zużyta
board-out = poza grą
board-vacant = pochłonięty, do wyboru nowy Badacz
board-choosing = Badacz jeszcze nie wybrany
board-decks = Talie: { $decks }.
board-monsters = Potwory w grze: { $count }. W puli potworów: { $cup }.

## Co znaczą znaki na rysunku

board-sign_requirements = Wymagane i wyrzucone:
board-sign_investigation = Śledztwo
board-sign_lore = Wiedza
board-sign_peril = Niebezpieczeństwo
board-sign_terror = Panika
board-sign_wild = Joker
board-sign_dice = Kości:
board-sign_green = zielona
board-sign_yellow = żółta
board-sign_red = czerwona
board-sign_rewards = Zyski i straty:
board-sign_cards = Karty:
board-sign_arrow = w tej kolejności
board-sign_frame = wolne miejsce na potwora
board-sign_half = potwór zakryje część
board-sign_below = potwór pod kartą
board-sign_lock = blokuje kość
board-sign_terror_effect = efekt paniki
board-sign_midnight = efekt północy
board-sign_clock = 3 godziny
board-sign_chance = szansa, szacunek
board-sign_done = wykonane
