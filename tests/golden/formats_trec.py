"""Judgments and runs as TREC keeps them, and what trec_eval says of them: tests/golden/formats/trec*.

Runs list documents without a judgment, and leave out some with one; one query has no answer in a run, one no relevant
document. Expected values are those of `trec_eval -c` (a query without an answer counts 0), by pytrec_eval-terrier 0.5.11.

    python3 tests/golden/formats_trec.py
"""

import json
import pathlib
import random

import pytrec_eval

FOLDER = pathlib.Path(__file__).with_name("formats")
MEASURES = {
    "ndcg": "ndcg",
    "ndcg_cut_10": "ndcg@10",
    "map": "mean_average_precision",
    "recip_rank": "mean_reciprocal_rank",
    "P_10": "precision@10",
    "recall_10": "recall@10",
}

random.seed(20)
queries = [f"q{i}" for i in range(301, 313)]
documents = [f"FT{i:03}-{i * 37 % 1000}" for i in range(60)]
qrels = {
    query: {
        document: 0 if query == "q305" else random.choice([0, 0, 1, 2])
        for document in random.sample(documents, 18)
    }
    for query in queries
}


def run_of(skill: float, length: int, without: str | None) -> dict:
    run = {}
    for query in queries:
        if query == without:
            continue
        found = random.sample(documents, length)
        scores = {d: round(skill * qrels[query].get(d, 0) + random.gauss(10, 1), 6) for d in found}
        assert len(set(scores.values())) == length
        run[query] = scores
    return run


runs = {"bm25": run_of(0.3, 25, "q309"), "dense": run_of(0.9, 8, None)}

(FOLDER / "trec.qrels").write_text(
    "".join(f"{q} 0 {d} {r}\n" for q, of in qrels.items() for d, r in of.items())
)
expected = {}
for tag, run in runs.items():
    lines = []
    for query, scores in run.items():
        order = sorted(scores.items(), key=lambda one: -one[1])
        lines += [f"{query} Q0 {d} {i + 1} {s} {tag}\n" for i, (d, s) in enumerate(order)]
    (FOLDER / f"trec_{tag}.run").write_text("".join(lines))
    values = pytrec_eval.RelevanceEvaluator(
        qrels, {"ndcg", "ndcg_cut.10", "map", "recip_rank", "P.10", "recall.10"}
    ).evaluate(run)
    used = [q for q in queries if any(r > 0 for r in qrels[q].values())]
    expected[tag] = {
        name: sum(values.get(q, {}).get(theirs, 0) for q in used) / len(used)
        for theirs, name in MEASURES.items()
    }
(FOLDER / "trec.json").write_text(json.dumps(expected, indent=1) + "\n")
