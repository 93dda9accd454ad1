import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStorage, validKept } from '../../../web/app/storage.js';
import { DEFAULT_COLUMNS } from '../../../web/app/store.js';

const blob = new Blob(['y,a\n']);
const source = { name: 'a.csv', size: 4, kind: /** @type {const} */ ('file') };
const session = { source, options: { beta: 2 }, columns: ['f1'] };

test('a table that is kept comes back with its settings', () => {
  assert.deepEqual(validKept(session, blob), { ...session, blob });
});

test('without a table, or without its source, nothing is kept', () => {
  for (const value of [null, undefined, 5, 'text', [], {}, { source: null }]) {
    assert.equal(validKept(value, blob), null);
  }
  for (const value of [null, undefined, 'y,a\n', {}]) assert.equal(validKept(session, value), null);
});

test('settings that do not fit are those of a new table', () => {
  const bare = { source, blob, options: {}, columns: DEFAULT_COLUMNS };
  assert.deepEqual(validKept({ source }, blob), bare);
  assert.deepEqual(validKept({ source, options: [], columns: 'f1' }, blob), bare);
  assert.deepEqual(validKept({ source, options: null, columns: [5] }, blob), bare);
});

test('where there is no storage nothing is kept and nothing fails', async () => {
  const storage = createStorage();
  assert.equal(await storage.read(), null);
  await storage.write(session, blob);
  await storage.clear();
});
