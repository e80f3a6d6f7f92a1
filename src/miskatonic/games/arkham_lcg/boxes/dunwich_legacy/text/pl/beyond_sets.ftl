# Zestawy spotkań Czarnoksięstwo, Niewolnicy Bishopa, Lelki kozodoje i Otchłań.

## Czarnoksięstwo

card-visions_of_futures_past = Wizje z innego czasu
    .gen = Wizji z innego czasu
    .dat = Wizjom z innego czasu
    .acc = Wizje z innego czasu
    .ins = Wizjami z innego czasu
    .gender = plural
    .text = Odkrycie: test siły woli (5). Za każdy punkt, o jaki przegrywasz, odrzucasz wierzchnią kartę swojej talii.
card-beyond_the_veil = Za zasłoną
    .gen = „Za zasłoną”
    .dat = „Za zasłoną”
    .acc = „Za zasłoną”
    .ins = „Za zasłoną”
    .gender = neuter
    .text = Mroczna fala. Odkrycie: trafia do twojego obszaru zagrożenia, chyba że jest już tam jej kopia. Wymuszony, gdy w twojej talii nie ma kart: otrzymujesz 10 obrażeń, a ta karta zostaje odrzucona.

## Niewolnicy Bishopa

card-light_of_aforgomon = Światło Aforgomona
    .gen = Światła Aforgomona
    .dat = Światłu Aforgomona
    .acc = Światło Aforgomona
    .ins = Światłem Aforgomona
    .gender = neuter
    .text = Zagrożenie. Odkrycie: dołącz tę kartę do obecnej tajemnicy albo do obecnego aktu. Limit 1 na tajemnicę i akt. Wszystkie obrażenia i całe przerażenie są bezpośrednie.
card-thrall = Niewolnik
    .gen = Niewolnika
    .dat = Niewolnikowi
    .acc = Niewolnika
    .ins = Niewolnikiem
    .gender = masculine
    .text = Rozstawienie: lokalizacja z największą liczbą wskazówek. Mściwy.
card-wizard_of_yog_sothoth = Czarownik Yog-Sothotha
    .gen = Czarownika Yog-Sothotha
    .dat = Czarownikowi Yog-Sothotha
    .acc = Czarownika Yog-Sothotha
    .ins = Czarownikiem Yog-Sothotha
    .gender = masculine
    .text = Polowanie: na tego, kto ma na ręce najmniej kart. Łowca. Wymuszony, gdy badacz, z którym jest w zwarciu, dobiera kartę z cechą Urok lub Pakt: atakuje tego badacza. Zwycięstwo 1.

## Lelki kozodoje

card-whippoorwill = Lelek kozodój
    .gen = Lelka kozodoja
    .dat = Lelkowi kozodojowi
    .acc = Lelka kozodoja
    .ins = Lelkiem kozodojem
    .gender = masculine
    .text = Powściągliwy. Łowca. Każdy badacz w jego lokalizacji ma siłę woli, intelekt, walkę i zwinność o 1 niższe.
card-eager_for_death = Pragnienie śmierci
    .gen = Pragnienia śmierci
    .dat = Pragnieniu śmierci
    .acc = Pragnienie śmierci
    .ins = Pragnieniem śmierci
    .gender = neuter
    .text = Odkrycie: test siły woli (2), trudniejszy o 1 za każde obrażenie na tobie. Przy porażce otrzymujesz 2 punkty przerażenia.

## Otchłań

card-pushed_into_the_beyond = Zepchnięty w otchłań
    .gen = „Zepchnięty w otchłań”
    .dat = „Zepchnięty w otchłań”
    .acc = „Zepchnięty w otchłań”
    .ins = „Zepchnięty w otchłań”
    .gender = neuter
    .text = Odkrycie: wybierz kontrolowany przez siebie atut, który nie jest kartą fabularną, i wtasuj go do swojej talii; potem odrzuć 3 wierzchnie karty swojej talii. Jeśli jest wśród nich kopia tego atutu, otrzymujesz 2 punkty przerażenia.
card-terror_from_beyond = Groza z otchłani
    .gen = Grozy z otchłani
    .dat = Grozie z otchłani
    .acc = Grozę z otchłani
    .ins = Grozą z otchłani
    .gender = feminine
    .text = Zagrożenie. Odkrycie: wybierz atuty, wydarzenia albo umiejętności. Każdy odrzuca z ręki wszystkie takie karty. Jeśli w tej fazie dobrano już wcześniej kopię tej karty, wybierz dwa z tych rodzajów.
card-arcane_barrier = Mroczna bariera
    .gen = Mrocznej bariery
    .dat = Mrocznej barierze
    .acc = Mroczną barierę
    .ins = Mroczną barierą
    .gender = feminine
    .text = Odkrycie: dołącz tę kartę do swojej lokalizacji. Wejście do tej lokalizacji i wyjście z niej kosztuje dodatkowo test siły woli (4): przy sukcesie ta karta zostaje odrzucona; przy porażce albo się nie ruszasz, albo odrzucasz 5 wierzchnich kart swojej talii.

## Pytania i wydarzenia

ask-light_of_aforgomon = { NAME($seat) }: { ask-light_of_aforgomon.question }
    .question = { NAME($source) }. Na co pada?
option-light_of_aforgomon = { $choice ->
        [agenda] Na tajemnicę
       *[act] Na akt
    }
verb-light_of_aforgomon = Dołącz
ask-pushed_into_the_beyond = { NAME($seat) }: { ask-pushed_into_the_beyond.question }
    .question = { NAME($source) }. Który atut wtasujesz do swojej talii?
option-push = { NAME($card) }
verb-push = Wtasuj do talii
ask-terror_from_beyond = { NAME($seat) }: { ask-terror_from_beyond.question }
    .question = { NAME($source) }. Co wszyscy odrzucają?
option-terror_from_beyond = { $choice ->
        [asset] Wszystkie atuty z ręki
        [event] Wszystkie wydarzenia z ręki
       *[skill] Wszystkie umiejętności z ręki
    }
verb-terror_from_beyond = Wszyscy odrzucają
ask-arcane_barrier = { NAME($seat) }: { ask-arcane_barrier.question }
    .question = { NAME($source) }. Zostajesz czy przedzierasz się?
option-arcane_barrier = { $choice ->
        [stay] Zostajesz na miejscu
       *[lose] Odrzuć 5 wierzchnich kart talii i rusz dalej
    }
verb-arcane_barrier = Przy barierze
event-pushed = Do talii { NAME($seat, case: "gen") } zostaje wtasowana karta „{ NAME($card) }”{ by-source }.
event-is_held = { NAME($card) } zatrzymuje { NAME($seat, case: "acc") } na miejscu.
step-pushed = wtasowane do talii
step-is_held = zatrzymanie
trait-abomination = Wynaturzenie
trait-power = Moc
