import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openTables } from '../../../../web/import/formats/formats.js';
import { refusalOf, textsOf, utf8, zipOf } from './support.mjs';

// printf 'y,a\n1,0.5\n' | sha256sum
const TEXT = 'y,a\n1,0.5\n';
const SHA256 = '05f6cdb8aadd51af9462828bb2396f88a0788b8b1cf943ef77345197debb5004';

const settings = { source: { name: 'a.csv', size: 10, kind: 'file' }, options: { beta: 2 } };
const file = { name: 'a.csv', sha256: SHA256, text: TEXT };
const whole = { melon: 'session', format: 1, session: settings, files: [file] };

/** @param {object} changes @returns {Uint8Array} */
const saved = (changes = {}) => utf8(JSON.stringify({ ...whole, ...changes }));

test('a session gives its tables as they were read, and what was set', async () => {
  const opened = await openTables(saved(), 'mine.melon.json');
  assert.ok('tables' in opened);
  assert.deepEqual(opened.session, settings);
  assert.deepEqual(await textsOf(saved()), { 'a.csv': TEXT });
});

test('a session is known however it is set out, and packed too', async () => {
  const lines = utf8(JSON.stringify(whole, null, 2));
  for (const bytes of [
    lines,
    gzipSync(saved()),
    zipOf([{ name: 'x.melon.json', content: saved() }]),
  ]) {
    const opened = await openTables(new Uint8Array(bytes), 'x');
    assert.ok('tables' in opened);
    assert.deepEqual(opened.session, settings);
  }
});

test('a file in another encoding comes back byte for byte', async () => {
  // Latin-1, as base64 writes it.
  const base64 = btoa('y,é\n1,0\n');
  const opened = await openTables(saved({ files: [{ name: 'b', sha256: null, base64 }] }), 'x');
  assert.ok('tables' in opened);
  assert.deepEqual(
    [...opened.tables[0].bytes],
    [...'y,é\n1,0\n'].map((c) => c.charCodeAt(0)),
  );
});

test('what is missing a fingerprint is not held to one', async () => {
  assert.deepEqual(await textsOf(saved({ files: [{ ...file, sha256: null }] })), {
    'a.csv': TEXT,
  });
});

test('data with another fingerprint are refused by name', async () => {
  const other = await refusalOf(saved({ files: [{ ...file, text: TEXT.replace('5', '6') }] }));
  assert.equal(other.code, 'other_data');
  assert.match(other.message, /“a\.csv” in this session .* fingerprint is another/);
  const odd = await refusalOf(saved({ files: [{ ...file, sha256: 5 }] }));
  assert.equal(odd.code, 'other_data');
});

test('a later format and another kind are refused with what they say they are', async () => {
  const later = await refusalOf(saved({ format: 2, session: 'whatever' }));
  assert.equal(later.code, 'newer_session');
  assert.match(later.message, /newer Melon \(format 2\)/);
  const other = await refusalOf(saved({ melon: 'lesson' }));
  assert.equal(other.code, 'other_kind');
  assert.match(other.message, /it says that it is “lesson”/);
});

test('a session cut off anywhere is refused', async () => {
  const bytes = utf8(JSON.stringify({ ...whole, files: [{ ...file, name: '数据.csv' }] }));
  for (let length = 10; length < bytes.length; length += 1) {
    const { code } = await refusalOf(bytes.subarray(0, length));
    assert.equal(code, 'damaged_file', `${length} bytes`);
  }
});

test('fields of other kinds are refused', async () => {
  for (const changes of [
    { format: 0 },
    { format: '1' },
    { session: null },
    { session: [] },
    { files: [] },
    { files: {} },
    { files: [null] },
    { files: [{ ...file, name: 5 }] },
    { files: [{ ...file, text: 5 }] },
    { files: [{ ...file, text: undefined }] },
    { files: [{ name: 'a', sha256: null, base64: '***' }] },
  ]) {
    assert.equal((await refusalOf(saved(changes))).code, 'damaged_file', JSON.stringify(changes));
  }
});
