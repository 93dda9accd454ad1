"""Golden reports of aggregated rows: tests/golden/aggregated_reports/NAME.csv with NAME.expected.json, for
tests/bin/aggregated_reports.test.mjs. A row stands for as many cases as its weight says; the weights' sums lie beyond
2^53, where adding one by one in doubles loses cases, but the exact sums are doubles. Expected: exact fractions, rounded
once (own).

    python3 tests/golden/aggregated_reports.py
"""

import json
import pathlib
from fractions import Fraction

FOLDER = pathlib.Path(__file__).resolve().parent / "aggregated_reports"
BIG = 2**53


def exact(value):
    """A fraction as the nearest double; counts must be doubles themselves."""
    return float(value)


def two_classes(rows):
    """Rows of (truth, predicted, weight), both 0 or 1."""
    cells = {(t, p): sum((Fraction(w) for a, b, w in rows if (a, b) == (t, p)), Fraction(0))
             for t in (0, 1) for p in (0, 1)}
    tp, fp, fn, tn = cells[1, 1], cells[0, 1], cells[1, 0], cells[0, 0]
    n = tp + fp + fn + tn
    for count in (tp, fp, fn, tn, n):
        assert Fraction(float(count)) == count, "choose weights whose sums are doubles"
    return {
        "n": exact(n), "tp": exact(tp), "fp": exact(fp), "fn": exact(fn), "tn": exact(tn),
        "accuracy": exact((tp + tn) / n),
        "precision": exact(tp / (tp + fp)),
        "recall": exact(tp / (tp + fn)),
        "specificity": exact(tn / (tn + fp)),
        "f1": exact(2 * tp / (2 * tp + fp + fn)),
        "balanced_accuracy": exact((tp / (tp + fn) + tn / (tn + fp)) / 2),
        "cost_sensitive_error": exact((fn + fp) / n),
    }


def auc(rows):
    """Rows of (truth, score, weight)."""
    positive = [(Fraction(s), Fraction(w)) for t, s, w in rows if t == 1]
    negative = [(Fraction(s), Fraction(w)) for t, s, w in rows if t == 0]
    pairs = sum(w * v * (1 if s > r else Fraction(1, 2) if s == r else 0) for s, w in positive for r, v in negative)
    return exact(pairs / sum(w for _, w in positive) / sum(w for _, w in negative))


def many_classes(rows, labels):
    """Rows of (truth, predicted, weight)."""
    n = sum(Fraction(w) for *_, w in rows)
    right = sum(Fraction(w) for t, p, w in rows if t == p)
    recalls, precisions = [], []
    for label in labels:
        hit = sum((Fraction(w) for t, p, w in rows if t == p == label), Fraction(0))
        recalls.append(hit / sum(Fraction(w) for t, _, w in rows if t == label))
        precisions.append(hit / sum(Fraction(w) for _, p, w in rows if p == label))
    return {"n": exact(n), "accuracy": exact(right / n), "recall_macro": exact(sum(recalls) / len(labels)),
            "precision_macro": exact(sum(precisions) / len(labels))}


def regression(rows):
    """Rows of (truth, prediction, weight)."""
    n = sum(Fraction(w) for *_, w in rows)
    sse = sum(Fraction(w) * (Fraction(p) - Fraction(y)) ** 2 for y, p, w in rows)
    mae = sum(Fraction(w) * abs(Fraction(p) - Fraction(y)) for y, p, w in rows)
    return {"n": exact(n), "mse": exact(sse / n), "mae": exact(mae / n), "sse": exact(sse)}


def ranking(rows):
    """Rows of (relevance, score, weight), one query."""
    return {"n": exact(sum(Fraction(w) for *_, w in rows))}


def write(name, header, rows, args, expected):
    lines = [",".join(header), *(",".join(str(cell) for cell in row) for row in rows)]
    (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n")
    (FOLDER / f"{name}.expected.json").write_text(json.dumps({"args": args, "model": expected}, indent=1) + "\n")


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    # 2^53 + 1 + 1 is 2^53 when added one by one; the sum 2^53 + 2 is a double
    labels = [(1, 1, BIG), (1, 1, 1), (1, 1, 1), (0, 0, 1), (0, 0, BIG), (0, 0, 1), (0, 1, 2), (0, 1, BIG), (1, 0, 4),
              (1, 0, 6)]
    write("labels", ["truth", "model", "count"], labels, ["--task=labels", "--truth=truth", "--weight=count"],
          two_classes(labels))
    scores = [(1, 0.9, BIG), (1, 0.9, 1), (1, 0.9, 1), (0, 0.2, BIG), (0, 0.2, 1), (0, 0.2, 1), (0, 0.7, 2),
              (1, 0.3, 4), (0, 0.3, 2)]
    found = two_classes([(t, int(s >= 0.5), w) for t, s, w in scores])
    write("scores", ["truth", "model", "weight"], scores, ["--task=binary", "--truth=truth", "--weight=weight"],
          {**found, "roc_auc": auc(scores)})
    classes = [("a", "a", BIG), ("a", "a", 1), ("a", "a", 1), ("b", "b", BIG), ("b", "b", 1), ("b", "b", 1),
               ("c", "c", 8), ("b", "a", BIG), ("b", "a", 2), ("c", "b", 16), ("a", "c", 8)]
    write("many_classes", ["truth", "model", "count"], classes, ["--task=labels", "--truth=truth", "--weight=count"],
          many_classes(classes, "abc"))
    numbers = [(0, 1, BIG), (1, 2, 1), (2, 3, 1), (3, 3, BIG), (4, 4, 2)]
    write("numbers", ["y_true", "model", "weight"], numbers,
          ["--task=regression", "--truth=y_true", "--weight=weight"], regression(numbers))
    items = [(1, 0.9, BIG), (0, 0.8, 1), (1, 0.7, 1)]
    write("ranked", ["relevance", "model", "weight"], items,
          ["--task=ranking", "--truth=relevance", "--weight=weight"], ranking(items))


if __name__ == "__main__":
    main()
