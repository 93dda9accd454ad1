"""Arrow's files and streams, by the tools that write them: tests/golden/formats/*.{arrow,arrows,feather}.

The predictions of formats.py; a column of every type that is read; lists. What is expected of the types is
arrow_types.json: the values that pandas reads again, each as its text in Python, with a truth value as in JSON and a
time as in ISO 8601, which is how the same in Parquet is read. Written with pyarrow 26.0.1, pandas
3.0.6, polars 2.1.0 and numpy 2.4.6 of Python 3.11.

    python3 tests/golden/formats_arrow.py
"""

import datetime
import decimal
import json
import pathlib

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq

FOLDER = pathlib.Path(__file__).with_name("formats")
Decimal = decimal.Decimal


def write_file(table, name, rows=None, **options):
    with pa.ipc.new_file(FOLDER / name, table.schema, options=pa.ipc.IpcWriteOptions(**options)) as file:
        file.write_table(table, rows)


def write_stream(table, name, rows=None, **options):
    with pa.ipc.new_stream(FOLDER / name, table.schema, options=pa.ipc.IpcWriteOptions(**options)) as stream:
        stream.write_table(table, rows)


def write_predictions(table):
    table.to_feather(FOLDER / "predictions.feather")
    plain = pa.Table.from_pandas(table, preserve_index=False)
    write_file(plain, "zstd.arrow", compression="zstd")
    categories = table.astype({"y_true": "category"})
    write_stream(pa.Table.from_pandas(categories, preserve_index=False), "predictions.arrows", rows=25)
    polars = pl.from_pandas(table).with_columns(pl.col("y_true").cast(pl.Categorical))
    polars.write_ipc(FOLDER / "polars.arrow", compression="lz4")
    pl.from_pandas(table).write_ipc_stream(FOLDER / "polars.arrows", compression="uncompressed")


def text_of(value):
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, datetime.datetime):
        utc = value.astimezone(datetime.timezone.utc) if value.tzinfo else value
        return utc.strftime("%Y-%m-%dT%H:%M:%S.") + f"{utc.microsecond // 1000:03}Z"
    if isinstance(value, datetime.date):
        return value.isoformat()
    return str(value)


def types():
    """Columns of three values, of which the second is missing, with the text of the first and the third."""
    f2, f4 = np.float16, np.float32
    moment = datetime.datetime(2024, 2, 29, 13, 5, 7, 250000)
    early = datetime.datetime(1969, 12, 31, 23, 59, 59)
    day, night = datetime.date(2024, 2, 29), datetime.date(1900, 1, 1)
    zone = datetime.timezone(datetime.timedelta(hours=8))
    there = [one.replace(tzinfo=datetime.timezone.utc).astimezone(zone) for one in (moment, early)]
    columns = {
        "bool": (pa.bool_(), True, False),
        "half": (pa.float16(), f2(0.7), f2(65504)),
        "half_nan": (pa.float16(), f2(np.nan), f2(-6e-8)),
        "single": (pa.float32(), f4(0.7), f4(1e-9)),
        "single_inf": (pa.float32(), f4(-np.inf), f4(3.4028235e38)),
        "double": (pa.float64(), 0.1, 1e-300),
        "double_nan": (pa.float64(), float("nan"), -0.7),
        "text": (pa.string(), "a,b", "模型 “é”"),
        "large_text": (pa.large_string(), "", "a\nb"),
        "text_view": (pa.string_view(), "twelve bytes", "thirteen bytes"),
        "binary": (pa.binary(), "raw", ""),
        "binary_view": (pa.binary_view(), "raw", "more than twelve bytes"),
        "decimal32": (pa.decimal32(5, 2), Decimal("0.70"), Decimal("-999.99")),
        "decimal64": (pa.decimal64(18, 1), Decimal("0.7"), Decimal("-12345678901234567.8")),
        "decimal128": (pa.decimal128(38, 3), Decimal("0.001"), Decimal("-12345678901234567890123456789012345.678")),
        "decimal256": (pa.decimal256(76, 0), Decimal(10**75 + 1), Decimal(-1)),
        "date": (pa.date32(), day, night),
        "date64": (pa.date64(), day, night),
        "codes": (pa.dictionary(pa.int8(), pa.string()), "cat", "dog"),
        "wide_codes": (pa.dictionary(pa.int64(), pa.large_string()), "cat", "cat"),
        "number_codes": (pa.dictionary(pa.int32(), pa.float32()), f4(0.1), f4(0.7)),
    }
    for bits in (8, 16, 32, 64):
        top = 2 ** (bits - 1)
        columns[f"int{bits}"] = (getattr(pa, f"int{bits}")(), top - 1, -top)
        columns[f"uint{bits}"] = (getattr(pa, f"uint{bits}")(), 2 * top - 1, 0)
    for unit in ("s", "ms", "us", "ns"):
        first = moment if unit != "s" else moment.replace(microsecond=0)
        columns[f"timestamp_{unit}"] = (pa.timestamp(unit), first, early)
    columns["timestamp_zone"] = (pa.timestamp("us", "Asia/Shanghai"), *there)
    return columns


