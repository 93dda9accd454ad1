import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from '../../../../web/export/csv.js';
import {
  cellOf,
  comparisonPairs,
  firstPairKeys,
  isNaive,
  learnersTable,
  pairKeys,
  pairLabel,
  testsTable,
} from '../../../../web/tasks/comparison/tables.js';
import { comparisonWords } from '../../../../web/tasks/comparison/words.js';
import { binomialReport, cvReport, friedmanReport, statistics } from './example.mjs';

const t = comparisonWords('en');
const english = statistics('en');

test('the table of pairs marks what is significant and says why a value is missing', () => {
  const keys = ['rank_diff', 'nemenyi_p', 'shaffer_p'];
  const { rows, heads } = comparisonPairs(friedmanReport(), t, english, keys);
  assert.deepEqual(
    heads.map(({ label }) => label),
    ['difference of mean ranks', 'p, Nemenyi', 'p, Shaffer'],
  );
  assert.deepEqual(
    rows.map(({ cells }) => cells[1].best),
    [false, true, false],
  );
  assert.equal(rows[1].cells[1].text, '.022');
  assert.equal(rows[2].cells[2].reason, 'too_few_data_sets');
});

test('pairs are filtered by a learner and sorted, missing values below', () => {
  const report = friedmanReport();
  const names = (/** @type {any} */ choice) =>
    comparisonPairs(report, t, english, ['nemenyi_p', 'shaffer_p'], choice).rows.map(
      ({ name }) => name,
    );
  assert.deepEqual(names({ filter: 'c' }), ['A – C', 'B – C']);
  assert.deepEqual(names({ sort: { key: 'nemenyi_p', descending: false } }), [
    'A – C',
    'A – B',
    'B – C',
  ]);
  assert.deepEqual(names({ sort: { key: 'nemenyi_p', descending: true } }), [
    'B – C',
    'A – B',
    'A – C',
  ]);
  report.pairs[0].shaffer_p = 0.2;
  assert.equal(names({ sort: { key: 'shaffer_p', descending: true } })[0], 'A – B');
});

test('keys of pairs have names; what is not a column has none', () => {
  assert.equal(pairLabel('wilcoxon_holm_p', t, english), 'p, Wilcoxon–Holm');
  assert.equal(pairLabel('corrected_t_p_holm', t, english), 'p, corrected t, Holm');
  assert.equal(pairLabel('wilcoxon_statistic', t, english), 'Wilcoxon T');
  assert.equal(pairLabel('corrected_t_df', t, english), 'df, corrected t');
  assert.equal(pairLabel('cv5x2_f_df2', t, english), 'denominator df, 5×2 cv F (Alpaydın)');
  assert.equal(
    pairLabel('cv5x2_f_df1', comparisonWords('zh'), statistics('zh')),
    '分子自由度，5×2 F（Alpaydın）',
  );
  assert.equal(pairLabel('paired_t_low', t, english), null);
  assert.equal(pairLabel('constructor', t, english), null);
  assert.deepEqual(pairKeys(friedmanReport(), t, english), [
    'rank_diff',
    'nemenyi_p',
    'wins',
    'losses',
    'ties',
  ]);
  assert.ok(!firstPairKeys(cvReport(), t, english).includes('cv5x2_t_p'));
});

test('a small p-value is marked, a small probability is not', () => {
  const marked = (/** @type {string} */ key) => cellOf({ [key]: 0.01 }, key, 0.05).best;
  assert.ok(marked('wilcoxon_p_exact') && marked('p_unadjusted') && marked('holm_p'));
  assert.ok(!marked('binomial_p_strict') && !marked('permutation_draws') && !marked('mean_diff'));
  assert.equal(cellOf({ binomial_p_strict: 0.01 }, 'binomial_p_strict').text, '.010');
});

test('over folds the paired t-test is called too optimistic, and what it describes is not', () => {
  const naive = (/** @type {string} */ key, task = 'cv') => isNaive(key, { task });
  assert.ok(naive('paired_t') && naive('paired_t_p') && naive('paired_t_p_holm'));
  assert.ok(!naive('mean_diff') && !naive('corrected_t_p') && !naive('paired_t_p', 'friedman'));
});

test('a mean has the interval of its test beside it, and why there is none', () => {
  const bounds = { corrected_t_low: 0.1, corrected_t_high: 0.3 };
  assert.equal(cellOf({ mean: 0.2, ...bounds }, 'mean').note, '[0.100, 0.300]');
  const reasons = { corrected_t_low: 'no_variance' };
  assert.equal(cellOf({ mean: 0.2, reasons }, 'mean').intervalReason, 'no_variance');
});

