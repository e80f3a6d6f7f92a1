### Dlaczego rozsądny gracz wybrałby to, co mówi podpowiedź: całe zdania.

hint-run_job = { CAP(NAME($space, case: "in")) } jeszcze w tej turze wykonasz akcję „{ NAME($action) }”.
hint-step_by_step = Idź { NAME($space, case: "to") }, pole po polu.
hint-job_there = { CAP(NAME($space, case: "in")) } trzeba wykonać akcję „{ NAME($action) }”.
hint-on_the_way = To droga { NAME($space, case: "to") }, gdzie trzeba wykonać akcję „{ NAME($action) }”.
hint-run_attack = Dosięgniesz stamtąd { NAME($enemy, case: "acc") } i zostanie ci akcja na atak.
hint-run_rest = { CAP(NAME($space, case: "in")) } nikt ci nie przeszkodzi: możesz tam odpocząć.
hint-run_safe = { CAP(NAME($space, case: "in")) } jesteś na Bezpiecznym polu: tura skończy się przeszukaniem, a nie walką.
hint-run_fight = { CAP(NAME($enemy)) } pójdzie za tobą, a na atak zostanie ci akcja.
hint-better_there = Ze wszystkich pól w zasięgu to obiecuje najwięcej w następnych turach.
hint-sneak = Kto zostanie w tyle, nie zaatakuje cię na koniec tury.
hint-stop = Dalszy bieg sprowadziłby tylko nowych wrogów na twój trop.
hint-attack = Szansa na zabicie: około { $percent }%; żywy wróg zaatakuje na koniec tury i nie pozwoli odpocząć ani przeszukać pola.
hint-attack_wounds = Od razu raczej nie zginie, ale obrażenia zostają (średnio { $wounds } z { $left }, które jeszcze zniesie); żywy wróg zaatakuje na koniec tury i nie pozwoli odpocząć ani przeszukać pola.
hint-attack_far = Szansa na zabicie, zanim wróg do ciebie dotrze: około { $percent }%.
hint-attack_wounds_far = Od razu raczej nie zginie, ale obrażenia zostają (średnio { $wounds } z { $left }, które jeszcze zniesie), a stamtąd nie odda ciosu.
hint-attack_stage = Rytuał jest przerwany, więc liczy się każde obrażenie: tym atakiem średnio { $wounds } z { $left }, które to Stadium jeszcze zniesie.
hint-attack_elder = Rytuał jest przerwany, więc liczy się każde obrażenie; szansa na pokonanie tego Stadium jednym atakiem: około { $percent }%.
hint-attack_last = To ostatnie Stadium: szansa na wygranie gry tym atakiem wynosi około { $percent }%.
hint-rest = Jest bezpiecznie, a mniej stresu to więcej przerzutów, gdy będą potrzebne.
hint-rest_wounds = { $count ->
        [one] Z 1 obrażeniem
        [few] Z { $count } obrażeniami
       *[many] Z { $count } obrażeniami
    } lepiej nie czekać na następny atak, a teraz jest bezpiecznie.
hint-rest_ready = Ostatni krok rytuału sprowadzi Przedwiecznego: najpierw wszyscy powinni być gotowi do walki.
hint-prepare = To przygotowuje krok rytuału.
hint-ritual = Liczy się każdy krok: do przerwania rytuału brakuje jeszcze { $count }.
hint-disrupt = Tym można przerwać rytuał, a od tej chwili da się ranić Przedwiecznego.
hint-end_search = Nic nie jest warte następnej akcji, a na Bezpiecznym polu tura kończy się przeszukaniem.
hint-end = Następna akcja kosztowałaby więcej, niż da.
hint-end_out = Nie masz już akcji.
hint-keep = To, co mógłby dać kolejny rzut, nie jest warte swojej ceny.
hint-keep_enough = To już wystarczy.
hint-reroll_life = Chodzi o życie: szansa przetrwania to { $percent }% zamiast { $before }%, jeśli będziesz przerzucać dalej.
hint-reroll_wound = Obrażenie jest gorsze niż cena tego przerzutu.
hint-reroll_wound_free = To nic nie kosztuje, a może oszczędzić ci obrażenia.
hint-reroll_goal = Szansa na to, czego potrzebujesz: około { $percent }% zamiast { $before }%, jeśli będziesz przerzucać dalej.
hint-reroll_free = To nic nie kosztuje, a na tej kości może być już tylko lepiej.
hint-reroll = Liczy się tu każdy sukces, a stres da się znieść.
hint-use = { CAP(NAME($card)) }: teraz daje to więcej, niż dałoby później.
hint-boost = Liczą się tu obrażenia, a cenę da się zapłacić.
hint-target = Ten sam rzut może zranić także tego wroga.
hint-wound = Tam obrażenie przyda się najbardziej.
hint-carry_self = Masz jeszcze dość zdrowia, a Towarzysz może się przydać później.
hint-carry_companion = Nie stać cię na to obrażenie; od tego są Towarzysze.
hint-reduce = Czemu się zapobiegnie, tego nie trzeba leczyć.
hint-reduce_sanity = Utracona poczytalność nigdy nie wraca.
hint-grow = Progi dają siłę, a do końca toru jeszcze daleko.
hint-heal = To dokuczałoby ci najbardziej.
hint-needs_it = Nikt nie potrzebuje tego bardziej.
hint-skill = W walce z Przedwiecznym ta umiejętność pomoże najbardziej.
hint-brings = Po zważeniu ceny i korzyści wypada najlepiej.
hint-pass = Nic z tego, co można wybrać, nie jest teraz warte swojej ceny.
hint-least = Ze wszystkich możliwości ta jest dla was najlepsza.
hint-mythos = Im mniej symboli przywołania wychodzi, tym później przesunie się Przedwieczny.
hint-agree = Kto o to prosi, ma plan, a wygrywacie i przegrywacie razem.
hint-thought_best = Według bota to najmocniejszy wybór.
hint-any = Tu każda odpowiedź jest równie dobra.
hint-price = { CAP(LIST($lines, sep: "; ")) }.
hint-chance = Szansa na sukces: około { $percent }%.
hint-end_waits = Ostatni krok rytuału sprowadzi Przedwiecznego: lepiej poczekać, aż wszyscy będą gotowi do walki. Na Bezpiecznym polu tura kończy się przeszukaniem.
