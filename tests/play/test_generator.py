"""The game's own dice are Philox4x32-10: worked out here from its publication, and compared with what a game throws."""

import pytest

import duopoly

WORD = 2**32
MULTIPLIERS = 0xD2511F53, 0xCD9E8D57
STEPS = 0x9E3779B9, 0xBB67AE85

# Counter, key, output: the known answers that the authors publish with the generator (Random123, kat_vectors).
PUBLISHED = [
    ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
]


def philox(counter, key):
    """Ten rounds; from one to the next each half of the key grows by its step."""
    for n in range(10):
        k0, k1 = ((half + n * step) % WORD for half, step in zip(key, STEPS, strict=True))
        (high0, low0), (high1, low1) = (divmod(m * c, WORD) for m, c in zip(MULTIPLIERS, counter[::2], strict=True))
        counter = high1 ^ counter[1] ^ k0, low1, high0 ^ counter[3] ^ k1, low0
    return counter


def words(text):
    return tuple(int(word, 16) for word in text.split())


@pytest.mark.parametrize(("counter", "key", "output"), PUBLISHED)
def test_the_generator_here_gives_the_published_answers(counter, key, output):
    assert philox(words(counter), words(key)) == words(output)


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 2**33 + 5, 0x299F31D0A4093822, 2**64 - 1])
def test_the_dice_of_a_game_are_those_of_its_seed(seed):
    """The seed is the key and the outcome's number counts: four words to a block, each word a number from 0 to 35, two dice.

    The players throw for the order until one has most; then for the first turn, and so on: all of it in the moves.
    """
    game = duopoly.Game("classic-us", ["Ann", "Bob", "Cem"], roles=[], seed=seed, order="thrown")
    thrown = []
    while len(thrown) < 11:
        if game.to_act == "chance":
            dice = game.phase in ("order", "dice")
            game.chance()
            thrown.append(game.moves[-1][1] if dice else None)
        else:
            game.play(game.legal()[0])
    expected = []
    for block in range(3):
        for word in philox((block, 0, 0, 0), (seed % WORD, seed // WORD)):
            first, second = divmod(word * 36 // WORD, 6)
            expected.append(f"dice {first + 1} {second + 1}")
    assert sum(text is not None for text in thrown) >= 6
    assert [text or other for text, other in zip(thrown, expected, strict=False)] == expected[:11]
