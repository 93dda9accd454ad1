"""Random files with predictions of the same cases, and what pandas.merge makes of them: tests/golden/joined_files.json.

Each entry: the files as texts, the columns that identify a case, the rows that pandas.merge(how="inner") gives of the
first file's key, the truth and the score of each file in that order, and how many rows of each file are in no other.
Written with pandas 3.0.6 and numpy 1.26.4.

    python3 tests/golden/joined_files.py
"""

import json
import pathlib

import numpy as np
import pandas as pd

random = np.random.default_rng(20)


def keys_of(kind: str, count: int) -> pd.DataFrame:
    """`count` different identifiers."""
    numbers = random.permutation(10 * count)[:count]
    if kind == "numbers":
        return pd.DataFrame({"id": numbers})
    if kind == "texts":
        return pd.DataFrame({"id": [f"Case {n}, é{n % 7}" for n in numbers]})
    if kind == "mixed":
        return pd.DataFrame({"id": [str(n) if n % 3 else f"x{n}" for n in numbers]})
    return pd.DataFrame({"fold": numbers // 10, "row_id": numbers % 10})


def case(kind: str, count: int, files: int) -> dict:
    universe = keys_of(kind, count)
    universe["y_true"] = random.integers(0, 2, count)
    keys = [name for name in universe.columns if name != "y_true"]
    tables = []
    for _ in range(files):
        kept = random.choice(count, size=int(count * random.uniform(0.7, 1)), replace=False)
        table = universe.iloc[kept].reset_index(drop=True)
        table["score"] = random.random(len(table)).round(6)
        tables.append(table)
    merged = tables[0].rename(columns={"score": "score_0"})
    for i, table in enumerate(tables[1:], 1):
        merged = merged.merge(
            table.drop(columns="y_true").rename(columns={"score": f"score_{i}"}), on=keys, how="inner"
        )
    separators = [",", ";", "\t"]
    return {
        "files": [
            table.to_csv(index=False, sep=separators[i % 3]) for i, table in enumerate(tables)
        ],
        "by": keys,
        "rows": merged[["y_true", *(f"score_{i}" for i in range(files))]].values.tolist(),
        "unmatched": [len(table) - len(merged) for table in tables],
    }


cases = [
    case(kind, int(random.integers(20, 80)), int(random.integers(2, 5)))
    for kind in ["numbers", "texts", "mixed", "several"]
    for _ in range(3)
]
# A column of more than 256 different numbers is kept in another way.
cases += [case(kind, 320, 2) for kind in ["numbers", "texts", "mixed", "several"]]
path = pathlib.Path(__file__).with_suffix(".json")
path.write_text(json.dumps(cases, ensure_ascii=False) + "\n", encoding="utf-8")
