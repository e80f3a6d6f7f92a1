"""What is printed on the cards: every figure of every row, compared with the facts; and nothing is inert."""

from miskatonic.games.arkham_lcg.cards.the_gathering import GATHERING
from miskatonic.games.arkham_lcg.rows.boxes import box_of
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import ACT, AGENDA, ENEMY, ICONS, INVESTIGATOR, LOCATION, NEUTRAL, SKILLS
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES

PRINTED = """
01001 guardian; unique; W3 I3 C4 A2; health 9, sanity 5; traits agency detective
01002 seeker; unique; W3 I5 C2 A2; health 5, sanity 9; traits miskatonic
01003 rogue; unique; W2 I3 C3 A4; health 8, sanity 6; traits criminal
01004 mystic; unique; W5 I2 C2 A3; health 6, sanity 8; traits sorcerer
01005 survivor; unique; W4 I3 C1 A4; health 7, sanity 7; traits drifter
01006 unique; cost 3; hand; icons CA?; ammo 4; traits item weapon firearm
01007 weakness; traits task
01008 unique; cost 2; icons WI?; traits item
01009 weakness; hand; traits item tome
01010 fast; cost 1; icons IA??; traits tactic
01011 weakness; traits task
01012 unique; cost 3; accessory; icons WC?; traits item relic
01013 weakness; cost 2; traits spell
01014 unique; cost 2; accessory; icons ??; traits item relic
01015 weakness; traits madness
01016 guardian; cost 4; hand; icons A; ammo 4; traits item weapon firearm
01017 guardian; cost 2; icons WC; traits talent
01018 guardian; cost 4; ally; icons C; soak 2/2; traits ally police
01019 guardian; cost 2; icons W; supplies 3, then gone; traits talent science
01020 guardian; cost 3; hand; icons C; traits item weapon melee
01021 guardian; cost 3; ally; icons C; soak 3/1; traits ally creature
01022 guardian; fast; cost 1; icons II; traits insight
01023 guardian; fast; cost 1; icons WA; traits tactic
01024 guardian; cost 5; icons W; traits tactic
01025 guardian; icons C; traits practiced
01026 guardian; level 1; cost 2; icons I; traits supply
01027 guardian; level 2; cost 3; accessory; icons W?; traits item
01028 guardian; level 2; cost 4; ally; icons CA; soak 3/2; traits ally police
01029 guardian; level 4; cost 5; hand x2; icons CC; ammo 2; traits item weapon firearm
01030 seeker; fast; cost 1; hand; icons I; traits item tool
01031 seeker; cost 3; hand; icons W; traits item tome
01032 seeker; cost 2; ally; icons A; soak 1/1; traits ally miskatonic
01033 seeker; unique; cost 4; ally; icons I; soak 1/2; traits ally miskatonic
01034 seeker; cost 2; icons IA; traits talent
01035 seeker; cost 2; hand; icons C; traits item tome
01036 seeker; fast; cost 1; icons CA; traits insight
01037 seeker; fast; cost 2; icons II; traits insight
01038 seeker; cost 0; icons WIA; traits insight tactic
01039 seeker; icons I; traits practiced
01040 seeker; level 1; fast; cost 0; hand; icons I; traits item tool
01041 seeker; level 2; unique; cost 3; accessory; icons WIC; traits item relic
01042 seeker; level 2; cost 2; hand; icons ?; traits item tome
01043 seeker; level 4; fast; cost 0; traits insight
01044 rogue; fast; cost 1; hand; icons A; traits item weapon melee illicit
01045 rogue; cost 1; icons I; traits talent illicit
01046 rogue; cost 2; icons A; traits talent illicit
01047 rogue; cost 3; hand; icons C; ammo 3; traits item weapon firearm illicit
01048 rogue; unique; cost 6; ally; icons I; soak 2/2; traits ally criminal
01049 rogue; cost 2; icons CA; traits talent
01050 rogue; fast; cost 2; icons IA; traits tactic
01051 rogue; cost 3; icons CA; traits tactic
01052 rogue; cost 2; icons IC; traits tactic
01053 rogue; icons ?; traits innate
01054 rogue; level 1; unique; cost 5; ally; icons I; soak 2/2; traits ally criminal
01055 rogue; level 1; cost 4; ally; icons WA; soak 2/2; traits ally criminal
01056 rogue; level 3; fast; cost 2; traits fortune insight
01057 rogue; level 4; cost 3; icons ?; traits fortune
01058 mystic; cost 0; icons I; secrets 4, then gone; traits talent
01059 mystic; cost 2; accessory; icons W; soak -/2; traits item charm
01060 mystic; cost 3; arcane; icons C; charges 4; traits spell
01061 mystic; cost 1; arcane; icons I; charges 3; traits spell
01062 mystic; cost 2; icons WI; traits talent
01063 mystic; cost 1; ally; icons W; soak 1/2; traits ally sorcerer
01064 mystic; cost 0; icons WI; traits insight
01065 mystic; fast; cost 1; icons ?; traits spell spirit
01066 mystic; cost 2; icons WA; traits spell
01067 mystic; icons W; traits innate
01068 mystic; level 1; fast; cost 1; icons WC; traits spell
01069 mystic; level 2; cost 1; icons WA; traits spell
01070 mystic; level 3; cost 4; hand; icons WI; traits item tome
01071 mystic; level 4; cost 2; hand; icons ?; charges 4, then gone; traits item relic
01072 survivor; cost 0; body; icons C; soak 2/-; traits item armor
01073 survivor; cost 1; icons I; traits talent
01074 survivor; cost 2; hand x2; icons C; traits item weapon melee
01075 survivor; cost 1; accessory; icons ?; traits item charm
01076 survivor; cost 1; ally; icons A; soak 1/-; traits ally creature
01077 survivor; cost 2; icons WA; traits talent
01078 survivor; cost 5; icons W?; traits tactic
01079 survivor; fast; cost 2; icons II; traits fortune
01080 survivor; fast; cost 1; traits fortune
01081 survivor; icons A; traits innate
01082 survivor; level 1; unique; cost 5; ally; icons W; soak 1/4; traits ally
01083 survivor; level 2; fast; cost 2; icons CA; traits fortune
01084 survivor; level 2; fast; cost 1; traits fortune
01085 survivor; level 3; fast; cost 4; icons C?; traits spirit
01086 cost 1; hand; icons C; traits item weapon melee
01087 cost 2; hand; icons I; supplies 3; traits item tool
01088 cost 0; traits supply
01089 icons WW; traits innate
01090 icons II; traits practiced
01091 icons CC; traits practiced
01092 icons AA; traits innate
01093 icons ??; traits innate
01094 level 3; cost 2; body; icons C?; soak 4/-; traits item armor
01095 level 3; cost 2; accessory; icons W?; soak -/4; traits item relic
01096 weakness; traits madness
01097 weakness; traits madness
01098 weakness; traits curse
01099 weakness; traits madness
01100 weakness; traits madness
01101 weakness; fight 4, health 3, evade 3, damage 1, horror 0; hunter; traits humanoid criminal
01102 weakness; fight 2, health 3, evade 3, damage 1, horror 0; hunter; traits humanoid cultist silver_twilight
01103 weakness; fight 3, health 2, evade 2, damage 1, horror 0; hunter; traits humanoid detective
01104
01105 stage 1, doom 3
01106 stage 2, doom 7
01107 stage 3, doom 10
01108 stage 1, clues 2 per inv.
01109 stage 2
01110 stage 3
01111 shroud 2, clues 2 per inv.; symbol circle -> none
01112 shroud 1, clues 0; symbol square -> Attic, Cellar, Parlor
01113 shroud 1, clues 2 per inv.; symbol triangle -> Hallway; Victory 1
01114 shroud 4, clues 2 per inv.; symbol plus -> Hallway; Victory 1
01115 shroud 2, clues 0; symbol diamond -> Hallway
01116 fight 4, health 5 per inv., evade 4, damage 2, horror 2; Victory 2; hunter; retaliate; \
traits humanoid monster ghoul elite
01117 unique; cost 0; ally; soak 3/3; traits ally
01118 fight 4, health 4, evade 1, damage 1, horror 2; Victory 1; traits humanoid monster ghoul
01119 fight 3, health 4, evade 4, damage 2, horror 1; Victory 1; traits humanoid monster ghoul
01120
01121a stage 1, doom 6
01121b unique; fight 4, health 4, evade 2, damage 2, horror 1; Victory 2; hunter; traits humanoid cultist elite
01122 stage 2, doom 8
01123 stage 1
01124 shroud 2, clues 1 per inv.; symbol squiggle -> Rivertown; traits arkham
01125 shroud 1, clues 1 per inv.; symbol circle -> Your_house, Southside, Miskatonic_university, Easttown, Graveyard; \
traits arkham central
01126 shroud 3, clues 1 per inv.; symbol square -> Rivertown, St_marys_hospital, Miskatonic_university; traits arkham
01127 shroud 2, clues 1 per inv.; symbol square -> Rivertown, St_marys_hospital, Miskatonic_university; traits arkham
01128 shroud 2, clues 1 per inv.; symbol plus -> Southside, Miskatonic_university; traits arkham
01129 shroud 4, clues 2 per inv.; symbol diamond -> Rivertown, Southside, St_marys_hospital, Northside; Victory 1; \
traits arkham
01130 shroud 3, clues 1 per inv.; symbol triangle -> Easttown, Northside; traits arkham
01131 shroud 4, clues 2 per inv.; symbol triangle -> Easttown, Northside; Victory 1; traits arkham
01132 shroud 2, clues 1 per inv.; symbol moon -> Rivertown, Downtown; traits arkham
01133 shroud 1, clues 2 per inv.; symbol hourglass -> Rivertown; Victory 1; traits arkham
01134 shroud 3, clues 2 per inv.; symbol t -> Miskatonic_university, Downtown; Victory 1; traits arkham
01135 peril; traits curse
01136
01137 unique; fight 4, health 4, evade 2, damage 2, horror 0; Victory 1; traits humanoid cultist
01138 unique; fight 3, health 4, evade 4, damage 1, horror 1; Victory 1; traits humanoid cultist
01139 unique; fight 2, health 3, evade 3, damage 1, horror 0; Victory 1; traits humanoid cultist
01140 unique; fight 3, health 3, evade 2, damage 1, horror 0; Victory 1; traits humanoid cultist
01141 unique; fight 2, health 4, evade 5, damage 1, horror 0; Victory 1; traits humanoid cultist
01142
01143 stage 1, doom 4
01144 stage 2, doom 5
01145 stage 3, doom 5
01146 stage 1, clues 3 per inv.
01147 stage 2
01148 stage 3
01149 shroud 2, clues 0; symbol squiggle -> Arkham_woods, Ritual_site; traits woods
01150 shroud 4, clues 1 per inv.; symbol triangle -> Main_path, Arkham_woods; traits woods
01151 shroud 3, clues 1 per inv.; symbol t -> Main_path, Arkham_woods; traits woods
01152 shroud 2, clues 1 per inv.; symbol diamond -> Main_path, Arkham_woods; traits woods
01153 shroud 2, clues 1 per inv.; symbol hourglass -> Main_path, Arkham_woods; traits woods
01154 shroud 2, clues 1 per inv.; symbol equals -> Main_path, Arkham_woods; traits woods
01155 shroud 1, clues 0; symbol moon -> Main_path, Arkham_woods; traits woods
01156 shroud 3, clues 2 per inv.; symbol plus -> Main_path; traits cave
01157 unique; fight 5, health 6, evade 6, damage 3, horror 3; hunter; massive; traits ancient_one elite
01158 traits curse
01159 fight 1, health 1, evade 3, damage 1, horror 0; hunter; traits creature
01160 fight 2, health 2, evade 2, damage 1, horror 1; traits humanoid monster ghoul
01161 fight 3, health 3, evade 3, damage 1, horror 1; traits humanoid monster ghoul
01162 traits hazard
01163 traits terror
01164 traits terror
01165 traits terror
01166 traits omen
01167 traits hazard
01168 traits hazard
01169 fight 3, health 1, evade 2, damage 1, horror 0; traits humanoid cultist
01170 fight 4, health 2, evade 2, damage 1, horror 0; retaliate; traits humanoid cultist
01171 traits hex
01172 fight 3, health 4, evade 1, damage 1, horror 1; hunter; traits monster nightgaunt
01173
01174 traits obstacle
01175 fight 3, health 4, evade 3, damage 1, horror 2; Victory 1; hunter; traits monster byakhee
01176 traits omen
01177 fight 4, health 4, evade 3, damage 1, horror 1; Victory 1; traits monster yithian
01178 peril; traits pact
01179 fight 4, health 5, evade 2, damage 2, horror 1; Victory 1; traits monster dark_young
01180 fight 3, health 3, evade 2, damage 1, horror 0; hunter; retaliate; traits humanoid monster
01181 fight 3, health 3, evade 3, damage 1, horror 1; hunter; traits humanoid monster deep_one
01182 traits omen
"""
"""Code; class, level; costs, slots, icons, soak (health/sanity), uses, keywords, traits."""


