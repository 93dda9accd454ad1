// Tables of critical values, and tables in Markdown and LaTeX files, through the command line.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-tables-'));
after(() => rmSync(FOLDER, { recursive: true }));

/** @param {string[]} args */
async function table(...args) {
  const { stdout, status, stderr } = await melon('tables', ...args, '--json');
  assert.equal(status, 0, stdout + stderr);
  return JSON.parse(stdout).table;
}

test('t for 8 degrees of freedom at .01 is 3.355', async () => {
  const { values } = await table('t', '--rows=8', '--alpha=0.01');
  assert.ok(Math.abs(values[0][0] - 3.355) < 5e-4);
});

test('the row q.05 is complete', async () => {
  // docs/worked-examples.md, already divided by √2.
  const { values } = await table('nemenyi', '--rows=2-10,20,30,50,100', '--alpha=.05');
  const printed = [
    1.96, 2.3437, 2.569, 2.7278, 2.8497, 2.9483, 3.0309, 3.1017, 3.1637, 3.5438, 3.7486, 3.9923,
    4.3025,
  ];
  printed.forEach((value, row) => {
    assert.ok(Math.abs(values[row][0] - value) < 1e-4, `${value}`);
  });
});

test('columns are α or degrees of freedom, for any α', async () => {
  const f = await table('f', '--alpha=0.05', '--rows=6,inf', '--columns=2');
  assert.ok(Math.abs(f.values[0][0] - 5.143) < 5e-4);
  assert.deepEqual(f.rows, [6, 'inf']);
  assert.equal(f.alpha, 0.05);
  assert.deepEqual((await table('chi2', '--alpha=0.037', '--rows=1')).columns, [0.037]);
});

test('the list of tables, a table to read, a table as CSV', async () => {
  assert.match((await melon('tables')).stdout, /^wilcoxon +Wilcoxon signed-rank T$/m);
  const readable = (await melon('tables', 'wilcoxon', '--rows=5,6')).stdout;
  assert.match(readable, /^ +5 +2 +0 +– +– +– +–$/m);
  assert.match((await melon('tables', 'wilcoxon', '--language=zh')).stdout, /符号秩/);
  assert.match((await melon('tables', 'wilcoxon', '--csv', '--rows=5')).stdout, /^5,2,0,,,,\r$/m);
});

test('a table, row or level that does not exist is reported with its remedy', async () => {
  const unknown = await melon('tables', 'z');
  assert.equal(unknown.status, 2);
  assert.match(unknown.stderr, /There is no table "z"\. Give one of t, /);
  for (const wrong of ['--rows=0', '--rows=x', '--alpha=2', '--columns=']) {
    const { status, stdout } = await melon('tables', 'f', wrong, '--json');
    assert.equal(status, 2, wrong);
    assert.equal(JSON.parse(stdout).error.code, 'invalid_option', wrong);
  }
  assert.equal((await melon('tables', 'f', '--alpha=.05,.01')).status, 2);
});

/** @param {string} name @param {string} text @param {string[]} args */
async function evaluate(name, text, ...args) {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return await melon('evaluate', path, '--json', ...args);
}

const N0_MARKDOWN =
  '# Ranks\n\n| D | A | B | C |\n|---|---|---|---|\n| d1 | **1** | 2 | 3 |\n| d2 | **1** | 2.5 | 2.5 |\n| d3 | **1** | 2 | 3 |\n| d4 | **1** | 2 | 3 |\n| mean rank | 1 | 2.125 | 2.875 |\n';

test('a table in a Markdown file is read without its mean ranks', async () => {
  const { stdout, stderr, status } = await evaluate('n0.md', N0_MARKDOWN);
  assert.equal(status, 0, stdout);
  const { tests } = JSON.parse(stdout);
  // docs/worked-examples.md: τF 24.4286, CD 1.65725.
  assert.ok(Math.abs(tests.iman_davenport_f - 24.4286) < 1e-4);
  assert.ok(Math.abs(tests['nemenyi_cd_0.05'] - 1.65725) < 1e-5);
  assert.equal(tests.n_datasets, 4);
  assert.match(stderr, /Markdown table .*“mean rank”/);
});

test('a tabular in a LaTeX file is read', async () => {
  const rows = [
    'd1 & \\textbf{1} & 2 & 3',
    'd2 & \\textbf{1} & 2.5 & 2.5',
    'd3 & 1 & 2 & 3',
    'd4 & 1 & 2 & 3',
  ];
  const text = `\\begin{tabular}{lrrr}\\toprule\nD & A & B & C\\\\\\midrule\n${rows.join('\\\\\n')}\\\\\n\\bottomrule\\end{tabular}`;
  const { stdout, status } = await evaluate('n0.tex', text);
  assert.equal(status, 0, stdout);
  assert.ok(Math.abs(JSON.parse(stdout).tests.iman_davenport_f - 24.4286) < 1e-4);
});

test('a ragged table in a Markdown file is an error with its line', async () => {
  const { stdout, status } = await evaluate('bad.md', '|D|A|B|\n|-|-|-|\n|x|1|2|\n|y|1|\n');
  assert.equal(status, 1);
  const { error } = JSON.parse(stdout);
  assert.deepEqual([error.code, error.line], ['ragged_row', 4]);
  assert.match(error.message_zh, /第 4 行/);
});

test('a missing cell is reported in the line that it has in a Markdown or LaTeX file', async () => {
  const files = {
    'gap.md': `# Results\n\nAll of them:\n\n|D|A|B|\n|-|-|-|\n${'|x|.91|.92|\n|y|.81|–|\n|z|.7|.71|\n'}`,
    'gap.tex':
      '% of runs\n\\begin{tabular}{lcc}\n\\toprule\nD & A & B \\\\\n\\midrule\nx & .91 &\n  .92 \\\\\ny & .81 & -- \\\\\nz & .7 & .71 \\\\\n\\bottomrule\n\\end{tabular}\n',
  };
  for (const [name, text] of Object.entries(files)) {
    const { stdout } = await evaluate(name, text, '--task=friedman');
    const { error } = JSON.parse(stdout);
    assert.deepEqual([error.code, error.column, error.line], ['missing_cells', 'B', 8], name);
    assert.match(error.message, /in line 8\./);
    assert.match(error.message_zh, /第 8 行/);
  }
});

test('a confusion matrix is read as scikit-learn prints it', async () => {
  const { stdout, stderr, status } = await evaluate(
    'cm.txt',
    '[[50  8  2]\n [ 3 40  1]\n [ 0  2 60]]\n',
  );
  assert.equal(status, 0, stdout);
  const { task, models } = JSON.parse(stdout);
  assert.equal(task, 'labels');
  // (50 + 40 + 60)/166
  assert.ok(Math.abs(models[0].metrics.accuracy - 150 / 166) < 1e-12);
  assert.match(stderr, /printed matrix.*0 to 2/);
});

test('below a line "predicted" the rows of a printed matrix are the predicted classes', async () => {
  const { stdout, status } = await evaluate(
    'predicted.txt',
    'predicted\n[[50  8  2]\n [ 3 40  1]\n [ 0  2 60]]\n',
  );
  assert.equal(status, 0, stdout);
  const { models, warnings } = JSON.parse(stdout);
  // Recalls are then those of the columns.
  const mean = (50 / 53 + 40 / 50 + 60 / 63) / 3;
  assert.ok(Math.abs(models[0].metrics.balanced_accuracy - mean) < 1e-12);
  assert.match(warnings[0].message, /rows are the predicted classes, as its names say/);
});
