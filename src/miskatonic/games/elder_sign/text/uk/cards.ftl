# Дія карт, монстрів і входу в музей, власними словами. Терміни ті самі, що в правилах.

## Дослідники

investigator-amanda_sharpe-text = Одним кидком ви можете виконати скільки завгодно завдань, якщо кожен кубик використаєте лише раз.
investigator-ashcan_pete-text = Замість кожного звичайного предмета, особливого предмета чи заклинання, яке ви отримуєте після приготування до гри, можете взяти доказ або карту іншого з цих трьох видів.
investigator-bob_jenkins-text = Щоразу, коли після приготування до гри ви отримуєте звичайні предмети, берете на 1 більше.
investigator-carolyn_fern-text = Один раз на день, на початку ходу будь-якого гравця: дослідник на ваш вибір (можна й ви) відновлює 1 розум.
investigator-darrell_simmons-text = Один раз за кидок можете збільшити на 1 результат «пошук» на одному кубику: на зеленому щонайбільше до 3, на жовтому й червоному — до 4.
investigator-dexter_drake-text = Щоразу, коли після приготування до гри ви отримуєте заклинання, берете на 1 більше.
investigator-gloria_goldberg-text = На карті Іншого світу ви безплатно додаєте у свій запас жовтий і червоний кубики, якщо їх не заблоковано.
investigator-harvey_walters-text = Один раз за кидок можете змінити один результат «жах» на «знання».
investigator-jenny_barnes-text = На початку своєї фази пригод можете скинути доказ, звичайний предмет або заклинання, щоб додати у свій запас жовтий і червоний кубики, якщо їх не заблоковано.
investigator-joe_diamond-text = Кожен витрачений доказ дає вам змогу перекинути кубики двічі, а не один раз.
investigator-kate_winthrop-text = У ваш хід монстри не з’являються, а ефекти жаху на вас не діють. Опівніч до вашого ходу вже не належить.
investigator-mandy_thompson-text = Один раз на день, після кидка будь-якого гравця й перед виконанням завдання, можете перекинути до 2 з цих кубиків.
investigator-michael_mcglen-text = Один раз за кидок можете змінити один результат «жах» на «загрозу».
investigator-monterey_jack-text = Щоразу, коли після приготування до гри ви отримуєте особливі предмети, берете на 1 більше.
investigator-sister_mary-text = Ви можете ігнорувати тривалі ефекти карт міту, а у свій хід — також замки; потім кубики на них повертаються. Жовтий і червоний кубики все одно треба додати в запас звичайним способом.
investigator-vincent_lee-text = Один раз на день, на початку ходу будь-якого гравця: дослідник на ваш вибір (можна й ви) відновлює 1 здоров’я.

## Стародавні: здібність (text), пробудження (awakens), атака (battle)

ancient_one-azathoth-text = Доки спить, жодної здібності не має. Якщо прокинеться, усе втрачено.
ancient_one-azathoth-awakens = Світові настає кінець, і дослідники негайно програють.
ancient_one-azathoth-battle = Битви не буде: щойно Азатот прокинеться, гра завершується.
ancient_one-cthulhu-text = Дослідник, який застосовує заклинання, втрачає 1 розум.
ancient_one-cthulhu-battle = У кожного дослідника максимум розуму або максимум здоров’я (на вибір) зменшується на 1. Потім на трек приреченості потрапляє 1 жетон.
ancient_one-hastur-text = Щоразу, коли на вході в музей витрачають трофеї, ціна на 1 трофей вища.
ancient_one-hastur-battle = Кожен дослідник втрачає 2 одиниці розуму.
ancient_one-ithaqua-text = Дослідник, який використовує особливий предмет, втрачає 1 здоров’я.
ancient_one-ithaqua-battle = Кожен дослідник втрачає 2 одиниці здоров’я.
ancient_one-nyarlathotep-text = У чаші монстрів лежать п’ять монстрів-масок.
ancient_one-nyarlathotep-battle = Кожен дослідник скидає 1 доказ, інакше його зжерто.
ancient_one-shub_niggurath-text = Кожен монстр у грі вимагає на 1 результат «жах» більше.
ancient_one-shub_niggurath-battle = Кожен дослідник віддає 1 трофей, інакше його зжерто.
ancient_one-yig-text = Ви втрачаєте 1 знак Старших богів щоразу, коли провалено пригоду з непереможеним Культистом, а також коли розум дослідника падає до 0.
ancient_one-yig-awakens = Кожен дослідник скидає заклинання, звичайний предмет і особливий предмет, інакше його зжерто.
ancient_one-yig-battle = Кожен дослідник скидає 1 доказ або втрачає 1 розум і 1 здоров’я.
ancient_one-yog_sothoth-text = Провалену карту Іншого світу вилучають із гри. Коли ні в колоді, ні у грі не лишилося жодної, Йоґ-Сотот прокидається.
ancient_one-yog_sothoth-battle = Кожен дослідник віддає 1 трофей, інакше його зжерто.

