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
web-refused-nothing = O tym nie ma nic do powiedzenia.
