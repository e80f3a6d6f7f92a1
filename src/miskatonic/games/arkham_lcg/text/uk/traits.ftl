# Риси, слоти, навички, жетони хаосу, класи й застосовність. Навички й жетони хаосу з відмінками.

## Риси

trait-agency = Агентство
trait-ally = Союзник
trait-ancient_one = Прадавній
trait-arkham = Аркгем
trait-armor = Убрання
trait-byakhee = Б’якгі
trait-cave = Печера
trait-central = Центр
trait-charm = Оберіг
trait-creature = Створіння
trait-criminal = Злочинець
trait-cultist = Культист
trait-curse = Прокляття
trait-dark_young = Темний нащадок
trait-deep_one = Глибоководний
trait-detective = Детектив
trait-drifter = Бродяга
trait-elite = Елітний
trait-firearm = Вогнепальна
trait-fortune = Удача
trait-ghoul = Гуль
trait-hazard = Лихо
trait-hex = Чари
trait-humanoid = Гуманоїд
trait-illicit = Незаконний
trait-innate = Вроджене
trait-insight = Інтуїція
trait-item = Предмет
trait-madness = Божевілля
trait-melee = Ближній бій
trait-miskatonic = Міскатонік
trait-monster = Монстр
trait-nightgaunt = Нічна примара
trait-obstacle = Перешкода
trait-omen = Передвістя
trait-pact = Пакт
trait-police = Поліція
trait-practiced = Вправність
trait-relic = Реліквія
trait-science = Наука
trait-silver_twilight = Срібні сутінки
trait-sorcerer = Чаклун
trait-spell = Закляття
trait-spirit = Дух
trait-supply = Запас
trait-tactic = Тактика
trait-talent = Вміння
trait-task = Завдання
trait-terror = Терор
trait-tome = Том
trait-tool = Інструмент
trait-weapon = Зброя
trait-woods = Ліси
trait-yithian = Йітіанець

## Слоти

slot-hand = Рука
slot-accessory = Аксесуар
slot-ally = Союзник
slot-body = Одяг
slot-arcane = Магічний

## Навички

skill-willpower = воля
    .gen = волі
    .dat = волі
    .acc = волю
    .ins = волею
    .text = Проти страху, чарів і багатьох напастей.
skill-intellect = інтелект
    .gen = інтелекту
    .dat = інтелекту
    .acc = інтелект
    .ins = інтелектом
    .text = Щоб досліджувати: проти мороку вашої локації.
skill-combat = сила
    .gen = сили
    .dat = силі
    .acc = силу
    .ins = силою
    .text = Щоб атакувати: проти сили ворога.
skill-agility = спритність
    .gen = спритності
    .dat = спритності
    .acc = спритність
    .ins = спритністю
    .text = Щоб утікати: проти спритності ворога.

## Жетони хаосу

token-plus_1 = +1
    .gen = +1
    .dat = +1
    .acc = +1
    .ins = +1
token-0 = 0
    .gen = 0
    .dat = 0
    .acc = 0
    .ins = 0
token-minus_1 = −1
    .gen = −1
    .dat = −1
    .acc = −1
    .ins = −1
token-minus_2 = −2
    .gen = −2
    .dat = −2
    .acc = −2
    .ins = −2
token-minus_3 = −3
    .gen = −3
    .dat = −3
    .acc = −3
    .ins = −3
token-minus_4 = −4
    .gen = −4
    .dat = −4
    .acc = −4
    .ins = −4
token-minus_5 = −5
    .gen = −5
    .dat = −5
    .acc = −5
    .ins = −5
token-minus_6 = −6
    .gen = −6
    .dat = −6
    .acc = −6
    .ins = −6
token-minus_7 = −7
    .gen = −7
    .dat = −7
    .acc = −7
    .ins = −7
token-minus_8 = −8
    .gen = −8
    .dat = −8
    .acc = −8
    .ins = −8
token-skull = череп
    .gen = черепа
    .dat = черепу
    .acc = череп
    .ins = черепом
    .text = Символ із торби хаосу. Що він робить, каже довідкова карта сценарію.
token-cultist = культист
    .gen = культиста
    .dat = культистові
    .acc = культиста
    .ins = культистом
    .text = Символ із торби хаосу. Що він робить, каже довідкова карта сценарію.
token-tablet = скрижаль
    .gen = скрижалі
    .dat = скрижалі
    .acc = скрижаль
    .ins = скрижаллю
    .text = Символ із торби хаосу. Що він робить, каже довідкова карта сценарію.
token-elder_thing = Старець
    .gen = Старця
    .dat = Старцю
    .acc = Старця
    .ins = Старцем
    .text = Символ із торби хаосу. Що він робить, каже довідкова карта сценарію.
token-auto_fail = автопровал
    .gen = автопровалу
    .dat = автопровалу
    .acc = автопровал
    .ins = автопровалом
    .text = Перевірку провалено, а ваша навичка вважається 0.
token-elder_sign = Знак Прадавніх
    .gen = Знака Прадавніх
    .dat = Знаку Прадавніх
    .acc = Знак Прадавніх
    .ins = Знаком Прадавніх
    .text = Робить те, що стоїть на карті вашого дослідника.

## Класи

class-guardian = Вартовий
class-seeker = Шукач
class-rogue = Спритник
class-mystic = Містик
class-survivor = Вцілілий
class-neutral = Нейтральний

## Застосовність

use-ammo = набої
    .counted = { $count ->
        [one] { $count } набій
        [few] { $count } набої
       *[many] { $count } набоїв
    }
use-supplies = запаси
    .counted = { $count ->
        [one] { $count } запас
        [few] { $count } запаси
       *[many] { $count } запасів
    }
use-secrets = таємниці
    .counted = { $count ->
        [one] { $count } таємниця
        [few] { $count } таємниці
       *[many] { $count } таємниць
    }
use-charges = заряди
    .counted = { $count ->
        [one] { $count } заряд
        [few] { $count } заряди
       *[many] { $count } зарядів
    }
