game-name = Ostatnia świeca
game-tagline = Przeczytajcie księgę, zanim zrobi to ciemność.
ask-hour = { $count ->
    [one] Została jedna strona. Co robisz?
    [few] Zostały { $count } strony. Co robisz?
    [many] Zostało { $count } stron. Co robisz?
   *[other] Zostało { $count } strony. Co robisz?
}
option-read = Przeczytaj stronę
option-guard = Osłaniaj płomień
verb-read = Czytaj
verb-guard = Osłaniaj płomień
event-relit = { NAME($who) } zapala świecę na nowo; płonące świece: { $count }.
event-page = { NAME($who) } czyta stronę; stron do końca: { $count }.
event-draught = Przeciąg gasi świecę; płonące świece: { $count }.
outcome-dawn = Ostatnia strona odwraca się, gdy niebo szarzeje.
outcome-dark = Zgasła ostatnia świeca.
rule-LC-1 = Palą się wszystkie świece, a przed wami cała księga.
rule-LC-2 = Przeczytaj stronę albo, jeśli któraś świeca zgasła, osłaniaj płomień.
rule-LC-3 = Kto odwróci ostatnią stronę, wygrywa dla wszystkich.
rule-LC-4 = Przy jedynce lub dwójce przeciąg gasi świecę; ostatnia oznacza przegraną.
setting-book = Księga
setting-book-thin = cienka
setting-book-thick = gruba
