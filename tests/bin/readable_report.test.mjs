// What `melon evaluate` prints on predictions.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { melon } from './command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-readable-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} text @param {string[]} args */
async function printed(text, ...args) {
  const file = join(folder, 'cases.csv');
  writeFileSync(file, text);
  const { stdout, status, stderr } = await melon('evaluate', file, ...args);
  assert.equal(status, 0, stderr);
  return stdout;
}

const SCORES = 'truth,a,b\nill,.9,.8\nwell,.2,.3\nill,.7,.4\nwell,.1,.6\nwell,.4,.2\n';

test('the positive class and its share are named once, however many models there are', async () => {
  const sentence = /5 cases, 2 of them positive \(“ill”\)\./g;
  const one = SCORES.replace(/,[^,\n]*$/gm, '');
  for (const text of [SCORES, one]) {
    const found = (await printed(text, '--positive=ill')).match(sentence);
    assert.equal(found?.length, 1, text);
  }
  const chinese = await printed(SCORES, '--positive=ill', '--language=zh');
  assert.match(chinese, /5 个样例，其中 2 个为正例（“ill”）/);
});

test('classes of which none is positive are not said to have one', async () => {
  const text = await printed('truth,a,b\nx,x,y\ny,y,y\nz,x,z\nx,x,x\n');
  assert.doesNotMatch(text, /positive/);
});
