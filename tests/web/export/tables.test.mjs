import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from '../../../web/export/csv.js';
import { toLatex } from '../../../web/export/latex.js';
import { toMarkdown } from '../../../web/export/markdown.js';
import { headlineSort, modelsTable, pairMetrics, pairsTable } from '../../../web/export/tables.js';
import { loadWords, words } from '../../../web/words/index.js';
import { exampleCatalogue, exampleReport } from '../core/report_example.mjs';

await loadWords('en');

const keys = ['roc_auc', 'precision', 'brier'];
const choice = { keys, catalogue: exampleCatalogue, corner: 'Model' };

/** @param {Partial<Parameters<typeof modelsTable>[1]>} [more] */
const models = (more) => modelsTable(exampleReport(), { ...choice, ...more });

const pairWords = { ...words('en').table, corner: 'Pair' };

test('the best is marked by direction, and undefined is never best', () => {
  const [rf, proto] = models().rows;
  assert.deepEqual(
    rf.cells.map(({ best }) => best),
    [true, false, false],
  );
  assert.deepEqual(
    proto.cells.map(({ best }) => best),
    [false, false, true],
  );
});

test('an undefined value keeps its reason', () => {
  const [, cell] = models().rows[0].cells;
  assert.deepEqual([cell.value, cell.text, cell.reason], [null, 'n/a', 'no_predicted_positives']);
});

test('sorting leaves undefined values below in both orders', () => {
  for (const descending of [true, false]) {
    const { rows } = models({ sort: { key: 'precision', descending } });
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['__proto__', 'RF'],
    );
  }
  const { rows } = models({ sort: { key: 'brier', descending: false } });
  assert.deepEqual(
    rows.map(({ index }) => index),
    [1, 0],
  );
});

test('without a choice the best by the verdict’s metric comes first, equal ones as in the file', () => {
  const report = exampleReport();
  const [rf, proto] = report.models;
  report.models = [proto, { ...rf, name: 'twin' }, rf];
  const names = () => modelsTable(report, choice).rows.map(({ name }) => name);
  assert.deepEqual(names(), ['twin', 'RF', '__proto__']);
  report.verdict = { ...report.verdict, metric: 'brier' };
  // Brier: lower is better, and undefined stays below.
  assert.deepEqual(headlineSort(report, exampleCatalogue), { key: 'brier', descending: false });
  report.verdict = { ...report.verdict, kind: 'averaged' };
  assert.deepEqual(names(), ['__proto__', 'twin', 'RF']);
});

test('an interval of before the move stands there, marked, until a new one comes', () => {
  const moved = {
    threshold: 0.4,
    counts: { tp: 1, fp: 2, fn: 3, tn: 4 },
    metrics: { roc_auc: 0.5 },
    reasons: {},
    points: {},
  };
  const interval = { low: 0.4, high: 0.6, level: 0.95, method: 'wilson' };
  const kept = new Map([['RF', { roc_auc: interval }]]);
  const cellOf = (/** @type {any} */ more) =>
    models({ keys: ['roc_auc'], ...more }).rows[0].cells[0];
  const old = cellOf({ moved: [moved, null], kept });
  assert.deepEqual([old.note, old.old], ['[0.400, 0.600]', true]);
  assert.deepEqual(cellOf({ moved: [moved, null] }).note, '');
  assert.deepEqual([cellOf({ kept }).note, cellOf({ kept }).old], ['[0.900, 0.990]', undefined]);
});

test('while the operating point moves the table shows where it is', () => {
  const moved = {
    threshold: 0.4,
    counts: { tp: 1, fp: 2, fn: 3, tn: 4 },
    metrics: { precision: 0.5 },
    reasons: {},
    points: {},
  };
  const [cell] = models({ keys: ['precision'], moved: [moved, null] }).rows[0].cells;
  assert.equal(cell.value, 0.5);
});

test('CSV is exact, with bounds beside their value and quotes where needed', () => {
  const report = exampleReport();
  report.models[0].name = 'a, "b"\nc';
  const table = modelsTable(report, { ...choice, keys: ['roc_auc', 'precision'] });
  assert.equal(
    toCsv(table),
    'Model,roc_auc,roc_auc_low,roc_auc_high,precision\r\n' +
      '"a, ""b""\nc",0.982,0.9,0.99,\r\n' +
      '__proto__,0.957,0.9,0.99,0.75\r\n',
  );
});

test('Markdown shows what the page shows and escapes names', () => {
  assert.equal(
    toMarkdown(models({ keys: ['roc_auc', 'precision'] })),
    '| Model | AUC | P |\n| :-- | --: | --: |\n' +
      '| RF | **0.982** \\[0.900, 0.990\\] | n/a |\n' +
      '| \\_\\_proto\\_\\_ | 0.957 \\[0.900, 0.990\\] | 0.750 |\n',
  );
});

test('in Markdown a name that looks like an entity is shown as it is', () => {
  const report = exampleReport();
  report.models[0].name = '&lt;b&gt; &#60; &amp;copy; R&D & Co.; $x$';
  assert.match(
    toMarkdown(modelsTable(report, { ...choice, keys: ['roc_auc'] })),
    /\n\| \\&lt;b\\&gt; \\&#60; \\&amp;copy; R&D & Co\.; \\\$x\\\$ \|/,
  );
});

test('LaTeX has the rules of booktabs and escapes names', () => {
  const report = exampleReport();
  report.models[0].name = '100% & <b>$x_1$</b>';
  assert.equal(
    toLatex(modelsTable(report, { ...choice, keys: ['roc_auc'] })),
    '% \\usepackage{booktabs}\n\\begin{tabular}{lr}\n  \\toprule\n  Model & AUC \\\\\n  \\midrule\n' +
      '  100\\% \\& \\textless{}b\\textgreater{}\\$x\\_1\\$\\textless{}/b\\textgreater{} & \\textbf{0.982} {[0.900, 0.990]} \\\\\n' +
      '  \\_\\_proto\\_\\_ & 0.957 {[0.900, 0.990]} \\\\\n  \\bottomrule\n\\end{tabular}\n',
  );
});

