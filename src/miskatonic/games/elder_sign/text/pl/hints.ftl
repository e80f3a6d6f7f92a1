### Dlaczego rozsądny gracz wybrałby to, co mówi podpowiedź: całe zdania.

hint-attempt_signs = Około { $percent }% szans na rozpatrzenie, a nagrodą { $count ->
        [one] jest Znak Starszych Bogów
        [few] są { $count } Znaki Starszych Bogów
       *[many] jest { $count } Znaków Starszych Bogów
    }.
hint-attempt = Około { $percent }% szans na rozpatrzenie, a ze wszystkich kart jej nagrody i trofea są najbardziej warte ryzyka.
hint-entrance = Żadna karta nie obiecuje więcej niż to, co można dostać przy wejściu.
hint-roll = Rzucając, nie ma się nic do stracenia.
hint-roll_chance = Około { $percent }% szans, że odtąd uda się rozpatrzyć całą kartę.
hint-buy_sign = Brakuje wam jeszcze { $count ->
        [one] 1 Znaku
        [few] { $count } Znaków
       *[many] { $count } Znaków
    } Starszych Bogów, a ten jest pewny.
hint-buy = W następnych próbach przyda się bardziej niż trofea.
hint-care = Bez większej Poczytalności i Wytrzymałości następna porażka może być ostatnią.
hint-search = To nie kosztuje trofeów, a może znaleźć się coś przydatnego.
hint-use = Ta karta pomoże teraz bardziej, niż gdyby została na ręce.
hint-keep = To, co pokazuje ta kość, będzie potrzebne.
hint-again = Przerzucone lub obrócone, te kości obiecują więcej, niż pokazują.
hint-leave_dice = Tak, jak leżą, kości są lepsze, niż byłyby po nowym rzucie.
hint-complete = Kości pokazują to, czego trzeba do zadania, a na resztę zostaje ich dość.
hint-resolves = Po tym zadaniu nic już nie może się tu nie udać.
hint-die_least = Ta kość jest najmniej potrzebna do tego, co zostało.
hint-give_up = Szans prawie już nie ma, a dalsze próby kosztowałyby więcej.
hint-least_in_the_way = Tam najmniej przeszkadza.
hint-costs_least = Ze wszystkich możliwości ta kosztuje najmniej.
hint-take = To przyda się najbardziej.
hint-mythos = Następna północ będzie dzięki temu łatwiejsza.
hint-help = Stać cię na to ryzyko, a wygrywacie i przegrywacie razem.
hint-did_best = W wielu rozegranych do końca grach tak szło najlepiej.
hint-any = Tu każda odpowiedź jest równie dobra.
hint-attempt_slim = Tylko około { $percent }% szans na rozpatrzenie, ale żadna inna karta nie obiecuje więcej.
hint-attempt_prey = Tylko około { $percent }% szans na rozpatrzenie, ale można tam zdobyć potwora, nawet jeśli reszta się nie uda.
hint-counts_on = To z pomocą kart: { LIST($cards) }.
hint-loss = { $kind ->
        [kind-doom] +
       *[other] −
    }{ $count } { $count ->
        [one] { NAME($kind, case: "gen") }
        [few] { NAME($kind, case: "many") }
       *[many] { NAME($kind, case: "many") }
    }
hint-else = W razie porażki: { LIST($losses) }.
hint-else_devoured = W razie porażki: { LIST($losses) }, czyli pochłonięcie.
hint-roll_slim = Całej karty raczej już się nie rozpatrzy, ale rzucając, nie ma się nic do stracenia.
hint-complete_slim = Kości pokazują to, czego trzeba do zadania; na resztę same kości nie wystarczą.
hint-complete_prey = Potwór będzie twój, nawet jeśli reszta karty się nie uda.
