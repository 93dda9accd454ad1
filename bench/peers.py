"""What scikit-learn and pandas take for the same table: JSON of medians in ms.

python3 bench/peers.py TABLE SMALL_TABLE RUNS
"""

import json
import statistics
import sys
import time

import numpy
import pandas
import sklearn
from sklearn.metrics import (
    average_precision_score,
    brier_score_loss,
    log_loss,
    ndcg_score,
    roc_auc_score,
)


def milliseconds(runs, work):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def main():
    path, small_path, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
    table = pandas.read_csv(path)
    truth = table["truth"].to_numpy()
    score = table["model_a"].to_numpy()
    small = pandas.read_csv(small_path)
    rows = [numpy.flatnonzero(small["truth"] == label) for label in (0, 1)]
    random = numpy.random.default_rng(1)
    small_truth = small["truth"].to_numpy()
    small_scores = [small[name].to_numpy() for name in ("model_a", "model_b")]

    def replicate():
        drawn = numpy.concatenate([random.choice(own, own.size) for own in rows])
        for scores in small_scores:
            roc_auc_score(small_truth[drawn], scores[drawn])

    print(
        json.dumps(
            {
                "versions": f"scikit-learn {sklearn.__version__}, pandas {pandas.__version__}",
                "read_csv": milliseconds(runs, lambda: pandas.read_csv(path)),
                "read_csv_exact": milliseconds(
                    runs, lambda: pandas.read_csv(path, float_precision="round_trip")
                ),
                "roc_auc": milliseconds(runs, lambda: roc_auc_score(truth, score)),
                "average_precision": milliseconds(
                    runs, lambda: average_precision_score(truth, score)
                ),
                "log_loss": milliseconds(runs, lambda: log_loss(truth, score)),
                "brier": milliseconds(runs, lambda: brier_score_loss(truth, score)),
                "ndcg": milliseconds(runs, lambda: ndcg_score([truth], [score])),
                "bootstrap": 100
                * milliseconds(1, lambda: [replicate() for _ in range(20)]),
            }
        )
    )


main()
