"""The picture of a simulation."""

import builtins
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from miskatonic.lab import plot
from miskatonic.lab.simulate import Played, Result, Setup, simulate

SVG = "{http://www.w3.org/2000/svg}"


def result(*played: Played) -> Result:
    return Result(Setup("reign_of_cthulhu", 2, "random", (("difficulty", '<odd> & "quoted"'),)), 0, played)


@pytest.mark.parametrize(
    "shown",
    [
        simulate("reign_of_cthulhu", 30),
        result(),
        result(Played(0, True, "gates_sealed", "RC-160", 12)),
        result(Played(0, False, "a < b & c", "RC-1", 3), Played(1, False, "cultists", "RC-162", 90_000)),
    ],
)
def test_svg_is_well_formed_and_can_be_read_aloud(shown: Result, tmp_path: Path) -> None:
    plot.save(shown, tmp_path / "plot.svg")
    root = ElementTree.parse(tmp_path / "plot.svg").getroot()
    assert root.get("role") == "img"
    title, described = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == shown.heading
    assert described is not None
    assert plot.summary(shown) in (described.text or "")


def test_nothing_is_drawn_outside() -> None:
    root = ElementTree.fromstring(plot.svg(simulate("reign_of_cthulhu", 60)))
    width, height = (float(size) for size in root.attrib["viewBox"].split()[2:])
    for bar in root.iter(f"{SVG}rect"):
        if "x" in bar.attrib:
            assert float(bar.attrib["x"]) + float(bar.attrib["width"]) <= width
            assert float(bar.attrib["y"]) + float(bar.attrib["height"]) <= height


@pytest.mark.parametrize("lengths", [[5], [5, 5, 6], list(range(1000)), [3, 90_000], [8, 60, 31, 30, 29]])
def test_the_histogram_counts_every_game_once(lengths: list[int]) -> None:
    classes = plot.histogram(lengths)
    assert sum(count for _, _, count in classes) == len(lengths)
    assert len(classes) <= 25
    assert classes[0][0] <= min(lengths) <= max(lengths) < classes[-1][1]


@pytest.mark.long
def test_png_comes_from_matplotlib(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot.save(simulate("reign_of_cthulhu", 10), tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_png_without_matplotlib_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(plot.PlotTrouble, match=r"pip install 'miskatonic\[lab\]'"):
        plot.save(result(), tmp_path / "plot.png")


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(plot.PlotTrouble, match=r"\.svg or a \.png"):
        plot.save(result(), tmp_path / "plot.gif")
