import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { golden, refusalOf, textsOf, utf8 } from './support.mjs';

test('a packed table is the table, called as without .gz', async () => {
  const text = new TextDecoder().decode(golden('predictions.csv'));
  assert.deepEqual(await textsOf(golden('predictions.csv.gz'), 'a.csv.gz'), { 'a.csv': text });
});

test('a file in several members is read whole', async () => {
  const text = new TextDecoder().decode(golden('predictions.csv'));
  assert.deepEqual(Object.values(await textsOf(golden('members.csv.gz'))), [text]);
});

test('other encodings come through as they are', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from('y,a\n', 'utf16le')]);
  const packed = new Uint8Array(gzipSync(bytes));
  const [text] = Object.values(await textsOf(packed));
  assert.equal(text.charCodeAt(0), 0xfffd);
});

test('a file that is cut off, has a changed byte, or a changed checksum is called damaged', async () => {
  const bytes = golden('predictions.csv.gz');
  const changed = (/** @type {number} */ at) =>
    bytes.map((byte, i) => (i === at ? byte ^ 0xff : byte));
  for (const bad of [
    bytes.subarray(0, 300),
    bytes.subarray(0, -1),
    bytes.subarray(0, 5),
    changed(200),
    changed(bytes.length - 6),
  ]) {
    const { code, message } = await refusalOf(bad);
    assert.equal(code, 'damaged_file');
    assert.match(message, /gzip file is damaged or cut off/);
  }
});

test('a file made to fill the memory is refused before it does', async () => {
  const bomb = new Uint8Array(gzipSync(new Uint8Array(2 ** 27)));
  assert.ok(bomb.length < 2 ** 18);
  const { code, message } = await refusalOf(bomb);
  assert.equal(code, 'unpacks_too_large');
  assert.match(message, /1024 MB, or more than 200 times/);
});

test('one within another within another is refused', async () => {
  let bytes = utf8('y,a\n1,.5\n');
  for (let i = 0; i < 3; i += 1) bytes = new Uint8Array(gzipSync(bytes));
  assert.equal((await textsOf(bytes)).file, 'y,a\n1,.5\n');
  assert.equal((await refusalOf(new Uint8Array(gzipSync(bytes)))).code, 'nested_archive');
});

test('an R data file, which is gzip too, is named with the remedy', async () => {
  const { code, message } = await refusalOf(new Uint8Array(gzipSync('X\n\0\0\0\x03')));
  assert.equal(code, 'foreign_file');
  assert.match(message, /data file of R\. .*write\.csv/);
});
