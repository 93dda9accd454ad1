import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStorage, sessionOf, validKept } from '../../../web/app/storage.js';
import { DEFAULT_COLUMNS } from '../../../web/app/store.js';

const files = [{ name: 'a.csv', blob: new Blob(['y,a\n']) }];
const source = { name: 'a.csv', size: 4, kind: /** @type {const} */ ('file') };
const session = { source, options: { beta: 2 }, columns: ['f1'] };

test('a table that is kept comes back with its settings', () => {
  assert.deepEqual(validKept(session, files), { ...session, files });
});

test('the model that stands out and the order come back, if they are of their kinds', () => {
  const chosen = { ...session, model: 'good', sort: { key: 'f1', descending: true } };
  assert.deepEqual(validKept(chosen, files), { ...chosen, files });
  for (const sort of [null, 5, 'f1', {}, { key: 5, descending: true }, { key: 'f1' }])
    assert.deepEqual(validKept({ ...session, model: 5, sort }, files), { ...session, files });
});

test('a session has what the user sees of a table, and nothing that was not chosen', () => {
  const state = { tableColumns: ['f1'], picked: null, sort: null };
  assert.deepEqual(sessionOf(state, session), session);
  const sort = { key: 'f1', descending: false };
  const chosen = sessionOf({ ...state, picked: 'good', sort }, session);
  assert.deepEqual(chosen, { ...session, model: 'good', sort });
});

test('without a table, or without its source, nothing is kept', () => {
  for (const value of [null, undefined, 5, 'text', [], {}, { source: null }]) {
    assert.equal(validKept(value, files), null);
  }
  for (const value of [
    null,
    undefined,
    'y,a\n',
    {},
    [],
    [null],
    [{ name: 'a.csv' }],
    [{ blob: files[0].blob }],
  ])
    assert.equal(validKept(session, value), null);
});

test('settings that do not fit are those of a new table', () => {
  const bare = { source, files, options: {}, columns: DEFAULT_COLUMNS };
  assert.deepEqual(validKept({ source }, files), bare);
  assert.deepEqual(validKept({ source, options: [], columns: 'f1' }, files), bare);
  assert.deepEqual(validKept({ source, options: null, columns: [5] }, files), bare);
});

test('where there is no storage nothing is kept and nothing fails', async () => {
  const storage = createStorage();
  assert.equal(await storage.read(), null);
  await storage.write(session, files);
  await storage.clear();
});
