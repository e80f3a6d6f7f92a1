### Co się właśnie stało: pasek nad planszą i kartka o tym, co zaszło od ostatniej decyzji.

web-film = Co się stało
web-film-nothing = Nic od twojej ostatniej decyzji
web-film-step = Krok { $n }: { $say }
web-film-skip = Pomiń
web-film-again = Jeszcze raz
web-film-back = Krok wstecz
web-film-on = Krok dalej
web-then-decision = Potem: twoja decyzja, { $name }
web-then-end = Potem: koniec gry
web-recap = Od twojej ostatniej decyzji
web-recap-watching = Od ostatniej decyzji
web-recap-watch = Obejrzyj jeszcze raz: { $say }
web-recap-more = i jeszcze { $count }
web-recap-loss = Strata:
web-speed = Tempo zdarzeń
web-speed-off = Bez ruchu
web-speed-quick = Szybko
web-speed-slow = Powoli
web-key-film = obejrzyj jeszcze raz, co się stało
web-key-film-steps = krok wstecz albo dalej