def figures(card: Card) -> str:
    """The figures of a row in the words of the table."""
    found = [card.klass] if card.klass != NEUTRAL else []
    found += [f"level {card.level}"] if card.level else []
    found += [
        word for word, is_so in (("unique", card.unique), ("fast", card.fast), ("weakness", card.weakness)) if is_so
    ]
    found += _of_kind(card)
    if card.victory:
        found.append(f"Victory {card.victory}")
    if card.uses_kind:
        uses = "X" if card.cost_x else f"{card.uses}"
        found.append(f"{card.uses_kind} {uses}" + (", then gone" if card.uses_empty else ""))
    found += sorted(card.keywords)
    return "; ".join(found)


def _of_kind(card: Card) -> list[str]:
    """What only cards of its kind have."""
    if card.kind == INVESTIGATOR:
        skills = " ".join(f"{skill[0].upper()}{card.skills[skill]}" for skill in SKILLS)
        return [skills, f"health {card.health}, sanity {card.sanity}"]
    if card.kind == ENEMY:
        health = f"{card.health} per inv." if card.each_health else f"{card.health}"
        return [f"fight {card.fight}, health {health}, evade {card.evade}, damage {card.damage}, horror {card.horror}"]
    if card.kind == AGENDA:
        return [f"stage {card.stage}, doom {card.doom}"]
    if card.kind == ACT:
        return [f"stage {card.stage}" + (f", clues {card.act_clues} per inv." if card.act_clues else "")]
    if card.kind == LOCATION:
        clues = f"{card.clues} per inv." if card.clues_each else f"{card.clues}"
        house = [one for one in CARDS.rows if one.kind == LOCATION and one.set == card.set]
        there = dict.fromkeys(one.title.capitalize() for one in house if one.symbol in card.connects)
        return [f"shroud {card.shroud}, clues {clues}", f"symbol {card.symbol} -> {', '.join(there) or 'none'}"]
    found = [f"cost {'X' if card.cost_x else card.cost}"] if card.cost is not None else []
    if card.slot:
        found.append(card.slot + (f" x{card.slots}" if card.slots > 1 else ""))
    if card.icons:
        found.append("icons " + "".join(letter * card.icons.get(name, 0) for letter, name in ICONS.items()))
    if card.health is not None or card.sanity is not None:
        found.append(f"soak {_or_none(card.health)}/{_or_none(card.sanity)}")
    return found


