# Działanie kart, potworów i Wejścia, własnymi słowami. Terminy jak w instrukcji.

## Badacze

investigator-amanda_sharpe-text = Jednym rzutem możesz wykonać dowolną liczbę zadań, o ile każdej kości użyjesz tylko raz.
investigator-ashcan_pete-text = Zamiast każdego Przedmiotu powszechnego, Przedmiotu unikatowego lub Zaklęcia, które otrzymujesz po przygotowaniu gry, możesz wziąć Wskazówkę albo kartę innego z tych trzech rodzajów.
investigator-bob_jenkins-text = Ilekroć po przygotowaniu gry otrzymujesz Przedmioty powszechne, dostajesz o 1 więcej.
investigator-carolyn_fern-text = Raz dziennie, na początku tury dowolnego gracza: wybrany przez ciebie Badacz (możesz wskazać siebie) odzyskuje 1 punkt Poczytalności.
investigator-darrell_simmons-text = Raz na rzut możesz zwiększyć o 1 wynik Śledztwa na jednej kości: na zielonej najwyżej do 3, na żółtej i czerwonej najwyżej do 4.
investigator-dexter_drake-text = Ilekroć po przygotowaniu gry otrzymujesz Zaklęcia, dostajesz o 1 więcej.
investigator-gloria_goldberg-text = Na karcie Przygody w Innym Świecie dodajesz do swojej puli za darmo żółtą i czerwoną kość, o ile nie są zablokowane.
investigator-harvey_walters-text = Raz na rzut możesz zmienić jeden wynik Paniki na Wiedzę.
investigator-jenny_barnes-text = Na początku swojej fazy działania możesz odrzucić Wskazówkę, Przedmiot powszechny albo Zaklęcie, aby dodać do puli żółtą i czerwoną kość, o ile nie są zablokowane.
investigator-joe_diamond-text = Każda wydana Wskazówka pozwala ci przerzucić kości dwa razy zamiast raz.
investigator-kate_winthrop-text = W twojej turze nie pojawiają się potwory i nie działają na ciebie efekty paniki. Północ nie należy już do twojej tury.
investigator-mandy_thompson-text = Raz dziennie, po rzucie dowolnego gracza, a przed wykonaniem zadania, możesz przerzucić do 2 z tych kości.
investigator-michael_mcglen-text = Raz na rzut możesz zmienić jeden wynik Paniki na Niebezpieczeństwo.
investigator-monterey_jack-text = Ilekroć po przygotowaniu gry otrzymujesz Przedmioty unikatowe, dostajesz o 1 więcej.
investigator-sister_mary-text = Możesz ignorować trwałe efekty kart Mitów, a w swojej turze także blokady kości; potem kości na nie wracają. Żółtą i czerwoną kość trzeba nadal dodać do puli w zwykły sposób.
investigator-vincent_lee-text = Raz dziennie, na początku tury dowolnego gracza: wybrany przez ciebie Badacz (możesz wskazać siebie) odzyskuje 1 punkt Wytrzymałości.

## Przedwieczni: zdolność (text), przebudzenie (awakens), atak (battle)

