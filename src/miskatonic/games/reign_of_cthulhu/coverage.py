"""What should come up in many games of Reign of Cthulhu."""

from miskatonic.kernel import Coverage, Family

COVERAGE = Coverage(
    (
        Family("relics played", "relic-", ("relic_played",)),
        Family("Old Ones awoken", "old_one-", ("old_one_awakes",)),
        Family("summoning cards turned", "place-", ("summoning_card",)),
        Family("places entered", "place-", ("walked", "bus_taken", "gate_used", "hopped", "stepped", "rests")),
        Family("investigators at their turn", "investigator-", ("turn_begins",)),
        Family("investigators gone insane", "investigator-", ("insane",)),
        Family("investigators cured", "investigator-", ("cured",)),
        Family("towns sealed", "town-", ("gate_sealed",)),
        Family("towns warded", "town-", ("town_warded",)),
        Family("clues discarded", "clue-", ("discarded",)),
        Family("faces rolled", "face-", ("rolled",)),
    )
)
