import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableText } from '../../../../web/import/table_text.js';
import {
  resultsCsv,
  resultsLatex,
  resultsMarkdown,
  resultsTable,
} from '../../../../web/tasks/comparison/results_table.js';

/** @param {object} [more] @returns {any} */
const report = (more = {}) => ({
  task: 'friedman',
  options: { higher_is_better: true },
  input: { values: 'scores', datasets: ['iris', 'a_b & <c>'] },
  models: [
    { name: 'RF', metrics: { average_rank: 1.25 } },
    { name: '50 %', metrics: { average_rank: 1.75 } },
  ],
  values: {
    result: [
      [0.95, 0.9],
      [0.5, 0.5],
    ],
    rank: [
      [1, 2],
      [1.5, 1.5],
    ],
  },
  ...more,
});

/** @param {any} of */
function table(of, language = /** @type {'en' | 'zh'} */ ('en')) {
  const made = resultsTable(of, language);
  assert.ok(made);
  return made;
}

test('the best of a row is marked by its rank, ties included', () => {
  const marks = table(report()).rows.map(({ cells }) => cells.map(({ best }) => best));
  assert.deepEqual(marks, [
    [true, false],
    [true, true],
  ]);
});

test('all results have as many decimals as one of them needs', () => {
  const texts = table(report()).rows.map(({ cells }) => cells.map(({ text }) => text));
  assert.deepEqual(texts, [
    ['0.95', '0.90'],
    ['0.50', '0.50'],
  ]);
});

test('in Markdown the best is bold and ranks are superscripts', () => {
  assert.equal(
    resultsMarkdown(table(report())),
    [
      '| data set | RF | 50 % |',
      '| :-- | --: | --: |',
      '| iris | **0.95**<sup>1</sup> | 0.90<sup>2</sup> |',
      '| a\\_b & \\<c\\> | **0.50**<sup>1.5</sup> | **0.50**<sup>1.5</sup> |',
      '| mean rank | 1.25 | 1.75 |',
      '',
    ].join('\n'),
  );
});

test('in LaTeX names are escaped and rules are those of booktabs', () => {
  assert.equal(
    resultsLatex(table(report())),
    [
      '% \\usepackage{booktabs}',
      '\\begin{tabular}{lrr}',
      '  \\toprule',
      '  data set & RF & 50 \\% \\\\',
      '  \\midrule',
      '  iris & \\textbf{0.95}$^{1}$ & 0.90$^{2}$ \\\\',
      '  a\\_b \\& \\textless{}c\\textgreater{} & \\textbf{0.50}$^{1.5}$ & \\textbf{0.50}$^{1.5}$ \\\\',
      '  \\midrule',
      '  mean rank & 1.25 & 1.75 \\\\',
      '  \\bottomrule',
      '\\end{tabular}',
      '',
    ].join('\n'),
  );
});

test('CSV has the numbers as they were given, with ranks when they are wanted', () => {
  assert.equal(
    resultsCsv(table(report())),
    'data set,RF,50 %\r\niris,0.95,0.9\r\na_b & <c>,0.5,0.5\r\n',
  );
  assert.equal(
    resultsCsv(table(report(), 'zh'), { ranks: true }).split('\r\n')[3],
    '平均序值,,,1.25,1.75',
  );
});

test('what is exported as Markdown or LaTeX is read again as the same table', () => {
  const made = table(report());
  const float = resultsLatex(made, { caption: 'Results & more', label: 'results' });
  for (const text of [resultsMarkdown(made), resultsLatex(made), float]) {
    const read = tableText(text);
    assert.ok(read && 'text' in read, text);
    assert.equal(read.text, 'data set,RF,50 %\niris,0.95,0.90\na_b & <c>,0.50,0.50\n');
  }
});

test('ranks that were given stand there once', () => {
  const given = report({
    input: { values: 'ranks', datasets: ['x', 'y'] },
    options: { higher_is_better: false },
  });
  given.values.result = given.values.rank;
  const [first] = table(given).rows;
  assert.deepEqual(
    first.cells.map(({ text, rank, best }) => [text, rank, best]),
    [
      ['1.0', '', true],
      ['2.0', '', false],
    ],
  );
});

test('folds have no ranks, and means below them', () => {
  const folds = {
    task: 'cv',
    options: { higher_is_better: false },
    input: { values: 'errors' },
    models: [
      { name: 'A', metrics: { mean: 0.25 } },
      { name: 'B', metrics: { mean: 0.15 } },
    ],
    values: {
      result: [
        [0.2, 0.1],
        [0.3, 0.2],
      ],
      run: ['1', '2'],
      fold: ['1', '1'],
    },
  };
  const made = table(folds);
  assert.deepEqual(
    made.rows.map(({ name }) => name),
    ['1/1', '2/1'],
  );
  assert.deepEqual(
    made.rows[0].cells.map(({ best }) => best),
    [false, true],
  );
  assert.match(resultsMarkdown(made), /\| mean \| 0\.25 \| 0\.15 \|/);
});

test('without results there is no table', () => {
  assert.equal(resultsTable(report({ values: null }), 'en'), null);
  assert.equal(resultsTable({ ...report(), task: 'binomial' }, 'en'), null);
});

test('a table over several pages is read again, with its caption and without the second head', () => {
  const names = Array.from({ length: 60 }, (_, at) => `set ${at}`);
  const many = report({
    input: { values: 'results', datasets: names },
    values: {
      result: names.map((_, at) => [0.5 + at / 1000, 0.25]),
      rank: names.map(() => [1, 2]),
    },
  });
  const text = resultsLatex(table(many), { caption: 'All [50 \\%] results', label: 'results' });
  assert.match(text, /longtable/);
  const read = tableText(text);
  assert.ok(read && 'text' in read, text);
  const lines = read.text.trim().split('\n');
  assert.equal(lines.length, 61);
  assert.equal(lines[0], 'data set,RF,50 %');
  assert.equal(lines[60], 'set 59,0.559,0.250');
});
