import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitOf } from '../../../web/core/size_limit.js';

/**
 * A file as large as it says, of which only the beginning is looked at.
 * @param {string} line
 * @param {number} size
 */
function fileOf(line, size) {
  const start = new Blob([line.repeat(Math.ceil(2 ** 20 / line.length))]);
  const slice = (/** @type {number} */ from, /** @type {number} */ to) => start.slice(from, to);
  const blob = /** @type {Blob} */ (/** @type {unknown} */ ({ size, slice }));
  return [{ name: 'a.csv', blob }];
}

test('a file below 256 MB fits, whatever is in it', async () => {
  assert.deepEqual(await fitOf([{ name: 'a.csv', blob: new Blob(['y,a\n']) }]), {
    fits: 'surely',
    cells: 0,
  });
});

test('cells are counted by what ends them: 3 GB at 10 bytes a cell are 300 million', async () => {
  // Five cells in 50 bytes.
  const line = `${'0.1234567,'.repeat(4)}0.1234567\n`;
  const { fits, cells } = await fitOf(fileOf(line, 3e9));
  assert.ok(Math.abs(cells / 3e8 - 1) < 1e-4, `${cells}`);
  // 300 million × 8 bytes are 2.4 GB, × 30 bytes 9 GB.
  assert.equal(fits, 'perhaps');
});

test('more than 4 GB of numbers at 8 bytes cannot fit: 2³² / 8 = 537 million', async () => {
  const line = '1,2,3,4,5\n';
  assert.equal((await fitOf(fileOf(line, 1.07e9))).fits, 'perhaps');
  assert.equal((await fitOf(fileOf(line, 1.08e9))).fits, 'not');
});

test('long cells are few: 3 GB at 30 bytes a cell surely fit', async () => {
  const line = `${'x'.repeat(29)}\n`;
  assert.equal((await fitOf(fileOf(line, 3e9))).fits, 'surely');
});

test('of several files the sizes count together', async () => {
  const line = '1,2,3,4,5\n';
  const two = [...fileOf(line, 5.35e8), ...fileOf(line, 5.4e8)];
  assert.equal((await fitOf(two)).fits, 'not');
  assert.equal((await fitOf(two.slice(1))).fits, 'perhaps');
});
