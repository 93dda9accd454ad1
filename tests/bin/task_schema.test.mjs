// Reports of all tasks but those of two classes follow docs/report.schema.json, bootstrap included, and every reason
// and key in them is explained in the catalogue.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { evaluate } from './command_line.mjs';
import { goldenReports, ROOT } from './compare_reports.mjs';

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
});
const validate = ajv.compile(
  JSON.parse(readFileSync(join(ROOT, 'docs/report.schema.json'), 'utf8')),
);
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
      const faults = validate(report) ? [] : (validate.errors ?? []);
      assert.deepEqual(faults.slice(0, 5), []);
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
      const faults = validate(report) ? [] : (validate.errors ?? []);
      assert.deepEqual(faults.slice(0, 3), [], role);
    }
  });
}
