### Sytuacja słowami, dla terminala i widoku listy.

board-turn = Tura: { NAME($who) }. { $count ->
        [one] Została 1 akcja.
        [few] Zostały { $count } akcje.
       *[many] Zostało { $count } akcji.
    }
board-track = { NAME($elder_one) } na torze przywołania: pole { $count } z { $of }, czerwone od { $red }
board-stage = { NAME($stage) }: zdrowie { $left } z { $of }, kości standardowe: { $standard }, dodatkowe: { $bonus }
board-clock = Symbole na stosie odrzuconych: { $count } z { $of }
board-decks = Talia Mitów: { $mythos } (z symbolem { $symbols }), talia Odkryć: { $discoveries }
board-ritual = { NAME($counter) }: { $count } z { $of }
board-disrupted = Rytuał jest przerwany
board-dice = Rzut: { NAME($who) }
board-roll = Sukcesy: { $successes }, macki: { $tentacles }, znaki: { $signs }
board-dead = poza grą
board-wounded = Obrażenia { $count } z { $of }
board-stressed = Stres { $count } z { $of }
board-sanity = Utracona poczytalność { $count } z { $of }, do następnego progu { $next }
board-insanity = { NAME($insanity) }
board-skills = { $skills }
board-dice_owned = Kości dodatkowe: { $count }
board-burning = Ogień na planszy badacza: { $count }
board-held = Ma: { $cards }
board-gate_red = Czerwona Brama
board-gate_yellow = Żółta Brama
board-gate_blue = Niebieska Brama
board-start = Start
board-fire = Ogień
board-barred_way = { NAME($token) } w przejściu: { NAME($space) }
board-near = W odległości { $count }: { LIST($spaces) }
board-reserve = Rezerwa
board-cultists = Kultyści
board-monsters = Potwory
board-elder_one = Przedwieczny
board-tokens = Żetony
board-barrier = Przejście z żetonem
board-stress = Stres
board-wounds = Pozostałe zdrowie
board-bonus_dice = Kości dodatkowe
board-symbols = Symbol przywołania
board-key = można wybrać
terminal-undo-phase = całą fazę