## Пригоди та Інші світи: ефекти жаху й опівночі

adventure-ancient_relics-terror = Ви втрачаєте 1 розум.
adventure-the_loading_dock-terror = Скиньте всі кубики цього кидка, на яких випав «жах».
adventure-the_key_to_the_beyond-terror = Ви втрачаєте 1 розум.
adventure-riot_in_the_streets-terror = Ви втрачаєте 1 здоров’я.
adventure-unnatural_habitat-terror = Ви втрачаєте 1 розум.
adventure-dont_fall_asleep-midnight = Кожен дослідник втрачає 1 розум.
adventure-something_has_broken_free-terror = Пригоду негайно провалено.
adventure-hallway_on_fire-terror = Ви втрачаєте 1 здоров’я.
adventure-horrible_visions-midnight = Додайте 2 жетони на трек приреченості.
adventure-late_night_break_in-terror = Ви втрачаєте 1 трофей.
adventure-a_secret_gathering-terror = Ви втрачаєте 1 розум.
adventure-gala_in_the_great_hall-terror = Додайте 1 жетон на трек приреченості.
adventure-please_do_not_touch_the_exhibits-terror = Додайте 1 жетон на трек приреченості.
adventure-medusa_exhibit-terror = Скиньте всі кубики цього кидка, на яких випав «жах».
adventure-you_become_that_which_you_fear_most-midnight = З’являється монстр.
adventure-the_curator-midnight = Кожен дослідник віддає 2 трофеї або втрачає 1 розум і 1 здоров’я.
adventure-the_hedge_maze-midnight = Кожен дослідник втрачає 1 здоров’я.
adventure-the_graveyard-terror = Скиньте всі кубики цього кидка, на яких випав «жах».
adventure-transported_by_magic-midnight = За кожну карту Іншого світу у грі додайте 1 жетон на трек приреченості.
adventure-when_night_falls-terror = З’являється монстр.
adventure-the_gift_shop-terror = З’являється монстр.
adventure-haunted_by_a_shadowy_figure-terror = З’являється монстр.
adventure-koi_pond-terror = Пригоду негайно провалено.
adventure-remains_of_the_high_priest-terror = Скиньте всі кубики цього кидка, на яких випав «жах».
other_world-plateau_of_leng-terror = Ви втрачаєте 1 розум.

## Звичайні предмети

common_item-axe-text = Скиньте, щоб додати жовтий кубик у свій запас.
common_item-bullwhip-text = Скиньте, щоб додати жовтий кубик у свій запас.
common_item-carbine_rifle-text = Скиньте, щоб додати жовтий кубик у свій запас.
common_item-cross-text = Скиньте після невдалого кидка, щоб не активувати жодних ефектів жаху цього кидка.
common_item-dynamite-text = Скиньте, щоб перемогти будь-якого 1 монстра у грі.
common_item-food-text = Скиньте, щоб відновити 2 одиниці здоров’я.
common_item-knife-text = Скиньте, щоб додати жовтий кубик у свій запас.
common_item-lucky_cigarette_case-text = Скиньте після кидка, щоб перекинути до 3 кубиків зі свого запасу.
common_item-old_journal-text = Скиньте, щоб отримати 1 доказ.
common_item-shotgun-text = Скиньте, щоб додати жовтий кубик у свій запас.
common_item-tommy_gun-text = Скиньте, щоб додати жовтий кубик у свій запас; під час цієї пригоди можете також один раз перекинути 1 кубик.
common_item-whiskey-text = Скиньте, щоб відновити 1 розум або 1 здоров’я.

