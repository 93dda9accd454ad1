import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitTogether } from '../../../web/import/several_tables.js';

/** @param {string[]} names @param {object} join @param {number} [unmatched] */
const fit = (names, join, unmatched = 0) =>
  fitTogether(
    /** @type {any} */ ({
      join,
      files: names.map((name) => ({ name, rows_unmatched: unmatched })),
    }),
  );

test('tables that are joined without a row left out fit together', () => {
  const join = { how: 'identifier', by: ['id'] };
  assert.equal(fit(['a.zip/bert', 'a.zip/truth'], join), true);
  assert.equal(fit(['a.zip/bert', 'a.zip/truth'], join, 1), false);
  assert.equal(fitTogether(/** @type {any} */ ({})), false);
});

test('numbered tables below each other are runs, and others may be measures', () => {
  const join = { how: 'stack', by: ['run'] };
  assert.equal(fit(['a.xlsx/seed 1', 'a.xlsx/seed 10'], join), true);
  assert.equal(fit(['a.xlsx/accuracy', 'a.xlsx/time'], join), false);
  assert.equal(fit(['a.xlsx/iris', 'a.xlsx/wine'], { how: 'stack', by: ['dataset'] }), true);
});
