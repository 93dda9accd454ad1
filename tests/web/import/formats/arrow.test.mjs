import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTables } from '../../../../web/import/formats/formats.js';
import { cellsOf, checkTypes, golden, refusalOf, rowsOf, TYPES, textsOf } from './support.mjs';

/** @param {Uint8Array} bytes */
const textOf = async (bytes) => Object.values(await textsOf(bytes))[0];

test('what pandas, Arrow and Polars write is the table: files and streams, with lz4, zstd or neither', async () => {
  const table = await cellsOf(golden('predictions.csv'));
  for (const file of [
    ...['predictions.feather', 'zstd.arrow', 'polars.arrow'],
    ...['predictions.arrows', 'polars.arrows'],
  ]) {
    assert.deepEqual(await cellsOf(golden(file)), table, file);
  }
});

test('a column of every type has the values that pandas reads', async () => {
  for (const [file, times] of /** @type {[string, number][]} */ ([
    ['types.arrow', 1],
    ['types.arrows', 2],
  ])) {
    const names = checkTypes(await textOf(golden(file)), times);
    assert.deepEqual(names, Object.keys(TYPES), file);
  }
});

test('lists of every kind, structures and maps are columns for their parts', async () => {
  const [names, ...rows] = rowsOf(await textOf(golden('lists.arrow')));
  const lists = ['list', 'large', 'fixed', 'view', 'large_view'];
  assert.deepEqual(names, [
    'y',
    ...lists.flatMap((name) => [`${name}:0`, `${name}:1`]),
    ...['struct:a', 'struct:b', 'map:cat', 'map:dog'],
  ]);
  const of = (/** @type {string} */ first, /** @type {string} */ second) =>
    lists.flatMap(() => [first, second]);
  assert.deepEqual(rows, [
    ['cat', ...of('0.75', '0.25'), '1', '0.7', '1', ''],
    ['dog', ...of('', ''), '', '0.1', '', ''],
    ['cow', ...of('0.5', '0.5'), '', '', '3', '2'],
  ]);
});

test('the index of pandas is first and has no name', async () => {
  assert.equal(await textOf(golden('index.arrow')), ',y,a\nx,1,0.75\nz,0,0.25\n');
});

test('a dictionary may grow and be replaced from batch to batch', async () => {
  assert.equal(await textOf(golden('deltas.arrows')), 'y\ncat\ndog\ncow\ncat\npig\n\n');
});

test('an old file has no mark in front of its messages, and one without rows has its names', async () => {
  assert.equal(await textOf(golden('legacy.arrow')), 'y\n1\n0\n');
  assert.equal(await textOf(golden('empty.arrow')), 'y\n');
});

test('a stream may end without a message that says so', async () => {
  const whole = golden('predictions.arrows');
  assert.deepEqual(await cellsOf(whole.subarray(0, -8)), await cellsOf(golden('predictions.csv')));
});

test('what stands behind the end of a stream is not left out in silence', async () => {
  const stream = golden('predictions.arrows');
  const { code } = await refusalOf(new Uint8Array([...stream, ...stream]));
  assert.equal(code, 'damaged_file');
});

test('a column of a type that is not read is named', async () => {
  const { code, message, chinese } = await refusalOf(golden('union.arrow'));
  assert.equal(code, 'unknown_type');
  assert.match(message, /“either”.*Leave it out/);
  assert.match(chinese, /“either”.*请去掉该列/);
});

test('Feather of version 1 is refused with what to write', async () => {
  const { code, message, chinese } = await refusalOf(
    new Uint8Array(Buffer.from('FEA1\0\0\0\0', 'latin1')),
  );
  assert.equal(code, 'foreign_file');
  for (const sentence of [message, chinese]) {
    assert.match(sentence, /pd\.read_feather\(.*\)\.to_parquet\(/);
  }
});

test('a claim of more rows than memory has is refused', async () => {
  assert.equal((await refusalOf(golden('constant.arrow'))).code, 'unpacks_too_large');
});

/** Small files in which everything occurs. */
const SMALL = [
  ...['predictions.feather', 'types.arrow', 'types.arrows', 'lists.arrow', 'polars.arrow'],
  ...['deltas.arrows', 'index.arrow', 'legacy.arrow'],
];

test('a file that is cut off is damaged wherever it was cut', async () => {
  for (const name of SMALL) {
    const whole = golden(name);
    const isStream = name.endsWith('s');
    for (let end = isStream ? 400 : 8; end < whole.length; end += 11) {
      const opened = await openTables(whole.slice(0, end), name);
      // A stream that is cut between two messages cannot be told from a shorter one.
      if (isStream && 'tables' in opened) continue;
      assert.ok('problem' in opened, `${name} ${end}`);
      assert.equal(opened.problem.code, 'damaged_file', `${name} ${end}`);
    }
  }
});

test('a file that claims more than it has anywhere is refused or read, soon and without its memory', async () => {
  const before = process.memoryUsage().rss;
  for (const name of SMALL.filter((one) => one !== 'types.arrows')) {
    const whole = golden(name);
    for (const claim of [0x7fffffff, 0xffffffff]) {
      for (let at = 8; at + 4 <= whole.length; at += 4) {
        const changed = whole.slice();
        new DataView(changed.buffer).setUint32(at, claim, true);
        const opened = await openTables(changed, name);
        if ('problem' in opened) assert.match(opened.problem.message, /^[^\n]*\.$/);
        else assert.ok(opened.tables[0].bytes.length < 100 * whole.length, `${name} ${at}`);
      }
    }
  }
  const grown = process.memoryUsage().rss - before;
  assert.ok(grown < 2 ** 29, `${grown} bytes`);
});

test('a batch of more rows than there are values is damaged, and not filled with missing ones', async () => {
  // The only number 3 of 64 bits is that of the rows, in the batch and in each of its columns.
  const bytes = golden('types.arrow');
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 8 <= bytes.length; at += 8) {
    if (view.getBigInt64(at, true) === 3n) view.setBigInt64(at, 30n, true);
  }
  assert.equal((await refusalOf(bytes)).code, 'damaged_file');
});
