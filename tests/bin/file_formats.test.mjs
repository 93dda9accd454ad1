// Files of every format on the command line: the same report as from the CSV, which table where there are several,
// and sentences for what cannot be read.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { evaluate as evaluateTable } from '../../bin/api.mjs';
import { commandLine } from '../../bin/command_line.mjs';
import { golden, pathOf } from '../web/import/formats/support.mjs';
import { evaluate, melon } from './command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-formats-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} args */
async function reportOf(args) {
  const { status, stdout } = await evaluate(args);
  assert.equal(status, 0, stdout);
  return JSON.parse(stdout);
}

const SAME = [
  ...['predictions.csv.gz', 'members.csv.gz', 'predictions.zip'],
  ...['records.json', 'lines.jsonl', 'columns.json', 'split.json', 'lists.json'],
  ...['predictions.arff', 'predictions.npz', 'packed.npz', 'records.npy'],
  ...['predictions.xlsx', 'formulas.xlsx'],
  ...['predictions.parquet', 'polars.parquet', 'gzip.parquet'],
  ...['predictions.feather', 'zstd.arrow', 'polars.arrow', 'predictions.arrows', 'polars.arrows'],
];

test('a file of each format has the report of the CSV', async () => {
  const expected = await reportOf([pathOf('predictions.csv')]);
  assert.equal(expected.models.length, 2);
  for (const name of SAME) assert.deepEqual(await reportOf([pathOf(name)]), expected, name);
});

test('a file of a format is read from standard input and by a program as well', async () => {
  const expected = await reportOf([pathOf('predictions.csv')]);
  for (const name of ['predictions.parquet', 'predictions.feather', 'predictions.arrows']) {
    const stdin = (async function* () {
      const bytes = golden(name);
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    })();
    let stdout = '';
    const write = (/** @type {string | Uint8Array} */ text) => {
      stdout += text;
    };
    const streams = { stdin, stdout: { write }, stderr: { write } };
    assert.equal(await commandLine(['evaluate', '-', '--json'], streams), 0, stdout);
    assert.deepEqual(JSON.parse(stdout), expected, name);
    assert.deepEqual(await evaluateTable(golden(name)), expected, name);
  }
});

test('of several tables one is named, or all are listed with what to type', async () => {
  const file = pathOf('two.zip');
  const { status, stderr } = await melon('evaluate', file);
  assert.equal(status, 1);
  assert.match(
    stderr,
    /^The file has 2 tables\. .*\n {2}--sheet='run\/all\.csv'\n {2}--sheet='run\/first\.csv'\n$/,
  );
  const expected = await reportOf([pathOf('predictions.csv')]);
  assert.deepEqual(await reportOf([file, '--sheet=run/all.csv']), expected);
  assert.equal((await reportOf([file, '--sheet=run/first.csv'])).input.rows, 20);
});

test('a table that the file does not have is an error that lists those that it has', async () => {
  const { stderr } = await melon('evaluate', pathOf('two.zip'), '--sheet=none');
  assert.match(stderr, /^The file has no table "none"\. .*\n {2}--sheet='run\/all\.csv'\n/);
  const chinese = await melon('evaluate', pathOf('two.zip'), '--sheet=none', '--language=zh');
  assert.match(chinese.stderr, /^该文件中没有表格“none”/);
  const plain = await melon('evaluate', pathOf('predictions.csv'), '--sheet=none', '--json');
  const { error } = JSON.parse(plain.stdout);
  assert.deepEqual([error.code, error.tables], ['unknown_sheet', ['predictions.csv']]);
});

test('a damaged file is one sentence in either language and no trace', async () => {
  const file = join(folder, 'cut.csv.gz');
  writeFileSync(file, golden('predictions.csv.gz').subarray(0, 200));
  const { status, stderr } = await melon('evaluate', file);
  assert.equal(status, 1);
  assert.match(stderr, /^This gzip file is damaged or cut off[^\n]*\.\n$/);
  const chinese = await melon('evaluate', file, '--language=zh');
  assert.match(chinese.stderr, /^该 gzip 文件已损坏或不完整[^\n]*。\n$/);
});
