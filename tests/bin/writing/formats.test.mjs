// How the command line writes a report: documents, and the tables that the page saves.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { COMMANDS } from '../../../bin/options.mjs';
import { melon } from '../command_line.mjs';
import { ROOT } from '../compare_reports.mjs';

const SAMPLES = join(ROOT, 'web', 'samples');
const folder = mkdtempSync(join(tmpdir(), 'melon-formats-'));
after(() => rmSync(folder, { recursive: true }));

/** A has 2 of 4 right, B 3 of 4. */
const LABELS = 'truth,A,B_1\nx,x,x\nx,y,x\ny,x,y\ny,y,x\n';

/** @param {string} text @param {string[]} args */
async function printed(text, ...args) {
  const file = join(folder, 'cases.csv');
  writeFileSync(file, text);
  const { stdout, status, stderr } = await melon('evaluate', file, '--positive=x', ...args);
  assert.equal(status, 0, stderr);
  return stdout;
}

test('CSV is the table of models in full precision, the best first, with the bounds of intervals', async () => {
  const [head, first, second, end] = (await printed(LABELS, '--format=csv')).split('\r\n');
  assert.match(head, /^Model,accuracy,accuracy_low,accuracy_high,balanced_accuracy,precision,/);
  // B: 2 of its 3 x are x: precision 2/3; both x are found: recall 1.
  assert.match(first, /^B_1,0\.75,.*,0\.75,0\.6666666666666666,/);
  assert.match(second, /^A,0\.5,/);
  assert.equal(end, '');
});

