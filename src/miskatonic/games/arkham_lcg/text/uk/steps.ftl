### Що відбувається між двома рішеннями, кількома словами поруч із назвою.

step-laid_out = чекає на столі
step-investigators = { $count ->
        [one] грає
        [few] та інші грають
       *[many] та інші грають
    }
step-begins_hurt = починає з травмою
step-log_brings = через журнал кампанії
step-log_counts = тепер враховується
step-scenario = початок
step-mulligan = обмінює карти
step-begins_in_play = у грі від початку
step-keeps = лишає руку
step-round = Новий раунд
step-phase = Фаза { $phase ->
        [mythos] міфу
        [investigation] дослідження
        [enemy] ворогів
       *[upkeep] відновлення
    }
step-turn = починає хід
step-doom = приреченість зростає
step-advances = просувається
step-current = відтепер
step-spends_clues = витрачає здогадки
step-placed = усі тепер там
step-removed = прибрано з гри
step-uses = застосовує { NAME($card, case: "acc") }
step-triggers = { $own ->
        [true] власна здібність
       *[false] { NAME($card) }
    }
step-plays = грає { NAME($card, case: "acc") }
step-play_lost = карти вже немає
step-dearer = витрачає на дію більше
step-more_actions = має більше дій
step-lost_action = втрачає дію
step-moves = { NAME($place) }
step-revealed = нова локація
step-gains = отримує ресурси
step-loses = втрачає ресурси
step-discovers = знаходить здогадки
step-no_clues = нічого не знаходить
step-covered_up = знищує докази
step-test = проходить перевірку
step-commits = додає { NAME($card, case: "acc") }
step-token = жетон: { NAME($token) }
step-several_tokens = відкриває кілька жетонів
step-token_apart = жетон: { NAME($token) }
step-several_apart = відкриває кілька жетонів
step-treated = рахується як { NAME($now) }
step-ignored = ігнорує
step-sealed = запечатує жетон
step-no_seal = нема що запечатати
step-passed = успіх
step-failed = провал
step-cancelled = скасовує
step-spawns = з’являється
step-no_spawn = не має де з’явитися
step-unique_there = уже у грі
step-engages = вступає в бій
step-disengages = бій закінчено
step-evaded = лишається позаду
step-enemy_moves = іде
step-enemy_held = не може пройти
step-opportunity = атака на випередження
step-retaliates = мститься
step-attacks = атакує
step-enemy_hit = отримує рани
step-enemy_defeated = ворога переможено
step-damage_placed = отримує рани
step-horror_placed = отримує жах
step-healed = зцілюється
step-asset_defeated = здобуток переможено
step-defeated = вибуває з гри
step-leads = тепер головує
step-resigned = відступає
step-trauma = отримує травму
step-killed = гине
step-earns = отримує досвід
step-draws = бере карту
step-no_cards = карт більше немає
step-deck_emptied = колода була порожня
step-weakness = бере слабкість
step-encounter = бере: { NAME($card) }
step-no_encounter = карт контактів більше немає
step-encounter_shuffled = Нова колода контактів
step-redirected = карту бере хтось інший
step-shuffled_back = повертається до колоди
step-gives = переходить до іншого
step-gives_resources = передає ресурси
step-threatens = карта в зоні боротьби
step-attached = карту приєднано
step-not_attached = приєднати не можна
step-discards = скидає { NAME($card, case: "acc") }
step-card_discarded = карту скинуто
step-makes_room = звільняє місце
step-used_up = карту вичерпано
step-controls = розпоряджається картою
step-returns = повертається в руку
step-fetches = бере карту з колоди
step-shuffled_in = повертається в колоду контактів
step-scried = зазирає в колоду
step-weakness_chosen = обирає слабкість
step-weakness_dealt = має випадкову слабкість
step-noted = новий запис
step-noted_under = новий запис
step-noted_number = новий запис
step-newcomer = долучається до кампанії
step-campaign_ends = кінець кампанії
step-campaign_partly = поки що лише цей сценарій
step-campaign_waits = кампанія чекає
step-deck_discards = скидає з колоди
step-exchanged = замінено назавжди
step-crossed_out = викреслений запис
step-crossed_out_number = викреслений запис
step-remembers = запам’ятовує
step-crossed_out_under = викреслений запис
step-joins = бере із собою { NAME($card, case: "acc") }
step-declines = не бере карти
step-waits = чекає
step-insane = божеволіє
step-counts = бали перемоги
step-bonus = Більше досвіду
step-gain = зміна досвіду
step-wish = інші запитання