ancient_one-azathoth-text = Dopóki śpi, nie ma żadnej zdolności. Jeśli się przebudzi, wszystko stracone.
ancient_one-azathoth-awakens = Następuje koniec świata i Badacze natychmiast przegrywają.
ancient_one-azathoth-battle = Walki nie będzie: z przebudzeniem Azathotha gra się kończy.
ancient_one-cthulhu-text = Badacz, który rzuca Zaklęcie, traci 1 punkt Poczytalności.
ancient_one-cthulhu-battle = Każdemu Badaczowi spada o 1 maksymalna Poczytalność albo maksymalna Wytrzymałość (do wyboru). Potem na tor zagłady trafia 1 żeton.
ancient_one-hastur-text = Ilekroć wydaje się trofea przy Wejściu, cena rośnie o 1 trofeum.
ancient_one-hastur-battle = Każdy Badacz traci 2 punkty Poczytalności.
ancient_one-ithaqua-text = Badacz, który wykorzystuje Przedmiot unikatowy, traci 1 punkt Wytrzymałości.
ancient_one-ithaqua-battle = Każdy Badacz traci 2 punkty Wytrzymałości.
ancient_one-nyarlathotep-text = W puli potworów jest pięć potworów o typie „Maska”.
ancient_one-nyarlathotep-battle = Każdy Badacz odrzuca 1 Wskazówkę albo zostaje pochłonięty.
ancient_one-shub_niggurath-text = Każdy potwór w grze wymaga o 1 wynik Paniki więcej.
ancient_one-shub_niggurath-battle = Każdy Badacz oddaje 1 trofeum albo zostaje pochłonięty.
ancient_one-yig-text = Tracicie 1 Znak Starszych Bogów, ilekroć porażką kończy się przygoda z niepokonanym Kultystą i ilekroć Poczytalność Badacza spada do 0.
ancient_one-yig-awakens = Każdy Badacz odrzuca Zaklęcie, Przedmiot powszechny i Przedmiot unikatowy albo zostaje pochłonięty.
ancient_one-yig-battle = Każdy Badacz odrzuca 1 Wskazówkę albo traci 1 punkt Poczytalności i 1 punkt Wytrzymałości.
ancient_one-yog_sothoth-text = Karta Przygody w Innym Świecie zakończonej porażką opuszcza grę. Gdy nie ma już żadnej w talii ani w grze, Yog-Sothoth się budzi.
ancient_one-yog_sothoth-battle = Każdy Badacz oddaje 1 trofeum albo zostaje pochłonięty.

## Przygody i Inne Światy: efekty paniki i północy

adventure-ancient_relics-terror = Tracisz 1 punkt Poczytalności.
adventure-the_loading_dock-terror = Odłóż wszystkie kości z tego rzutu, na których wypadła Panika.
adventure-the_key_to_the_beyond-terror = Tracisz 1 punkt Poczytalności.
adventure-riot_in_the_streets-terror = Tracisz 1 punkt Wytrzymałości.
adventure-unnatural_habitat-terror = Tracisz 1 punkt Poczytalności.
adventure-dont_fall_asleep-midnight = Każdy Badacz traci 1 punkt Poczytalności.
adventure-something_has_broken_free-terror = Przygoda natychmiast kończy się porażką.
adventure-hallway_on_fire-terror = Tracisz 1 punkt Wytrzymałości.
adventure-horrible_visions-midnight = Umieść 2 żetony na torze zagłady.
adventure-late_night_break_in-terror = Tracisz 1 trofeum.
adventure-a_secret_gathering-terror = Tracisz 1 punkt Poczytalności.
adventure-gala_in_the_great_hall-terror = Umieść 1 żeton na torze zagłady.
adventure-please_do_not_touch_the_exhibits-terror = Umieść 1 żeton na torze zagłady.
adventure-medusa_exhibit-terror = Odłóż wszystkie kości z tego rzutu, na których wypadła Panika.
adventure-you_become_that_which_you_fear_most-midnight = Pojawia się potwór.
adventure-the_curator-midnight = Każdy Badacz oddaje 2 trofea albo traci 1 punkt Poczytalności i 1 punkt Wytrzymałości.
adventure-the_hedge_maze-midnight = Każdy Badacz traci 1 punkt Wytrzymałości.
adventure-the_graveyard-terror = Odłóż wszystkie kości z tego rzutu, na których wypadła Panika.
adventure-transported_by_magic-midnight = Za każdą kartę Przygody w Innym Świecie w grze umieść 1 żeton na torze zagłady.
adventure-when_night_falls-terror = Pojawia się potwór.
adventure-the_gift_shop-terror = Pojawia się potwór.
adventure-haunted_by_a_shadowy_figure-terror = Pojawia się potwór.
adventure-koi_pond-terror = Przygoda natychmiast kończy się porażką.
adventure-remains_of_the_high_priest-terror = Odłóż wszystkie kości z tego rzutu, na których wypadła Panika.
other_world-plateau_of_leng-terror = Tracisz 1 punkt Poczytalności.