## Особливі предмети

unique_item-alien_statue-text = Скиньте після кидка, щоб змінити результат 1 кубика на «знання», «загрозу» або «жах».
unique_item-ancient_tablet-text = Скиньте, щоб додати червоний кубик у свій запас.
unique_item-blue_watcher_of_the_pyramid-text = Скиньте, щоб перемогти будь-якого 1 монстра у грі.
unique_item-cabala_of_saboth-text = Скиньте, щоб додати червоний кубик у свій запас.
unique_item-cultes_des_goules-text = Скиньте, щоб отримати 2 докази; при цьому ви втрачаєте 1 розум.
unique_item-enchanted_blade-text = Скиньте, щоб додати червоний кубик у свій запас.
unique_item-flute_of_the_outer_gods-text = Скиньте, щоб перемогти до 3 монстрів у грі; потім ви втрачаєте 1 розум і 1 здоров’я.
unique_item-gate_box-text = Скиньте, щоб увести в гру 1 карту Іншого світу.
unique_item-healing_stone-text = Скиньте, щоб відновити загалом 2 одиниці розуму й здоров’я, поділивши їх як завгодно.
unique_item-holy_water-text = Скиньте, щоб додати червоний кубик у свій запас.
unique_item-obsidian_statue-text = Скиньте, коли втрачаєте розум чи здоров’я, щоб уникнути втрати до 2 одиниць.
unique_item-ruby_of_rlyeh-text = Скиньте, щоб додати жовтий і червоний кубики у свій запас.

## Заклинання

spell-bind_monster-text = Застосуйте, щоб перемогти будь-якого 1 монстра у грі.
spell-dread_curse_of_azathoth-text = Застосуйте після кидка, щоб захистити до 2 щойно кинутих кубиків; додати ще один пізніше не можна.
spell-enchant_weapon-text = Застосуйте після кидка, щоб змінити результат 1 кубика на «загрозу».
spell-find_gate-text = Застосуйте, щоб увести в гру 1 карту Іншого світу.
spell-flesh_ward-text = Застосуйте, коли втрачаєте здоров’я, щоб уникнути втрати до 2 одиниць.
spell-heal-text = Застосуйте, щоб відновити 1 розум і 1 здоров’я.
spell-mists_of_releh-text = Застосуйте після кидка, щоб захистити 1 із щойно кинутих кубиків.
spell-red_sign_of_shudde_mell-text = Застосуйте після кидка, щоб захистити 1 із щойно кинутих кубиків.
spell-shrivelling-text = Застосуйте після кидка, щоб захистити 1 із щойно кинутих кубиків.
spell-voice_of_ra-text = Застосуйте після кидка, щоб захистити 1 із щойно кинутих кубиків.
spell-wither-text = Застосуйте після кидка, щоб захистити 1 із щойно кинутих кубиків.

## Союзники

ally-anna_kaslow-text = На початку свого ходу можете подивитися верхню карту міту; тоді можете скинути Анну, щоб покласти цю карту під низ колоди.
ally-duke-text = Коли маєте втратити розум чи здоров’я, можете скинути Дюка, щоб повністю уникнути цієї однієї втрати.
ally-john_legrasse-text = У свій хід можете скинути його, щоб перемогти 1 монстра на вашій карті.
ally-professor_armitage-text = Після невдалого кидка можете скинути його: тоді за цей кидок кубик не скидають.
ally-richard_upton_pickman-text = На карті Іншого світу можете один раз за кидок перекинути 1 кубик. Скиньте його, коли провалите таку пригоду.
ally-ruby_standish-text = Скиньте її, щоб купити один сувенір на 2 трофеї дешевше, але щонайменше за 1.
ally-ryan_dean-text = Щоразу, коли ви успішно завершуєте пригоду, отримуєте 1 доказ. Скиньте його, коли провалите пригоду.
ally-sir_william_brinton-text = Ваш максимум здоров’я на 1 вищий. Можете скинути його, щоб відновити все здоров’я.

## Карти міту: миттєвий (now) і тривалий (lasting) ефекти

