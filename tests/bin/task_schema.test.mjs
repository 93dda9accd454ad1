// Reports of all tasks but those of two classes follow docs/report.schema.json, bootstrap included, and every reason
// and key in them is explained in the catalogue.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { evaluate } from './command_line.mjs';
import { goldenReports, ROOT } from './compare_reports.mjs';
import { schemaFaults } from './report_schema.mjs';

const catalogue = loadCatalogue('en');
const known = new Set([
  ...['n', 'tp', 'fp', 'fn', 'tn', 'n_queries', 'n_queries_used', 'n_clusters'],
  ...['pairs_a', 'pairs_b', 'pairs_c', 'pairs_d'],
  ...catalogue.metrics.flatMap((/** @type {any} */ { keys }) =>
    keys.map((/** @type {any} */ { key }) => key),
  ),
]);
/** Keys for another k: ndcg@3, top_3_accuracy. @param {string} key */
const isVariant = (key) =>
  known.has(key.replace(/@\d+$/, '@10')) || known.has(key.replace(/^top_\d+_/, 'top_2_'));

const folders = [
  'ranking_reports',
  'counts_reports',
  'regression_reports',
  'clustering_reports',
  'classes_reports',
];
/** The bootstrap of a long table takes seconds, and its report has no other keys. @param {string} input */
const replicates = (input) =>
  readFileSync(join(ROOT, input), 'utf8').split('\n').length > 1000 ? 0 : 20;

for (const folder of folders) {
  for (const { name, input, expected } of goldenReports(folder)) {
    test(`${name} follows the schema`, async () => {
      /** @type {any} */
      const report = JSON.parse(
        (await evaluate([input, ...(expected.args ?? []), `--bootstrap=${replicates(input)}`]))
          .stdout,
      );
      for (const { metrics, reasons, other_intervals: others } of report.models) {
        const unknown = Object.keys(metrics).filter((key) => !known.has(key) && !isVariant(key));
        assert.deepEqual(unknown, []);
        const given = [
          ...Object.values(reasons),
          ...Object.values(others ?? {}).flatMap((/** @type {any} */ methods) =>
            Object.values(methods).flatMap((/** @type {any} */ { reason }) => reason ?? []),
          ),
        ];
        for (const reason of given) assert.ok(Object.hasOwn(catalogue.reasons, reason), reason);
      }
      const { reason } = report.verdict;
      if (reason) assert.ok(Object.hasOwn(catalogue.reasons, reason), reason);
    });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'melon-roles-'));
test.after(() => rmSync(folder, { recursive: true }));

for (const task of ['binary', 'labels', 'many labels', 'regression', 'ranking']) {
  test(`${task}: a report follows the schema whatever other columns have roles`, async () => {
    const truth = { labels: ['a', 'b'], 'many labels': ['a', 'b', 'c'] }[task] ?? ['0', '1', '2'];
    const labels = task === 'binary' ? ['0', '1'] : truth;
    const rows = Array.from({ length: 12 }, (_, i) => {
      const label = labels[i % labels.length];
      const model = task.endsWith('labels') ? label : `0.${10 + ((i * 7) % 30)}`;
      return `${label},${model},${i % 4}.5,g${i % 3},${i % 5} %,${i}`;
    });
    const file = join(folder, `${task}.csv`);
    writeFileSync(file, `truth,m,x,g,share,\n${rows.join('\n')}\n`);
    for (const role of ['features=x', 'query=g', 'experiment=g', 'features=x,share']) {
      const { stdout } = await evaluate([
        file,
        `--task=${task.replace('many ', '')}`,
        '--truth=truth',
        '--predictions=m',
        `--${role}`,
      ]);
      const report = JSON.parse(stdout);
      assert.equal(report.error, undefined, stdout);
    }
  });
}

/** Of each kind of report a file, and a metric with a number that is out of its range. @type {[string, string, number][]} */
const REFUSED = [
  ['reports/real_models', 'roc_auc', 1.5],
  ['reports/labels_text', 'accuracy', -0.5],
  ['classes_reports/wine', 'top_2_accuracy', 1.5],
  ['classes_reports/wine_labels', 'f1_macro', 1.5],
  ['regression_reports/diabetes', 'r2', 1.5],
  ['ranking_reports/diabetes', 'ndcg', 1.5],
  ['clustering_reports/wine', 'purity', -0.5],
  ['counts_reports/breast_cancer_folds', 'matthews_corrcoef', -1.5],
  ['comparison_reports/demsar_control', 'wins', -1],
  ['comparison_reports/digits_5x2', 'corrected_t_p', 1.5],
  ['comparison_reports/experiments', 'binomial_p_greater', 1.5],
];

for (const [path, key, number] of REFUSED) {
  test(`${path}: the schema refuses a report with a key too few or too many, or a wrong value`, async () => {
    const [folder, name] = path.split('/');
    const [{ input, expected }] = goldenReports(folder).filter((golden) => golden.name === name);
    const { stdout } = await evaluate([input, ...(expected.args ?? [])]);
    /** @typedef {any} Json */
    const objects = (/** @type {Json} */ { options, input: read, verdict, models: [model] }) =>
      [options, read, verdict, model, model.metrics].filter(Boolean);
    const changes = [
      ...Object.keys(JSON.parse(stdout)).map(
        (part) => (/** @type {Json} */ json) => delete json[part],
      ),
      (/** @type {Json} */ json) => Object.assign(json, { colour: 'red' }),
      ...[0, 1, 2, 3, 4].map(
        (place) => (/** @type {Json} */ json) => Object.assign(objects(json)[place], { colour: 1 }),
      ),
      ...[number, '0.5', {}].map(
        (value) => (/** @type {Json} */ json) =>
          Object.assign(json.models[0].metrics, { [key]: value }),
      ),
      (/** @type {Json} */ json) => Object.assign(json.models[0].reasons, { [key]: 'bad_luck' }),
      (/** @type {Json} */ json) => Object.assign(json.options, { alpha: 2 }),
      (/** @type {Json} */ json) => Object.assign(json.verdict, { kind: 'glorious' }),
      (/** @type {Json} */ json) => (json.models[0].name = 7),
    ];
    // Of these the schema knows that they may be missing.
    const mayBeMissing = ['experiments', 'classes'];
    for (const change of changes) {
      const json = JSON.parse(stdout);
      const before = Object.keys(json);
      change(json);
      const [dropped] = before.filter((part) => !(part in json));
      if (mayBeMissing.includes(dropped)) continue;
      assert.notDeepEqual(schemaFaults(json), [], `${change} ${dropped}`);
    }
  });
}
