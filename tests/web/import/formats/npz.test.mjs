import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, golden, refusalOf, textsOf, zipOf } from './support.mjs';

/** @param {string} descr @param {string} shape @param {number[]} data */
function npy(descr, shape, data) {
  const header = `{'descr': '${descr}', 'fortran_order': False, 'shape': ${shape}, }\n`;
  const start = Buffer.from(`\x93NUMPY\x01\0${String.fromCharCode(header.length)}\0`, 'latin1');
  return new Uint8Array(Buffer.concat([start, Buffer.from(header), Buffer.from(data)]));
}

test('arrays by name are columns, stored or packed', async () => {
  const table = await cellsOf(golden('predictions.csv'));
  assert.deepEqual(await cellsOf(golden('predictions.npz')), table);
  assert.deepEqual(await cellsOf(golden('packed.npz')), table);
});

test('the columns of a matrix of scores are called by the array of classes', async () => {
  const [text] = Object.values(await textsOf(golden('classes.npz')));
  const [header, first, ...rest] = text.trim().split('\n');
  assert.equal(header, 'y_true,y_score:cat,y_score:cow,y_score:dog');
  assert.equal(rest.length, 11);
  const [label, ...scores] = first.split(',');
  assert.equal(label, 'cat');
  assert.ok(Math.abs(scores.reduce((sum, score) => sum + Number(score), 0) - 1) < 1e-6);
  // Of single precision: no more digits than that has.
  assert.ok(scores.every((score) => score.length <= 12));
});

test('arrays of different lengths are several tables, single values none', async () => {
  const archive = zipOf([
    { name: 'y.npy', content: npy('|u1', '(2,)', [1, 0]) },
    { name: 'a.npy', content: npy('|u1', '(2,)', [3, 4]) },
    { name: 'loss.npy', content: npy('|u1', '(3,)', [7, 8, 9]) },
    { name: 'seed.npy', content: npy('|u1', '()', [5]) },
  ]);
  assert.deepEqual(await textsOf(archive), { 'y, a': 'y,a\n1,3\n0,4\n', loss: 'loss\n7\n8\n9\n' });
});

test('an archive that is cut off is damaged', async () => {
  assert.equal((await refusalOf(golden('predictions.npz').subarray(0, 2000))).code, 'damaged_file');
});
