"""Golden reports: tests/golden/clustering_reports/NAME.csv with NAME.expected.json, for
tests/bin/clustering_reports.test.mjs; and the page's sample web/samples/iris-clusters.csv.

For every key of the row `clustering` the expected number of every column of clusters. Oracles: scikit-learn 1.5.2 on
real clusterings of its iris, wine and digits; where it has not the quantity (Dunn, the pairwise Davies-Bouldin, purity,
pair counts, Davies-Bouldin with another distance than the Euclidean) the definition in numpy and scipy, marked "own".
What the conventions call undefined is None, whatever a library returns for it. Whole weights are expanded to repeated
rows, so that weights are tested against unweighted libraries.

    python3 tests/golden/clustering_reports.py
"""

import csv
import io
import json
import math
import os
import pathlib
import warnings

os.environ["OMP_NUM_THREADS"] = "1"  # the order of a sum must not depend on the machine

import numpy as np
import scipy
import sklearn
from scipy.spatial.distance import cdist
from sklearn import metrics as sk
from sklearn.cluster import DBSCAN, AgglomerativeClustering, KMeans, SpectralClustering
from sklearn.datasets import load_digits, load_iris, load_wine
from sklearn.decomposition import PCA
from sklearn.metrics.cluster import contingency_matrix
from sklearn.mixture import GaussianMixture
from sklearn.preprocessing import StandardScaler

FOLDER = pathlib.Path(__file__).resolve().parent / "clustering_reports"
SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "web" / "samples"
DISTANCES = {"euclidean": "euclidean", "manhattan": "cityblock", "cosine": "cosine"}

EXTERNAL = """pairs_a pairs_b pairs_c pairs_d jaccard fowlkes_mallows rand adjusted_rand nmi ami homogeneity
completeness v_measure purity""".split()
INTERNAL = "davies_bouldin davies_bouldin_avg_pairwise dunn silhouette calinski_harabasz".split()


def ratio(numerator, denominator):
    return None if denominator == 0 else numerator / denominator


# ---------------------------------------------------------------- external


def pair_counts(truth, clusters):
    """Own, in integers: Zhou's a, b, c, d."""
    table = contingency_matrix(truth, clusters)

    def pairs(counts):
        return sum(math.comb(int(count), 2) for count in counts)

    both, in_truth, in_clusters = pairs(table.ravel()), pairs(table.sum(1)), pairs(table.sum(0))
    everything = math.comb(len(truth), 2)
    return both, in_clusters - both, in_truth - both, everything - in_clusters - in_truth + both


def external(truth, clusters):
    a, b, c, d = pair_counts(truth, clusters)
    entropies = [scipy.stats.entropy(np.unique(labels, return_counts=True)[1]) for labels in (truth, clusters)]
    same = len(set(zip(truth, clusters))) == len(set(truth)) == len(set(clusters))
    defined_ari = (a + b) * (b + d) + (a + c) * (c + d) != 0
    return {
        "pairs_a": float(a),
        "pairs_b": float(b),
        "pairs_c": float(c),
        "pairs_d": float(d),
        "jaccard": ratio(a, a + b + c),
        "fowlkes_mallows": sk.fowlkes_mallows_score(truth, clusters) if a + b > 0 and a + c > 0 else None,
        "rand": sk.rand_score(truth, clusters) if len(truth) > 1 else None,
        "adjusted_rand": sk.adjusted_rand_score(truth, clusters) if defined_ari else None,
        "nmi": sk.normalized_mutual_info_score(truth, clusters) if sum(entropies) > 0 else None,
        # Of the same grouping into single points scikit-learn divides a rest of rounding by epsilon.
        # Of a grouping into single points and another one it is 0, but for rounding.
        "ami": 1.0 if same else 0.0 if len(truth) in (len(set(truth)), len(set(clusters)))
        else sk.adjusted_mutual_info_score(truth, clusters),
        "homogeneity": sk.homogeneity_score(truth, clusters),
        "completeness": sk.completeness_score(truth, clusters),
        "v_measure": sk.v_measure_score(truth, clusters),
        "purity": float(contingency_matrix(truth, clusters).max(axis=0).sum() / len(truth)),  # own
    }


# ---------------------------------------------------------------- internal