## Przedmioty powszechne

common_item-axe-text = Odrzuć, aby dodać żółtą kość do swojej puli.
common_item-bullwhip-text = Odrzuć, aby dodać żółtą kość do swojej puli.
common_item-carbine_rifle-text = Odrzuć, aby dodać żółtą kość do swojej puli.
common_item-cross-text = Odrzuć po nieudanym rzucie, aby pominąć wszystkie efekty paniki tego rzutu.
common_item-dynamite-text = Odrzuć, aby pokonać 1 dowolnego potwora w grze.
common_item-food-text = Odrzuć, aby odzyskać 2 punkty Wytrzymałości.
common_item-knife-text = Odrzuć, aby dodać żółtą kość do swojej puli.
common_item-lucky_cigarette_case-text = Odrzuć po rzucie, aby przerzucić do 3 kości ze swojej puli.
common_item-old_journal-text = Odrzuć, aby otrzymać 1 Wskazówkę.
common_item-shotgun-text = Odrzuć, aby dodać żółtą kość do swojej puli.
common_item-tommy_gun-text = Odrzuć, aby dodać żółtą kość do swojej puli; podczas tej przygody możesz też raz przerzucić 1 kość.
common_item-whiskey-text = Odrzuć, aby odzyskać 1 punkt Poczytalności albo 1 punkt Wytrzymałości.

## Przedmioty unikatowe

unique_item-alien_statue-text = Odrzuć po rzucie, aby zmienić wynik 1 kości na Wiedzę, Niebezpieczeństwo albo Panikę.
unique_item-ancient_tablet-text = Odrzuć, aby dodać czerwoną kość do swojej puli.
unique_item-blue_watcher_of_the_pyramid-text = Odrzuć, aby pokonać 1 dowolnego potwora w grze.
unique_item-cabala_of_saboth-text = Odrzuć, aby dodać czerwoną kość do swojej puli.
unique_item-cultes_des_goules-text = Odrzuć, aby otrzymać 2 Wskazówki; tracisz przy tym 1 punkt Poczytalności.
unique_item-enchanted_blade-text = Odrzuć, aby dodać czerwoną kość do swojej puli.
unique_item-flute_of_the_outer_gods-text = Odrzuć, aby pokonać do 3 potworów w grze; potem tracisz 1 punkt Poczytalności i 1 punkt Wytrzymałości.
unique_item-gate_box-text = Odrzuć, aby wprowadzić do gry 1 kartę Przygody w Innym Świecie.
unique_item-healing_stone-text = Odrzuć, aby odzyskać łącznie 2 punkty Poczytalności i Wytrzymałości, w dowolnym podziale.
unique_item-holy_water-text = Odrzuć, aby dodać czerwoną kość do swojej puli.
unique_item-obsidian_statue-text = Odrzuć, gdy tracisz Poczytalność lub Wytrzymałość, aby uniknąć utraty do 2 punktów.
unique_item-ruby_of_rlyeh-text = Odrzuć, aby dodać żółtą i czerwoną kość do swojej puli.

## Zaklęcia