def check(columns):
    """What pandas reads of the file is what the texts are made of."""
    with pa.memory_map(str(FOLDER / "types.arrow")) as file:
        frame = pa.ipc.open_file(file).read_pandas(types_mapper=pd.ArrowDtype)
    for name, (_, first, last) in columns.items():
        if name.startswith("binary"):
            first, last = first.encode(), last.encode()
        there, missing, then = frame[name]
        assert missing is pd.NA, name
        assert there == first or (pd.isna(there) and pd.isna(first)), name
        assert then == last, name


def write_types():
    columns = types()
    arrays, texts = {"none": pa.nulls(3)}, {"none": ["", "", ""]}
    for name, (kind, first, last) in columns.items():
        arrays[name] = pa.array([first, None, last], kind)
        texts[name] = [text_of(first), "", text_of(last)]
    values = pa.array(["a", None], pa.string())
    arrays["runs"] = pa.RunEndEncodedArray.from_arrays(pa.array([1, 3], pa.int32()), values)
    texts["runs"] = ["a", "", ""]
    table = pa.table(arrays)
    write_file(table, "types.arrow")
    check(columns)
    # In two batches, compressed.
    write_stream(pa.concat_tables([table, table]), "types.arrows", compression="lz4", rows=3)
    # What Parquet has, too, but with more digits of decimals than its reader keeps.
    pq.write_table(table.drop_columns(["runs", "decimal64", "decimal128", "decimal256"]), FOLDER / "types.parquet")
    (FOLDER / "arrow_types.json").write_text(json.dumps(texts, ensure_ascii=False, indent=1) + "\n")


def write_lists():
    p = [[0.75, 0.25], None, [0.5, 0.5]]
    single, pair = pa.float32(), pa.list_(pa.float32(), 2)
    arrays = {
        "y": pa.array(["cat", "dog", "cow"]),
        "list": pa.array(p, pa.list_(single)),
        "large": pa.array(p, pa.large_list(single)),
        "fixed": pa.array(p, pair),
        "view": pa.array(p, pa.list_view(single)),
        "large_view": pa.array(p, pa.large_list_view(single)),
        "struct": pa.array([{"a": 1, "b": 0.7}, {"a": None, "b": 0.1}, None], pa.struct({"a": pa.int8(), "b": single})),
        "map": pa.array([{"cat": 1}, None, {"dog": 2, "cat": 3}], pa.map_(pa.string(), pa.int64())),
    }
    write_file(pa.table(arrays), "lists.arrow", compression="lz4")
    indexed = pd.DataFrame({"y": [1, 0], "a": [0.75, 0.25]}, index=["x", "z"])
    write_file(pa.Table.from_pandas(indexed), "index.arrow")


def write_others():
    # A dictionary that grows from batch to batch, and one that is replaced.
    code = pa.dictionary(pa.int8(), pa.string())
    batches = [
        pa.record_batch({"y": pa.DictionaryArray.from_arrays(pa.array(codes, pa.int8()), words)})
        for codes, words in [([0, 1], ["cat", "dog"]), ([2, 0], ["cat", "dog", "cow"]), ([0, None], ["pig"])]
    ]
    options = pa.ipc.IpcWriteOptions(emit_dictionary_deltas=True)
    with pa.ipc.new_stream(FOLDER / "deltas.arrows", pa.schema({"y": code}), options=options) as stream:
        for batch in batches:
            stream.write_batch(batch)
    union = pa.UnionArray.from_sparse(pa.array([0, 1], pa.int8()), [pa.array([1, 2]), pa.array(["a", "b"])])
    write_file(pa.table({"y": [1, 0], "either": union}), "union.arrow")
    write_file(pa.table({"y": pa.array([], pa.string())}), "empty.arrow")
    # Before Arrow 0.15 nothing stood in front of the length of a message.
    write_file(pa.table({"y": [1, 0]}), "legacy.arrow", use_legacy_format=True)
    # A hundred million cells in few bytes.
    write_file(pa.table({"y": pa.nulls(100_000_000)}), "constant.arrow")


def main():
    predictions = pd.read_csv(FOLDER / "predictions.csv")
    write_predictions(predictions)
    write_types()
    write_lists()
    write_others()


if __name__ == "__main__":
    main()
