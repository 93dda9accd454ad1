"""The same predictions in every format that is read, by the tools that write it: tests/golden/formats/.

Sixty cases of scikit-learn's breast cancer data: the class, the scores of two models. `predictions.csv` is what every
other file is compared with; `two.*` have a second table of the first twenty cases. Written with pandas 3.0.6,
numpy 1.26.4, pyarrow 18.1.0, polars 2.1.0, openpyxl 3.1.5, XlsxWriter 3.3.1, liac-arff 2.5.0, scikit-learn 1.5.2 and
the zipfile and gzip of Python 3.11.7.

    python3 tests/golden/formats.py
"""

import gzip
import io
import json
import pathlib
import zipfile

import arff
import numpy as np
import openpyxl
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import xlsxwriter
from sklearn.datasets import load_breast_cancer
from sklearn.linear_model import LogisticRegression
from sklearn.naive_bayes import GaussianNB
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

FOLDER = pathlib.Path(__file__).parent / "formats"
DATE = (2026, 1, 1, 0, 0, 0)


def predictions():
    data = load_breast_cancer()
    x, y = data.data[:, :4], data.target == 0
    models = {"logistic": make_pipeline(StandardScaler(), LogisticRegression()), "bayes": GaussianNB()}
    rng = np.random.default_rng(0)
    rows = rng.permutation(len(y))
    train, test = rows[60:], rows[:60]
    table = {"y_true": np.where(y[test], "malignant", "benign")}
    for name, model in models.items():
        score = model.fit(x[train], y[train]).predict_proba(x[test])[:, 1]
        # Numbers that all tools write alike: neither 1.0 nor 5e-05.
        table[name] = np.round(np.clip(score, 0.0001, 0.9999), 4)
    return pd.DataFrame(table)


def write_zip(name, files):
    with zipfile.ZipFile(FOLDER / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in files.items():
            archive.writestr(zipfile.ZipInfo(path, DATE), text, zipfile.ZIP_DEFLATED)


def write_packed(table, text, two):
    (FOLDER / "predictions.csv").write_text(text)
    (FOLDER / "predictions.csv.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    # In two members, as bgzip writes them and `cat a.gz b.gz` makes them.
    half = len(text) // 2
    members = [gzip.compress(part.encode(), mtime=0) for part in (text[:half], text[half:])]
    (FOLDER / "members.csv.gz").write_bytes(b"".join(members))
    write_zip("predictions.zip", {"predictions.csv": text})
    write_zip(
        "two.zip",
        {
            "run/all.csv": text,
            "run/first.csv": two.to_csv(index=False),
            "__MACOSX/run/._all.csv": "\0",
            "run/README.md": "# What it is\n",
        },
    )


def write_json(table):
    table.to_json(FOLDER / "records.json", orient="records", double_precision=15)
    table.to_json(FOLDER / "lines.jsonl", orient="records", lines=True, double_precision=15)
    table.to_json(FOLDER / "columns.json", double_precision=15)
    table.to_json(FOLDER / "split.json", orient="split", double_precision=15, index=False)
    (FOLDER / "lists.json").write_text(json.dumps(table.to_dict(orient="list"), indent=1))


def write_numpy(table):
    columns = {name: table[name].to_numpy() for name in ("logistic", "bayes")}
    labels = table["y_true"].to_numpy().astype("U9")
    np.savez(FOLDER / "predictions.npz", y_true=labels, **columns)
    np.savez_compressed(FOLDER / "packed.npz", y_true=labels, **columns)
    np.save(FOLDER / "records.npy", np.rec.fromarrays([labels, *columns.values()], names=["y_true", *columns]))
    rng = np.random.default_rng(1)
    np.savez(
        FOLDER / "classes.npz",
        y_true=np.array(["cat", "dog", "cow"] * 4),
        y_score=rng.dirichlet(np.ones(3), 12).astype(np.float32),
        classes=np.array(["cat", "cow", "dog"]),
    )
    np.save(FOLDER / "objects.npy", np.array([1, "a", None], dtype=object))


def write_workbooks(table, two):
    table.to_excel(FOLDER / "predictions.xlsx", index=False)
    with pd.ExcelWriter(FOLDER / "two.xlsx", engine="openpyxl") as writer:
        table.to_excel(writer, sheet_name="all cases", index=False)
        two.to_excel(writer, sheet_name="第一批", index=False)
    # XlsxWriter writes the value of a formula beside it, as Excel does.
    with xlsxwriter.Workbook(FOLDER / "formulas.xlsx") as book:
        sheet = book.add_worksheet("scores")
        sheet.write_row(0, 0, list(table.columns))
        for at, (label, *scores) in enumerate(table.itertuples(index=False), 1):
            sheet.write(at, 0, label)
            for column, score in enumerate(scores, 1):
                sheet.write_formula(at, column, f"={score}", None, score)
    # openpyxl writes none.
    book = openpyxl.Workbook()
    book.active.append(["y_true", "score"])
    book.active.append([1, "=0.5+0.25"])
    book.active.append([0, "=0.25"])
    book.save(FOLDER / "unsaved_formulas.xlsx")


def write_parquet(table):
    table.to_parquet(FOLDER / "predictions.parquet")
    pl.from_pandas(table).write_parquet(FOLDER / "polars.parquet")
    pq.write_table(pa.Table.from_pandas(table, preserve_index=False), FOLDER / "gzip.parquet", compression="gzip")
    pq.write_table(pa.Table.from_pandas(table, preserve_index=False), FOLDER / "brotli.parquet", compression="brotli")
    floats = pa.table({"y": pa.array([1, 0, None], pa.int64()), "single": pa.array([0.7, 0.1, 1e-9], pa.float32())})
    pq.write_table(floats, FOLDER / "single.parquet")
    lists = pd.DataFrame({"y": ["cat", "dog"], "p": [[0.75, 0.25], [0.5, 0.5]]}, index=["a", "b"])
    lists.to_parquet(FOLDER / "lists.parquet")
    # Three hundred million cells in few bytes.
    constant = pa.table({name: np.zeros(100_000_000, np.int8) for name in "abc"})
    pq.write_table(constant, FOLDER / "constant.parquet", row_group_size=100_000_000, compression="zstd")


def write_arff(table):
    attributes = [("y_true", ["benign", "malignant"]), ("logistic", "REAL"), ("bayes", "REAL")]
    rows = table.to_numpy().tolist()
    text = arff.dumps({"relation": "predictions", "description": "", "attributes": attributes, "data": rows})
    (FOLDER / "predictions.arff").write_text(text)


def main():
    FOLDER.mkdir(exist_ok=True)
    table = predictions()
    two = table.head(20)
    buffer = io.StringIO()
    table.to_csv(buffer, index=False)
    write_packed(table, buffer.getvalue(), two)
    write_json(table)
    write_numpy(table)
    write_workbooks(table, two)
    write_parquet(table)
    write_arff(table)


if __name__ == "__main__":
    main()
