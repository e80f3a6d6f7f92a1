### Co dzieje się między dwiema decyzjami, w kilku słowach obok nazwy.

step-laid_out = czeka na stole
step-investigators = { $count ->
        [one] gra
        [few] i pozostali grają
       *[many] i pozostali grają
    }
step-begins_hurt = zaczyna z traumą
step-log_brings = z dziennika kampanii
step-log_counts = teraz się liczy
step-scenario = początek
step-mulligan = wymienia karty
step-begins_in_play = jest w grze od początku
step-keeps = zatrzymuje rękę
step-round = Nowa runda
step-phase = Faza { $phase ->
        [mythos] Mitów
        [investigation] badaczy
        [enemy] wrogów
       *[upkeep] utrzymania
    }
step-turn = zaczyna turę
step-doom = zagłada rośnie
step-advances = postępuje
step-current = od teraz
step-spends_clues = wydaje wskazówki
step-placed = wszyscy są teraz tam
step-removed = usunięcie z gry
step-uses = używa { NAME($card, case: "gen") }
step-triggers = { $own ->
        [true] własna zdolność
       *[false] { NAME($card) }
    }
step-plays = zagrywa { NAME($card, case: "acc") }
step-play_lost = karty już nie ma
step-dearer = płaci o akcję więcej
step-more_actions = ma więcej akcji
step-lost_action = traci akcję
step-moves = { NAME($place) }
step-revealed = nowa lokalizacja
step-gains = dostaje zasoby
step-loses = traci zasoby
step-discovers = odkrywa wskazówki
step-no_clues = nic nie znajduje
step-covered_up = zaciera ślady
step-test = wykonuje test
step-commits = przeznacza { NAME($card, case: "acc") }
step-token = żeton: { NAME($token) }
step-several_tokens = ujawnia kilka żetonów
step-token_apart = żeton: { NAME($token) }
step-several_apart = ujawnia kilka żetonów
step-treated = liczy się jako { NAME($now) }
step-ignored = ignoruje
step-sealed = pieczętuje żeton
step-no_seal = nie ma czego zapieczętować
step-passed = sukces
step-failed = porażka
step-cancelled = anuluje
step-spawns = pojawia się
step-no_spawn = nie ma gdzie się pojawić
step-unique_there = już jest w grze
step-engages = wchodzi w zwarcie
step-disengages = koniec zwarcia
step-evaded = zostaje w tyle
step-enemy_moves = idzie
step-enemy_held = nie może przejść
step-opportunity = atak towarzyszący
step-retaliates = mści się
step-attacks = atakuje
step-enemy_hit = otrzymuje obrażenia
step-enemy_defeated = wróg pokonany
step-damage_placed = otrzymuje obrażenia
step-horror_placed = otrzymuje przerażenie
step-healed = leczy rany
step-asset_defeated = atut pokonany
step-defeated = wypada z gry
step-leads = przejmuje dowodzenie
step-resigned = rezygnuje
step-trauma = otrzymuje traumę
step-killed = ginie
step-earns = otrzymuje doświadczenie
step-draws = dobiera kartę
step-no_cards = nie ma już kart
step-deck_emptied = talia była pusta
step-weakness = dobiera osłabienie
step-encounter = dobiera: { NAME($card) }
step-no_encounter = kart spotkań już nie ma
step-encounter_shuffled = Nowa talia spotkań
step-redirected = dobiera ją ktoś inny
step-shuffled_back = wraca do talii
step-gives = zmienia kontrolującego
step-gives_resources = przekazuje zasoby
step-threatens = trafia do obszaru zagrożenia
step-attached = karta dołączona
step-not_attached = nie da się dołączyć
step-discards = odrzuca { NAME($card, case: "acc") }
step-card_discarded = karta odrzucona
step-makes_room = robi miejsce
step-used_up = karta zużyta
step-controls = przejmuje kontrolę
step-returns = wraca na rękę
step-fetches = bierze kartę z talii
step-shuffled_in = wraca do talii spotkań
step-scried = zagląda do talii
step-weakness_chosen = wybiera osłabienie
step-weakness_dealt = ma losowe osłabienie
step-noted = nowy wpis
step-noted_under = nowy wpis
step-noted_number = nowy wpis
step-newcomer = dołącza do kampanii
step-campaign_ends = koniec kampanii
step-campaign_partly = na razie tylko ten scenariusz
step-campaign_waits = kampania czeka
step-deck_discards = odrzuca z talii
step-exchanged = zastąpiona na stałe
step-crossed_out = skreślenie wpisu
step-crossed_out_number = skreślenie wpisu
step-remembers = zapamiętuje
step-crossed_out_under = skreślenie wpisu
step-joins = zabiera { NAME($card, case: "acc") }
step-declines = nie bierze karty
step-waits = czeka
step-insane = popada w obłęd
step-counts = punkty zwycięstwa
step-bonus = Więcej doświadczenia
step-gain = zmiana doświadczenia
step-wish = inne pytania
