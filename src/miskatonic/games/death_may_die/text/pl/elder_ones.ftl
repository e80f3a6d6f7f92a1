# Przedwieczni: imię z odmianą i charakter (.text), ich Stadia oraz zasady na kartach (.text).

## Przedwieczni

setting-elder_one-azathoth = { elder_one-azathoth }
    .plain = { elder_one-azathoth }
    .more = rozdziera mapę
elder_one-azathoth = Azathoth
    .the = Azathoth
    .gen = Azathotha
    .dat = Azathothowi
    .acc = Azathotha
    .ins = Azathothem
    .gender = masculine
    .text = Ślepy chaos w środku wszechrzeczy. Rozdziera mapę żetonami Kosmosu, w których świetle jego słudzy rosną w siłę.
setting-elder_one-tsathoggua = { elder_one-tsathoggua }
    .plain = { elder_one-tsathoggua }
    .more = wyczerpuje
elder_one-tsathoggua = Tsathoggua
    .the = Tsathoggua
    .gen = Tsathoggui
    .dat = Tsathoggui
    .acc = Tsathogguę
    .ins = Tsathogguą
    .gender = masculine
    .text = Gnuśny ropuszy bóg. Wyczerpuje Badaczy Zmęczeniem, aż ledwie mogą działać.

## Stadia

stage-azathoth_1 = Dwór poza czasem
    .gen = Dworu poza czasem
    .acc = Dwór poza czasem
stage-azathoth_2 = Demoniczny sułtan
    .gen = Demonicznego sułtana
    .acc = Demonicznego sułtana
stage-azathoth_3 = Jądro chaosu
    .gen = Jądra chaosu
    .acc = Jądro chaosu
stage-azathoth_4 = Koniec snu
    .gen = Końca snu
    .acc = Koniec snu
stage-tsathoggua_1 = Sen w N'kai
    .gen = Snu w N'kai
    .acc = Sen w N'kai
stage-tsathoggua_2 = Śpiący się budzi
    .gen = „Śpiący się budzi”
    .acc = „Śpiący się budzi”
stage-tsathoggua_3 = Syty ofiar
    .gen = „Syty ofiar”
    .acc = „Syty ofiar”
stage-tsathoggua_4 = Niespieszny głód
    .gen = Niespiesznego głodu
    .acc = Niespieszny głód

## Zasady na kartach

printed-cosmos_limit = Jeden na Pole
    .gen = „Jeden na Pole”
    .acc = „Jeden na Pole”
    .text = Na Polu może leżeć najwyżej 1 żeton Kosmosu. Kolejny trafia na najbliższe Pole bez takiego żetonu.
printed-cosmos_light = Światło Kosmosu
    .gen = Światła Kosmosu
    .acc = Światło Kosmosu
    .text = Potwory na Polu z żetonem Kosmosu mają przy ataku o 1 kość dodatkową więcej.
printed-cosmos_close = Zamknięcie szczeliny
    .gen = Zamknięcia szczeliny
    .acc = Zamknięcie szczeliny
    .text = Specjalna akcja na Bezpiecznym Polu z żetonem Kosmosu: strać 1 punkt Poczytalności, aby usunąć ten żeton.
printed-fatigue_actions = Brzemię Zmęczenia
    .gen = Brzemienia Zmęczenia
    .acc = Brzemię Zmęczenia
    .text = Za każde 4 żetony Zmęczenia na twojej planszy masz w każdej turze o 1 akcję mniej, ale nigdy mniej niż 1.
printed-fatigue_rest = Otrząśnięcie się
    .gen = Otrząśnięcia się
    .acc = Otrząśnięcie się
    .text = Ilekroć się leczysz, Odpoczywając lub dzięki innemu efektowi, każdy punkt może zamiast Stresu lub Obrażenia usunąć 1 żeton Zmęczenia.
