import assert from 'node:assert/strict';
import test from 'node:test';
import {
  countOf,
  flawOf,
  matricesOf,
  matrixText,
  parseBlock,
  resized,
} from '../../../web/import/matrix_text.js';

const two = (/** @type {string} */ name, /** @type {string[][]} */ cells) => ({ name, cells });
const cells = [
  ['8', '4'],
  ['2', '6'],
];

test('one matrix becomes rows of truth, prediction and count', () => {
  assert.equal(
    matrixText({ labels: ['yes', 'no'], matrices: [two('m', cells)] }),
    'truth,prediction,count\nyes,yes,8\nyes,no,4\nno,yes,2\nno,no,6\n',
  );
});

test('several matrices of two classes become rows of tp, fp, fn, tn', () => {
  const other = [
    ['1', '0'],
    ['9', '10'],
  ];
  assert.equal(
    matrixText({ labels: ['yes', 'no'], matrices: [two('a', cells), two('b', other)] }),
    'name,tp,fp,fn,tn\na,8,2,4,6\nb,1,9,0,10\n',
  );
});

const names = { labels: ['+', '−'], matrix: (/** @type {number} */ place) => `matrix ${place}` };

test('typed matrices are read again from their text', () => {
  assert.deepEqual(
    matricesOf('truth,prediction,count\nyes,yes,8\nyes,no,4\nno,yes,2\nno,no,6\n', names),
    {
      labels: ['yes', 'no'],
      matrices: [two('matrix 1', cells)],
    },
  );
  assert.deepEqual(matricesOf('name,tp,fp,fn,tn\na,8,2,4,6\nb,1,9,0,10\n', names), {
    labels: ['+', '−'],
    matrices: [
      two('a', cells),
      two('b', [
        ['1', '0'],
        ['9', '10'],
      ]),
    ],
  });
  const three = [
    ['1', '0', '2'],
    ['0', '3', '0'],
    ['4.5', '0', '5'],
  ];
  const several = {
    labels: ['x', 'y', 'z'],
    matrices: [two('a', three), two('b', [...three].reverse())],
  };
  assert.deepEqual(matricesOf(matrixText(several), names), several);
});

test('of another text no matrices are read', () => {
  for (const text of [
    '',
    'truth,prediction,count\n',
    'truth,prediction,count\na,a,1\na,b,2\nb,a,3\n',
    'truth,prediction,count\na,a,x\na,b,2\nb,a,3\nb,b,4\n',
    'name,tp,fp,fn,tn\n',
    'data set,A,B\nx,1,2\ny,2,3\n',
    matrixText({ labels: ['a,b', 'c'], matrices: [two('m', cells)] }),
  ])
    assert.equal(matricesOf(text, names), null, text);
});

test('several matrices of more classes say which matrix a row belongs to', () => {
  const text = matrixText({
    labels: ['x', 'y', 'z'],
    matrices: [two('a', resized([['1']], 3)), two('b', resized([], 3))],
  });
  assert.match(text, /^matrix,truth,prediction,count\na,x,x,1\na,x,y,0\n/);
  assert.equal(text.split('\n').length, 1 + 18 + 1);
});

test('labels that a table would misread are quoted', () => {
  const text = matrixText({ labels: ['a,b', 'say "x"'], matrices: [two('m', cells)] });
  assert.ok(text.includes('"a,b","say ""x""",4'));
});

test('a cell is a number of cases, and empty is none', () => {
  assert.equal(countOf(' 12 '), 12);
  assert.equal(countOf(''), 0);
  assert.equal(countOf('1,5'), 1.5);
  assert.equal(countOf('2e3'), 2000);
  for (const wrong of ['-1', 'x', '1 2', '0x10', 'Infinity'])
    assert.ok(Number.isNaN(countOf(wrong)));
});

test('what cannot be evaluated is reported', () => {
  const flaw = (/** @type {string[][]} */ one, labels = ['a', 'b']) =>
    flawOf({ labels, matrices: [two('m', one)] });
  assert.equal(flaw(cells), null);
  assert.equal(flaw(cells, ['a', ' a']), 'sameLabels');
  assert.equal(
    flaw([
      ['', ''],
      ['', ''],
    ]),
    'empty',
  );
  assert.equal(
    flaw([
      ['1', '?'],
      ['', ''],
    ]),
    'wrong',
  );
});

test('a block from a spreadsheet is a matrix', () => {
  assert.deepEqual(parseBlock('5\t2\r\n3\t7\r\n'), {
    cells: [
      ['5', '2'],
      ['3', '7'],
    ],
    labels: null,
  });
  assert.deepEqual(parseBlock('5 2\n3 7')?.cells, [
    ['5', '2'],
    ['3', '7'],
  ]);
});

test('labels at the side or above a block are taken', () => {
  assert.deepEqual(parseBlock('\tcat\tdog\ncat\t5\t2\ndog\t3\t7'), {
    cells: [
      ['5', '2'],
      ['3', '7'],
    ],
    labels: ['cat', 'dog'],
  });
  assert.deepEqual(parseBlock('cat\tdog\n5\t2\n3\t7')?.labels, ['cat', 'dog']);
});

test('a single cell is not a block', () => {
  assert.equal(parseBlock('17'), null);
});

test('another size keeps what there was', () => {
  assert.deepEqual(resized(cells, 3), [
    ['8', '4', ''],
    ['2', '6', ''],
    ['', '', ''],
  ]);
});

test('a matrix as NumPy or pandas prints it fills the cells', () => {
  const numbers = [
    ['50', '8'],
    ['3', '40'],
  ];
  assert.deepEqual(parseBlock('[[50  8]\n [ 3 40]]\n'), { cells: numbers, labels: null });
  assert.deepEqual(parseBlock('     cat  dog\ncat   50    8\ndog    3   40\n'), {
    cells: numbers,
    labels: ['cat', 'dog'],
  });
  assert.deepEqual(parseBlock('50 8 2\n3 40 1\n0 2 60')?.labels, null);
});
