# Cechy, strefy, umiejętności, żetony chaosu, klasy i zużywalne żetony. Umiejętności i żetony chaosu z odmianą.

## Cechy

trait-agency = Agencja
trait-ally = Sprzymierzeniec
trait-ancient_one = Przedwieczny
trait-arkham = Arkham
trait-armor = Zbroja
trait-byakhee = Byakhee
trait-cave = Jaskinia
trait-central = Centralna
trait-charm = Amulet
trait-creature = Stworzenie
trait-criminal = Przestępca
trait-cultist = Kultysta
trait-curse = Klątwa
trait-dark_young = Mroczne Młode
trait-deep_one = Istota z Głębin
trait-detective = Detektyw
trait-drifter = Tułacz
trait-elite = Elitarny
trait-firearm = Palna
trait-fortune = Los
trait-ghoul = Ghoul
trait-hazard = Niebezpieczeństwo
trait-hex = Urok
trait-humanoid = Humanoid
trait-illicit = Nielegalny
trait-innate = Wrodzona
trait-insight = Informacja
trait-item = Przedmiot
trait-madness = Szaleństwo
trait-melee = Biała
trait-miskatonic = Miskatonic
trait-monster = Potwór
trait-nightgaunt = Dziecię Nocy
trait-obstacle = Przeszkoda
trait-omen = Omen
trait-pact = Pakt
trait-police = Policja
trait-practiced = Nabyta
trait-relic = Relikwia
trait-science = Nauka
trait-silver_twilight = Srebrny Świt
trait-sorcerer = Czarnoksiężnik
trait-spell = Zaklęcie
trait-spirit = Duch
trait-supply = Zapasy
trait-tactic = Taktyka
trait-talent = Talent
trait-task = Zadanie
trait-terror = Koszmar
trait-tome = Księga
trait-tool = Narzędzie
trait-weapon = Broń
trait-woods = Puszcza
trait-yithian = Yithian

## Strefy

slot-hand = Ręka
slot-accessory = Drobiazg
slot-ally = Sprzymierzeniec
slot-body = Ciało
slot-arcane = Mistyczna

## Umiejętności

skill-willpower = siła woli
    .gen = siły woli
    .dat = sile woli
    .acc = siłę woli
    .ins = siłą woli
    .text = Przeciw strachowi, zaklęciom i wielu podstępom.
skill-intellect = intelekt
    .gen = intelektu
    .dat = intelektowi
    .acc = intelekt
    .ins = intelektem
    .text = Do badania: przeciw zasłonie twojej lokalizacji.
skill-combat = walka
    .gen = walki
    .dat = walce
    .acc = walkę
    .ins = walką
    .text = Do walki: przeciw wartości walki wroga.
skill-agility = zwinność
    .gen = zwinności
    .dat = zwinności
    .acc = zwinność
    .ins = zwinnością
    .text = Do wymykania się: przeciw wartości wymykania wroga.

## Żetony chaosu

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
token-skull = czaszka
    .gen = czaszki
    .dat = czaszce
    .acc = czaszkę
    .ins = czaszką
    .text = Symbol z worka chaosu. Co robi, mówi karta pomocy scenariusza.
token-cultist = kultysta
    .gen = kultysty
    .dat = kultyście
    .acc = kultystę
    .ins = kultystą
    .text = Symbol z worka chaosu. Co robi, mówi karta pomocy scenariusza.
token-tablet = tabliczka
    .gen = tabliczki
    .dat = tabliczce
    .acc = tabliczkę
    .ins = tabliczką
    .text = Symbol z worka chaosu. Co robi, mówi karta pomocy scenariusza.
token-elder_thing = Starsza Istota
    .gen = Starszej Istoty
    .dat = Starszej Istocie
    .acc = Starszą Istotę
    .ins = Starszą Istotą
    .text = Symbol z worka chaosu. Co robi, mówi karta pomocy scenariusza.
token-auto_fail = automatyczna porażka
    .gen = automatycznej porażki
    .dat = automatycznej porażce
    .acc = automatyczną porażkę
    .ins = automatyczną porażką
    .text = Test się nie udaje, a twoja umiejętność liczy się jako 0.
token-elder_sign = Znak Starszych Bogów
    .gen = Znaku Starszych Bogów
    .dat = Znakowi Starszych Bogów
    .acc = Znak Starszych Bogów
    .ins = Znakiem Starszych Bogów
    .text = Robi to, co stoi na karcie twojego badacza.

## Klasy

class-guardian = Strażnik
class-seeker = Poszukiwacz
class-rogue = Łotr
class-mystic = Mistyk
class-survivor = Ocalały
class-neutral = Neutralna

## Zużywalne żetony

use-ammo = naboje
    .counted = { $count ->
        [one] { $count } nabój
        [few] { $count } naboje
       *[many] { $count } naboi
    }
use-supplies = zapasy
    .counted = { $count ->
        [one] { $count } zapas
        [few] { $count } zapasy
       *[many] { $count } zapasów
    }
use-secrets = sekrety
    .counted = { $count ->
        [one] { $count } sekret
        [few] { $count } sekrety
       *[many] { $count } sekretów
    }
use-charges = ładunki
    .counted = { $count ->
        [one] { $count } ładunek
        [few] { $count } ładunki
       *[many] { $count } ładunków
    }
