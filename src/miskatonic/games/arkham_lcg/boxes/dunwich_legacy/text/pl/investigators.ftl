# Dziedzictwo Dunwich: badacze, ich karty osobiste i osobiste osłabienia.

card-jenny_barnes = Jenny Barnes
    .gen = Jenny Barnes
    .dat = Jenny Barnes
    .acc = Jenny Barnes
    .ins = Jenny Barnes
    .gender = feminine
    .subtitle = Dyletantka
    .text = W każdej fazie utrzymania zyskujesz o 1 zasób więcej.
    .elder = +1 za każdy zasób w twojej puli.
card-jennys_twin_45s = Bliźniacze .45 Jenny
    .gen = Bliźniaczych .45 Jenny
    .dat = Bliźniaczym .45 Jenny
    .acc = Bliźniacze .45 Jenny
    .ins = Bliźniaczymi .45 Jenny
    .gender = plural
    .subtitle = Idealnie dopasowane
    .text = Wyłącznie do talii Jenny Barnes. Wybierasz, ile zasobów za nie płacisz; tyle mają naboi. Akcja, 1 nabój: Walka. W tym ataku masz +2 do walki, a atak zadaje o 1 obrażenie więcej.
card-searching_for_izzie = Poszukiwanie Izzie
    .gen = Poszukiwania Izzie
    .dat = Poszukiwaniu Izzie
    .acc = Poszukiwanie Izzie
    .ins = Poszukiwaniem Izzie
    .gender = neuter
    .text = Odkrycie: zostaje dołączone do lokalizacji najbardziej od ciebie oddalonej. Dwie akcje, kogokolwiek w tej lokalizacji: Badanie. Sukces zamiast odkrycia wskazówek powoduje odrzucenie tej karty. Wymuszony, gdy gra się kończy: jeśli ta karta jest w grze, otrzymujesz 1 punkt traumy psychicznej.

## Pytania, opcje, doniesienia

ask-farthest = { NAME($seat) } (główny badacz): { ask-farthest.question }
    .question = { NAME($source) }. Kilka lokalizacji jest równie daleko. O którą chodzi?