def ratios_of_worst_neighbours(spread, between):
    """Own: the formula of Davies and Bouldin for any spread."""
    k = len(spread)
    if any(between[i][j] == 0 for i in range(k) for j in range(k) if i != j):
        return None
    return float(
        np.mean([max((spread[i] + spread[j]) / between[i][j] for j in range(k) if j != i) for i in range(k)])
    )


def internal(points, clusters, distance):
    """The distances of all pairs at once; `clusters` are labels in any order."""
    labels = sorted(set(clusters))
    k, n = len(labels), len(points)
    if k == 1:
        return dict.fromkeys(INTERNAL)
    members = [np.flatnonzero(np.asarray(clusters) == label) for label in labels]
    metric = DISTANCES[distance]
    # Identical points at exactly 0, which the rounding of 1 - cos does not always give.
    all_pairs = cdist(points, points, metric)
    all_pairs[cdist(points, points) == 0] = 0
    sphere = points / np.linalg.norm(points, axis=1, keepdims=True) if distance == "cosine" else points
    centroids = np.array([sphere[own].mean(axis=0) for own in members])
    between = cdist(centroids, centroids, metric)
    if distance == "cosine":  # 1 - cos without its cancellation between neighbours
        unit = centroids / np.linalg.norm(centroids, axis=1, keepdims=True)
        between = cdist(unit, unit) ** 2 / 2
    np.fill_diagonal(between, 0)
    to_centroid = [
        0.0 if len(own) == 1 else float(cdist(sphere[own], centroids[[i]], metric).mean())
        for i, own in enumerate(members)
    ]
    pairwise = [
        0.0 if len(own) == 1 else float(all_pairs[np.ix_(own, own)].sum() / (len(own) * (len(own) - 1)))
        for own in members
    ]
    diameter = max(all_pairs[np.ix_(own, own)].max() for own in members)
    least = min(
        all_pairs[np.ix_(members[i], members[j])].min() for i in range(k) for j in range(i + 1, k)
    )
    within = sum(((points[own] - points[own].mean(axis=0)) ** 2).sum() for own in members)
    davies_bouldin = ratios_of_worst_neighbours(to_centroid, between)
    near_origin = np.abs(points).max() < 1e6  # far away scikit-learn's |x|^2 + |y|^2 - 2xy loses every digit
    if distance == "euclidean" and davies_bouldin is not None and sum(to_centroid) > 0 and k < n and near_origin:
        by_library = sk.davies_bouldin_score(points, clusters)
        assert math.isclose(davies_bouldin, by_library, rel_tol=1e-10), (davies_bouldin, by_library)
        davies_bouldin = by_library
    return {
        "davies_bouldin": davies_bouldin,
        "davies_bouldin_avg_pairwise": ratios_of_worst_neighbours(pairwise, between),  # own
        "dunn": ratio(float(least), float(diameter)),  # own
        # Of single points alone every silhouette is 0 by definition; scikit-learn refuses.
        "silhouette": float(sk.silhouette_score(all_pairs, clusters, metric="precomputed")) if k < n else 0.0,
        "calinski_harabasz": sk.calinski_harabasz_score(points, clusters) if k < n and within > 0 else None,
    }


def silhouettes_by_cluster(points, clusters, distance):
    if not 1 < len(set(clusters)) < len(points):
        return None
    values = sk.silhouette_samples(points, clusters, metric=DISTANCES[distance])
    return {
        str(label): float(values[np.asarray(clusters) == label].mean()) for label in sorted(set(clusters))
    }


# ---------------------------------------------------------------- files


def write(name, header, rows):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    (FOLDER / f"{name}.csv").write_text(text.getvalue(), encoding="utf-8")


def expected_of(truth, models, points, distance):
    found = {}
    for model, clusters in models.items():
        some = truth if truth is not None else (points if points is not None else clusters)
        keys = {"n": float(len(some)), "n_clusters": len(set(clusters))}
        keys.update(external(truth, clusters) if truth is not None else dict.fromkeys(EXTERNAL))
        keys.update(internal(points, clusters, distance) if points is not None else dict.fromkeys(INTERNAL))
        found[model] = keys
    return found


