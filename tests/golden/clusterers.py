"""Clusters as scikit-learn finds them: writes clusterers.json.

Iris and wine, learners/*.csv, standardized, three clusters: the labels of all rows of four linkages, and of k-means the
least inertia of 200 starts. A pair of rows of iris is twice in the data and others are equally near, so linkages whose
clusters change when the rows are shuffled are left out.
Python 3.11, scikit-learn 1.5.2, numpy 2.4.6. Run: python3 tests/golden/clusterers.py
"""

import json
from pathlib import Path

import numpy as np
from sklearn import datasets
from sklearn.cluster import AgglomerativeClustering, KMeans
from sklearn.metrics import adjusted_rand_score
from sklearn.preprocessing import StandardScaler

LINKAGES = ["ward", "complete", "average", "single"]
CLUSTERS = 3


def labels_of(data, linkage):
    return AgglomerativeClustering(n_clusters=CLUSTERS, linkage=linkage).fit_predict(data)


expected = {}
for name, loaded in [("iris", datasets.load_iris()), ("wine", datasets.load_wine())]:
    data = StandardScaler().fit_transform(loaded.data)
    labels = {}
    for linkage in LINKAGES:
        found = labels_of(data, linkage)
        orders = [np.random.default_rng(seed).permutation(len(data)) for seed in range(20)]
        if all(adjusted_rand_score(found[order], labels_of(data[order], linkage)) == 1 for order in orders):
            labels[linkage] = "".join(map(str, found))
    inertia = KMeans(n_clusters=CLUSTERS, n_init=200, random_state=0, tol=0).fit(data).inertia_
    expected[name] = {"labels": labels, "inertia": float(inertia)}
Path(__file__).with_suffix(".json").write_text(json.dumps(expected, indent=1) + "\n")
