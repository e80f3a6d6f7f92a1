"""The reference unit is a game that ends, and one whose rate can be measured."""

from random import seed

from miskatonic.lab import reference


def test_a_miniature_game_ends() -> None:
    seed(1)
    lengths = [reference.play(players) for players in (2, 3, 4) for _ in range(50)]
    assert 10 < sum(lengths) / len(lengths) < 200


def test_nothing_is_lost_on_the_way() -> None:
    seed(2)
    for _ in range(20):
        game = reference.Miniature(2)
        while not game.over:
            assert sum(game.cultists) + game.pool == 26
            assert sorted(game.summoning + game.summoned) == list(range(24))
            assert [sum(hand) for hand in game.hands] == game.sizes
            game.act(game.options()[-1] if game.left == 1 else game.options()[0])


def test_it_is_fast() -> None:
    assert reference.measure(0.05) > 1000
