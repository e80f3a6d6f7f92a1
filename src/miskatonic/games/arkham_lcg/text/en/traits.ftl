# Traits, slots, skills, chaos tokens, classes and uses. Skills and tokens have their forms.

## Traits

trait-agency = Agency
trait-ally = Ally
trait-ancient_one = Ancient One
trait-arkham = Arkham
trait-armor = Armor
trait-byakhee = Byakhee
trait-cave = Cave
trait-central = Central
trait-charm = Charm
trait-creature = Creature
trait-criminal = Criminal
trait-cultist = Cultist
trait-curse = Curse
trait-dark_young = Dark Young
trait-deep_one = Deep One
trait-detective = Detective
trait-drifter = Drifter
trait-elite = Elite
trait-firearm = Firearm
trait-fortune = Fortune
trait-ghoul = Ghoul
trait-hazard = Hazard
trait-hex = Hex
trait-humanoid = Humanoid
trait-illicit = Illicit
trait-innate = Innate
trait-insight = Insight
trait-item = Item
trait-madness = Madness
trait-melee = Melee
trait-miskatonic = Miskatonic
trait-monster = Monster
trait-nightgaunt = Nightgaunt
trait-obstacle = Obstacle
trait-omen = Omen
trait-pact = Pact
trait-police = Police
trait-practiced = Practiced
trait-relic = Relic
trait-science = Science
trait-silver_twilight = Silver Twilight
trait-sorcerer = Sorcerer
trait-spell = Spell
trait-spirit = Spirit
trait-supply = Supply
trait-tactic = Tactic
trait-talent = Talent
trait-task = Task
trait-terror = Terror
trait-tome = Tome
trait-tool = Tool
trait-weapon = Weapon
trait-woods = Woods
trait-yithian = Yithian

## Slots

slot-hand = Hand
slot-accessory = Accessory
slot-ally = Ally
slot-body = Body
slot-arcane = Arcane

## Skills

skill-willpower = willpower
    .gen = willpower's
    .dat = willpower
    .acc = willpower
    .ins = willpower
    .text = Against fear, spells and many treacheries.
skill-intellect = intellect
    .gen = intellect's
    .dat = intellect
    .acc = intellect
    .ins = intellect
    .text = For investigating: against the shroud of your location.
skill-combat = combat
    .gen = combat's
    .dat = combat
    .acc = combat
    .ins = combat
    .text = For fighting: against an enemy's fight value.
skill-agility = agility
    .gen = agility's
    .dat = agility
    .acc = agility
    .ins = agility
    .text = For evading: against an enemy's evade value.

## Chaos tokens

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
token-skull = skull
    .gen = skull's
    .dat = skull
    .acc = skull
    .ins = skull
    .text = A symbol of the chaos bag. The scenario's reference card says what it does.
token-cultist = cultist
    .gen = cultist's
    .dat = cultist
    .acc = cultist
    .ins = cultist
    .text = A symbol of the chaos bag. The scenario's reference card says what it does.
token-tablet = tablet
    .gen = tablet's
    .dat = tablet
    .acc = tablet
    .ins = tablet
    .text = A symbol of the chaos bag. The scenario's reference card says what it does.
token-elder_thing = elder thing
    .gen = elder thing's
    .dat = elder thing
    .acc = elder thing
    .ins = elder thing
    .text = A symbol of the chaos bag. The scenario's reference card says what it does.
token-auto_fail = auto-fail
    .gen = auto-fail's
    .dat = auto-fail
    .acc = auto-fail
    .ins = auto-fail
    .text = The test fails, and your skill counts as 0.
token-elder_sign = elder sign
    .gen = elder sign's
    .dat = elder sign
    .acc = elder sign
    .ins = elder sign
    .text = Does what your investigator card says.

## Classes

class-guardian = Guardian
class-seeker = Seeker
class-rogue = Rogue
class-mystic = Mystic
class-survivor = Survivor
class-neutral = Neutral

## Uses

use-ammo = ammo
    .counted = { $count ->
        [one] { $count } ammo
       *[other] { $count } ammo
    }
use-supplies = supplies
    .counted = { $count ->
        [one] { $count } supply
       *[other] { $count } supplies
    }
use-secrets = secrets
    .counted = { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
use-charges = charges
    .counted = { $count ->
        [one] { $count } charge
       *[other] { $count } charges
    }
