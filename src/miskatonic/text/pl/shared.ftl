# Wiadomości wspólne dla wszystkich gier i sposobów grania.

# LIST($things): przecinki są już w $before.
list-and = { $before } i { $last }

# Zdanie po zdaniu.
sentences = { LIST($lines, sep: " ") }

# Podpowiedź o odpowiedzi, której żaden bot nie ocenia.
hint-unjudged = Podpowiedź nie potrafi ocenić tej odpowiedzi: to tylko przypuszczenie.

# LIST bez żadnej rzeczy.
nothing = nic
    .gen = niczego
    .dat = niczemu
    .acc = nic
    .ins = niczym

# Miejsce przy stole.
seat-0 = Gracz 1
    .the = Gracz 1
    .gen = Gracza 1
    .dat = Graczowi 1
    .acc = Gracza 1
    .ins = Graczem 1
    .gender = masculine
seat-1 = Gracz 2
    .the = Gracz 2
    .gen = Gracza 2
    .dat = Graczowi 2
    .acc = Gracza 2
    .ins = Graczem 2
    .gender = masculine
seat-2 = Gracz 3
    .the = Gracz 3
    .gen = Gracza 3
    .dat = Graczowi 3
    .acc = Gracza 3
    .ins = Graczem 3
    .gender = masculine
seat-3 = Gracz 4
    .the = Gracz 4
    .gen = Gracza 4
    .dat = Graczowi 4
    .acc = Gracza 4
    .ins = Graczem 4
    .gender = masculine
seat-4 = Gracz 5
    .the = Gracz 5
    .gen = Gracza 5
    .dat = Graczowi 5
    .acc = Gracza 5
    .ins = Graczem 5
    .gender = masculine
seat-5 = Gracz 6
    .the = Gracz 6
    .gen = Gracza 6
    .dat = Graczowi 6
    .acc = Gracza 6
    .ins = Graczem 6
    .gender = masculine
seat-6 = Gracz 7
    .the = Gracz 7
    .gen = Gracza 7
    .dat = Graczowi 7
    .acc = Gracza 7
    .ins = Graczem 7
    .gender = masculine
seat-7 = Gracz 8
    .the = Gracz 8
    .gen = Gracza 8
    .dat = Graczowi 8
    .acc = Gracza 8
    .ins = Graczem 8
    .gender = masculine

# Zdarzenia wspólne dla wszystkich gier. $what to możliwość w pełnym brzmieniu; $fate to „same” albo „new”.

event-forced = Jedyna możliwość: { $what }.
event-undone = { $decisions ->
        [one] Cofnięto 1 decyzję
        [few] Cofnięto { $decisions } decyzje
       *[many] Cofnięto { $decisions } decyzji
    }; { $fate ->
        [new] odtąd los rozstrzyga od nowa
       *[same] los rozstrzygnie tak samo jak przedtem
    }.

# Zasady zmieniły się w międzyczasie; $was i $now to ich wersje.
event-new_rules = { $what ->
        [cards] Karty tej gry się zmieniły
       *[rules] Zasady się zmieniły (wersję { $was } zastąpiła { $now })
    }. Gra toczy się dalej od początku { $where ->
        [step] przerwanego kroku
       *[turn] ostatniej tury
    }{ $decisions ->
        [0] .
        [one] ; cofnięto 1 decyzję.
        [few] ; cofnięto { $decisions } decyzje.
       *[many] ; cofnięto { $decisions } decyzji.
    }
event-untold = Stało się tu coś, czego nie da się już opisać słowami.

# Jak daleko coś się cofa: undo-<mark>. Gra, która zna inne odcinki, nazywa je sama.

undo-decision = Ostatnia decyzja
undo-action = Cała akcja
undo-turn = Cała tura

# Ustawienie wspólne dla wszystkich gier.

setting-fate = Los po cofnięciu decyzji
setting-fate-same = Rozstrzyga tak samo
setting-fate-new = Rozstrzyga od nowa

save-other-cards = Tego zapisu nie da się kontynuować: od jego powstania karty gry się zmieniły. Można grać dalej w tej wersji Miskatonic, w której powstał.

## Karta z celem

goal-heading-wins = Wygrywacie, gdy
goal-heading-loses = Przegrywacie, gdy
goal-heading-left = zostało
goal-heading-turn = W swojej turze
goal-row-wins = { $of } { $say } ({ $have } z { $of })
goal-row-loses = { $say } Zostało: { $left }.
goal-title = Cel gry
goal-later = Cel gry poznacie, gdy tylko badacze zostaną wybrani.
cause-measure = { $what }: { $value } z { $goal }.
