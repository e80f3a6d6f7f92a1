### Why the record of a campaign can't be read: the words between the commas are fields of the file.

record-long = The campaign record has { $count } characters; at most { $most } are read.
record-no_campaign = There is no campaign “{ $written }”; `miskatonic games` lists the campaigns.
record-no_json = This isn't a campaign record: the text is not JSON.
record-none = This isn't a campaign record of { game-name }.
record-no_version = The campaign record doesn't give its version.
record-later = The campaign record has version { $version }; this program reads records up to version { $most }.
record-no_box = The campaign is played with the box { $found }, which this program doesn't have; it has { $names }.
record-no_core = The campaign record leaves out the Core Set, which every campaign needs.
record-over = This campaign is over; its investigators can be carried over to another one.
record-few = There are not enough investigators left for this campaign: { $count } of { $of }.
record-not_carried = { $names ->
        [none] Nobody can be carried over from this campaign: all its investigators have been killed or driven insane.
       *[other] { $written } can't be carried over from this campaign; these can: { $names }.
    }

record-first_history = In the campaign record, history is not what version 1 would have written.
record-nobody = In the campaign record, there are no investigators.
record-twice = In the campaign record, an investigator is listed twice.
record-no_numbers = In the campaign record, the chaos bag has no numbered tokens.
record-debt = In the campaign record, { $where }: more experience was spent than earned.
record-no_truth = In the campaign record, { $where } is not true or false.
record-trauma = In the campaign record, { $where }: nobody can play on with that much trauma.
record-no_cards = In the campaign record, { $where } isn't a list of cards and how many of each.
record-unknown = In the campaign record, { $where } names { $found }, which doesn't exist.
record-no_deck_card = In the campaign record, { $where } names { $found }, which isn't a deck card.
record-copies = In the campaign record, { $where } has { $found } copies of { $card }.
record-large = In the campaign record, { $where } has { $count } cards; there can be at most { $most }.
record-no_entry = In the campaign record, { $where } isn't a log entry.
record-unwritten = In the campaign record, { $where } is { $found }, which no scenario writes.
record-no_resolution = In the campaign record, { $where } has no resolution.
record-shape = In the campaign record, { $where } is not what it should be.
record-no_list = In the campaign record, { $where } isn't a list.
record-many = In the campaign record, { $where } has { $count } entries; there can be at most { $most }.
record-not_among = In the campaign record, { $where } is { $found }: { $kind ->
        [investigator] not an investigator
        [card] not a card
        [story] not a story card
        [weakness] not a basic weakness
        [token] not a chaos token
       *[none] not one of the allowed values
    }.
record-number = In the campaign record, { $where } is { $found }, not a number from { $least } to { $most }.
record-waits = What comes next in { NAME($campaign) } is not in this game yet. Keep the record: it will go on from there as soon as it is.
record-of_another = { NAME($scenario) } does not belong to the campaign { NAME($campaign) }. Choose another scenario, or none of your own.
