"""Golden reports of the task `ranking`: tests/golden/ranking_reports/NAME.csv with NAME.expected.json, for
tests/bin/ranking_reports.test.mjs; and the page's sample web/samples/ranking.csv.

Oracles: scikit-learn 1.5.2 (ndcg_score, dcg_score, which share positions among ties), scipy 1.14.1 (kendalltau,
spearmanr, ttest_rel). MAP, MRR, precision@k and recall@k have no function there that shares ties evenly: they are
computed here from the definition with exact fractions, as expectations over a random order of each tie. The exact
Wilcoxon p is counted over all signs (own). Queries are averaged here; those without a relevant item are left out, where
scikit-learn counts them 0. Whole weights are expanded to repeated rows.

    python3 tests/golden/ranking_reports.py
"""

import csv
import io
import json
import math
import os
import pathlib
import warnings
from fractions import Fraction

os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np
import scipy
import sklearn
from scipy import stats
from sklearn.datasets import load_diabetes, load_digits
from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.ensemble import RandomForestRegressor
from sklearn.linear_model import RidgeCV
from sklearn.metrics import dcg_score, ndcg_score
from sklearn.model_selection import KFold, cross_val_predict
from sklearn.neighbors import KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

FOLDER = pathlib.Path(__file__).resolve().parent / "ranking_reports"
SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "web" / "samples"

# ---------------------------------------------------------------- one query


class Order:
    """A query's items by descending score as groups of ties (items, relevant ones among them)."""

    def __init__(self, relevance, score):
        self.groups = []
        for value in sorted(set(score), reverse=True):
            tied = relevance[score == value]
            self.groups.append((len(tied), int((tied > 0).sum())))
        self.positions = [g for g, (size, _) in enumerate(self.groups) for _ in range(size)]
        self.relevant = sum(r for _, r in self.groups)

    def chance(self, i):
        """Probability that position i (from 0) is a relevant item."""
        size, relevant = self.groups[self.positions[i]]
        return Fraction(relevant, size)

    def both(self, i, j):
        """Probability that two different positions do."""
        if self.positions[i] != self.positions[j]:
            return self.chance(i) * self.chance(j)
        size, relevant = self.groups[self.positions[i]]
        return Fraction(relevant * (relevant - 1), size * (size - 1))

    def average_precision(self):
        total = Fraction(0)
        for i in range(len(self.positions)):
            found = self.chance(i) + sum((self.both(i, j) for j in range(i)), Fraction(0))
            total += found / (i + 1)
        return float(total / self.relevant)

    def reciprocal_rank(self):
        above = 0
        for size, relevant in self.groups:
            if relevant:
                orders = math.comb(size, relevant)
                return float(sum(Fraction(math.comb(size - i, relevant - 1), orders * (above + i))
                                 for i in range(1, size - relevant + 2)))
            above += size
        raise AssertionError

    def within(self, k):
        return sum((self.chance(i) for i in range(min(k, len(self.positions)))), Fraction(0))


def gains_ndcg(gain, score, k=None):
    if len(gain) == 1:  # scikit-learn refuses a single item, which every ranking puts first
        return 1.0
    return float(ndcg_score([gain], [score], k=k))


def gains_dcg(gain, score, k=None):
    return float(gain[0]) if len(gain) == 1 else float(dcg_score([gain], [score], k=k))


def exponential(relevance):
    top = relevance.max()
    if top > 900:  # NDCG does not change when all gains are divided by the same number
        return np.exp2(relevance - top) - np.exp2(-top)
    return np.expm1(relevance * math.log(2)) if top < 1 else np.exp2(relevance) - 1


