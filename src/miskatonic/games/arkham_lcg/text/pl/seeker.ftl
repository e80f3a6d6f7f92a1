# Karty poszukiwacza: nazwa z odmianą, kto to lub co to (.subtitle) i działanie karty (.text).

## Poziom 0

card-magnifying_glass = Szkło powiększające
    .gen = Szkła powiększającego
    .dat = Szkłu powiększającemu
    .acc = Szkło powiększające
    .ins = Szkłem powiększającym
    .gender = neuter
    .text = Szybka. Ilekroć badasz, twój intelekt jest o 1 wyższy.
card-old_book_of_lore = Stara księga wiedzy tajemnej
    .gen = Starej księgi wiedzy tajemnej
    .dat = Starej księdze wiedzy tajemnej
    .acc = Starą księgę wiedzy tajemnej
    .ins = Starą księgą wiedzy tajemnej
    .gender = feminine
    .text = Akcja, wyczerp tę kartę: wskaż badacza w swojej lokalizacji. Przeszukuje on 3 wierzchnie karty swojej talii, dobiera jedną z nich, a resztę wtasowuje z powrotem.
card-research_librarian = Dociekliwy bibliotekarz
    .gen = Dociekliwego bibliotekarza
    .dat = Dociekliwemu bibliotekarzowi
    .acc = Dociekliwego bibliotekarza
    .ins = Dociekliwym bibliotekarzem
    .gender = masculine
    .text = Reakcja, gdy ta karta już weszła do gry: przeszukujesz swoją talię, bierzesz z niej na rękę atut z cechą Księga i tasujesz talię.
card-dr_milan_christopher = Dr Milan Christopher
    .gen = Dr. Milana Christophera
    .dat = Dr. Milanowi Christopherowi
    .acc = Dr. Milana Christophera
    .ins = Dr. Milanem Christopherem
    .gender = masculine
    .subtitle = Profesor entomologii
    .text = Twój intelekt jest o 1 wyższy. Reakcja, gdy twoje badanie się powiedzie: zyskujesz 1 zasób.
    .taboo = Z Listą tabu: aby użyć reakcji, trzeba go też wyczerpać.
card-hyperawareness = Nadświadomość
    .gen = Nadświadomości
    .dat = Nadświadomości
    .acc = Nadświadomość
    .ins = Nadświadomością
    .gender = feminine
    .text = Darmowa zdolność, podczas twojego testu, 1 zasób: +1 do intelektu albo +1 do zwinności w tym teście. Tyle razy, na ile cię stać.
card-medical_texts = Traktaty medyczne
    .gen = Traktatów medycznych
    .dat = Traktatom medycznym
    .acc = Traktaty medyczne
    .ins = Traktatami medycznymi
    .gender = plural
    .text = Akcja: wskaż badacza w swojej lokalizacji i wykonaj test intelektu (2). Sukces leczy mu 1 obrażenie, porażka zadaje mu 1 obrażenie.
card-mind_over_matter = Wyższość umysłu nad materią
    .gen = Wyższości umysłu nad materią
    .dat = Wyższości umysłu nad materią
    .acc = Wyższość umysłu nad materią
    .ins = Wyższością umysłu nad materią
    .gender = feminine
    .text = Szybka, tylko w twojej turze: przez resztę rundy twój intelekt może zastępować walkę i zwinność, o czym decydujesz w każdym teście z osobna; w takim teście liczą się tylko premie i symbole intelektu oraz symbole uniwersalne.
card-working_a_hunch = Kierowany przeczuciem
    .gen = Kierowanego przeczuciem
    .dat = Kierowanemu przeczuciem
    .acc = Kierowanego przeczuciem
    .ins = Kierowanym przeczuciem
    .gender = masculine
    .text = Szybka, tylko w twojej turze: odkrywasz 1 wskazówkę w swojej lokalizacji.
card-barricade = Barykada
    .gen = Barykady
    .dat = Barykadzie
    .acc = Barykadę
    .ins = Barykadą
    .gender = feminine
    .text = Dołączana do twojej lokalizacji. Nieelitarni wrogowie nie mogą się do niej poruszyć, choć nadal mogą zostać w niej rozstawieni. Wymuszony, gdy badacz opuszcza tę lokalizację: odrzuć tę kartę.
card-deduction = Dedukcja
    .gen = Dedukcji
    .dat = Dedukcji
    .acc = Dedukcję
    .ins = Dedukcją
    .gender = feminine
    .text = Jeśli test jest częścią badania i się powiedzie, wykonujący go odkrywa w badanej lokalizacji o 1 wskazówkę więcej.

## Poziom 1

card-magnifying_glass_1 = Szkło powiększające
    .gen = Szkła powiększającego
    .dat = Szkłu powiększającemu
    .acc = Szkło powiększające
    .ins = Szkłem powiększającym
    .gender = neuter
    .text = Szybka. Ilekroć badasz, twój intelekt jest o 1 wyższy. Darmowa zdolność, dopóki na twojej lokalizacji nie leży żadna wskazówka: weź tę kartę z powrotem na rękę.

## Poziom 2

card-disc_of_itzamna_2 = Dysk Itzamna
    .gen = Dysku Itzamna
    .dat = Dyskowi Itzamna
    .acc = Dysk Itzamna
    .ins = Dyskiem Itzamna
    .gender = masculine
    .subtitle = Amulet ochronny
    .text = Reakcja, gdy nieelitarny wróg zostaje rozstawiony w twojej lokalizacji, odrzuć tę kartę: wróg także zostaje odrzucony, co nie liczy się jako pokonanie go.
card-encyclopedia_2 = Encyklopedia
    .gen = Encyklopedii
    .dat = Encyklopedii
    .acc = Encyklopedię
    .ins = Encyklopedią
    .gender = feminine
    .text = Akcja, wyczerp tę kartę: wskaż badacza w swojej lokalizacji i umiejętność. Przez resztę fazy ma on +2 do tej umiejętności.

## Poziom 4

card-cryptic_research_4 = Enigmatyczne badania
    .gen = Enigmatycznych badań
    .dat = Enigmatycznym badaniom
    .acc = Enigmatyczne badania
    .ins = Enigmatycznymi badaniami
    .gender = plural
    .text = Szybka, tylko w twojej turze: wskazany przez ciebie badacz w twojej lokalizacji dobiera 3 karty.