spell-bind_monster-text = Użyj, aby pokonać 1 dowolnego potwora w grze.
spell-dread_curse_of_azathoth-text = Użyj po rzucie, aby zatrzymać do 2 kości, którymi właśnie rzucono; później nie można dołożyć kolejnej.
spell-enchant_weapon-text = Użyj po rzucie, aby zmienić wynik 1 kości na Niebezpieczeństwo.
spell-find_gate-text = Użyj, aby wprowadzić do gry 1 kartę Przygody w Innym Świecie.
spell-flesh_ward-text = Użyj, gdy tracisz Wytrzymałość, aby uniknąć utraty do 2 punktów.
spell-heal-text = Użyj, aby odzyskać 1 punkt Poczytalności i 1 punkt Wytrzymałości.
spell-mists_of_releh-text = Użyj po rzucie, aby zatrzymać 1 z kości, którymi właśnie rzucono.
spell-red_sign_of_shudde_mell-text = Użyj po rzucie, aby zatrzymać 1 z kości, którymi właśnie rzucono.
spell-shrivelling-text = Użyj po rzucie, aby zatrzymać 1 z kości, którymi właśnie rzucono.
spell-voice_of_ra-text = Użyj po rzucie, aby zatrzymać 1 z kości, którymi właśnie rzucono.
spell-wither-text = Użyj po rzucie, aby zatrzymać 1 z kości, którymi właśnie rzucono.

## Sprzymierzeńcy

ally-anna_kaslow-text = Na początku swojej tury możesz podejrzeć wierzchnią kartę Mitów; możesz wtedy odrzucić Annę, aby odłożyć tę kartę na spód talii.
ally-duke-text = Gdy masz stracić Poczytalność lub Wytrzymałość, możesz odrzucić Duke'a, aby w całości uniknąć tej jednej straty.
ally-john_legrasse-text = W swojej turze możesz go odrzucić, aby pokonać 1 potwora na twojej karcie.
ally-professor_armitage-text = Po nieudanym rzucie możesz go odrzucić: nie odkładasz wtedy żadnej kości za ten rzut.
ally-richard_upton_pickman-text = Na karcie Przygody w Innym Świecie możesz raz na rzut przerzucić 1 kość. Odrzuć go, gdy taka przygoda zakończy się twoją porażką.
ally-ruby_standish-text = Odrzuć ją, aby kupić jedną pamiątkę o 2 trofea taniej, ale co najmniej za 1.
ally-ryan_dean-text = Ilekroć uda ci się rozpatrzyć przygodę, otrzymujesz 1 Wskazówkę. Odrzuć go, gdy poniesiesz porażkę.
ally-sir_william_brinton-text = Twoja maksymalna Wytrzymałość jest o 1 wyższa. Możesz go odrzucić, aby odzyskać całą Wytrzymałość.

## Karty Mitów: efekt natychmiastowy (now) i trwały (lasting)