def of_query(relevance, score, ks):
    """Every key of one query; None where undefined."""
    result = {}
    negative = (relevance < 0).any()
    usable = not negative and (relevance > 0).any()
    for name, gain in (("ndcg", relevance), ("ndcg_exp", exponential(relevance) if usable else None)):
        result[name] = gains_ndcg(gain, score) if usable else None
        for k in ks:
            result[f"{name}@{k}"] = gains_ndcg(gain, score, k) if usable else None
    result["dcg"] = gains_dcg(relevance, score) if usable else None
    for k in ks:
        result[f"dcg@{k}"] = gains_dcg(relevance, score, k) if usable else None
    order = Order(relevance, score)
    some = order.relevant > 0
    result["mean_average_precision"] = order.average_precision() if some else None
    result["mean_reciprocal_rank"] = order.reciprocal_rank() if some else None
    for k in sorted({1, 5, *ks}):
        result[f"precision@{k}"] = float(order.within(k) / k) if some else None
    for k in ks:
        result[f"recall@{k}"] = float(order.within(k) / order.relevant) if some else None
    varies = len(set(relevance)) > 1 and len(set(score)) > 1
    result["kendall_tau_b"] = float(stats.kendalltau(relevance, score).statistic) if varies else None
    result["spearman"] = float(stats.spearmanr(relevance, score).statistic) if varies else None
    return result


# ---------------------------------------------------------------- a report


def signed_rank_p(differences):
    """Two-sided exact p of Wilcoxon's test, zeros dropped: all signs of the actual ranks counted. Own."""
    differences = differences[differences != 0]
    if len(differences) == 0:
        return None
    ranks = np.rint(2 * stats.rankdata(np.abs(differences))).astype(int)
    counts = [1] + [0] * int(ranks.sum())
    for rank in ranks:
        for total in range(len(counts) - 1, rank - 1, -1):
            counts[total] += counts[total - rank]
    observed = int(ranks[differences > 0].sum())
    least = min(observed, int(ranks.sum()) - observed)
    return min(1.0, float(Fraction(2 * sum(counts[: least + 1]), 2 ** len(ranks))))


def pair_keys(a, b):
    """`a`, `b`: NDCG by query, None where undefined."""
    both = [(x, y) for x, y in zip(a, b) if x is not None and y is not None]
    d = np.round(np.array([x - y for x, y in both]), 12)
    result = {"wins": float((d > 0).sum()), "losses": float((d < 0).sum()), "ties": float((d == 0).sum())}
    result["mean_diff"] = float(np.mean(d)) if len(d) else None
    enough = len(d) >= 6
    varies = enough and np.ptp(d) > 0
    test = stats.ttest_1samp(d, 0) if varies else None
    result["paired_t"] = float(test.statistic) if varies else None
    result["paired_t_p"] = float(test.pvalue) if varies else None
    if len(d) <= 100:
        result["wilcoxon_p_exact"] = signed_rank_p(d) if enough else None
    return result


def ranking_report(relevance, models, query=None, weight=None, k=10):
    relevance = np.asarray(relevance, dtype=float)
    models = {name: np.asarray(score, dtype=float) for name, score in models.items()}
    n = len(relevance)
    query = ["" for _ in range(n)] if query is None else list(query)
    times = np.ones(n, dtype=int) if weight is None else np.asarray(weight, dtype=int)
    rows = np.repeat(np.arange(n), times)
    names = list(dict.fromkeys(query))
    ks = sorted({10, k})
    result = {"models": {}, "pairs": [], "queries": {}}
    by_query = {}
    negative = (relevance[rows] < 0).any()
    for name, score in models.items():
        found = []
        for one in names:
            chosen = np.array([row for row in rows if query[row] == one], dtype=int)
            values = of_query(relevance[chosen], score[chosen], ks)
            if negative:
                values = {key: None if "dcg" in key else value for key, value in values.items()}
            found.append(values)
        by_query[name] = found
        record = {"n": float(len(rows)), "n_queries": float(len(names))}
        record["n_queries_used"] = float(
            sum((relevance[[r for r in rows if query[r] == one]] > 0).any() for one in names))
        for key in found[0]:
            defined = [values[key] for values in found if values[key] is not None]
            record[key] = math.fsum(defined) / len(defined) if defined else None
        result["models"][name] = record
        result["queries"][name] = {key: [values[key] for values in found] for key in
                                   ("ndcg", "ndcg@10", "mean_average_precision", "mean_reciprocal_rank")}
    for i, a in enumerate(models):
        for b in list(models)[i + 1:]:
            headline = "kendall_tau_b" if negative else "ndcg"
            values = [[one[headline] for one in by_query[m]] for m in (a, b)]
            result["pairs"].append({"a": a, "b": b, "metric": headline, **pair_keys(*values)})
    return result


