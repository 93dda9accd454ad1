import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, checkTypes, golden, refusalOf, textsOf } from './support.mjs';

test('what pandas, Arrow and Polars write is the table, with snappy, gzip or zstd', async () => {
  const table = await cellsOf(golden('predictions.csv'));
  for (const file of ['predictions.parquet', 'gzip.parquet', 'polars.parquet']) {
    assert.deepEqual(await cellsOf(golden(file)), table, file);
  }
});

test('a missing value is an empty cell, and single precision has no more digits than it needs', async () => {
  assert.deepEqual(Object.values(await textsOf(golden('single.parquet'))), [
    'y,single\n1,0.7\n0,0.1\n,1e-9\n',
  ]);
});

test('lists are columns for their parts, and the index of pandas has no name', async () => {
  assert.deepEqual(Object.values(await textsOf(golden('lists.parquet'))), [
    ',y,p:0,p:1\na,cat,0.75,0.25\nb,dog,0.5,0.5\n',
  ]);
});

test('a column of every type has the values that pandas reads, also decimals and half precision', async () => {
  const names = checkTypes(Object.values(await textsOf(golden('types.parquet')))[0]);
  assert.ok(['half', 'decimal32', 'uint64', 'timestamp_ns'].every((name) => names.includes(name)));
});

test('another compression is named with those that are read', async () => {
  const { code, message } = await refusalOf(golden('brotli.parquet'));
  assert.equal(code, 'unknown_packing');
  assert.match(message, /BROTLI.*snappy, zstd or gzip/);
});

test('a file that is cut off or changed is damaged', async () => {
  const whole = golden('predictions.parquet');
  const changed = whole.map((byte, at) => (at > 100 && at < 160 ? byte ^ 0x55 : byte));
  for (const bad of [whole.subarray(0, 1000), whole.subarray(0, -1), changed]) {
    assert.equal((await refusalOf(bad)).code, 'damaged_file');
  }
});

test('a claim of more rows than memory has is refused', async () => {
  const { code } = await refusalOf(golden('constant.parquet'));
  assert.equal(code, 'unpacks_too_large');
});
