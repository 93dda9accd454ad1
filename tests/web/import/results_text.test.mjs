import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  flawOf,
  MOST_ROWS,
  parseBlock,
  resized,
  resultsOf,
  resultsOptions,
  resultsText,
  transposed,
  withBlock,
  withoutColumn,
  withoutRow,
} from '../../../web/import/results_text.js';

const names = {
  column: (/** @type {number} */ place) => 'ABCDEF'[place],
  row: (/** @type {number} */ place) => `data ${place + 1}`,
};

/**
 * @param {string[][]} cells
 * @param {import('../../../web/import/results_text.js').Direction} [direction]
 */
function table(cells, direction = 'higher') {
  const empty = resized({ columns: [], rows: [], direction }, cells[0].length, cells.length, names);
  return withBlock(empty, { cells, columns: null, rows: null }, { row: 0, column: 0 }, names);
}

test('a typed table becomes CSV with the options that say what it is', () => {
  const typed = table([
    ['1', '2', '3'],
    ['1', '2,5', '2.5'],
  ]);
  assert.equal(resultsText(typed, 'data set'), 'data set,A,B,C\ndata 1,1,2,3\ndata 2,1,2.5,2.5\n');
  assert.deepEqual(resultsOptions(typed, 'data set'), {
    task: 'friedman',
    dataset: 'data set',
    predictions: ['A', 'B', 'C'],
    higher_is_better: true,
  });
});

test('ranks are better when lower, and a guess is left to the core', () => {
  const cells = [
    ['1', '2'],
    ['2', '1'],
  ];
  assert.equal(resultsOptions(table(cells, 'ranks'), 'D').higher_is_better, false);
  assert.equal(resultsOptions(table(cells, 'lower'), 'D').higher_is_better, false);
  assert.equal('higher_is_better' in resultsOptions(table(cells, 'guessed'), 'D'), false);
});

test('an algorithm may be called as the head of the data sets', () => {
  const typed = {
    ...table([
      ['1', '2'],
      ['2', '1'],
    ]),
    columns: ['data set', 'B'],
  };
  assert.match(resultsText(typed, 'data set'), /^data set_,data set,B\n/);
  assert.equal(resultsOptions(typed, 'data set').dataset, 'data set_');
});

test('names are quoted where CSV needs it', () => {
  const typed = {
    ...table([
      ['1', '2'],
      ['2', '1'],
    ]),
    columns: ['a,b', '"q"'],
  };
  assert.match(resultsText(typed, 'D'), /^D,"a,b","""q"""\n/);
});

test('empty rows do not count', () => {
  const typed = table([
    ['.9', '.8'],
    ['', ''],
    ['.7', '.6'],
    [' ', ''],
  ]);
  assert.equal(flawOf(typed), null);
  assert.equal(resultsText(typed, 'D'), 'D,A,B\ndata 1,0.9,0.8\ndata 3,0.7,0.6\n');
});

test('what keeps a table from being evaluated is said with its place', () => {
  assert.deepEqual(
    flawOf(
      table([
        ['1', 'x'],
        ['1', '2'],
      ]),
    ),
    {
      flaw: 'wrong',
      at: { row: 0, column: 1 },
    },
  );
  assert.deepEqual(
    flawOf(
      table([
        ['1', '2'],
        ['1', ''],
      ]),
    ),
    {
      flaw: 'incomplete',
      at: { row: 1, column: 1 },
    },
  );
  assert.deepEqual(
    flawOf(
      table(
        [
          ['1', '2'],
          ['0', '3'],
        ],
        'ranks',
      ),
    ),
    {
      flaw: 'wrongRank',
      at: { row: 1, column: 0 },
    },
  );
  assert.deepEqual(
    flawOf(
      table([
        ['1', '2'],
        ['', ''],
      ]),
    ),
    { flaw: 'few' },
  );
  const good = table([
    ['1', '2'],
    ['1', '2'],
  ]);
  assert.equal(flawOf({ ...good, columns: ['A', ' '] })?.flaw, 'unnamed');
  assert.equal(flawOf({ ...good, columns: ['A', 'A '] })?.flaw, 'sameColumns');
  const [first] = good.rows;
  assert.equal(flawOf({ ...good, rows: [first, first] })?.flaw, 'sameRows');
});

test('a block from a spreadsheet brings names and makes the table larger', () => {
  const block = parseBlock('\tSVM\tRF\tNB\niris\t0,9\t−0,8\t.7\nwine\t1\t2\t3\nzoo\t1\t2\t3\n');
  assert.ok(block);
  const typed = withBlock(
    table([
      ['5', '6'],
      ['7', '8'],
    ]),
    block,
    { row: 1, column: 1 },
    names,
  );
  assert.deepEqual(typed.columns, ['SVM', 'RF', 'NB']);
  assert.deepEqual(
    typed.rows.map(({ name }) => name),
    ['iris', 'wine', 'zoo'],
  );
  assert.match(resultsText(typed, 'D'), /\niris,0.9,-0.8,0.7\n/);
});

