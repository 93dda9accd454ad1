// What svm-predict of LIBSVM writes, and the data that it is given.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatOf } from '../../../../web/import/formats/tell.js';
import { golden, refusalOf, textsOf, utf8 } from './support.mjs';

/** @param {Uint8Array} bytes */
const textOf = async (bytes) => Object.values(await textsOf(bytes))[0];

test('a prediction has a probability for each class, or for the higher of two', async () => {
  const lines = (await textOf(golden('libsvm.predict'))).split('\n');
  assert.deepEqual(lines.slice(0, 2), ['proba_1', '0.461413']);
  assert.equal(lines.length, 60 + 2);
  const iris = (await textOf(golden('libsvm_iris.predict'))).split('\n');
  assert.equal(iris[0], 'proba_0,proba_1,proba_2');
});

test('of the data the labels are read, and a note says that the features are not', async () => {
  const lines = (await textOf(golden('libsvm.t'))).split('\n');
  assert.deepEqual(lines.slice(0, 2), ['label', '-1']);
  assert.equal(lines.length, 60 + 2);
});

test('data of rankings have a query and a relevance', async () => {
  const text = '2 qid:1 1:.5 # a\n0 qid:1 1:-1e-3\n1 qid:2\n';
  assert.equal(await textOf(utf8(text)), 'query,relevance\n1,2\n1,0\n2,1\n');
});

test('plain labels, times and numbers are tables of text', () => {
  for (const text of [
    '1\n-1\n1\n',
    '1 2 3\n',
    '1 12:30 x\n',
    'labels,a\n1,2\n',
    'labels are\n1\n',
    '3,1:2\n',
    '1\n',
  ]) {
    assert.equal(formatOf(utf8(text)), null, text);
  }
  assert.equal(formatOf(golden('libsvm_labels.predict')), null);
});

test('a file that is cut off is refused with its line', async () => {
  const head = 'labels 1 -1\n1 0.9 0.1\n';
  for (const text of [`${head}-1 0.2`, `${head}\n1 0.9 0.1\n`, `${head}-1 0.2 x\n`]) {
    assert.match((await refusalOf(utf8(text))).message, /^Line 3 of this LIBSVM file/, text);
  }
  const data = await refusalOf(utf8('1 1:2 2:3\n1 1:2 2:\n'));
  assert.match(data.message, /^Line 2 of this LIBSVM file is “1 1:2 2:”/);
  assert.match(data.chinese, /第 2 行/);
});