def _or_none(number: int | None) -> str:
    return "-" if number is None else str(number)


def table_of(text: str) -> dict[str, tuple[str, list[str]]]:
    """Of each code its figures and its traits."""
    found = {}
    for line in text.strip().splitlines():
        code, _, rest = line.partition(" ")
        told, _, traits = rest.partition("traits ")
        found[code] = told.strip().removesuffix(";"), sorted(traits.split())
    return found


CORE_SET = [card for card in CARDS.rows if box_of(card.code) == "box-core"]
"""The cards of other boxes are tested where they come."""


def test_every_figure_is_the_printed_one() -> None:
    """Given the core set as printed, then every row of it has just these figures and traits and no others."""
    ours = {card.code: (figures(card), sorted(card.traits)) for card in CORE_SET}
    printed = table_of(PRINTED)
    assert sorted(ours) == sorted(printed)
    assert {code: ours[code] for code in ours if ours[code] != printed[code]} == {}


def test_there_are_103_player_cards_and_the_encounter_cards() -> None:
    """Given the catalogue, then it holds the whole core set: 103 cards of players, 80 of the three scenarios."""
    player = [card for card in CORE_SET if not card.set]
    assert (len(player), len(CORE_SET) - len(player)) == (103, 80)


def test_cards_of_several_levels_share_their_title() -> None:
    """Given the titles that come in two levels or versions, then copies of both count as the same card (AH-B-009)."""
    titles = [card.title for card in CORE_SET]
    assert sorted({title for title in titles if titles.count(title) > 1}) == [
        "arkham_woods", "beat_cop", "blinding_light", "downtown", "leo_de_luca", "lucky", "magnifying_glass",
        "southside",
    ]  # fmt: skip