mythos-sudden_terror-now = З’являється монстр.
mythos-sudden_terror-lasting = Тривалого ефекту немає.
mythos-the_hour_draws_near-now = Додайте 1 жетон на трек приреченості.
mythos-the_hour_draws_near-lasting = Ця карта блокує один зелений кубик.
mythos-a_crack_in_the_sky-now = Додайте 1 жетон на трек приреченості.
mythos-a_crack_in_the_sky-lasting = Наступної опівночі: додайте 1 жетон на трек приреченості.
mythos-whispers_behind_the_plaster-now = Додайте 1 жетон на трек приреченості.
mythos-whispers_behind_the_plaster-lasting = Ефект жаху: ви втрачаєте 1 розум.
mythos-a_draught_from_nowhere-now = Додайте 1 жетон на трек приреченості.
mythos-a_draught_from_nowhere-lasting = Ефект жаху: ви втрачаєте 1 здоров’я.
mythos-the_guards_have_fled-now = З’являється монстр.
mythos-the_guards_have_fled-lasting = Дослідник, який переміщується на карту з монстром, втрачає 1 розум.
mythos-the_lamps_gutter-now = Додайте 1 жетон на трек приреченості.
mythos-the_lamps_gutter-lasting = Ця карта блокує жовтий кубик.
mythos-ink_runs_like_blood-now = Додайте 1 жетон на трек приреченості.
mythos-ink_runs_like_blood-lasting = Ця карта блокує червоний кубик.
mythos-a_procession_of_robes-now = З’являється монстр.
mythos-a_procession_of_robes-lasting = Наступної опівночі: якщо у грі щонайменше 3 монстри, додайте 1 жетон на трек приреченості.
mythos-the_stars_wheel_wrong-now = Додайте 2 жетони на трек приреченості.
mythos-the_stars_wheel_wrong-lasting = Тривалого ефекту немає.
mythos-something_scratches_below-now = Додайте 1 жетон на трек приреченості; також з’являється монстр.
mythos-something_scratches_below-lasting = Ефект жаху: з’являється монстр.
mythos-a_quiet_night-now = Нічого не стається.
mythos-a_quiet_night-lasting = Безплатна перша допомога відновлює на 1 одиницю більше.
mythos-false_dawn-now = Нічого не стається.
mythos-false_dawn-lasting = Наступної опівночі: з’являється монстр.
mythos-dreams_without_sleep-now = Кожен дослідник втрачає 1 розум.
mythos-dreams_without_sleep-lasting = Безплатна перша допомога недоступна.
mythos-fever_in_the_walls-now = Кожен дослідник втрачає 1 здоров’я.
mythos-fever_in_the_walls-lasting = Дослідник, який надає допомогу, відразу втрачає 1 здоров’я.
mythos-a_door_opens_inward-now = У гру входить карта Іншого світу.
mythos-a_door_opens_inward-lasting = Провал пригоди в Іншому світі забирає ще 1 розум.
mythos-between_two_worlds-now = Якщо у грі є карта Іншого світу, додайте 1 жетон на трек приреченості; інакше з’являється монстр.
mythos-between_two_worlds-lasting = Наступної опівночі: якщо у грі є карта Іншого світу, додайте 1 жетон на трек приреченості.
mythos-heavy_footsteps-now = З’являється монстр.
mythos-heavy_footsteps-lasting = Ніхто не може зосереджуватися.
mythos-every_man_for_himself-now = Додайте 1 жетон на трек приреченості.
mythos-every_man_for_himself-lasting = Ніхто не може просити про допомогу.
mythos-the_shop_is_boarded_up-now = Додайте 1 жетон на трек приреченості.
mythos-the_shop_is_boarded_up-lasting = Сувенірна крамниця зачинена.
mythos-the_ledger_is_missing-now = З’являється монстр.
mythos-the_ledger_is_missing-lasting = Бюро знахідок не працює.
mythos-fog_in_the_galleries-now = Додайте 1 жетон на трек приреченості.
mythos-fog_in_the_galleries-lasting = За доказ можна перекинути щонайбільше 3 кубики.
mythos-a_frenzied_search-now = Додайте 1 жетон на трек приреченості.
mythos-a_frenzied_search-lasting = Дослідник, який успішно завершує пригоду, отримує ще 1 доказ.
mythos-an_anonymous_parcel-now = З’являється монстр.
mythos-an_anonymous_parcel-lasting = Сувеніри коштують на 1 трофей менше, але щонайменше 1.
mythos-the_old_wards_stir-now = Додайте 1 жетон на трек приреченості.
mythos-the_old_wards_stir-lasting = Хто забирає монстра як трофей, відновлює 1 розум або 1 здоров’я.
mythos-clockwork_gone_mad-now = Додайте 1 жетон на трек приреченості.
mythos-clockwork_gone_mad-lasting = Провал пригоди переводить годинник ще на 3 години.
mythos-two_shadows_one_man-now = З’являються два монстри.
mythos-two_shadows_one_man-lasting = Ефект жаху: ви втрачаєте 1 здоров’я.
mythos-the_choir_below-now = Додайте 1 жетон на трек приреченості; також з’являється монстр.
mythos-the_choir_below-lasting = Ця карта блокує один зелений кубик.
mythos-an_eclipse_unforetold-now = Додайте 2 жетони на трек приреченості.
mythos-an_eclipse_unforetold-lasting = Ефект жаху: скиньте ще 1 кубик.
mythos-sleepwalkers-now = Додайте 1 жетон на трек приреченості; також з’являється монстр.
mythos-sleepwalkers-lasting = Наступної опівночі: кожен дослідник, який не перебуває на вході в музей, втрачає 1 розум.
mythos-broken_seals-now = Додайте 1 жетон на трек приреченості; також з’являється монстр.
mythos-broken_seals-lasting = Ця карта блокує жовтий кубик, навіть після взяття нової карти міту, доки дослідники не здобудуть знак Старших богів.
mythos-the_long_night-now = Додайте 1 жетон на трек приреченості.
mythos-the_long_night-lasting = Кожної опівночі з’являється монстр, навіть після взяття нової карти міту, доки якийсь дослідник не витратить 3 трофеї як свою дію на вході в музей.

