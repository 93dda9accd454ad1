"""Runs queries on the engines, for tests/scale: python engines.py JOBS.json

A job has the engine (duckdb, spark, or bigquery: parsed as BigQuery's SQL, written as DuckDB's, and run there), the
folder in which each NAME.parquet is the table NAME, the query, and the file for its result, CSV or Parquet. Prints
how long each took.
"""

import json
import pathlib
import shutil
import sys
import time


def write_with_duckdb(duck, query, output):
    options = "FORMAT parquet" if output.endswith(".parquet") else "FORMAT csv, HEADER"
    duck.execute(f"COPY ({query}) TO '{output}' ({options})")


def open_duckdb(folder):
    import duckdb

    duck = duckdb.connect()
    duck.execute("SET threads = 2; SET memory_limit = '4GB'")
    for table in pathlib.Path(folder).glob("*.parquet"):
        duck.execute(f"CREATE VIEW {table.stem} AS FROM '{table}'")
    return lambda query, output: write_with_duckdb(duck, query, output)


def open_bigquery(folder):
    import sqlglot

    run = open_duckdb(folder)

    def transpiled(query, output):
        [written] = sqlglot.transpile(query, read="bigquery", write="duckdb")
        run(written, output)

    return transpiled


def open_spark(folder):
    from pyspark.sql import SparkSession

    settings = {
        "spark.driver.memory": "2g",
        "spark.sql.shuffle.partitions": "4",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.warehouse.dir": f"{folder}/warehouse",
        "spark.local.dir": folder,
    }
    builder = SparkSession.builder.master("local[2]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    for table in pathlib.Path(folder).glob("*.parquet"):
        spark.read.parquet(str(table)).createOrReplaceTempView(table.stem)

    def run(query, output):
        kind = pathlib.Path(output).suffix[1:]
        # In one part, so that what Spark writes is one file.
        writer = spark.sql(query).coalesce(1).write.mode("overwrite")
        parts = pathlib.Path(output + ".parts")
        getattr(writer.option("header", True).option("quote", '"').option("escape", '"'), kind)(str(parts))
        [part] = parts.glob(f"part-*.{kind}*")
        shutil.move(part, output)
        shutil.rmtree(parts)

    return run


def main(jobs):
    opened = {}
    openers = {"duckdb": open_duckdb, "spark": open_spark, "bigquery": open_bigquery}
    for job in jobs:
        engine = job["engine"]
        if engine not in opened:
            opened[engine] = openers[engine](job["folder"])
        start = time.monotonic()
        opened[engine](job["query"], job["output"])
        name = pathlib.Path(job["output"]).name
        print(f"{engine:9} {time.monotonic() - start:6.1f} s  {name}", flush=True)


if __name__ == "__main__":
    main(json.loads(pathlib.Path(sys.argv[1]).read_text()))
