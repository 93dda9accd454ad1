"""What peers take for the jobs of the table of goals: JSON of ms of processor time.

python3 bench/goals.py TABLE
"""

import itertools
import json
import statistics
import sys
import time

import duckdb
import numpy
import pandas
import polars
import scipy.stats
import sklearn.metrics


def milliseconds(work, runs=3):
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(1000 * (time.process_time() - start))
    return statistics.median(times)


def report(truth, score):
    """A part of what Melon's report has: four metrics, two curves, a matrix."""
    sklearn.metrics.roc_auc_score(truth, score)
    sklearn.metrics.average_precision_score(truth, score)
    sklearn.metrics.log_loss(truth, score)
    sklearn.metrics.brier_score_loss(truth, score)
    sklearn.metrics.roc_curve(truth, score)
    sklearn.metrics.precision_recall_curve(truth, score)
    sklearn.metrics.confusion_matrix(truth, score >= 0.5)


def bootstrap(random, replicates):
    """Two metrics of five models, the classes drawn by themselves."""
    truth = (random.random(10_000) < 0.3).astype(int)
    scores = [random.random(truth.size) for _ in range(5)]
    rows = [numpy.flatnonzero(truth == label) for label in (0, 1)]
    for _ in range(replicates):
        drawn = numpy.concatenate([random.choice(own, own.size) for own in rows])
        for score in scores:
            sklearn.metrics.roc_auc_score(truth[drawn], score[drawn])
            sklearn.metrics.average_precision_score(truth[drawn], score[drawn])


def friedman(results, pairs):
    """The test, and Wilcoxon's of the first pairs."""
    scipy.stats.friedmanchisquare(*results.T)
    for a, b in itertools.islice(itertools.combinations(results.T, 2), pairs):
        scipy.stats.wilcoxon(a, b)


def main():
    path = sys.argv[1]
    table = pandas.read_csv(path)
    truth = table["truth"].to_numpy()
    score = table["model_a"].to_numpy()
    random = numpy.random.default_rng(1)
    results = random.random((1000, 100)).round(4)
    print(
        json.dumps(
            {
                "versions": f"scikit-learn {sklearn.__version__}, scipy {scipy.__version__}, "
                f"pandas {pandas.__version__}, polars {polars.__version__}, DuckDB {duckdb.__version__}",
                "read": {
                    "pandas": milliseconds(
                        lambda: pandas.read_csv(path, float_precision="round_trip")
                    ),
                    "polars": milliseconds(lambda: polars.read_csv(path)),
                    "DuckDB": milliseconds(
                        lambda: duckdb.read_csv(path).fetchnumpy()
                    ),
                },
                "report": {
                    "scikit-learn, in part": milliseconds(lambda: report(truth, score))
                },
                # 20 replicates tell what 2,000 take, 99 pairs what 4,950.
                "bootstrap": {
                    "scikit-learn, 2 metrics": 100
                    * milliseconds(lambda: bootstrap(random, 20), 1)
                },
                "friedman": {
                    "scipy, 1 test": 50 * milliseconds(lambda: friedman(results, 99), 1)
                },
            }
        )
    )


main()
