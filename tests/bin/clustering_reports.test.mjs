// Golden reports through the command line: every key of the row `clustering` against scikit-learn and, where it has
// not the quantity, the definition. tests/golden/clustering_reports.py made the files and the expected numbers.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, faults, goldenReports } from './compare_reports.mjs';

/** scikit-learn takes the expected mutual information from logarithms of factorials, which cancel. */
const tolerance = (/** @type {string} */ key) => (key === 'ami' ? 1e-10 : 1e-12);

/** The oracle's 1 − cos cancels between neighbours. */
const cosineTolerance = () => 1e-9;

for (const { name, input, expected } of goldenReports('clustering_reports')) {
  test(`${name}: the report equals the golden one`, async () => {
    const { status, stdout, stderr } = await evaluate([input, ...expected.args]);
    assert.equal(status, 0, `${stdout.slice(0, 1000)} ${stderr.slice(0, 1000)}`);
    const report = JSON.parse(stdout);
    assert.equal(report.task, 'clustering');
    assert.deepEqual(
      report.models.map((/** @type {any} */ model) => model.name),
      Object.keys(expected.models),
    );
    const near = report.options.distance === 'cosine' ? cosineTolerance : tolerance;
    const found = [];
    for (const model of report.models) {
      const wanted = expected.models[model.name];
      found.push(...faults(model.name, wanted, model.metrics, model.reasons, near));
      const silhouettes = expected.silhouettes?.[model.name];
      for (const cluster of silhouettes ? model.clusters : []) {
        const place = `${model.name}, cluster ${cluster.label}`;
        const mean = { silhouette: silhouettes[cluster.label] };
        found.push(...disagreements(place, mean, cluster, {}, near));
      }
    }
    assert.deepEqual(found, []);
    for (const [index, share] of (expected.components ?? []).entries())
      assert.ok(Math.abs(report.components.share[index] - share) < 1e-10, `component ${index}`);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'melon-clusters-'));

/** @param {string} content @param {string[]} args */
async function evaluateText(content, args) {
  const file = join(folder, 'file.csv');
  writeFileSync(file, content);
  const { status, stdout } = await evaluate([file, '--task=clustering', ...args]);
  return { status, answer: JSON.parse(stdout) };
}

test('a text among the features is an error that names its place', async () => {
  const { status, answer } = await evaluateText('cluster,x,y\n1,2,3\n1,oops,3\n2,4,5\n', [
    '--predictions=cluster',
    '--features=x,y',
  ]);
  assert.notEqual(status, 0);
  assert.equal(answer.error.code, 'not_a_number');
  assert.equal(answer.error.column, 'x');
  assert.equal(answer.error.line, 3);
  assert.equal(answer.error.value, 'oops');
});

test('a missing cluster label is an error unless its row is dropped', async () => {
  const content = 'cluster,x\n1,2\n,3\n2,4\n2,5\n';
  const args = ['--predictions=cluster', '--features=x'];
  assert.equal((await evaluateText(content, args)).answer.error.code, 'missing_cells');
  const { answer } = await evaluateText(content, [...args, '--missing=drop']);
  assert.equal(answer.models[0].metrics.n, 3);
  assert.equal(answer.warnings[0].code, 'rows_dropped');
});

test('a point at the origin has no cosine distance', async () => {
  const { answer } = await evaluateText('cluster,x,y\n1,0,0\n1,1,2\n2,3,1\n', [
    '--predictions=cluster',
    '--features=x,y',
    '--distance=cosine',
  ]);
  assert.equal(answer.models[0].metrics.silhouette, null);
  assert.equal(answer.models[0].reasons.silhouette, 'zero_vector');
});

test('coordinates whose squares are not doubles leave the distances undefined', async () => {
  const { answer } = await evaluateText('cluster,x\n1,1e200\n1,2e200\n2,-1e300\n', [
    '--predictions=cluster',
    '--features=x',
  ]);
  assert.equal(answer.models[0].reasons.dunn, 'overflow');
  const standardized = await evaluateText('cluster,x\n1,1e200\n1,2e200\n2,-5e200\n', [
    '--predictions=cluster',
    '--features=x',
    '--standardize=true',
  ]);
  // 1, 2 and −5: smallest distance 6, diameter 1.
  const { dunn } = standardized.answer.models[0].metrics;
  assert.ok(Math.abs(dunn - 6) < 1e-12, dunn);
});

test('the label −1 is one more cluster, and the report says so', async () => {
  const { answer } = await evaluateText('dbscan,x\n-1,9\n0,1\n0,2\n1,5\n1,6\n', [
    '--predictions=dbscan',
    '--features=x',
  ]);
  assert.equal(answer.models[0].metrics.n_clusters, 3);
  assert.equal(answer.warnings[0].code, 'noise_is_a_cluster');
});

test('the command line waits for what is measured in steps', async () => {
  // On a line, the clusters 100 apart: the smallest distance is 100 − 1, both diameters are 1.
  const rows = Array.from(
    { length: 20_000 },
    (_, i) => `${i % 2},${(i % 2) * 100 + (i % 101) / 100}`,
  );
  const { answer } = await evaluateText(`cluster,x\n${rows.join('\n')}\n`, [
    '--predictions=cluster',
    '--features=x',
  ]);
  const { metrics } = answer.models[0];
  assert.ok(Math.abs(metrics.dunn - 99) < 1e-10, metrics.dunn);
  assert.ok(metrics.silhouette > 0.99);
});

test('the same input gives the same bytes', async () => {
  const input = join('tests', 'golden', 'clustering_reports', 'iris.csv');
  const run = async () => (await evaluate([input, '--truth=truth', '--task=clustering'])).stdout;
  assert.equal(await run(), await run());
});
