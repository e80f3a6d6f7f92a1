### Strona główna, powtórka i koniec gry.

## Strona główna

web-home-title = Czytelnia jest otwarta całą noc.
web-home-what = Gry kooperacyjne z zasadami co do joty. Samotnie, przy jednym ekranie albo ze znajomymi przez link. Bez konta.
web-home-continue = Wróć do gry
web-home-yours = Twoja decyzja
web-home-result = Zobacz wynik
web-home-read = Obejrzyj
web-home-all = Wszystkie stoły: { $count }
web-home-export = Zapisz jako plik
web-home-delete = Usuń ten stół
web-home-delete-sure = Usunąć na zawsze?
web-home-delete-not = Zachowaj
web-home-import = Otwórz zapisany stół
web-home-import-say = lub upuść tu jego plik
web-home-new = Nowy stół
web-home-later = Wkrótce
web-home-size = { $seats } Badaczy, ok. { $minutes } min
web-home-seats = Ilu badaczy
web-home-who = Kto gra
web-home-who-me = Tylko ja
web-home-who-friends = Znajomi przez link
web-home-who-bots = Ja i boty
web-home-bots = Jak grają boty
web-home-bot-sensible = Rozsądnie
web-home-bot-random = Losowo
web-home-more = Więcej ustawień
web-home-less = Mniej ustawień
web-home-sit = Siadam do stołu
web-home-links = Stół jest gotowy
web-home-links-say = Wyślij każdej osobie jeden link. Kto go ma, siada na tym miejscu; ty siedzisz na miejscu 1.
web-home-link-seat = Miejsce { $seat }
web-home-link-watch = Dla widzów
web-home-copy = Kopiuj
web-home-copied = Skopiowano
web-home-language = Język
web-home-day = Motyw dzienny
web-home-night = Motyw nocny
web-home-fan = Cyfrowy stół stworzony przez fanów, niezwiązany z wydawcami. Bezpłatny, bez reklam i bez śledzenia.
web-home-credits = Autorzy

## Powtórka

web-replay-title = Powtórka
web-replay-steps = Kroki powtórki
web-replay-at = Decyzja { $at } z { $last }
web-replay-answer = Odpowiedź: { $say }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-forward = Krok naprzód
web-replay-last = Na koniec
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-link = Link do tej pozycji
web-replay-continue = Graj dalej od tego miejsca
web-replay-continue-say = Nowy stół, który zaczyna od tej pozycji; stary zostaje bez zmian.
web-replay-table = Do stołu
web-replay-missing = Nie ma takiego stołu albo ta przeglądarka nie ma do niego klucza.

## Koniec

web-end = Wynik
web-end-won = Wygrana
web-end-lost = Przegrana
web-end-table = { $game }, Badacze: { $seats }
web-end-of = { $value } z { $goal }
web-end-minutes = Czas w minutach
web-end-on = Dalej w kampanii
web-end-replay = Powtórka
web-end-again = To samo ziarno
web-end-share = Udostępnij
web-end-shared = Skopiowano
web-copied-result = Skopiowano wynik gry. Można go wkleić, gdzie trzeba.
web-copied-position = Skopiowano link do tej pozycji. Można go wkleić, gdzie trzeba.
web-not-copied = Nie udało się skopiować. Oto treść: { $text }
web-end-text = { $game }: { $result }. { $measures }. Badacze: { $seats }, tury: { $turns }.
web-end-honours = Wyróżnienia
web-end-undo = Cofnij ostatnią decyzję
web-end-undo-ask = Poproś o cofnięcie ostatniej decyzji
web-end-new = Nowy stół

## Przebieg

web-course = Jak to było
web-course-show = Przebieg
web-course-table = Stół na koniec
web-course-wins = { $goal } wygrywa
web-course-loses = { $goal } przegrywa
web-course-points = Punkty zwrotne
web-course-from = powtórka od decyzji
web-course-replay = Powtórka od decyzji { $at }: { $say }
web-course-numbers = Liczby
web-course-line = { $label }: na początku { $first }, na końcu { $last }
web-course-tally = decyzje: { $decisions }, tury: { $turns }, cofnięte: { $undone }
web-course-dice = Kości
web-course-expected = kreska: oczekiwane
web-course-luck = { $face }: { $fell }, oczekiwane { $expected }
web-course-day = dzień { $number }
web-course-turn = tura { $number }
web-course-round = runda { $number }
