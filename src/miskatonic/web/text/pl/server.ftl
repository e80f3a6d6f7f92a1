# Czego serwer odmawia i dlaczego

web-refused-stale = Na stole coś się już zmieniło. Spójrz i zdecyduj ponownie.
web-refused-not_possible = Tutaj to niemożliwe.
web-refused-not_yours = O tym decyduje ktoś inny.
web-refused-nothing_to_undo = Nie podjęto jeszcze żadnej decyzji.
web-refused-too_fast = Za szybko. Poczekaj chwilę.
web-refused-bad_message = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
web-refused-unknown = Nie ma takiego stołu albo ten link do niego nie prowadzi.
web-refused-protocol = Strona i serwer są w różnych wersjach. Wczytaj stronę ponownie.
web-refused-not_kept = Nie udało się tego zapisać na dysku, więc to się nie wydarzyło.
web-refused-out_of_service = Tego stołu nie można w tej chwili odczytać z dysku, więc jest nieczynny. Strona wróci do niego sama; wszystko, co było już widać, jest zapisane.
web-refused-damaged = Zapis tego stołu na dysku jest uszkodzony, więc nie da się grać dalej. To, co było przed uszkodzeniem, można obejrzeć i zapisać jako plik.
web-refused-nothing = O tym nie ma nic do powiedzenia.
web-refused-closed = Ten stół pochodzi z wcześniejszej wersji. Można go obejrzeć, ale nie da się grać dalej.
web-refused-full = Dla tego stołu nie ma już miejsca: zapisano zbyt wiele dla niego albo dla adresu, z którego go założono.

# Stół, który można tylko obejrzeć; $version to wersja jego zasad.

web-closed-rules = Z wcześniejszej wersji: przy tym stole grano według wersji { $version } zasad, a dzisiejsze nie pozwalają grać dalej. Można go obejrzeć i zapisać jako plik.
web-closed-cards = Z wcześniejszej wersji: karty gry zmieniły się, odkąd grano przy tym stole, więc nie da się grać dalej. Można go obejrzeć i zapisać jako plik.
web-closed-record = Przy tym stole nie da się grać dalej: odtworzony, nie prowadzi już tam, dokąd prowadził. Zmieniono jego zasady (wersja { $version }) albo zapis. Można go obejrzeć i zapisać jako plik.
web-closed-damaged = Zapis tego stołu na dysku jest uszkodzony, więc nie da się grać dalej. To, co było przed uszkodzeniem, można obejrzeć i zapisać jako plik.
web-renewed = Gra się zmieniła
web-renewed-gone = Co zostało cofnięte
web-renewed-on = Gramy dalej
