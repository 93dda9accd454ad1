"""What peers take for the jobs of the table of goals.

Reads lines "JOB TABLE DRAWS" and answers each with a line of JSON: milliseconds of processor time on all threads by
the name of the peer, nothing for a job that it does not know. The first line that it prints names the versions.
"""

import functools
import itertools
import json
import os
import statistics
import sys
import time

import duckdb
import numpy
import pandas
import polars
import scipy.stats
import sklearn.metrics

REPLICATES = 2000


def milliseconds(work, runs=3):
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(1000 * (time.process_time() - start))
    return statistics.median(times)


@functools.lru_cache(maxsize=1)
def columns(path):
    table = pandas.read_csv(path)
    return [table[name].to_numpy() for name in table]


def runs_for(path):
    """One run tells enough of what takes long."""
    return 1 if os.path.getsize(path) > 2e8 else 3


def read(path, _draws):
    readers = {
        "pandas": lambda: pandas.read_csv(path, float_precision="round_trip"),
        "polars": lambda: polars.read_csv(path),
        "DuckDB": lambda: duckdb.read_csv(path).fetchnumpy(),
    }
    return {name: milliseconds(work, runs_for(path)) for name, work in readers.items()}


def of_scores(metric):
    def measure(path, _draws):
        truth, score = columns(path)[:2]
        return {"scikit-learn": milliseconds(lambda: metric(truth, score), runs_for(path))}

    return measure


def five_metrics(truth, score):
    sklearn.metrics.roc_auc_score(truth, score)
    sklearn.metrics.average_precision_score(truth, score)
    sklearn.metrics.log_loss(truth, score)
    sklearn.metrics.brier_score_loss(truth, score)
    ndcg(truth, score)


def ndcg(truth, score):
    sklearn.metrics.ndcg_score([truth], [score])


def curve(truth, score):
    sklearn.metrics.roc_curve(truth, score)
    sklearn.metrics.precision_recall_curve(truth, score)


def report(models):
    """A part of what Melon's report has: four metrics, two curves, a matrix."""

    def measure(path, _draws):
        truth, *scores = columns(path)

        def work():
            for score in scores[:models]:
                sklearn.metrics.roc_auc_score(truth, score)
                sklearn.metrics.average_precision_score(truth, score)
                sklearn.metrics.log_loss(truth, score)
                sklearn.metrics.brier_score_loss(truth, score)
                curve(truth, score)
                sklearn.metrics.confusion_matrix(truth, score >= 0.5)

        return {"scikit-learn, in part": milliseconds(work, runs_for(path))}

    return measure


def points(path, _draws):
    truth, score = columns(path)[:2]
    return {"scikit-learn": len(sklearn.metrics.roc_curve(truth, score)[0])}


def bootstrap(models, metrics, name):
    """A few replicates, the classes drawn by themselves, tell what all take."""

    def measure(path, draws):
        truth, *scores = columns(path)
        random = numpy.random.default_rng(1)
        rows = [numpy.flatnonzero(truth == label) for label in (0, 1)]

        def replicates():
            for _ in range(draws):
                drawn = numpy.concatenate([random.choice(own, own.size) for own in rows])
                for score, metric in itertools.product(scores[:models], metrics):
                    metric(truth[drawn], score[drawn])

        return {name: REPLICATES / draws * milliseconds(replicates, 1)}

    return measure


def placements(truth, score):
    """Fast DeLong: Sun and Xu 2014, IEEE Signal Process. Lett. 21:1389-1393."""

    def midranks(values):
        _, inverse, counts = numpy.unique(values, return_inverse=True, return_counts=True)
        return (numpy.cumsum(counts) - (counts - 1) / 2)[inverse]

    positive, negative = score[truth == 1], score[truth == 0]
    ranks = midranks(numpy.concatenate([positive, negative]))
    return (
        (ranks[: positive.size] - midranks(positive)) / negative.size,
        1 - (ranks[positive.size :] - midranks(negative)) / positive.size,
    )


def delong(path, _draws):
    truth, *scores = columns(path)

    def work():
        of_positive, of_negative = zip(*(placements(truth, score) for score in scores[:2]))
        covariance = numpy.cov(of_positive) / len(of_positive[0])
        covariance += numpy.cov(of_negative) / len(of_negative[0])
        difference = of_positive[0].mean() - of_positive[1].mean()
        scipy.stats.norm.sf(abs(difference) / (numpy.array([1, -1]) @ covariance @ [1, -1]) ** 0.5)

    return {"numpy": milliseconds(work)}


def kendall(path, _draws):
    _, a, b = columns(path)
    return {"scipy": milliseconds(lambda: scipy.stats.kendalltau(a, b))}


def clusters(path, _draws):
    *coordinates, cluster = columns(path)
    points = numpy.column_stack(coordinates)
    work = lambda: sklearn.metrics.silhouette_score(points, cluster)  # noqa: E731
    return {"scikit-learn, silhouette alone": milliseconds(work, 1)}


def learners(path):
    return columns(path)[1:]


def friedman(path, _draws):
    results = learners(path)
    return {"scipy": milliseconds(lambda: scipy.stats.friedmanchisquare(*results), 1)}


def all_pairs(path, _draws):
    """The test, and Wilcoxon's of the first pairs: 99 tell what 4,950 take."""
    results = learners(path)

    def work():
        scipy.stats.friedmanchisquare(*results)
        for a, b in itertools.islice(itertools.combinations(results, 2), 99):
            scipy.stats.wilcoxon(a, b)

    return {"scipy, 1 test": 50 * milliseconds(work, 1)}


def nemenyi(_path, _draws):
    q = numpy.arange(4950) * 8 / 4950
    work = lambda: scipy.stats.studentized_range.sf(q, 100, numpy.inf)  # noqa: E731
    return {"scipy": milliseconds(work, 1)}


JOBS = {
    "read": read,
    "auc": of_scores(sklearn.metrics.roc_auc_score),
    "average_precision": of_scores(sklearn.metrics.average_precision_score),
    "log_loss": of_scores(sklearn.metrics.log_loss),
    "brier": of_scores(sklearn.metrics.brier_score_loss),
    "ndcg": of_scores(ndcg),
    "five_metrics": of_scores(five_metrics),
    "report": report(1),
    "report_of_two": report(2),
    "points": points,
    "bootstrap_auc": bootstrap(1, [sklearn.metrics.roc_auc_score], "scikit-learn"),
    "bootstrap": bootstrap(
        5,
        [sklearn.metrics.roc_auc_score, sklearn.metrics.average_precision_score],
        "scikit-learn, 2 metrics",
    ),
    "delong": delong,
    "kendall": kendall,
    "clusters": clusters,
    "friedman": friedman,
    "nemenyi": nemenyi,
    "all_pairs": all_pairs,
}

print(
    f"scikit-learn {sklearn.__version__}, scipy {scipy.__version__}, pandas {pandas.__version__}, "
    f"polars {polars.__version__}, DuckDB {duckdb.__version__}",
    flush=True,
)
for line in sys.stdin:
    job, path, draws = line.split()
    print(json.dumps(JOBS[job](path, int(draws)) if job in JOBS else {}), flush=True)
