### Why the record of a campaign can't be read: the words between commas are fields of the file.

record-long = The campaign record has { $count } characters; at most { $most } are read.
record-no_campaign = There is no campaign “{ $written }”; miskatonic games lists those there are.
record-no_json = This is no campaign record: the text is not JSON.
record-none = This is no campaign record of { game-name }.
record-no_version = The campaign record does not say its version.
record-later = The campaign record has version { $version }; this program reads records up to version { $most }.
record-over = This campaign is over; its investigators can be carried over to another one.
record-few = There are not enough investigators left for this campaign: { $count }, not { $of }.
record-not_carried = { $names ->
        [none] Nobody can be carried over from this campaign: all its investigators are killed or insane.
       *[other] { $written } can’t be carried over from this campaign; these can: { $names }.
    }

record-first_history = In the campaign record, history is not what version 1 wrote.
record-nobody = In the campaign record, nobody is among the investigators.
record-twice = In the campaign record, an investigator stands twice.
record-no_numbers = In the campaign record, the chaos bag is empty of numbers.
record-debt = In the campaign record, { $where }: they have spent more experience than earned.
record-no_truth = In the campaign record, { $where } is not true or false.
record-trauma = In the campaign record, { $where }: nobody can play on with so much trauma.
record-no_cards = In the campaign record, { $where } is no list of cards with their numbers.
record-unknown = In the campaign record, { $where } names { $found }, which there is not.
record-no_deck_card = In the campaign record, { $where } names { $found }, which is no card of a deck.
record-copies = In the campaign record, { $where } has { $found } copies of { $card }.
record-large = In the campaign record, { $where } has { $count } cards; there can be { $most }.
record-no_entry = In the campaign record, { $where } is no entry of a log.
record-unwritten = In the campaign record, { $where } is { $found }, which no scenario writes.
record-no_resolution = In the campaign record, { $where } has no resolution.
record-shape = In the campaign record, { $where } is not what it should be.
record-no_list = In the campaign record, { $where } is no list.
record-many = In the campaign record, { $where } has { $count } entries; there can be { $most }.
record-not_among = In the campaign record, { $where } is { $found }: { $kind ->
        [investigator] no investigator
        [card] no card
        [story] no story card
        [weakness] no basic weakness
        [token] no chaos token
       *[none] not one of those there are
    }.
record-number = In the campaign record, { $where } is { $found }, not a number from { $least } to { $most }.
