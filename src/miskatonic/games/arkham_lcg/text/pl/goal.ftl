# Karta z celem: „Wygrywacie, gdy …”, „Przegrywacie, gdy …”, „W rundzie”. O czym jest scenariusz, stoi przy jego słowach.

goal-win-clues = { $count ->
        [one] wskazówka posuwa akt naprzód: { NAME($act) }.
        [few] wskazówki posuwają akt naprzód: { NAME($act) }.
       *[many] wskazówek posuwa akt naprzód: { NAME($act) }.
    }
    .more = Wskazówki wszystkich badaczy liczą się razem.
goal-lose-out = nikt nie zostanie: wszyscy badacze są pokonani albo się wycofali.
goal-lose-doom = zagłada doprowadzi tajemnice do końca; teraz leży { NAME($agenda) }.
goal-turn-actions = { $actions ->
        [one] po 1 akcji
        [few] po { $actions } akcje
       *[many] po { $actions } akcji
    }
    .more = badaj, idź, walcz, wymykaj się, zagraj kartę, dobierz, weź zasób.
goal-turn-enemies = Wrogowie atakują
    .more = łowcy nadchodzą, a ci, którzy są z tobą w zwarciu, uderzają. Potem każdy dobiera kartę i bierze zasób.
goal-turn-mythos = Mity
    .more = 1 zagłada na tajemnicy, a każdy dobiera kartę spotkania.
