"""What scipy, scikit-posthocs and autorank take: JSON of medians in ms.

python3 bench/comparison.py RUNS
"""

import json
import statistics
import sys
import time
import warnings

import autorank
import numpy
import pandas
import scikit_posthocs
import scipy
from scipy import stats

warnings.simplefilter("ignore")


def milliseconds(runs, work):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def main():
    runs = int(sys.argv[1])
    random = numpy.random.default_rng(3)
    large = random.random((1000, 100)) / 2 + numpy.arange(100) / 2000
    frame = pandas.DataFrame(large[:, :10])

    def wilcoxon():
        for column in range(1, 100):
            stats.wilcoxon(large[:, 0], large[:, column])

    print(
        json.dumps(
            {
                "versions": f"scipy {scipy.__version__}, "
                f"scikit-posthocs {scikit_posthocs.__version__}, "
                f"autorank {autorank.__version__ if hasattr(autorank, '__version__') else ''}",
                "friedman": milliseconds(
                    runs, lambda: stats.friedmanchisquare(*large.T)
                ),
                "nemenyi": milliseconds(
                    runs, lambda: scikit_posthocs.posthoc_nemenyi_friedman(large)
                ),
                # 99 of the 4,950 pairs.
                "wilcoxon": 50 * milliseconds(runs, wilcoxon),
                "autorank": milliseconds(runs, lambda: autorank.autorank(frame)),
            }
        )
    )


main()
