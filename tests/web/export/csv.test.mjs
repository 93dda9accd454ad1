import assert from 'node:assert/strict';
import test from 'node:test';
import { csvOf } from '../../../web/export/csv.js';

test('quotes, commas and line ends are quoted as in RFC 4180', () => {
  assert.equal(csvOf([['a', 'b,c', 'd"e', 'f\r\ng'], ['1']]), 'a,"b,c","d""e","f\r\ng"\r\n1\r\n');
});

test('a name that a spreadsheet would compute has an apostrophe in front', () => {
  for (const name of ["=cmd|' /C calc'!A0", '+1+2', '-x', '@SUM(A1)', '＝1+1', '-', '+-1']) {
    assert.equal(csvOf([[name]]), `'${name}\r\n`, name);
  }
  assert.equal(csvOf([['\t1']]), "'\t1\r\n");
});

test('a formula inside a name is one no more where other signs separate the cells', () => {
  assert.equal(csvOf([['a;=1+1']]), "a;'=1+1\r\n");
  assert.equal(csvOf([['b\t=2']]), "b\t'=2\r\n");
  assert.equal(csvOf([['\t=1']]), "'\t'=1\r\n");
  assert.equal(csvOf([['\r=1,2']]), '"\'\r\'=1,2"\r\n');
  assert.equal(csvOf([['a;b-c']]), 'a;b-c\r\n');
});

test('numbers and other names stay as they are', () => {
  for (const text of [
    '-0.5',
    '+1',
    '-1e-300',
    '.5',
    '-.5',
    '',
    'a=b',
    'x-y',
    "'=1",
    '模型',
    '−1',
  ]) {
    assert.equal(csvOf([[text]]), `${text}\r\n`, text);
  }
});
