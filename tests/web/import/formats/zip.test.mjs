import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { golden, refusalOf, textsOf, utf8, zipOf } from './support.mjs';

const TABLE = utf8('y,a\n1,.5\n0,.25\n');

test('the table of an archive is read; what systems put beside tables is not', async () => {
  const text = new TextDecoder().decode(golden('predictions.csv'));
  assert.deepEqual(await textsOf(golden('predictions.zip')), { 'predictions.csv': text });
  const two = await textsOf(golden('two.zip'));
  assert.deepEqual(Object.keys(two), ['run/all.csv', 'run/first.csv']);
  assert.equal(two['run/all.csv'], text);
  assert.equal(two['run/first.csv'].trim().split('\n').length, 1 + 20);
});

test('files may be stored as they are, and names be Chinese, in UTF-8 or as Windows writes them', async () => {
  assert.deepEqual(await textsOf(zipOf([{ name: '预测.csv', content: TABLE, method: 0 }])), {
    '预测.csv': 'y,a\n1,.5\n0,.25\n',
  });
  const bytes = zipOf([{ name: 'XXXX.csv', content: TABLE }]);
  const gb18030 = [0xd4, 0xa4, 0xb2, 0xe2];
  const named = Uint8Array.from(bytes);
  for (let at = named.indexOf(0x58); at >= 0; at = named.indexOf(0x58)) named.set(gb18030, at);
  assert.deepEqual(Object.keys(await textsOf(named)), ['预测.csv']);
});

test('a table in a format of its own is read within an archive', async () => {
  const archive = zipOf([
    { name: 'a.csv.gz', content: golden('predictions.csv.gz') },
    { name: 'b.csv', content: TABLE },
    { name: 'picture', content: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) },
  ]);
  const texts = await textsOf(archive);
  assert.deepEqual(Object.keys(texts), ['a.csv.gz', 'b.csv']);
  assert.match(texts['a.csv.gz'], /^y_true,logistic,bayes\n/);
});

test('an archive without a table says what it has instead', async () => {
  assert.equal((await refusalOf(zipOf([]))).code, 'no_table_inside');
  const { code, message } = await refusalOf(zipOf([{ name: 'plot.png', content: TABLE }]));
  assert.equal(code, 'no_table_inside');
  assert.match(message, /it contains plot\.png\. /);
});

test('an archive that is cut off, or whose content is not what it says, is damaged', async () => {
  const whole = golden('predictions.zip');
  const changed = whole.map((byte, at) => (at === 200 ? byte ^ 0xff : byte));
  const packed = deflateRawSync(TABLE).length;
  for (const bad of [
    whole.subarray(0, 300),
    whole.subarray(0, whole.length - 10),
    changed,
    zipOf([{ name: 'a.csv', content: TABLE, sum: 1 }]),
    zipOf([{ name: 'a.csv', content: TABLE, sum: 1, method: 0 }]),
    zipOf([{ name: 'a.csv', content: TABLE, size: packed }]),
    zipOf([{ name: 'a.csv', content: TABLE, size: TABLE.length + 1 }]),
  ]) {
    assert.equal((await refusalOf(bad)).code, 'damaged_file');
  }
});

test('a path that leads out of the folder is refused', async () => {
  for (const name of ['../evil.csv', 'a/../../b.csv', '/etc/a.csv', 'C:\\a.csv', '..\\a.csv']) {
    const { code, message } = await refusalOf(zipOf([{ name, content: TABLE }]));
    assert.equal(code, 'unsafe_path');
    assert.ok(message.includes(name));
  }
});

test('what would fill the memory is refused by its size, or when its size was a lie', async () => {
  const zeros = new Uint8Array(2 ** 26);
  const plain = zipOf([{ name: 'a.csv', content: zeros }]);
  assert.equal((await refusalOf(plain)).code, 'unpacks_too_large');
  const lie = zipOf([{ name: 'a.csv', content: zeros, size: 100 }]);
  assert.ok(['unpacks_too_large', 'damaged_file'].includes((await refusalOf(lie)).code));
});

test('what is too large for the fields of a zip archive is too large to unpack, and not damaged', async () => {
  const archive = zipOf([{ name: 'a.csv', content: TABLE }]);
  const entryAt = archive.length - 22 - 51;
  const packed = new DataView(archive.buffer).getUint32(entryAt + 20, true);
  /** As Python's zipfile writes it with force_zip64. @param {number} size */
  const withSize = (size) => {
    const entry = Buffer.from(archive.subarray(entryAt, -22));
    entry.writeUInt32LE(0xffffffff, 20);
    entry.writeUInt32LE(0xffffffff, 24);
    entry.writeUInt16LE(24, 30);
    const extra = Buffer.alloc(24);
    // A field of something else stands before it.
    extra.set([0xfe, 0xca, 0, 0, 1, 0, 16, 0]);
    extra.writeBigUInt64LE(BigInt(size), 8);
    extra.writeBigUInt64LE(BigInt(packed), 16);
    return Buffer.concat([archive.subarray(0, entryAt), entry, extra, archive.subarray(-22)]);
  };
  assert.deepEqual(await textsOf(withSize(TABLE.length)), { 'a.csv': 'y,a\n1,.5\n0,.25\n' });
  const { code, message } = await refusalOf(withSize(6 * 2 ** 30));
  assert.equal(code, 'unpacks_too_large');
  assert.match(message, /more than 1024 MB/);
  const withoutPacked = withSize(6 * 2 ** 30);
  withoutPacked.writeUInt16LE(8, entryAt + 51 + 6);
  assert.equal((await refusalOf(withoutPacked)).code, 'damaged_file');
});

test('files that share their packed bytes are refused', async () => {
  const content = utf8('1,0.5\n'.repeat(100_000));
  const archive = zipOf([{ name: 'a.csv', content }]);
  const end = archive.subarray(-22);
  const entry = archive.subarray(archive.length - 22 - 51, -22);
  const many = Buffer.concat([archive.subarray(0, -22 - 51), ...Array(50).fill(entry), end]);
  many.writeUInt16LE(50, many.length - 12);
  assert.equal((await refusalOf(new Uint8Array(many))).code, 'damaged_file');
});

test('a password and a rare way of packing have sentences of their own', async () => {
  const locked = await refusalOf(zipOf([{ name: 'a.csv', content: TABLE, flags: 1 }]));
  assert.equal(locked.code, 'encrypted_file');
  assert.match(locked.message, /“a\.csv” is protected by a password/);
  const rare = await refusalOf(zipOf([{ name: 'a.csv', content: TABLE, method: 12 }]));
  assert.equal(rare.code, 'unknown_packing');
});

test('what is wrong with one of several files is said with its name', async () => {
  const { message } = await refusalOf(
    zipOf([
      { name: 'a.csv', content: TABLE },
      { name: 'b.csv.gz', content: golden('predictions.csv.gz').subarray(0, 200) },
    ]),
  );
  assert.match(message, /^“b\.csv\.gz” in this archive: This gzip file is damaged/);
});

test('archives of other programs are named', async () => {
  for (const [name, what] of [
    ['word/document.xml', /a document/],
    ['archive/data.pkl', /saved model/],
    ['META-INF/manifest.xml', /OpenDocument/],
    ['xl/workbook.bin', /binary Excel workbook/],
  ]) {
    const { code, message } = await refusalOf(zipOf([{ name: String(name), content: TABLE }]));
    assert.equal(code, 'foreign_file');
    assert.match(message, /** @type {RegExp} */ (what));
  }
});
