# Dziedzictwo Dunwich: karty graczy i atut fabularny; nowe cechy.

trait-believer = Wyznawca
trait-endtimes = Kres
trait-hunter = Łowca
trait-instrument = Instrument
trait-performer = Artysta
trait-reporter = Reporter
trait-trick = Sztuczka

card-higher_education_3 = Wyższe wykształcenie
    .gen = Wyższego wykształcenia
    .dat = Wyższemu wykształceniu
    .acc = Wyższe wykształcenie
    .ins = Wyższym wykształceniem
    .gender = neuter
    .text = Trwała. Darmowa, podczas twojego testu, dopóki masz na ręce co najmniej 5 kart, 1 zasób: +2 do siły woli albo +2 do intelektu w tym teście. Tyle razy, na ile cię stać.
card-switchblade_2 = Nóż sprężynowy
    .gen = Noża sprężynowego
    .dat = Nożowi sprężynowemu
    .acc = Nóż sprężynowy
    .ins = Nożem sprężynowym
    .gender = masculine
    .text = Szybka. Akcja: Walka. W tym ataku masz +2 do walki. Przy sukcesie o 2 lub więcej atak zadaje o 1 obrażenie więcej.
card-streetwise_3 = Cwaniactwo
    .gen = Cwaniactwa
    .dat = Cwaniactwu
    .acc = Cwaniactwo
    .ins = Cwaniactwem
    .gender = neuter
    .text = Trwała. Darmowa, podczas twojego testu, 2 zasoby: +3 do intelektu albo +3 do zwinności w tym teście. Tyle razy, na ile cię stać.
card-scrapper_3 = Narwaniec
    .gen = Narwańca
    .dat = Narwańcowi
    .acc = Narwańca
    .ins = Narwańcem
    .gender = masculine
    .text = Trwała. Darmowa, podczas twojego testu, 1 zasób: +1 do walki albo +1 do zwinności w tym teście. Tyle razy, na ile cię stać.
