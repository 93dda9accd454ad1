// melon cluster: what it finds is what scikit-learn finds, and what melon evaluate reads.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-cluster-'));
after(() => rmSync(FOLDER, { recursive: true }));

const EXPECTED = JSON.parse(readFileSync(fromProject('tests/golden/clusterers.json'), 'utf8'));

/** @param {string} name */
const data = (name) => fromProject(`tests/golden/learners/${name}.csv`);

/** @param {string[]} args */
async function cluster(...args) {
  const { stdout, status, stderr } = await melon('cluster', ...args);
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * Whether two lists of labels are the same clusters under other numbers.
 * @param {readonly unknown[]} a
 * @param {readonly unknown[]} b
 */
function assertSameClusters(a, b) {
  assert.equal(a.length, b.length);
  const pairs = new Set(a.map((label, row) => `${label} ${b[row]}`));
  assert.equal(pairs.size, new Set(a).size);
  assert.equal(pairs.size, new Set(b).size);
}

for (const [name, { labels, inertia }] of Object.entries(EXPECTED)) {
  test(`${name}: every linkage has the clusters of scikit-learn`, async () => {
    const linkages = Object.keys(labels);
    assert.ok(linkages.length > 0);
    const asked = linkages.map((linkage) => `agglomerative:linkage=${linkage}`);
    const json = await cluster(data(name), `--clusterers=${asked}`, '--json');
    for (const [at, output] of JSON.parse(json).outputs.entries())
      assertSameClusters(output.clusters, [...labels[linkages[at]]]);
  });

  test(`${name}: k-means gets as near as scikit-learn`, async () => {
    const json = await cluster(data(name), '--clusterers=k_means:n_init=50', '--json');
    const { features, outputs } = JSON.parse(json);
    const clusters = /** @type {number[]} */ (outputs[0].clusters);
    let sum = 0;
    for (const label of new Set(clusters))
      for (const { values } of features) {
        const own = values.filter(
          (/** @type {number} */ _, /** @type {number} */ row) => clusters[row] === label,
        );
        const mean =
          own.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b) / own.length;
        for (const value of own) sum += (value - mean) ** 2;
      }
    assert.ok(Math.abs(sum / inertia - 1) < 1e-6, `${sum} against ${inertia}`);
  });
}

test('the table is evaluated as clusterings beside their true groups', async () => {
  const file = join(FOLDER, 'clusters.csv');
  const asked = '--clusterers=k_means,agglomerative:linkage=average';
  writeFileSync(file, await cluster(data('iris'), asked));
  const { stdout, status, stderr } = await melon('evaluate', file, '--json');
  assert.equal(status, 0, stderr);
  const { task, models } = JSON.parse(stdout);
  assert.equal(task, 'clustering');
  assert.deepEqual(
    models.map((/** @type {any} */ { name }) => name),
    ['k_means', 'agglomerative:linkage=average'],
  );
  assert.ok(models[0].metrics.adjusted_rand > 0.5 && models[0].metrics.silhouette > 0.4);
});

test('what the call is to blame for ends with 2 and a remedy', async () => {
  for (const [option, expected] of [
    ['--clusterers=magic', /Unknown clusterer: "magic"\. There are agglomerative, k_means\./],
    ['--clusterers=k_means:n_clusters=151', /151 clusters in 150 rows/],
    ['--clusterers=k_means:k=3', /no hyper-parameter "k"; it has n_clusters, n_init/],
  ]) {
    const { status, stderr, stdout } = await melon('cluster', data('iris'), String(option));
    assert.equal(status, 2, stderr);
    assert.match(stderr, /** @type {RegExp} */ (expected));
    assert.equal(stdout, '');
  }
});