def test_signature_cards_have_no_level_and_belong_to_their_investigator() -> None:
    """Given the ten signature cards and weaknesses, then none has a level (AH-C-002) and each names its own."""
    pairs = {card.code: (card.signature, card.level) for card in CORE_SET if card.signature}
    assert pairs == {
        f"010{number:02}": (owner, None)
        for number, owner in zip(
            range(6, 16),
            [
                name
                for name in ("roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams")
                for _ in range(2)
            ],
            strict=True,
        )
    }


PLAIN = {
    "unexpected_courage": "two icons",
    "leather_coat": "health",
    "bulletproof_vest_3": "health",
    "elder_sign_amulet_3": "sanity",
    "ghoul_minion": "a plain enemy",
    "study": "a location without text",
    "hallway": "a location without text",
    "rivertown": "a location without text",
}
"""Cards whose row has nothing but figures."""


def does_something(card: Card) -> bool:
    """Whether a row has any behaviour of its own."""
    parts = (card.abilities, card.passes, card.riders, card.symbols, card.keywords)
    return any(parts) or any(
        part is not None for part in (card.revelation, card.elder, card.back, card.spawn, card.prey)
    )


def test_nothing_is_inert() -> None:
    """Given every card of decks and scenario, then it does something, or is plain as printed."""
    used = {
        id_
        for deck in starters(JUST_CORE).values()
        for id_ in (deck.investigator, *deck.cards)
        if id_ != RANDOM_WEAKNESS
    }
    used |= set(BASIC_WEAKNESSES) | set(SCENARIOS.rows[SCENARIOS.number(GATHERING)].cards)
    everything = {card.id: card for card in CORE_SET}
    assert used <= set(everything)
    assert {id_ for id_, card in everything.items() if not does_something(card)} == set(PLAIN)
