### Horror w Arkham: Gra karciana: kiedy ktoś chce być pytany.

web-asks-title = Kiedy mnie pytać
web-asks-how = Okien, w których nic nie możesz zrobić, nigdy nie widać. Te ustawienia są tylko twoje i niczego nie zmieniają dla innych.
web-asks-general = Ogólnie
web-asks-normal = Gdzie to ma znaczenie
web-asks-all = Gdzie tylko wolno
web-asks-few = Reakcje, własna tura
web-asks-here = Pytaj
web-asks-usual = Jak zwykle
web-asks-cards = Karty
web-asks-always = Zawsze
web-asks-never = Nigdy
web-asks-forced = O efekty wymuszone i kolejność jednoczesnych pytamy zawsze.