mythos-sudden_terror-now = Pojawia się potwór.
mythos-sudden_terror-lasting = Bez trwałego efektu.
mythos-the_hour_draws_near-now = Umieść 1 żeton na torze zagłady.
mythos-the_hour_draws_near-lasting = Ta karta blokuje jedną zieloną kość.
mythos-a_crack_in_the_sky-now = Umieść 1 żeton na torze zagłady.
mythos-a_crack_in_the_sky-lasting = O najbliższej północy: umieść 1 żeton na torze zagłady.
mythos-whispers_behind_the_plaster-now = Umieść 1 żeton na torze zagłady.
mythos-whispers_behind_the_plaster-lasting = Efekt paniki: tracisz 1 punkt Poczytalności.
mythos-a_draught_from_nowhere-now = Umieść 1 żeton na torze zagłady.
mythos-a_draught_from_nowhere-lasting = Efekt paniki: tracisz 1 punkt Wytrzymałości.
mythos-the_guards_have_fled-now = Pojawia się potwór.
mythos-the_guards_have_fled-lasting = Badacz, który przesuwa się na kartę z potworem, traci 1 punkt Poczytalności.
mythos-the_lamps_gutter-now = Umieść 1 żeton na torze zagłady.
mythos-the_lamps_gutter-lasting = Ta karta blokuje żółtą kość.
mythos-ink_runs_like_blood-now = Umieść 1 żeton na torze zagłady.
mythos-ink_runs_like_blood-lasting = Ta karta blokuje czerwoną kość.
mythos-a_procession_of_robes-now = Pojawia się potwór.
mythos-a_procession_of_robes-lasting = O najbliższej północy: jeśli w grze są co najmniej 3 potwory, umieść 1 żeton na torze zagłady.
mythos-the_stars_wheel_wrong-now = Umieść 2 żetony na torze zagłady.
mythos-the_stars_wheel_wrong-lasting = Bez trwałego efektu.
mythos-something_scratches_below-now = Umieść 1 żeton na torze zagłady; pojawia się też potwór.
mythos-something_scratches_below-lasting = Efekt paniki: pojawia się potwór.
mythos-a_quiet_night-now = Nic się nie dzieje.
mythos-a_quiet_night-lasting = Darmowa pierwsza pomoc przywraca o 1 punkt więcej.
mythos-false_dawn-now = Nic się nie dzieje.
mythos-false_dawn-lasting = O najbliższej północy: pojawia się potwór.
mythos-dreams_without_sleep-now = Każdy Badacz traci 1 punkt Poczytalności.
mythos-dreams_without_sleep-lasting = Darmowa pierwsza pomoc jest niedostępna.
mythos-fever_in_the_walls-now = Każdy Badacz traci 1 punkt Wytrzymałości.
mythos-fever_in_the_walls-lasting = Badacz, który zapewnia wsparcie, od razu traci 1 punkt Wytrzymałości.
mythos-a_door_opens_inward-now = Do gry wchodzi karta Przygody w Innym Świecie.
mythos-a_door_opens_inward-lasting = Porażka na karcie Przygody w Innym Świecie kosztuje dodatkowo 1 punkt Poczytalności.
mythos-between_two_worlds-now = Jeśli w grze jest karta Przygody w Innym Świecie, umieść 1 żeton na torze zagłady; w przeciwnym razie pojawia się potwór.
mythos-between_two_worlds-lasting = O najbliższej północy: jeśli w grze jest karta Przygody w Innym Świecie, umieść 1 żeton na torze zagłady.
mythos-heavy_footsteps-now = Pojawia się potwór.
mythos-heavy_footsteps-lasting = Nikt nie może się skupiać.
mythos-every_man_for_himself-now = Umieść 1 żeton na torze zagłady.
mythos-every_man_for_himself-lasting = Nikt nie może prosić o wsparcie.
mythos-the_shop_is_boarded_up-now = Umieść 1 żeton na torze zagłady.
mythos-the_shop_is_boarded_up-lasting = Nie można kupować pamiątek.
mythos-the_ledger_is_missing-now = Pojawia się potwór.
mythos-the_ledger_is_missing-lasting = Nie można przeglądać Biura rzeczy znalezionych.
mythos-fog_in_the_galleries-now = Umieść 1 żeton na torze zagłady.
mythos-fog_in_the_galleries-lasting = Za Wskazówkę można przerzucić najwyżej 3 kości.
mythos-a_frenzied_search-now = Umieść 1 żeton na torze zagłady.
mythos-a_frenzied_search-lasting = Badacz, któremu uda się rozpatrzyć przygodę, otrzymuje dodatkowo 1 Wskazówkę.
mythos-an_anonymous_parcel-now = Pojawia się potwór.
mythos-an_anonymous_parcel-lasting = Pamiątki kosztują o 1 trofeum mniej, ale co najmniej 1.
mythos-the_old_wards_stir-now = Umieść 1 żeton na torze zagłady.
mythos-the_old_wards_stir-lasting = Kto zabiera potwora jako trofeum, odzyskuje 1 punkt Poczytalności albo 1 punkt Wytrzymałości.
mythos-clockwork_gone_mad-now = Umieść 1 żeton na torze zagłady.
mythos-clockwork_gone_mad-lasting = Porażka w przygodzie przesuwa zegar o dodatkowe 3 godziny.
mythos-two_shadows_one_man-now = Pojawiają się dwa potwory.
mythos-two_shadows_one_man-lasting = Efekt paniki: tracisz 1 punkt Wytrzymałości.
mythos-the_choir_below-now = Umieść 1 żeton na torze zagłady; pojawia się też potwór.
mythos-the_choir_below-lasting = Ta karta blokuje jedną zieloną kość.
mythos-an_eclipse_unforetold-now = Umieść 2 żetony na torze zagłady.
mythos-an_eclipse_unforetold-lasting = Efekt paniki: odłóż dodatkowo 1 kość.
mythos-sleepwalkers-now = Umieść 1 żeton na torze zagłady; pojawia się też potwór.
mythos-sleepwalkers-lasting = O najbliższej północy: każdy Badacz, który nie stoi przy Wejściu, traci 1 punkt Poczytalności.
mythos-broken_seals-now = Umieść 1 żeton na torze zagłady; pojawia się też potwór.
mythos-broken_seals-lasting = Ta karta blokuje żółtą kość, także po wylosowaniu nowej karty Mitów, aż Badacze zdobędą Znak Starszych Bogów.
mythos-the_long_night-now = Umieść 1 żeton na torze zagłady.
mythos-the_long_night-lasting = O każdej północy pojawia się potwór, także po wylosowaniu nowej karty Mitów, aż jakiś Badacz jako akcję przy Wejściu wyda 3 trofea.

