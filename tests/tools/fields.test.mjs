import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { fromProject } from '../../bin/core.mjs';
import { fieldsModule } from '../../tools/fields.mjs';
import { COLUMNS } from '../../web/core/kinds.js';

const [en, zh] = [loadCatalogue('en'), loadCatalogue('zh')];
const PARTS = ['models', 'pairs', 'tests'];

/** @param {string} part @returns {Record<string, any>[]} */
const fieldsOf = (part, catalogue = en) => catalogue.fields[part];

/** @param {string} part @returns {string[]} */
const keysOf = (part) => fieldsOf(part).map(({ key }) => key);

test('the page was built from the catalogue', () => {
  assert.equal(readFileSync(fromProject('build/fields.js'), 'utf8'), fieldsModule({ en, zh }));
});

test('a key is the same in every part of a report but for its name', () => {
  const seen = new Map();
  for (const part of PARTS) {
    const keys = keysOf(part);
    assert.equal(new Set(keys).size, keys.length, part);
    for (const { key, name: _, ...facts } of fieldsOf(part)) {
      assert.deepEqual(seen.get(key) ?? facts, facts, key);
      seen.set(key, facts);
    }
  }
});

test('what a field refers to is declared too', () => {
  for (const part of PARTS) {
    const keys = keysOf(part);
    for (const { key, low, high, adjusts } of fieldsOf(part))
      for (const other of [low, high, adjusts])
        assert.ok(other === undefined || keys.includes(other), `${key}: ${other}`);
  }
});

test('columns are of fields, and buttons of procedures', () => {
  const [models, pairs] = [keysOf('models'), keysOf('pairs')];
  const procedures = fieldsOf('pairs').flatMap(({ procedure }) => procedure ?? []);
  for (const [task, table] of Object.entries(/** @type {Record<string, any>} */ (en.tables))) {
    for (const key of [...COLUMNS[/** @type {'cv'} */ (task)], ...table.control])
      assert.ok(models.includes(key), key);
    for (const key of table.pairs) assert.ok(pairs.includes(key), key);
    for (const id of [...table.procedures, ...table.control_procedures])
      assert.ok(procedures.includes(id), id);
  }
});

test('names are there in both languages', () => {
  for (const part of PARTS) {
    const named = (/** @type {any} */ catalogue) =>
      fieldsOf(part, catalogue)
        .filter(({ name }) => name)
        .map(({ key }) => key);
    assert.deepEqual(named(zh), named(en));
  }
});
