"""The style sheet of the full screen: threat above, people left (or below), table centre, decision right.

On the right, long questions and hints scroll, so that there is always room for the options.
"""

from miskatonic.terminal.look import (
    BRASS,
    DESK,
    EDGE,
    FELT,
    FELT_2,
    LAMP,
    LAMP_WASH,
    ROOM,
    SEA,
    TEXT,
    TEXT_2,
)

STYLE = f"""
Screen {{ background: {ROOM}; color: {TEXT}; }}
Static {{ background: transparent; }}

#room {{ height: 1fr; }}
#people-column {{ display: none; width: 34; background: {DESK}; padding: 0 1; }}
#table {{ width: 1fr; }}
#threat {{ height: auto; max-height: 3; background: {DESK}; }}
#board {{ height: 1fr; min-height: 20; text-wrap: nowrap; }}
#people {{ height: auto; background: {DESK}; text-wrap: nowrap; text-overflow: ellipsis; }}
#log {{ height: 1fr; min-height: 5; color: {TEXT_2}; background: {ROOM}; padding: 0 0 0 1; }}
#people-wide {{ height: auto; margin: 0 0 1 0; }}
#log-wide {{ height: 1fr; color: {TEXT_2}; }}
.column-title {{ color: {BRASS}; text-style: bold; height: 1; }}

.-wide #people-column {{ display: block; }}
.-wide #people, .-wide #log {{ display: none; }}
.-wide #threat {{ padding: 0 1; }}
.-wide #decision {{ width: 46; }}
.-wide #options {{ height: 1fr; max-height: 100%; }}
.-wide #lectern {{ max-height: 10; }}

#decision {{ width: 34; background: {FELT}; }}
#banner {{ height: 3; padding: 0 1; content-align: left middle; text-style: bold; }}
#question, #aside {{ height: auto; scrollbar-size-vertical: 1; scrollbar-color: {EDGE};
    scrollbar-background: {FELT}; }}
#question {{ max-height: 36%; background: {FELT_2}; }}
#aside {{ max-height: 20%; }}
#prompt {{ height: auto; padding: 0 1; background: {FELT_2}; }}
#note {{ height: auto; padding: 0 1; color: {SEA}; }}
#options {{ height: auto; max-height: 40%; border: none; background: {FELT}; padding: 0; scrollbar-size-vertical: 1;
    scrollbar-color: {EDGE}; scrollbar-background: {FELT}; }}
#options:focus {{ border: none; background: {FELT}; }}
OptionList > .option-list--option {{ color: {TEXT}; padding: 0 1; }}
OptionList > .option-list--option-disabled {{ color: {SEA}; text-style: bold; }}
OptionList > .option-list--option-highlighted,
OptionList:focus > .option-list--option-highlighted {{ background: {LAMP_WASH}; color: {LAMP}; text-style: bold; }}
OptionList > .option-list--option-hover {{ background: {FELT_2}; }}
#lectern {{ height: auto; max-height: 4; padding: 0 1; background: {DESK}; color: {TEXT_2}; }}
#keys {{ height: 1; background: {DESK}; color: {TEXT_2}; padding: 0 1; link-color: {TEXT_2}; link-style: none;
    link-background-hover: {LAMP_WASH}; link-color-hover: {LAMP}; }}

Sheet, LookUpScreen {{ align: center middle; background: {ROOM} 60%; }}
#sheet, #look-up {{ width: 80%; max-width: 110; height: auto; max-height: 90%; background: {FELT}; border: round {EDGE};
    padding: 1 2; }}
#look-up {{ height: 90%; max-height: 32; }}
#wish, #wish:focus {{ height: 1; border: none; padding: 0 1; background: {DESK}; color: {TEXT}; margin: 0 0 1 0; }}
#missed {{ height: auto; color: {SEA}; margin: 0 0 1 0; }}
#meant {{ height: auto; max-height: 40%; border: none; background: {FELT}; padding: 0; margin: 0 0 1 0;
    scrollbar-size-vertical: 1; scrollbar-color: {EDGE}; scrollbar-background: {FELT}; }}
#reading {{ height: 1fr; }}
#sheet-title {{ color: {LAMP}; text-style: bold; margin: 0 0 1 0; }}
.sheet-part {{ margin: 0 0 1 0; height: auto; }}

Picker {{ align: center middle; }}
#picker {{ width: 84; height: auto; max-height: 100%; background: {FELT}; padding: 1 2; }}
#picker-title {{ color: {LAMP}; text-style: bold; }}
#tagline {{ color: {TEXT_2}; margin: 0 0 1 0; height: auto; }}
#picker #options {{ max-height: 22; }}
#hint {{ color: {SEA}; margin: 1 0 0 0; height: auto; }}
"""
