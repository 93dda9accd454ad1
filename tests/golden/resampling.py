"""The draws of the bootstrap once more, in plain Python integers: writes resampling/counts.csv.

What is checked with it is the algorithm as described in bootstrap_draws.h, bit for bit; that its distribution
is the multinomial one is checked in the C++ test by moments and χ². Python 3.11, no packages.
Run: python3 tests/golden/resampling.py
"""

from pathlib import Path

MASK = 2**64 - 1


class Random:
    """xoshiro256++ seeded through SplitMix64, as published by Blackman & Vigna."""

    def __init__(self, seed):
        self.state = []
        for _ in range(4):
            seed = (seed + 0x9E3779B97F4A7C15) & MASK
            z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            self.state.append(z ^ (z >> 31))

    def word(self):
        s = self.state
        result = (rotate((s[0] + s[3]) & MASK, 23) + s[0]) & MASK
        shifted = (s[1] << 17) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotate(s[3], 45)
        return result

    def below(self, bound):
        """Lemire's method: rejects the first 2³² mod bound fractions."""
        while True:
            product = (self.word() >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32


def rotate(x, k):
    return ((x << k) | (x >> (64 - k))) & MASK


def binomial(random, trials, numerator, denominator):
    if numerator == denominator:
        return trials
    successes = 0
    while trials > 0:
        undecided = min(trials, 64)
        lanes = [True] * undecided
        digit_number = 1
        remainder = numerator
        while any(lanes) and remainder:
            digit = (numerator << digit_number) // denominator % 2
            remainder = (numerator << digit_number) % denominator
            digit_number += 1
            word = random.word()
            for lane in range(undecided):
                drawn = word >> lane & 1
                if lanes[lane] and drawn != digit:
                    lanes[lane] = False
                    successes += drawn < digit
        trials -= undecided
    return successes


def divide(random, counts, row_of_case, first, size, draws):
    if draws == 0:
        return
    if row_of_case[first] == row_of_case[first + size - 1] and row_of_case.weighted:
        counts[row_of_case[first]] += draws
    elif size & (size - 1) == 0 and size <= 2**13:
        while draws >= 4:
            word = random.word()
            for part in range(4):
                counts[row_of_case[first + (word >> 16 * part) % size]] += 1
            draws -= 4
        for _ in range(draws):
            counts[row_of_case[first + random.word() % size]] += 1
    elif size <= 64:
        for _ in range(draws):
            counts[row_of_case[first + random.below(size)]] += 1
    else:
        left = 2 ** ((size - 1).bit_length() - 1)
        left_draws = binomial(random, draws, left, size)
        divide(random, counts, row_of_case, first, left, left_draws)
        divide(random, counts, row_of_case, first + left, size - left, draws - left_draws)


class Cases(list):
    weighted = False


def replicate(truth, weights, seed, number):
    random = Random((Random(seed).word() + number) & MASK)
    counts = [0] * len(truth)
    for label in range(max(truth) + 1):
        cases = Cases(row for row in range(len(truth)) if truth[row] == label for _ in range(weights[row]))
        cases.weighted = any(weight > 1 for weight in weights)
        if cases:
            divide(random, counts, cases, 0, len(cases), len(cases))
    return counts


rows = 30000
truth = [1 if row % 7 < 2 else 0 for row in range(rows)]
parts = [row % 11 % 4 for row in range(rows)]
classes = [part if part < 2 else part + 1 for part in parts]
ones = [1] * rows
weights = [row % 4 for row in range(rows)]
weights[5] = 3000
drawn = {
    "plain": replicate([0] * rows, ones, 42, 3),
    "stratified": replicate(truth, ones, 42, 3),
    "weighted": replicate(truth, weights, 42, 3),
    "classes": replicate(classes, weights, 42, 3),
}
target = Path(__file__).parent / "resampling" / "counts.csv"
target.parent.mkdir(exist_ok=True)
lines = [",".join(f"{name}_first,{name}_hash" for name in drawn)]


def checksum(counts):
    """Modulo 2³²: h ← 31 h + count."""
    total = 0
    for count in counts:
        total = (31 * total + count) % 2**32
    return total


lines += [",".join(f"{counts[row]},{checksum(counts)}" for counts in drawn.values()) for row in range(12)]
target.write_text("\n".join(lines) + "\n")
