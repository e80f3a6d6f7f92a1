"""The Dunwich Legacy, with the packs of its cycle."""

from miskatonic.games.arkham_lcg.rows.boxes import Box

BOX = Box("dunwich_legacy", ("02001-02330",), partly=True)
