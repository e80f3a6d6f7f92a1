"""Which option an answer means, and whether the person who gives it may take it."""

from collections.abc import Sequence

from miskatonic.kernel.choice import Choice, Option
from miskatonic.kernel.errors import IllegalAnswer, NotYourSeat
from miskatonic.kernel.view import Eyes


def recognised(choice: Choice, answer: Option | str) -> Option:
    """The option meant by a text form, or by an option of another table, no matter who gives it."""
    text = _text_of(answer)
    picked = choice.find(text)
    if picked is None:
        raise _not_possible(text, choice.options)
    return picked


def own(choice: Choice, answer: Option | str, eyes: Eyes) -> Option:
    """The option meant, if the holder of these seats may take it; where several are asked, a bare verb such as
    `continue` is their own way to pass. A refusal reveals nothing secret.
    """
    text = _text_of(answer)
    picked = answer if isinstance(answer, Option) and answer in choice.options else choice.find(text, eyes)
    if picked is not None and _is_for(choice, picked, eyes):
        return _given(picked, eyes)
    shown = choice.shown_to(eyes)
    picked = picked or next((one for one in shown if one.passes and one.verb == text), None)
    if picked is not None and _is_for(choice, picked, eyes):
        return _given(picked, eyes)
    if picked in shown or not any(choice.owner(option) in eyes for option in shown):
        owner = choice.seat if picked is None or picked.secret else choice.owner(picked)
        raise NotYourSeat(f"This is for seat {owner} to decide, not for {said(eyes)}.")
    raise _not_possible(text, shown)


def _is_for(choice: Choice, picked: Option, eyes: Eyes) -> bool:
    return eyes.issuperset(picked.seats or (choice.owner(picked),))


def _given(picked: Option, eyes: Eyes) -> Option:
    """A shared option is given for all the seats somebody holds."""
    return picked.given_for(eyes) if picked.shared and not picked.seats and len(eyes) > 1 else picked


def said(eyes: Eyes) -> str:
    """How to refer to somebody: by their seats."""
    return f"seat {', '.join(map(str, sorted(eyes)))}" if eyes else "somebody without a seat"


def _text_of(answer: Option | str) -> str:
    return answer.text if isinstance(answer, Option) else str(answer)


def _not_possible(text: str, options: Sequence[Option]) -> IllegalAnswer:
    known = ", ".join(option.text for option in options[:12])
    more = " …" if len(options) > 12 else ""
    return IllegalAnswer(f"{text!r} is not possible here. Possible: {known}{more}")
