import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  casesOf,
  criticalCsv,
  headsText,
  parseHeads,
  valueText,
  withHead,
} from '../../../../web/views/critical_values/tables.js';

test('numbers and ranges are read, each once and in order', () => {
  assert.deepEqual(parseHeads('5, 1-3,10 3', 'models'), [1, 2, 3, 5, 10]);
  assert.deepEqual(parseHeads('∞，1–2', 'degrees_of_freedom'), [1, 2, 'inf']);
  assert.deepEqual(parseHeads('2.5', 'degrees_of_freedom'), [2.5]);
});

test('every α is read, from large to small', () => {
  assert.deepEqual(parseHeads('.01, 0.1 5%', 'alpha'), [0.1, 0.05, 0.01]);
});

test('what is no such list is none', () => {
  for (const text of ['', 'x', '0', '3-1', '-2', '1-9999', '1e999']) {
    assert.equal(parseHeads(text, 'models'), null, text);
  }
  for (const text of ['0', '1', '1-3', '∞', 'a']) {
    assert.equal(parseHeads(text, 'alpha'), null, text);
  }
  assert.equal(parseHeads('∞', 'models'), null);
  assert.deepEqual(parseHeads('∞', 'denominator_degrees_of_freedom'), ['inf']);
});

test('a list as text reads back as itself', () => {
  /** @type {import('../../../../web/views/critical_values/tables.js').Head[]} */
  const heads = [1, 2, 3, 5, 6, 10, 'inf'];
  assert.equal(headsText(heads), '1-3, 5, 6, 10, ∞');
  assert.deepEqual(parseHeads(headsText(heads), 'degrees_of_freedom'), heads);
  assert.equal(headsText([0.2, 0.1]), '0.2, 0.1');
});

test('a head that is missing comes where it belongs', () => {
  assert.deepEqual(withHead([1, 3, 'inf'], 2, 'degrees_of_freedom'), [1, 2, 3, 'inf']);
  assert.deepEqual(withHead([0.1, 0.01], 0.05, 'alpha'), [0.1, 0.05, 0.01]);
  assert.deepEqual(withHead([1], undefined, 'models'), [1]);
});

test('sums of ranks and wins are whole, other values have decimals, and a dash says that there is none', () => {
  assert.equal(valueText({ values_are: 'count' }, 1200), '1,200');
  assert.equal(valueText({ values_are: 'number' }, 2), '2.000');
  assert.equal(valueText({ values_are: 'count' }, null), '–');
});

test('Demšar’s table hits F(3, 39) and q for four algorithms', () => {
  const cases = casesOf(
    /** @type {any} */ ({
      task: 'friedman',
      options: { alpha: 0.05 },
      tests: {
        n_datasets: 14,
        n_algorithms: 4,
        friedman_chi2: 9.28,
        friedman_df: 3,
        iman_davenport_df1: 3,
        iman_davenport_df2: 39,
      },
      verdict: { test: 'iman_davenport', statistic: 3.69 },
      models: [1, 2, 3, 4],
      pairs: [],
    }),
  );
  assert.deepEqual(cases.f, { row: 39, column: 3, alpha: 0.05, statistic: 3.69 });
  assert.deepEqual(cases.chi2, { row: 3, column: 0.05, alpha: 0.05, statistic: 9.28 });
  assert.equal(cases.nemenyi.row, 4);
  assert.equal(cases.wilcoxon.row, 14);
});

test('a pair over ten folds hits t with nine degrees of freedom, 5×2 with five', () => {
  const report = (/** @type {object} */ more) =>
    /** @type {any} */ ({
      task: 'cv',
      options: { alpha: 0.1 },
      input: { design: 'kfold' },
      pairs: [
        {
          corrected_t: 1.5,
          corrected_t_df: 9,
          cv5x2_t: 1.26,
          cv5x2_t_df: 5,
          cv5x2_f: 1.32,
          cv5x2_f_df1: 10,
          cv5x2_f_df2: 5,
        },
      ],
      ...more,
    });
  assert.deepEqual(casesOf(report({})).t, { row: 9, column: 0.1, alpha: 0.1, statistic: 1.5 });
  const five = casesOf(report({ input: { design: '5x2' } }));
  assert.deepEqual(five.t, { row: 5, column: 0.1, alpha: 0.1, statistic: 1.26 });
  assert.deepEqual(five.f, { row: 5, column: 10, alpha: 0.1, statistic: 1.32 });
});

test('other reports hit nothing', () => {
  assert.deepEqual(casesOf(null), {});
  assert.deepEqual(casesOf(/** @type {any} */ ({ task: 'binary' })), {});
});

test('a table is exported in full precision', () => {
  const csv = criticalCsv(
    /** @type {any} */ ({
      rows: [1, 'inf'],
      columns: [0.05],
      values: [[12.706204736432095], [null]],
    }),
    'df',
  );
  assert.equal(csv, 'df,0.05\r\n1,12.706204736432095\r\ninf,\r\n');
});
