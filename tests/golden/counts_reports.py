"""Golden reports of the task `counts`: tests/golden/counts_reports/NAME.csv with NAME.expected.json, for
tests/bin/counts_reports.test.mjs; and the page's sample web/samples/fold-matrices.csv.

Each matrix against scikit-learn 1.5.2, with its four cells as sample weights (label_metrics of reports.py); the averages
over matrices from their definition, in exact fractions. docs/worked-examples.md publishes (8, 2, 4, 6), (1, 9, 0, 10): macro-F1
.58442 (Zhou) and .45455 (mean), micro-F1 .54545.

    python3 tests/golden/counts_reports.py
"""

import csv
import io
import json
import pathlib
from fractions import Fraction

import numpy as np
import sklearn
from reports import label_metrics
from sklearn.datasets import load_breast_cancer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import confusion_matrix
from sklearn.model_selection import StratifiedKFold
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

FOLDER = pathlib.Path(__file__).resolve().parent / "counts_reports"
SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "web" / "samples"


def matrix_metrics(tp, fp, fn, tn):
    """None where there is no case at all."""
    cells = np.array([tp, fp, fn, tn], dtype=float)
    truth, predicted = np.array([1, 0, 1, 0]), np.array([1, 1, 0, 0])
    seen = cells > 0
    result = label_metrics(truth[seen], predicted[seen], cells[seen])
    return result


def share(part, whole):
    return Fraction(part) / Fraction(whole) if whole else Fraction(0)


def averages(matrices):
    seen = [tuple(Fraction(cell) for cell in m) for m in matrices if m[0] + m[1] + m[2] > 0]
    if not seen:
        return None
    n = len(seen)
    precision = sum(share(tp, tp + fp) for tp, fp, fn, tn in seen) / n
    recall = sum(share(tp, tp + fn) for tp, fp, fn, tn in seen) / n
    f1 = sum(share(2 * tp, 2 * tp + fp + fn) for tp, fp, fn, tn in seen) / n
    tp, fp, fn = (sum(m[i] for m in seen) for i in range(3))
    result = {
        "n_matrices": len(matrices),
        "precision_macro_over_matrices": float(precision),
        "recall_macro_over_matrices": float(recall),
        "f1_macro_over_matrices": float(f1),
        "f1_macro_zhou_over_matrices": float(2 * precision * recall / (precision + recall)) if precision + recall else None,
        "precision_micro_over_matrices": float(share(tp, tp + fp)),
        "recall_micro_over_matrices": float(share(tp, tp + fn)),
        "f1_micro_over_matrices": float(share(2 * tp, 2 * tp + fp + fn)),
    }
    return result


def text(value):
    return value if isinstance(value, str) else str(int(value)) if float(value).is_integer() else repr(float(value))


def write(name, header, rows, args=()):
    """Rows as (name, tp, fp, fn, tn); a name of None: no such column."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([[text(cell) for cell in row if cell is not None] for row in rows])
    (FOLDER / f"{name}.csv").write_text(out.getvalue())
    models = [{"name": row[0] or str(i + 1), **matrix_metrics(*row[1:])} for i, row in enumerate(rows)]
    matrices = [row[1:] for row in rows]
    added = matrix_metrics(*(float(sum(Fraction(m[i]) for m in matrices)) for i in range(4)))
    expected = {"args": list(args), "models": models, "averages": averages(matrices), "added": added}
    (FOLDER / f"{name}.expected.json").write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n")
    return expected


def main():
    assert sklearn.__version__ == "1.5.2"
    FOLDER.mkdir(parents=True, exist_ok=True)
    header = ["name", "tp", "fp", "fn", "tn"]
    found = write("definitions", header, [("first", 8, 2, 4, 6), ("second", 1, 9, 0, 10)])["averages"]
    assert round(found["f1_macro_zhou_over_matrices"], 5) == 0.58442
    assert round(found["f1_macro_over_matrices"], 5) == 0.45455
    assert round(found["f1_micro_over_matrices"], 5) == 0.54545

    # ten folds of a real model
    data = load_breast_cancer()
    truth = 1 - data.target  # malignant is positive
    rows = []
    for fold, (train, test) in enumerate(StratifiedKFold(10, shuffle=True, random_state=0).split(data.data, truth)):
        model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=5000))
        model.fit(data.data[train, :4], truth[train])
        (tn, fp), (fn, tp) = confusion_matrix(truth[test], model.predict(data.data[test, :4]))
        rows.append((f"fold {fold + 1}", tp, fp, fn, tn))
    lines = [",".join(text(cell) for cell in row) for row in (["fold", "tp", "fp", "fn", "tn"], *rows)]
    (SAMPLES / "fold-matrices.csv").write_text("\n".join(lines) + "\n")
    write("breast_cancer_folds", ["实验", "真正例", "假正例", "假反例", "真反例"], rows)

    # nothing predicted, nothing true, nothing positive at all, nothing right, all right
    edges = [(None, 0, 0, 3, 4), (None, 0, 5, 0, 2), (None, 0, 0, 0, 9), (None, 0, 2, 3, 0), (None, 4, 0, 0, 6)]
    write("edges", ["TP", "FP", "FN", "TN"], edges)
    write("fractional", ["TP", "FP", "FN", "TN"], [(None, 1.5, .25, .125, 3), (None, .5, .5, 0, .75)])
    # beyond 2^53 every double is whole; cells and their exact sums still are doubles
    big = 2**53
    write("large", ["TP", "FP", "FN", "TN"], [(None, big, 2, 2, big), (None, 1 * 2**60, 2**58, 2**59, 2**57)])


if __name__ == "__main__":
    main()