def text(value):
    if isinstance(value, str):
        return value
    number = float(value)
    return str(int(number)) if number == int(number) and abs(number) < 1e15 else repr(number)


def write(name, header, columns, report, args):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([text(value) for value in row] for row in zip(*columns))
    (FOLDER / f"{name}.csv").write_text(out.getvalue())
    expected = {"args": args, **report}
    (FOLDER / f"{name}.expected.json").write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n")


# ---------------------------------------------------------------- real data


def diabetes_table():
    """Which patients of a group will get worse? The 442 patients of scikit-learn's diabetes data (Efron et al. 2004) by
    sex and age decade; relevance is the quintile (0-4) of their disease progression after a year; scores are the
    progression predicted by three models for patients they were not trained on (10-fold cross-validation)."""
    data = load_diabetes(scaled=False)
    age, sex = data.data[:, 0], data.data[:, 1]
    decade = np.clip(age // 10 * 10, 20, 70).astype(int)
    query = [f"sex {int(s)}, age {d}+" for s, d in zip(sex, decade)]
    relevance = np.searchsorted(np.quantile(data.target, [0.2, 0.4, 0.6, 0.8]), data.target, side="right")
    folds = KFold(10, shuffle=True, random_state=0)
    models = {
        "ridge": make_pipeline(StandardScaler(), RidgeCV(np.logspace(-2, 3, 11))),
        "random forest": RandomForestRegressor(100, min_samples_leaf=3, random_state=0),
        "5 neighbours": make_pipeline(StandardScaler(), KNeighborsRegressor(5)),
    }
    scores = {name: np.round(cross_val_predict(model, data.data, data.target, cv=folds), 1)
              for name, model in models.items()}
    order = sorted(range(len(query)), key=lambda i: query[i])
    return ([query[i] for i in order], relevance[order], {name: score[order] for name, score in scores.items()},
            data.target[order])


def digits_table():
    """Find the images of the same digit: 40 images of scikit-learn's digits ask, 45 others each are ranked by cosine
    similarity of the pixels, of 8 principal components, and of a discriminant analysis, the latter two fitted on images
    that are neither asked for nor ranked. Two decimals, so that scores are tied."""
    data = load_digits()
    random = np.random.default_rng(5)
    order = random.permutation(len(data.target))
    fitted, held = order[:800], order[800:]
    spaces = {
        "pixels": lambda x: x,
        "PCA": PCA(8, random_state=0).fit(data.data[fitted]).transform,
        "LDA": LinearDiscriminantAnalysis().fit(data.data[fitted], data.target[fitted]).transform,
    }
    query, relevance, scores = [], [], {name: [] for name in spaces}
    for q, asked in enumerate(held[:40]):
        ranked = random.choice(held[40:], 45, replace=False)
        query += [1000 + q] * 45
        relevance += list((data.target[ranked] == data.target[asked]).astype(int))
        for name, space in spaces.items():
            x, y = space(data.data[asked][None])[0], space(data.data[ranked])
            cosine = y @ x / np.linalg.norm(y, axis=1) / np.linalg.norm(x)
            scores[name] += list(np.round(cosine, 2))
    return query, np.array(relevance), {name: np.array(score) + 0.0 for name, score in scores.items()}


def make_real():
    query, relevance, scores, target = diabetes_table()
    columns = [query, relevance, *scores.values()]
    header = ["query", "relevance", *scores]
    write("diabetes", header, columns, ranking_report(relevance, scores, query), [])
    write("diabetes_k3", header, columns, ranking_report(relevance, scores, query, k=3), ["--k=3"])
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([text(value) for value in row] for row in zip(*columns))
    (SAMPLES / "ranking.csv").write_text(out.getvalue())

    # One ranking of all patients by the progression itself.
    write("diabetes_one_query", ["relevance", *scores], [target / 50, *scores.values()],
          ranking_report(target / 50, scores), ["--task=ranking", "--truth=relevance"])
    query, relevance, scores = digits_table()
    write("digits", ["qid", "relevance", *scores], [query, relevance, *scores.values()],
          ranking_report(relevance, scores, [str(q) for q in query]), [])


# ---------------------------------------------------------------- edges


def make_edges():
    arguments = ["--task=ranking", "--truth=relevance", "--query=query"]
    header = ["query", "relevance", "A", "B"]
    # a query of one item, one without a relevant item, one with all scores equal, one with all relevances equal,
    # a perfect one, a reversed one, and one whose items are apart from each other in the file
    rows = [("one", 2, .3, .9), ("without", 0, .5, .1), ("without", 0, .4, .2), ("tied", 3, .5, 1), ("split", 1, .2, .9),
            ("tied", 0, .5, 1), ("tied", 1, .5, 1), ("tied", 0, .5, 1), ("same", 2, .1, .3), ("same", 2, .2, .3),
            ("same", 2, .3, .1), ("perfect", 4, 9, 9), ("perfect", 2, 8, 8), ("perfect", 0, 7, 7), ("perfect", 0, 6, 6),
            ("reversed", 0, 3, 3), ("reversed", 1, 2, 1), ("reversed", 4, 1, 2), ("split", 0, .2, .1),
            ("split", 2, .1, .9), ("split", 0, -.1, .4), ("split", 3, .2, -.5)]
    query, relevance, a, b = (list(column) for column in zip(*rows))
    write("edges", header, [query, relevance, a, b], ranking_report(relevance, {"A": a, "B": b}, query), arguments)
    weight = [(i * 7) % 4 for i in range(len(rows))]
    weight[query.index("one")] = 3
    write("whole_weights", [*header, "times"], [query, relevance, a, b, weight],
          ranking_report(relevance, {"A": a, "B": b}, query, weight), [*arguments, "--weight=times"])

    # 2^r does not fit into a double
    huge = [2000, 1999, 0, 1500, 1998.5, 1]
    score = [.1, .4, .4, .9, .2, .3]
    report = ranking_report(huge, {"A": score})
    write("huge_relevance", ["relevance", "A"], [huge, score], report, ["--task=ranking", "--truth=relevance"])
    negative = [1, -1, 0, 2, -2, 3]
    report = ranking_report(negative, {"A": score, "B": score[::-1]})
    write("negative_relevance", ["relevance", "A", "B"], [negative, score, score[::-1]], report,
          ["--task=ranking", "--truth=relevance", "--predictions=A,B"])
    nothing = [0, 0, 0]
    write("nothing_relevant", ["relevance", "A"], [nothing, [.1, .2, .3]], ranking_report(nothing, {"A": [.1, .2, .3]}),
          ["--task=ranking", "--truth=relevance"])

    # 600 queries of numbers, "7" and "7.0" being one; models that differ in no query
    random = np.random.default_rng(11)
    number = np.repeat(np.arange(600), 3)
    random.shuffle(number)
    relevance = random.integers(0, 3, 1800)
    score = np.round(random.random(1800) + relevance / 2, 1)
    names = [f"{q}.0" if i % 2 else str(q) for i, q in enumerate(number)]
    same = {"A": score, "B": 2 * score}
    report = ranking_report(relevance, same, [str(q) for q in number])
    report["queries"] = {}
    write("many_queries", ["session_id", "relevance", "A", "B"], [names, relevance, *same.values()], report, [])


def main():
    assert (sklearn.__version__, scipy.__version__) == ("1.5.2", "1.14.1")
    warnings.simplefilter("ignore")
    FOLDER.mkdir(parents=True, exist_ok=True)
    make_real()
    make_edges()


if __name__ == "__main__":
    main()
