"""Tables made from a seed, as Parquet, for tests/scale: python rows.py FOLDER ROWS SMALL

predictions.parquet has ROWS rows: a truth, three scores with ties (a, b, c: two decimals) and three without (s1, s2,
s3), of cases that are as difficult for one model as for the others; some cells are missing, some are NaN; `copies` is
a weight. The other tables have SMALL rows.
"""

import sys

import duckdb

SEED = 20261125


def uniform(number):
    """A number in [0, 1) of each row i, the same on every machine."""
    return f"(hash(i * 16 + {number + 16 * SEED}) >> 11)::DOUBLE / 9007199254740992"


def draws(rows, count):
    columns = ", ".join(f"{uniform(k)} AS u{k}" for k in range(count))
    return f"WITH draws AS (SELECT i, {columns} FROM range({rows}) r(i))"


def predictions(rows):
    return f"""{draws(rows, 9)},
    cases AS (
      SELECT *, u0 < .3 AS is_yes, 2 * (u1 + u2 + u3 - 1.5) + CASE WHEN u0 < .3 THEN .8 ELSE -.8 END AS z
      FROM draws
    ),
    scores AS (
      SELECT *,
        1 / (1 + exp(-z - .4 * (u4 - .5))) AS s1,
        1 / (1 + exp(-1.2 * z - (u5 - .5))) AS s2,
        1 / (1 + exp(-z - .2 - 1.6 * (u6 - .5))) AS s3
      FROM cases
    )
    SELECT
      CASE WHEN u7 < .001 THEN NULL WHEN is_yes THEN 'yes' ELSE 'no' END AS truth,
      CASE WHEN u8 < .002 THEN NULL ELSE round(s1, 2) END AS a,
      CASE WHEN u8 > .998 THEN NULL WHEN u8 > .997 THEN 'NaN'::DOUBLE ELSE round(s2, 2) END AS b,
      round(s3, 2) AS c,
      s1, CASE WHEN u8 > .999 THEN NULL ELSE s2 END AS s2, s3,
      CASE WHEN u7 > .999 THEN NULL ELSE (i % 4)::INTEGER END AS copies
    FROM scores"""


def classes(rows):
    label = "['cat', 'dog', 'emu', 'fox']"
    return f"""{draws(rows, 6)}
    SELECT
      {label}[1 + floor(4 * u0)::INTEGER] AS truth,
      CASE WHEN u1 < .7 THEN {label}[1 + floor(4 * u0)::INTEGER] ELSE {label}[1 + floor(4 * u2)::INTEGER] END AS one,
      CASE WHEN u5 < .01 THEN NULL WHEN u3 < .6 THEN {label}[1 + floor(4 * u0)::INTEGER]
        ELSE {label}[1 + floor(3 * u4)::INTEGER] END AS two
    FROM draws"""


def numbers(rows):
    return f"""{draws(rows, 8)}
    SELECT
      1 + 40 * u0 + 10 * u1 AS truth,
      1 + 40 * u0 + 5 * (u2 + u3) AS near,
      CASE WHEN u7 < .01 THEN NULL ELSE 8 + 30 * u0 + 12 * u4 END AS far,
      (i % 3)::INTEGER AS copies
    FROM draws"""


def results(rows):
    return f"""{draws(rows, 1)}
    SELECT
      'data ' || (i % 12) AS dataset,
      ['forest', 'boosting', 'tree'][1 + (i // 12) % 3] AS algorithm,
      (i // 36) % 5 AS fold,
      CASE WHEN u0 < .6 + .02 * ((i // 12) % 3) + .01 * (i % 12) THEN 1 ELSE 0 END AS accuracy
    FROM draws"""


def hostile(rows):
    return f"""{draws(rows, 4)}
    SELECT
      CASE WHEN u0 < .4 THEN 'it''s \\ "so"' ELSE 'no' END AS "tr""u`th'; --",
      round(u1 + CASE WHEN u0 < .4 THEN .2 ELSE 0 END, 2) AS "a`b\n""c"", d",
      round(u2, 1) AS "weight",
      round(u3, 1) AS "得分 {{x}}"
    FROM draws"""


def main(folder, rows, small):
    duck = duckdb.connect()
    duck.execute("SET threads = 2; SET memory_limit = '4GB'")
    tables = {
        "predictions": predictions(rows),
        "classes": classes(small),
        "numbers": numbers(small),
        "results": results(small),
        "hostile": hostile(2000),
    }
    for name, query in tables.items():
        duck.execute(f"COPY ({query}) TO '{folder}/{name}.parquet' (FORMAT parquet)")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