test('a block without names goes where it is pasted', () => {
  const block = parseBlock('.1\t.2\n.3\t.4');
  assert.ok(block);
  const typed = withBlock(
    table([
      ['5', '6'],
      ['7', '8'],
    ]),
    block,
    { row: 1, column: 1 },
    names,
  );
  assert.deepEqual(
    typed.rows.map(({ cells }) => cells),
    [
      ['5', '6', ''],
      ['7', '.1', '.2'],
      ['', '.3', '.4'],
    ],
  );
  assert.deepEqual(typed.columns, ['A', 'B', 'C']);
});

test('a table from a paper is a block, too', () => {
  const block = parseBlock('|D|A|B|\n|-|-|-|\n|iris|**0.9**|0.8|\n');
  assert.deepEqual(block, { cells: [['0.9', '0.8']], columns: ['A', 'B'], rows: ['iris'] });
});

test('a single cell is not a block', () => {
  assert.equal(parseBlock('0.5'), null);
});

test('rows and columns go, and new ones have names of their own', () => {
  const typed = withoutRow(
    withoutColumn(
      table([
        ['1', '2', '3'],
        ['4', '5', '6'],
      ]),
      0,
    ),
    0,
  );
  assert.deepEqual(typed.columns, ['B', 'C']);
  assert.deepEqual(typed.rows, [{ name: 'data 2', cells: ['5', '6'] }]);
  const grown = resized(typed, 3, 2, names);
  assert.deepEqual(grown.columns, ['B', 'C', 'D']);
  assert.deepEqual(
    grown.rows.map(({ name }) => name),
    ['data 2', 'data 3'],
  );
});

test('a percent sign is read as part of its number, but not beside shares', () => {
  const percents = table([
    ['85%', '80 %'],
    ['75％', '70'],
  ]);
  assert.equal(flawOf(percents), null);
  assert.equal(resultsText(percents, 'D'), 'D,A,B\ndata 1,85,80\ndata 2,75,70\n');
  const mixed = table([
    ['85%', '0.8'],
    ['75%', '70%'],
  ]);
  assert.deepEqual(flawOf(mixed), { flaw: 'mixed', at: { row: 0, column: 1 } });
});

test('rows and columns are exchanged, without rows that are empty', () => {
  const typed = table([
    ['1', '2'],
    ['', ''],
    ['3', ''],
  ]);
  const other = transposed(typed);
  assert.deepEqual(other?.columns, ['data 1', 'data 3']);
  assert.deepEqual(other?.rows, [
    { name: 'A', cells: ['1', '3'] },
    { name: 'B', cells: ['2', ''] },
  ]);
});

test('a table too long to be columns is not exchanged', () => {
  const long = table(Array.from({ length: 40 }, (_, i) => [String(i), '1']));
  assert.equal(transposed(long), null);
});

test('names that are missing or twice there are found where they stand', () => {
  const typed = table([
    ['1', '2'],
    ['2', '1'],
  ]);
  const rows = typed.rows.map((row) => ({ ...row, name: 'same' }));
  assert.deepEqual(flawOf({ ...typed, rows }), { flaw: 'sameRows', at: { row: 1, column: -1 } });
  assert.deepEqual(flawOf({ ...typed, columns: ['A', ' '] }), {
    flaw: 'unnamed',
    at: { row: -1, column: 1 },
  });
});

test('a block of any size is read', { timeout: 60_000 }, () => {
  for (const text of [
    'a;1\n'.repeat(300_000),
    `a;b\n${'1'.repeat(500_000)}x;1`,
    `a;b${'\n'.repeat(500_000)}x`,
    `a;b\n1${' '.repeat(500_000)}x;%`,
  ]) {
    const block = parseBlock(text);
    assert.ok(block);
    const empty = {
      columns: ['A'],
      rows: [{ name: 'x', cells: ['1'] }],
      direction: /** @type {const} */ ('higher'),
    };
    const { rows } = withBlock(
      empty,
      block,
      { row: 0, column: 0 },
      { column: String, row: String },
    );
    assert.ok(rows.length <= MOST_ROWS);
    flawOf({ ...empty, rows });
  }
});

test('a typed table comes back from its text and its options', () => {
  /** @type {import('../../../web/import/results_text.js').Results} */
  const results = {
    columns: ['SVM', 'k-NN'],
    rows: [
      { name: 'iris', cells: ['0.9', '0.8'] },
      { name: 'wine', cells: ['0.7', '0.6'] },
    ],
    direction: 'higher',
  };
  const options = resultsOptions(results, 'data set');
  assert.deepEqual(resultsOf(resultsText(results, 'data set'), options), results);
  assert.equal(resultsOf('a,b\n1,2\n', options), null);
  const comma = { ...results, columns: ['SVM, linear', 'k-NN'] };
  assert.equal(resultsOf(resultsText(comma, 'data set'), resultsOptions(comma, 'data set')), null);
});
