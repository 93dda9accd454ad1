// More algorithms than are compared in pairs: ranks, Friedman's test and comparisons with a control against scipy and
// statsmodels (tests/golden/many_algorithms.py).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate } from './command_line.mjs';
import { disagreements, ROOT } from './compare_reports.mjs';

const GOLDEN = join(ROOT, 'tests', 'golden');
const expected = JSON.parse(readFileSync(join(GOLDEN, 'many_algorithms.json'), 'utf8'));
const OF_ALL = ['friedman_chi2_tie_corrected', 'friedman_p_tie_corrected'];
const AGAINST = ['control_z', 'control_p', 'control_holm_p'];
const tolerance = () => 1e-9;

/** What is expected under the keys. @param {string[]} keys @param {number} [place] in their lists */
const picked = (keys, place) =>
  Object.fromEntries(
    keys.map((key) => [key, place === undefined ? expected[key] : expected[key][place]]),
  );

test('two hundred and one algorithms are ranked, tested together and compared with a control', async () => {
  const { control } = expected;
  const args = [join(GOLDEN, 'many_algorithms.csv'), `--control=${control}`];
  const report = JSON.parse((await evaluate(args)).stdout);
  assert.deepEqual(report.pairs, []);
  const found = disagreements('tests', picked(OF_ALL), report.tests, undefined, tolerance);
  for (const [index, { name, metrics, reasons }] of report.models.entries()) {
    found.push(
      ...disagreements(name, picked(['average_rank'], index), metrics, reasons, tolerance),
    );
  }
  const others = report.models.filter((/** @type {any} */ { name }) => name !== control);
  assert.equal(others.length, expected.control_z.length);
  for (const [index, { name, metrics, reasons }] of others.entries())
    found.push(...disagreements(name, picked(AGAINST, index), metrics, reasons, tolerance));
  assert.deepEqual(found, []);
});