test('what is computed for the chosen pair alone is not a column before the user chooses it', () => {
  const report = cvReport();
  assert.ok(firstPairKeys(report, t, english).includes('corrected_t_p'));
  report.pairs[0].corrected_t_p = null;
  report.pairs[0].reasons.corrected_t_p = 'too_many_pairs';
  assert.ok(!firstPairKeys(report, t, english).includes('corrected_t_p'));
  assert.ok(pairKeys(report, t, english).includes('corrected_t_p'));
  report.pairs[0].reasons.corrected_t_p = 'no_cases';
  assert.ok(firstPairKeys(report, t, english).includes('corrected_t_p'));
});

test('the tests stand side by side with their degrees of freedom', () => {
  const { rows, ids } = testsTable(friedmanReport(), t, english);
  const row = rows[ids.indexOf('iman_davenport')];
  assert.deepEqual(
    row.cells.map(({ text }) => text.replace('\u00a0', ' ').replace('\u00a0', ' ')),
    ['F = 24.429', '2, 6', '.001'],
  );
  assert.equal(rows[ids.indexOf('friedman_exact')].cells[2].text, '.009');
});

test('counts and sums of ranks have no decimals but for halves', () => {
  const text = (/** @type {number} */ value, key = 'wilcoxon_statistic') =>
    cellOf({ [key]: value }, key).text;
  assert.deepEqual([text(0), text(5), text(12.5), text(34)], ['0', '5', '12.50', '34']);
  assert.equal(text(3, 'losses'), '3');
  assert.equal(text(5, 'paired_t'), '5.000');
});

test('an infinite statistic is shown as such, an undefined one is not', () => {
  const report = friedmanReport();
  Object.assign(report.tests, { iman_davenport_f: null, iman_davenport_p: 0 });
  const { rows, ids } = testsTable(report, t, english);
  assert.match(rows[ids.indexOf('iman_davenport')].cells[0].text, /∞/);
  assert.match(rows[ids.indexOf('iman_davenport')].cells[2].text, /^→.0$/);
  Object.assign(report.tests, { iman_davenport_p: null });
  assert.equal(
    testsTable(report, t, english).rows[ids.indexOf('iman_davenport')].cells[0].value,
    null,
  );
});

test('learners are in the order of their ranks; errors have their intervals', () => {
  const report = friedmanReport();
  report.models.reverse();
  assert.deepEqual(
    learnersTable(report, t).rows.map(({ name }) => name),
    ['A', 'B', 'C'],
  );
  const counted = binomialReport();
  Object.assign(counted.models[0].metrics, {
    clopper_pearson_low: 0.187,
    clopper_pearson_high: 0.813,
  });
  const { heads, rows } = learnersTable(counted, t);
  const place = heads.findIndex(({ key }) => key === 'error_rate');
  assert.equal(rows[0].cells[place].note, '[0.187, 0.813]');
});

test('of several experiments there is an adjusted p, of one a critical number', () => {
  const report = binomialReport();
  for (const { metrics } of report.models)
    Object.assign(metrics, {
      ...{ binomial_p_greater: 0.15, binomial_p_adjusted: 0.3, binomial_critical_errors: 6 },
    });
  const keys = () => learnersTable(report, t).heads.map(({ key }) => key);
  assert.ok(keys().includes('binomial_p_adjusted'));
  assert.ok(!keys().includes('binomial_critical_errors'));
  report.models.length = 1;
  assert.ok(!keys().includes('binomial_p_adjusted'));
  assert.ok(keys().includes('binomial_critical_errors'));
});

test('names are kept as they are and quoted where they must be', () => {
  const report = friedmanReport();
  report.models[0].name = '__proto__';
  report.models[1].name = 'a,"b"\n<i>';
  const csv = toCsv(learnersTable(report, t));
  assert.match(csv, /^Algorithm,average_rank/);
  assert.match(csv, /__proto__,1,4/);
  assert.match(csv, /"a,""b""\n<i>",2\.125,8\.5/);
});

test('only the first rows are written out, in the order of all', () => {
  const report = friedmanReport();
  const keys = ['nemenyi_p'];
  const choice = { sort: { key: 'nemenyi_p', descending: false } };
  const all = comparisonPairs(report, t, english, keys, choice);
  const first = comparisonPairs(report, t, english, keys, { ...choice, most: 1 });
  assert.equal(first.count, all.rows.length);
  assert.deepEqual(first.rows, all.rows.slice(0, 1));
});