## Potwory: co daje rewers zabieranego żetonu

monster-witch-text = Zabierając ten żeton jako trofeum, losujesz 1 Zaklęcie.
monster-warlock-text = Zabierając ten żeton jako trofeum, otrzymujesz 1 Wskazówkę.
monster-mi_go-text = Zabierając ten żeton jako trofeum, losujesz 1 Przedmiot powszechny.
monster-vampire-text = Zabierając ten żeton jako trofeum, otrzymujesz 1 Wskazówkę.
monster-star_spawn-text = Zabierając ten żeton jako trofeum, otrzymujesz 1 Wskazówkę.
monster-high_priest-text = Zabierając ten żeton jako trofeum, losujesz 1 Zaklęcie.
monster-the_black_man-text = Zabierając ten żeton jako trofeum, usuwasz 1 żeton z toru zagłady.
monster-the_dark_pharaoh-text = Zabierając ten żeton jako trofeum, losujesz 1 Zaklęcie.
monster-god_of_the_bloody_tongue-text = Zabierając ten żeton jako trofeum, losujesz 1 Przedmiot unikatowy.

## Wejście do muzeum; ścianki to wyniki w Biurze rzeczy znalezionych

place-entrance-text = Wykonaj dokładnie jedną z trzech akcji: otrzymanie pierwszej pomocy, przeglądanie Biura rzeczy znalezionych albo zakup pamiątki.
place-first_aid-text = Odzyskujesz za darmo 1 punkt Wytrzymałości albo 1 punkt Poczytalności; za 2 trofea całą Wytrzymałość albo całą Poczytalność; za 4 trofea jedno i drugie.
place-lost_and_found-text = Rzuć 1 zieloną kością i rozpatrz odpowiedni wiersz tabeli. Tego rzutu nic i nikt nie może zmienić.
place-lost_and_found-investigation_1 = Nic przydatnego.
place-lost_and_found-investigation_2 = Otrzymujesz 1 Wskazówkę.
place-lost_and_found-investigation_3 = Losujesz 1 Przedmiot powszechny.
place-lost_and_found-lore = Losujesz 1 Zaklęcie.
place-lost_and_found-peril = Tracisz 1 punkt Wytrzymałości.
place-lost_and_found-terror = Tracisz 1 punkt Poczytalności.
place-souvenir_shop-text = Jeden zakup na turę: za 2 trofea Wskazówka, za 3 Przedmiot powszechny, za 4 Zaklęcie, za 5 Przedmiot unikatowy, za 8 Sprzymierzeniec, za 10 Znak Starszych Bogów.