def case(name, models, truth=None, points=None, args=(), distance="euclidean", standardize=False, weight=None,
         file=None, by_cluster=False):
    """Writes NAME.csv unless `file` names another, and NAME.expected.json. `weight`: whole numbers."""
    columns = {**({"truth": truth} if truth is not None else {}), **models}
    if points is not None:
        points = np.asarray(points, dtype=float)
        columns.update({f"x{i}": [repr(float(x)) for x in column] for i, column in enumerate(points.T)})
    arguments = [f"--predictions={','.join(models)}", "--task=clustering"]
    if truth is not None:
        arguments.append("--truth=truth")
    if points is not None:
        arguments.append("--features=" + ",".join(f"x{i}" for i in range(points.shape[1])))
    if distance != "euclidean":
        arguments.append(f"--distance={distance}")
    if standardize:
        arguments.append("--standardize=true")
    if weight is not None:
        columns["count"] = weight
        arguments.append("--weight=count")
    if file is None:
        write(name, columns.keys(), zip(*columns.values()))
    if weight is not None:
        repeat = np.repeat(np.arange(len(weight)), weight)
        truth = None if truth is None else [truth[i] for i in repeat]
        points = None if points is None else points[repeat]
        models = {model: [clusters[i] for i in repeat] for model, clusters in models.items()}
    if standardize:
        points = StandardScaler().fit_transform(points)
    expected = {
        **({"file": file} if file else {}),
        "args": [*(arguments if file is None or not args else []), *args],
        "models": expected_of(truth, models, points, distance),
    }
    if by_cluster:
        expected["silhouettes"] = {
            model: silhouettes_by_cluster(points, clusters, distance) for model, clusters in models.items()
        }
    if points is not None:
        whole = points.var(axis=0).sum()
        if whole > 0 and weight is None:
            shares = PCA(svd_solver="full").fit(points).explained_variance_ratio_[:2]
            expected["components"] = [float(share) for share in shares]
    save(name, expected)


def save(name, expected):
    expected["made_with"] = {"numpy": np.__version__, "scipy": scipy.__version__, "scikit-learn": sklearn.__version__}
    text = json.dumps(expected, ensure_ascii=False, indent=1, allow_nan=False)
    (FOLDER / f"{name}.expected.json").write_text(text + "\n", encoding="utf-8")


def labels_of(model, points):
    return [int(label) for label in model.fit_predict(points)]


