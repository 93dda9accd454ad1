// What holds for every reader, whatever its file contains.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { openTables } from '../../../../web/import/formats/formats.js';
import { formatOf } from '../../../../web/import/formats/tell.js';
import { golden, pathOf, utf8 } from './support.mjs';

/** Those that claim to be small; the others take as long as they have cells. */
const FILES = readdirSync(pathOf('.')).filter((name) => !name.startsWith('constant.'));

/** Numbers from 0 to 1, the same each time. @param {number} seed */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {Uint8Array} bytes */
async function hasAnswer(bytes) {
  const opened = await openTables(bytes, 'file');
  if ('tables' in opened) assert.ok(opened.tables.length > 0);
  else {
    assert.match(opened.problem.message, /^[^\n]*\.$/);
    assert.match(opened.problem.message_zh, /^[^\n]*。$/);
  }
}

test('a text is its own table', async () => {
  const bytes = utf8('y,a\n1,.5\n');
  assert.deepEqual(await openTables(bytes, 'a.xlsx'), { tables: [{ name: 'a.xlsx', bytes }] });
});

test('a name says nothing about the format', async () => {
  const opened = await openTables(golden('predictions.csv.gz'), 'table.xlsx');
  assert.ok('tables' in opened);
});

test('no reader reads a blob: in WebKit a worker of a document in a file cannot', async (context) => {
  const openAll = () => Promise.all(FILES.map((name) => openTables(golden(name), name)));
  const before = await openAll();
  for (const way of /** @type {const} */ (['arrayBuffer', 'stream', 'text'])) {
    context.mock.method(Blob.prototype, way, () => assert.fail(way));
  }
  assert.deepEqual(await openAll(), before);
});

test('a file that is cut off anywhere has a table or a sentence', async () => {
  for (const name of FILES) {
    const bytes = golden(name);
    for (let part = 0; part < 24; part += 1) {
      await hasAnswer(bytes.subarray(0, Math.floor((bytes.length * part) / 24)));
    }
  }
});

test('a file with changed bytes has a table or a sentence', async () => {
  for (const [seed, name] of FILES.entries()) {
    const next = numbersFrom(seed + 1);
    const bytes = golden(name);
    for (let round = 0; round < 60; round += 1) {
      const changed = bytes.slice();
      for (let change = 0; change <= round % 4; change += 1) {
        changed[Math.floor(next() * changed.length)] = Math.floor(next() * 256);
      }
      await hasAnswer(changed);
    }
  }
});

test('every format that is known has a reader or a name', async () => {
  for (const start of [
    '\x89HDF\r\n\x1a\n',
    '\x80\x05\x95',
    'SQLite format 3\0',
    'PARE',
    'FEA1',
    'GIF8',
  ]) {
    const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
    assert.notEqual(formatOf(bytes), null);
    await hasAnswer(bytes);
  }
});