test('in Markdown the verdict stands above the tables, and names are text', async () => {
  const text = await printed(LABELS, '--format=markdown');
  assert.match(text, /^\*\*No significant difference between B\\_1 and A was found.*\*\*\n\n/);
  assert.match(text, /\n### Table of models\n\n\| Model \| Accuracy \|/);
  assert.match(text, /\n\| B\\_1 \| \*\*0\.750\*\* \\\[/);
  assert.match(text, /\n### Table of pairs\n\n\| Pair \| Difference of Accuracy \|/);
  assert.match(text, /\n- 4 cases, 2 of them positive/);
});

test('in LaTeX verdict and tables can be put into a document as they are', async () => {
  const text = await printed(LABELS, '--format=latex');
  assert.match(text, /^No significant difference between B\\_1 and A was found/);
  assert.match(text, /\\begin\{tabular\}\{lr+\}\n {2}\\toprule\n {2}Model & Accuracy &/);
  assert.match(text, /\\caption\{Table of pairs\}\\label\{tab:pairs\}/);
});

test('of learners the intervals have their method and level in every format', async () => {
  const folds = 'fold,A,B\n1,.9,.8\n2,.8,.75\n3,.85,.7\n4,.95,.9\n';
  const file = join(folder, 'folds.csv');
  writeFileSync(file, folds);
  const written = async (/** @type {string[]} */ ...args) =>
    (await melon('evaluate', file, ...args)).stdout;
  const markdown = await written('--format=markdown', '--alpha=0.1');
  assert.match(markdown, /\| Algorithm \| mean \(90\s%\sinterval, corrected t\) \|/);
  assert.match(await written('--format=markdown', '--language=zh'), /（95\s%\s区间，校正 t）/);
  assert.match(await written('--format=latex'), /95~\\% interval,/);
  assert.match(
    await written('--format=csv'),
    /^Algorithm,mean,corrected_t_low,corrected_t_high,std,n\r\n/,
  );
});

test('in HTML nothing of the file is markup, and the page may fetch nothing', async () => {
  const hostile = LABELS.replace('B_1', '<img src=x onerror=alert(1)>');
  const text = await printed(hostile, '--format=html');
  assert.match(text, /^<!doctype html>\n<html lang="en">/);
  assert.match(text, /Content-Security-Policy" content="default-src 'none'/);
  assert.doesNotMatch(text, /<img/);
  assert.match(
    text,
    /<th scope="row">&lt;img src=x onerror=alert\(1\)&gt;<\/th><td><b>0\.750<\/b>/,
  );
  assert.match(await printed(LABELS, '--format=html', '--language=zh'), /<html lang="zh-CN">/);
});

test('marks that change the direction of writing are shown in every format that is read', async () => {
  const hidden = LABELS.replace('B_1', 'B\u202e1');
  for (const format of ['text', 'markdown', 'latex', 'html']) {
    const text = await printed(hidden, `--format=${format}`);
    assert.doesNotMatch(text, /\u202e/, format);
    assert.match(text, /202e/, format);
  }
  assert.match(await printed(hidden, '--format=csv'), /B\u202e1,0\.75/);
});

test('--table writes one table, in every format', async () => {
  const text = await printed(LABELS, '--table=pairs');
  assert.match(text, /^Pair +Difference of Accuracy /);
  // .5 − .75
  assert.match(text, /\nA − B_1 +−0\.250 \[/);
  assert.match(await printed(LABELS, '--table=pairs', '--format=csv'), /\r\nA − B_1,-0\.25,/);
  assert.match(await printed(LABELS, '--table=models', '--format=markdown'), /^\| Model \|/);
  assert.match(await printed(LABELS, '--table=models', '--format=html'), /^<table>\n/);
  assert.match(await printed(LABELS, '--table=models', '--format=latex'), /^% \\usepackage/);
});

test('results of learners are written as papers print them', async () => {
  const text = 'data set,A,B\nd1,0.9,0.8\nd2,0.7,0.75\nd3,0.6,0.5\n';
  const file = join(folder, 'results.csv');
  writeFileSync(file, text);
  const results = async (/** @type {string} */ format) =>
    (await melon('evaluate', file, '--task=friedman', '--table=results', `--format=${format}`))
      .stdout;
  assert.equal((await results('csv')).replaceAll('\r', ''), text);
  // A has the ranks 1, 2, 1.
  assert.match(await results('text'), /^data set +A +B\n.*\nmean rank +1\.33 +1\.67\n$/s);
  assert.match(await results('html'), /<th scope="row">d2<\/th><td>0\.70<\/td><td><b>0\.75<\/b>/);
  assert.match(await results('latex'), /d2 & 0\.70\$\^\{2\}\$ & \\textbf\{0\.75\}\$\^\{1\}\$/);
  const whole = (await melon('evaluate', file, '--task=friedman', '--format=markdown')).stdout;
  assert.match(whole, /### Table of algorithms/);
});

test('every kind of report is written in every format', async () => {
  const files = [
    'breast-cancer.csv',
    'iris-probabilities.csv',
    'diabetes-progression.csv',
    'ranking.csv',
    'iris-clusters.csv',
    'fold-matrices.csv',
    'ten-folds.csv',
    'demsar-auc.csv',
  ];
  const formats = COMMANDS.compare.options.find(({ name }) => name === 'format')?.choices ?? [];
  assert.equal(formats.length, 6);
  for (const file of files) {
    for (const format of formats) {
      const call = ['evaluate', join(SAMPLES, file), `--format=${format}`];
      const { status, stdout, stderr } = await melon(...call);
      assert.equal(status, 0, `${call.join(' ')}: ${stderr}`);
      assert.doesNotMatch(stdout, /undefined|NaN|\[object/, call.join(' '));
    }
  }
});

test('the ending of the output says the format, unless an option does', async () => {
  const file = join(SAMPLES, 'labels.csv');
  const written = async (/** @type {string} */ name, /** @type {string[]} */ ...args) => {
    const output = join(folder, name);
    const { status, stderr } = await melon('evaluate', file, '--output', output, ...args);
    assert.equal(status, 0, stderr);
    return readFileSync(output, 'utf8');
  };
  assert.equal(JSON.parse(await written('report.json')).task, 'labels');
  assert.match(await written('report.md'), /^\*\*/);
  assert.match(await written('report.HTML'), /^<!doctype html>/);
  assert.match(await written('report.csv'), /^Model,accuracy,/);
  assert.match(await written('report.csv', '--format=text'), /^Logistic regression is better/);
  assert.match(await written('report.log'), /^Logistic regression is better/);
  const tables = join(folder, 'critical.csv');
  await melon('tables', 'nemenyi', '--output', tables);
  const csv = await melon('tables', 'nemenyi', '--csv');
  assert.equal(readFileSync(tables, 'utf8'), csv.stdout);
});

test('the paragraph for a paper is text, or LaTeX that cites', async () => {
  const file = join(SAMPLES, 'labels.csv');
  const latex = await melon('evaluate', file, '--paper', '--format=latex');
  assert.match(latex.stdout, /\\cite[a-z]*\{[^}]+\}/);
  assert.match(latex.stdout, /\n% @/);
  assert.doesNotMatch(latex.stdout, /^@/m);
});

test('an ending without a format of its own, or a format that is given, is left as it is', async () => {
  const file = join(SAMPLES, 'labels.csv');
  for (const [name, ...args] of [
    ['report.out'],
    ['v1.2'],
    ['paper.md', '--paper'],
    ['figures.txt', '--figure'],
    ['report.pdf', '--format=text'],
  ]) {
    const output = join(folder, name);
    const { status, stderr } = await melon('evaluate', file, '--output', output, ...args);
    assert.equal(status, 0, stderr);
    assert.match(readFileSync(output, 'utf8'), /^[A-Za-z]/, name);
  }
  const parts = join(folder, 'parts.txt');
  const split = await melon(
    'split',
    join(SAMPLES, 'iris-probabilities.csv'),
    '--plan=k_fold',
    '--output',
    parts,
  );
  assert.equal(split.status, 0, split.stderr);
});

/** @type {[string[], RegExp, RegExp][]} */
const FAULTS = [
  [['--format=cvs'], /--format: "cvs".*Did you mean csv\?/, /“cvs”无效/],
  [['--json', '--format=csv'], /--json and --format=csv contradict/, /相互矛盾/],
  [['--paper', '--format=html'], /--paper is not written as html/, /不能输出为 html/],
  [['--paper', '--json'], /--paper is not written as json. Give .*=text or /, /不能输出为 json/],
  [['--paper', '--figure=roc', '--output=q.svg'], /--figure and --paper cannot be/, /不能一同写出/],
  [['--paper', '--table=models'], /--paper and --table cannot be/, /不能一同写出/],
  [['--figure=roc', '--table=models'], /--figure and --table cannot be/, /不能一同写出/],
  [['--format=json', '--table=pairs'], /whole report and not a table/, /不是表/],
  [
    ['--figure=roc', '--output=roc.pdf'],
    /--figure writes no \.pdf file\. Give --output one of the endings \.svg, \.tex, \.png\./,
    /不能写出 \.pdf 文件。--output 的扩展名可为 \.svg、\.tex、\.png/,
  ],
  [['--figure=roc', '--output=roc.html'], /--figure writes no \.html file/, /\.html 文件/],
  [['--figure=roc', '--output=roc.txt'], /--figure writes no \.txt file/, /\.txt 文件/],
  [['--paper', '--output=paper.docx'], /endings \.txt, \.tex\./, /\.txt、\.tex。/],
  [
    ['--output=report.XLSX'],
    /melon evaluate writes no \.xlsx file.* \.txt, \.json, \.md, \.tex, \.html, \.csv\./,
    /melon evaluate 不能写出 \.xlsx 文件/,
  ],
  [['--table=results'], /--table: "results".*no such table/, /没有该表/],
  [['--positive=xx'], /"xx" is not a label of column/, /“xx”不是列/],
  [['--truth=xx'], /There is no column "xx" \(option truth\)/, /没有名为“xx”的列/],
  [['--table=modles'], /Did you mean models\?/, /是否指 models/],
];
for (const [args, english, chinese] of FAULTS) {
  test(`${args.join(' ')} is a sentence and status 2`, async () => {
    const file = join(SAMPLES, 'labels.csv');
    const call = ['evaluate', file, ...args];
    const said = await melon(...call);
    assert.equal(said.status, 2, said.stderr);
    assert.match(said.stderr + said.stdout, english);
    const inChinese = await melon(...call, '--language=zh');
    assert.match(inChinese.stderr + inChinese.stdout, chinese);
  });
}