test('pairs show difference, interval, raw and adjusted p', () => {
  const { rows, heads } = pairsTable(exampleReport(), {
    metric: 'roc_auc',
    catalogue: exampleCatalogue,
    t: pairWords,
  });
  assert.deepEqual(
    heads.map(({ key }) => key),
    ['difference', 'delong_p', 'delong_p_holm', 'mcnemar_midp'],
  );
  assert.deepEqual(
    rows[0].cells.map(({ text }) => text),
    ['0.025', '<\u00a0.001', '.002', '.300'],
  );
  assert.equal(rows[0].cells[0].note, '[0.011, 0.039]');
});

test('pairs of labels show the difference of the accuracies with its interval', () => {
  const report = exampleReport({ task: 'labels' });
  report.pairs = [
    {
      a: 'A',
      b: 'B',
      accuracy_diff: 0.1,
      accuracy_diff_low: 0.02,
      accuracy_diff_high: 0.18,
      mcnemar_midp: 0.012,
      mcnemar_midp_holm: 0.012,
      reasons: {},
    },
  ];
  assert.deepEqual(pairMetrics(report), ['accuracy']);
  const { rows, heads } = pairsTable(report, {
    metric: 'accuracy',
    catalogue: exampleCatalogue,
    t: pairWords,
  });
  assert.deepEqual(
    heads.map(({ key }) => key),
    ['difference', 'mcnemar_midp', 'mcnemar_midp_holm'],
  );
  assert.equal(rows[0].cells[0].text, '0.100');
  assert.equal(rows[0].cells[0].note, '[0.020, 0.180]');
});

test('pairs of few cases show the p-values of the permutation test and no interval', () => {
  const report = exampleReport();
  report.verdict.test = 'auc_permutation';
  report.pairs[0].auc_permutation_p = 0.016;
  const { rows, heads } = pairsTable(report, {
    metric: 'roc_auc',
    catalogue: exampleCatalogue,
    t: pairWords,
  });
  assert.deepEqual(
    heads.map(({ key }) => key),
    ['difference', 'auc_permutation_p', 'mcnemar_midp'],
  );
  assert.deepEqual(
    rows[0].cells.map(({ text }) => text),
    ['0.025', '.016', '.300'],
  );
  assert.ok(!rows[0].cells[0].note);
});

test('after the bootstrap pairs can be compared by any metric', () => {
  const report = exampleReport();
  report.pairs[0].differences = {
    brier: { difference: 0.1, low: 0.05, high: 0.15, p: 0.01, method: 'bootstrap_percentile' },
  };
  assert.deepEqual(pairMetrics(report), ['roc_auc', 'accuracy', 'brier']);
  const { rows } = pairsTable(report, {
    metric: 'brier',
    catalogue: exampleCatalogue,
    t: pairWords,
  });
  assert.deepEqual(
    rows[0].cells.map(({ text }) => text),
    ['0.100', '.010', '.300'],
  );
});

test('a difference that the bootstrap cannot bound says why, beside its value and for its p', () => {
  const report = exampleReport();
  report.pairs[0].differences = {
    brier: {
      difference: 0.1,
      low: null,
      high: null,
      p: null,
      method: 'bootstrap_percentile',
      resample: 'plain',
      reason: 'undefined_replicates',
    },
  };
  const { rows } = pairsTable(report, {
    metric: 'brier',
    catalogue: exampleCatalogue,
    t: pairWords,
  });
  const [difference, p] = rows[0].cells;
  assert.equal(difference.text, '0.100');
  assert.equal(difference.intervalReason, 'undefined_replicates');
  assert.equal(p.value, null);
  assert.equal(p.reason, 'undefined_replicates');
});

test('where every method fails the interval has the reason of the first', () => {
  const report = exampleReport();
  const bounds = { low: null, high: null, level: 0.95 };
  delete report.models[0].intervals.roc_auc;
  report.models[0].other_intervals = {
    roc_auc: {
      delong: { ...bounds, reason: 'no_variance' },
      delong_logit: { ...bounds, reason: 'infinite_logit' },
    },
  };
  const [cell, other] = modelsTable(report, choice).rows[0].cells;
  assert.equal(cell.intervalReason, 'no_variance');
  assert.equal(other.intervalReason, '');
});

test('rankings are compared by the metric that the report compares them by', () => {
  const pair = {
    a: 'A',
    b: 'B',
    metric: 'kendall_tau_b',
    mean_diff: 0.1,
    paired_t_low: -0.1,
    paired_t_high: 0.3,
    paired_t_p: 0.3,
    paired_t_p_holm: 0.6,
    reasons: {},
  };
  const report = { ...exampleReport(), task: 'ranking', pairs: [pair] };
  assert.deepEqual(pairMetrics(/** @type {any} */ (report)), ['kendall_tau_b']);
  const { heads, rows } = pairsTable(/** @type {any} */ (report), {
    metric: 'kendall_tau_b',
    catalogue: exampleCatalogue,
    t: pairWords,
  });
  assert.deepEqual(
    heads.slice(0, 3).map(({ key }) => key),
    ['difference', 'paired_t_p', 'paired_t_p_holm'],
  );
  assert.deepEqual(
    rows[0].cells.slice(0, 3).map(({ value }) => value),
    [0.1, 0.3, 0.6],
  );
  assert.equal(rows[0].cells[0].note, '[−0.100, 0.300]');
});
