# What the server refuses, and why

web-refused-stale = The table has moved on. Look at it and decide again.
web-refused-not_possible = That is not possible here.
web-refused-not_yours = That is for somebody else to decide.
web-refused-nothing_to_undo = Nothing has been decided yet.
web-refused-too_fast = Too fast. Wait a moment.
web-refused-bad_message = The server did not understand this page. Load it again.
web-refused-unknown = There is no such table, or this is not a link to it.
web-refused-protocol = The page and the server are of different versions. Load the page again.
web-refused-not_kept = This could not be written to disk, so it did not happen.
web-refused-out_of_service = This table can't be read from the disk at the moment, so it is out of service. The page comes back by itself; everything that was shown before is kept.
web-refused-damaged = The record of this table is damaged on the disk, so it can't be continued. What comes before the damage can be read and saved as a file.
web-refused-nothing = There is nothing to tell about this.
web-refused-closed = This table is from an earlier version. It can be read, but not continued.
web-refused-full = There is no more room for this table: too much was kept for it, or for the address it was set up from.

# A table that can only be read; $version is that of its rules.

web-closed-rules = From an earlier version: this table was played with version { $version } of the rules, and those of today can't go on with it. It can be read and saved as a file.
web-closed-cards = From an earlier version: the cards of the game have changed since this table was played, so it can't be continued. It can be read and saved as a file.
web-closed-record = This table can't be continued: played again, it no longer leads where it led. Its rules (version { $version }) or its record were changed. It can be read and saved as a file.
web-closed-damaged = The record of this table is damaged on the disk, so it can't be continued. What comes before the damage can be read and saved as a file.
web-renewed = The game has changed
web-renewed-gone = What was taken back
web-renewed-on = Play on