def real():
    iris = load_iris()
    species = [str(iris.target_names[i]) for i in iris.target]
    ways = {
        "kmeans": KMeans(3, n_init=10, random_state=0),
        "ward": AgglomerativeClustering(3),
        "single": AgglomerativeClustering(3, linkage="single"),
        "mixture": GaussianMixture(3, random_state=0),
        "dbscan": DBSCAN(eps=0.6, min_samples=6),
    }
    models = {name: labels_of(model, iris.data) for name, model in ways.items()}
    assert -1 in models["dbscan"]
    case("iris", models, species, iris.data, by_cluster=True)
    case("iris_manhattan", models, species, iris.data, distance="manhattan", by_cluster=True)
    case("iris_cosine", models, species, iris.data, distance="cosine", by_cluster=True)

    wine = load_wine()
    scaled = StandardScaler().fit_transform(wine.data)
    classes = [int(c) for c in wine.target]
    models = {
        f"k{k}": labels_of(KMeans(k, n_init=10, random_state=1), scaled) for k in range(2, 7)
    }
    case("wine", models, classes, wine.data)
    case("wine_standardized", models, classes, wine.data, standardize=True, by_cluster=True)
    case("wine_standardized_manhattan", models, classes, wine.data, standardize=True, distance="manhattan")
    case("wine_features_alone", models, None, wine.data)
    case("wine_truth_alone", models, classes)

    digits = load_digits()
    numbers = [int(c) for c in digits.target]
    models = {
        "kmeans": labels_of(KMeans(10, n_init=4, random_state=2), digits.data),
        "ward": labels_of(AgglomerativeClustering(12), digits.data),
    }
    case("digits", models, numbers, digits.data, by_cluster=True)
    spectral = SpectralClustering(10, affinity="nearest_neighbors", random_state=3, n_jobs=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        models["spectral"] = labels_of(spectral, digits.data)
    case("digits_truth_alone", models, numbers)

    header = ["species", *(f"k{k}" for k in range(2, 7)), "sepal length (cm)", "sepal width (cm)",
              "petal length (cm)", "petal width (cm)"]
    models = {f"k{k}": labels_of(KMeans(k, n_init=10, random_state=4), iris.data) for k in range(2, 7)}
    rows = zip(species, *models.values(), *([repr(float(x)) for x in column] for column in iris.data.T))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    (SAMPLES / "iris-clusters.csv").write_text(text.getvalue(), encoding="utf-8")
    expected = {"file": "web/samples/iris-clusters.csv", "args": [],
                "models": expected_of(species, models, iris.data, "euclidean")}
    save("sample_iris", expected)


def edges():
    # docs/worked-examples.md.
    case("published_pairs", {"clusters": [0, 0, 1, 1, 2, 2]}, truth=[0, 0, 0, 1, 1, 1])
    # docs/worked-examples.md.
    case("published_davies_bouldin", {"clusters": [0, 0, 1, 1, 1]},
         points=[[0, 0], [0, 2], [4, 0], [4, 2], [5, 1]], by_cluster=True)

    rng = np.random.default_rng(5)
    truth = [int(i) for i in rng.integers(0, 3, 30)]
    points = np.round(rng.normal(size=(30, 2)) + 3 * np.array(truth)[:, None], 3)
    models = {
        "perfect": truth,
        "renamed": ["cab"[i] for i in truth],
        "one": [0] * 30,
        "singletons": list(range(30)),
        "some_singletons": [i if i < 5 else 5 + t for i, t in enumerate(truth)],
        "chance": [int(i) for i in rng.integers(0, 4, 30)],
    }
    case("kinds", models, truth, points, by_cluster=True)
    case("one_class", models, ["a"] * 30, points)
    case("all_classes_single", models, list(range(30)))
    case("two_points", {"together": [0, 0], "apart": [0, 1]}, truth=[0, 1], points=[[0.0], [2.0]])
    case("one_point", {"clusters": ["a"]}, truth=["b"], points=[[1.0, 2.0]])
    case("identical_points", {"two": [0, 0, 1, 1], "one": [3, 3, 3, 3]}, truth=[0, 0, 1, 1],
         points=[[1, 2], [1, 2], [1, 2], [1, 2]])
    case("points_on_centroids", {"clusters": [0, 0, 1, 1, 2]}, points=[[1, 1], [1, 1], [4, 5], [4, 5], [9, 9]])
    case("coinciding_centroids", {"cross": [0, 0, 1, 1]}, points=[[1, 0], [-1, 0], [0, 2], [0, -2]])
    case("repeated_points", {"clusters": [0, 0, 0, 1, 1, 1, 1]},
         points=[[0, 1], [0, 1], [2, 1], [5, 5], [5, 5], [5, 5], [7, 7]], by_cluster=True)
    case("one_feature", {"clusters": [0, 0, 0, 1, 1, 2]}, points=[[0], [1], [1.5], [7], [9], [20]], by_cluster=True)
    case("constant_feature_standardized", {"clusters": [0, 0, 1, 1]}, standardize=True,
         points=[[0, 7, 1], [1, 7, 3], [5, 7, 2], [6, 7, 8]])
    case("far_from_the_origin", {"clusters": [0, 0, 1, 1, 1]},
         points=[[1e9, 0], [1e9 + 1, 0], [1e9, 5], [1e9 + 0.5, 5.5], [1e9 + 2, 6]])
    case("equal_numbers", {"clusters": ["1", "1.0", "2", "02", "3"]}, truth=["x", "x", "y", "y", "y"])
    expected = json.loads((FOLDER / "equal_numbers.expected.json").read_text())
    expected["models"] = expected_of(["x", "x", "y", "y", "y"], {"clusters": [1, 1, 2, 2, 3]}, None, "euclidean")
    save("equal_numbers", expected)
    strange = ['<b>"a"</b>', "__proto__", "第一\n簇", "", "a,b"]
    case("strange_names", {"聚类<i>": [strange[0], strange[0], strange[1], strange[2], strange[4]]},
         truth=["__proto__", "constructor", "类", "类", "1"], points=[[0, 1], [1, 0], [4, 4], [5, 5], [9, 1]])
    many = rng.integers(0, 400, 3000)
    case("many_groups", {"clusters": [f"c{i}" for i in many]},
         truth=[int(i) // 3 if rng.random() < 0.8 else int(rng.integers(0, 133)) for i in many])

    weight = [int(w) for w in rng.integers(0, 5, 30)]
    del models["singletons"], models["renamed"]
    case("weights_whole", models, truth, points, weight=weight)
    case("weights_whole_cosine", models, truth, points + 5, weight=weight, distance="cosine")

    fractional()
    huge_counts()


def fractional():
    """Own: shares and means with weights; what counts pairs or cases is undefined."""
    truth, clusters = [0, 0, 1, 1, 1], [0, 0, 0, 1, 1]
    points = np.array([[0, 1], [1, 0], [3, 1], [6, 6], [7, 5]], dtype=float)
    weight = np.array([0.5, 1.5, 0.25, 2, 1])
    write("weights_fractional", ["truth", "clusters", "x0", "x1", "w"],
          zip(truth, clusters, *points.T.tolist(), weight.tolist()))
    table = np.zeros((2, 2))
    np.add.at(table, (truth, clusters), weight)
    p = table / table.sum()
    rows, columns = p.sum(1), p.sum(0)
    information = sum(
        p[i, j] * math.log(p[i, j] / (rows[i] * columns[j])) for i in (0, 1) for j in (0, 1) if p[i, j] > 0
    )
    h_rows, h_columns = scipy.stats.entropy(rows), scipy.stats.entropy(columns)
    keys = {"n": weight.sum(), "n_clusters": 2, **dict.fromkeys([*EXTERNAL, *INTERNAL])}
    members = [[0, 1, 2], [3, 4]]
    centroids = np.array([np.average(points[m], axis=0, weights=weight[m]) for m in members])
    spread = [
        np.average(np.linalg.norm(points[m] - centroids[i], axis=1), weights=weight[m])
        for i, m in enumerate(members)
    ]
    all_pairs = cdist(points, points)
    keys.update(
        nmi=2 * information / (h_rows + h_columns),
        homogeneity=information / h_rows,
        completeness=information / h_columns,
        v_measure=2 * information / (h_rows + h_columns),
        purity=table.max(axis=0).sum() / table.sum(),
        davies_bouldin=ratios_of_worst_neighbours(spread, cdist(centroids, centroids)),
        dunn=all_pairs[:3, 3:].min() / max(all_pairs[:3, :3].max(), all_pairs[3:, 3:].max()),
    )
    save("weights_fractional", {
        "args": ["--task=clustering", "--truth=truth", "--predictions=clusters", "--features=x0,x1", "--weight=w"],
        "models": {"clusters": {key: None if value is None else float(value) for key, value in keys.items()}},
    })


def huge_counts():
    """Own, in integers: counts whose pairs exceed 2^53."""
    table = [[4_000_000_001, 3, 0], [5, 2_000_000_003, 7_000_000_001]]
    write("counts_huge", ["truth", "clusters", "count"],
          [[i, j, table[i][j]] for i in (0, 1) for j in (0, 1, 2)])
    rows, columns = [sum(row) for row in table], [sum(column) for column in zip(*table)]

    def pairs(counts):
        return sum(math.comb(count, 2) for count in counts)

    n = sum(rows)
    a = pairs([count for row in table for count in row])
    b, c = pairs(columns) - a, pairs(rows) - a
    d = math.comb(n, 2) - a - b - c
    from fractions import Fraction

    keys = {
        "n": n, "n_clusters": 3, "pairs_a": a, "pairs_b": b, "pairs_c": c, "pairs_d": d,
        "jaccard": Fraction(a, a + b + c), "rand": Fraction(a + d, a + b + c + d),
        "fowlkes_mallows": math.sqrt(Fraction(a, a + b) * Fraction(a, a + c)),
        "adjusted_rand": Fraction(2 * (a * d - b * c), (a + b) * (b + d) + (a + c) * (c + d)),
        "purity": Fraction(sum(max(column) for column in zip(*table)), n),
        **dict.fromkeys(INTERNAL),
    }
    save("counts_huge", {
        "args": ["--task=clustering", "--truth=truth", "--predictions=clusters", "--weight=count"],
        "models": {"clusters": {key: None if value is None else float(value) for key, value in keys.items()}},
    })


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    real()
    edges()
    print(len(list(FOLDER.glob("*.expected.json"))), "golden reports")
