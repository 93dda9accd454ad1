// The text of snippets; tests/snippets runs them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { counterpartOf } from '../../../web/export/snippets/counterparts.js';
import { melon } from '../../bin/command_line.mjs';
import { ROOT } from '../../bin/compare_reports.mjs';
import { HOSTILE, hostileTable } from '../../snippets/hostile.mjs';
import { hasPython } from './python.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-snippet-texts-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name */
const sample = (name) => join(ROOT, 'web', 'samples', `${name}.csv`);

const SAMPLES = [
  ...['breast-cancer', 'labels', 'counted-labels', 'digits-labels', 'iris-probabilities'],
  ...['diabetes-progression', 'ranking', 'iris-clusters', 'fold-matrices'],
  ...['demsar-auc', 'learners-accuracies', 'ten-folds', 'five-by-two'],
];

/** @param {string[]} args */
async function scriptOf(...args) {
  const { status, stdout, stderr } = await melon('evaluate', ...args);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** @param {string} name @param {string} csv */
function written(name, csv) {
  const file = join(folder, name);
  writeFileSync(file, csv);
  return file;
}

test('every snippet is Python, whatever the names', { skip: !hasPython }, async () => {
  const files = [...SAMPLES.map(sample), written('hostile "1\\.csv', hostileTable())];
  const scripts = [];
  for (const file of files) {
    const truth = file.includes('hostile') ? [`--truth=${HOSTILE[0]}`] : [];
    scripts.push(await scriptOf(file, '--snippet=python', ...truth));
  }
  const compile =
    'import json, sys\nfor script in json.load(sys.stdin): compile(script, "s", "exec")';
  execFileSync('python3', ['-c', compile], { input: JSON.stringify(scripts) });
});

test('a snippet has the file, the columns, the positive class and the thresholds', async () => {
  const file = sample('breast-cancer');
  const script = await scriptOf(file, '--snippet=python', '--positive=benign', '--threshold=0.25');
  assert.ok(script.includes(`pd.read_csv(\n    ${JSON.stringify(file)}, sep=",",`));
  assert.ok(script.includes('truth = text("diagnosis") == "benign"'));
  assert.ok(script.includes('"k-NN": 0.25'));
});

test('a snippet computes the measures that are shown, and says which it does not', async () => {
  const script = await scriptOf(sample('ranking'), '--snippet=python', '--k=3');
  const of = (/** @type {string} */ key) => new RegExp(`report\\(name, "${key}", .*k=3`);
  assert.match(script, of('ndcg@3'));
  assert.match(script, /^# Not reproduced.*: mean_average_precision, mean_reciprocal_rank/m);
  const chinese = await scriptOf(sample('ranking'), '--snippet=python', '--language=zh');
  assert.match(chinese, /^# .*未重现：mean_average_precision/m);
});

test('a workbook is read from a copy', async () => {
  const workbook = join(ROOT, 'tests/golden/formats/predictions.xlsx');
  const script = await scriptOf(workbook, '--snippet=python');
  assert.match(
    script,
    /predictions\.xlsx is read from a copy that you have saved as .*predictions\.csv/,
  );
  assert.match(script, /pd\.read_csv\(\n {4}".*predictions\.csv"/);
});

test('a report that a snippet cannot repeat is refused in a sentence', async () => {
  const table = 'truth,a\nyes,90%\nno,20%\nyes,70%\nno,10%\n';
  for (const language of ['en', 'zh']) {
    const file = written('percent.csv', table);
    const run = await melon('evaluate', file, '--snippet=python', `--language=${language}`);
    assert.equal(run.status, 1);
    assert.match(run.stderr, language === 'en' ? /percent signs/ : /百分号/);
  }
});

test('the parameter of a key is that of its function', () => {
  assert.equal(
    counterpartOf('ranking', 'ndcg@10').python,
    'metrics.ndcg_score([truth], [score], k=10)',
  );
  assert.equal(
    counterpartOf('binary', 'f0.5').r,
    '(1 + 0.5^2) * tp / ((1 + 0.5^2) * tp + 0.5^2 * fn + fp)',
  );
  assert.equal(counterpartOf('clustering', 'dunn').python, undefined);
});

test('a name of a file with an end of line ends no comment', async () => {
  const file = join(folder, 'a\nimport os\n.json');
  const rows = Array.from({ length: 8 }, (_, i) => ({ truth: i % 2, model: i / 8 }));
  writeFileSync(file, JSON.stringify(rows));
  for (const to of ['python', 'r']) {
    const script = await scriptOf(file, `--snippet=${to}`);
    assert.match(script, /^# .*a import os .*\.json/m);
    assert.doesNotMatch(script, /^import os/m);
  }
});