## Монстри: що дає зворот жетона, коли його забирають

monster-witch-text = Забираючи цей жетон як трофей, ви берете 1 заклинання.
monster-warlock-text = Забираючи цей жетон як трофей, ви отримуєте 1 доказ.
monster-mi_go-text = Забираючи цей жетон як трофей, ви берете 1 звичайний предмет.
monster-vampire-text = Забираючи цей жетон як трофей, ви отримуєте 1 доказ.
monster-star_spawn-text = Забираючи цей жетон як трофей, ви отримуєте 1 доказ.
monster-high_priest-text = Забираючи цей жетон як трофей, ви берете 1 заклинання.
monster-the_black_man-text = Забираючи цей жетон як трофей, ви вилучаєте 1 жетон із треку приреченості.
monster-the_dark_pharaoh-text = Забираючи цей жетон як трофей, ви берете 1 заклинання.
monster-god_of_the_bloody_tongue-text = Забираючи цей жетон як трофей, ви берете 1 особливий предмет.

## Вхід у музей; грані — результати в бюро знахідок

place-entrance-text = Виконайте рівно одну з трьох дій: перша допомога, бюро знахідок або сувенірна крамниця.
place-first_aid-text = Безплатно відновіть 1 здоров’я або 1 розум; за 2 трофеї — усе здоров’я або весь розум; за 4 трофеї — і те, й інше.
place-lost_and_found-text = Киньте 1 зелений кубик і виконайте відповідний рядок переліку. Цей кидок ніщо й ніхто не може змінити.
place-lost_and_found-investigation_1 = Нічого корисного.
place-lost_and_found-investigation_2 = Ви отримуєте 1 доказ.
place-lost_and_found-investigation_3 = Ви берете 1 звичайний предмет.
place-lost_and_found-lore = Ви берете 1 заклинання.
place-lost_and_found-peril = Ви втрачаєте 1 здоров’я.
place-lost_and_found-terror = Ви втрачаєте 1 розум.
place-souvenir_shop-text = Одна покупка за хід: за 2 трофеї — доказ, за 3 — звичайний предмет, за 4 — заклинання, за 5 — особливий предмет, за 8 — союзник, за 10 — знак Старших богів.
