// What `melon evaluate` prints on predictions.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { melon } from '../command_line.mjs';

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

test('an option that sets the parameter of a metric adds its column', async () => {
  const heads = async (/** @type {string} */ text, /** @type {string[]} */ ...args) =>
    (await printed(text, ...args)).split('\n').find((line) => /^(Model|模型) /.test(line)) ?? '';
  // y − f is 1, 0, 0, 0, 2: pinball loss at .25 is (.25 · 1 + .25 · 2) / 5 = .15; at .75 it is .45.
  const numbers = 'y_true,A\n2,1\n3,3\n4.5,4.5\n5,5\n8,6\n';
  const loss = await printed(numbers, '--quantile=0.25');
  assert.match(loss, /Pearson r {2}Pinball 0\.25\n.* 0\.150\n/);
  assert.match(await printed(numbers, '--quantile=0.75'), /Pinball 0\.75\n.* 0\.450\n/);
  assert.doesNotMatch(await heads(numbers), /Pinball/);
  // At .5 b has one hit, one false alarm and one miss: F2 = 5 / (5 + 4 + 1).
  assert.match(await heads(SCORES, '--beta=2'), / F1 {2} +F2 /);
  assert.match(await printed(SCORES, '--beta=2'), /b .* 0\.500 {2} *0\.500 /);
  assert.doesNotMatch(await heads(SCORES, '--beta=1'), /F2|F1.*F1/);
  const ranking = 'query,relevance,A\np,1,.9\np,0,.1\np,2,.5\np,0,.2\nq,0,.4\nq,1,.3\nq,0,.6\n';
  // A ranks the relevant items first and second of p, and third of q: P@2 is (1 + 0) / 2.
  assert.match(await printed(ranking, '--k=2'), /NDCG@10 {2}NDCG@2 .*P@10 {4}P@2 .*\n.* 0\.500 /);
  assert.match(await heads(ranking, '--k=2', '--language=zh'), /NDCG@2/);
  // Of the other metrics of the first k none is shown without the option.
  assert.doesNotMatch(await heads(ranking, '--k=2'), /DCG-|[^N]DCG@|R@2/);
});

test('below the table stands why a value is undefined, and of which model', async () => {
  assert.match(
    await printed('y_true,A\n0,1\n3,3\n4.5,4.5\n5,5\n8,6\n'),
    /MAPE is undefined: .*true value.*\.\n/,
  );
  // At .5 only b predicts no case to be positive.
  const text = await printed('truth,a,b\nill,.9,.4\nwell,.2,.3\nill,.7,.2\nwell,.1,.1\n');
  assert.match(
    text,
    /Precision, MCC are undefined for "b": no case is predicted positive|Precision is undefined for "b": no case is predicted positive/,
  );
  assert.doesNotMatch(await printed(SCORES), /undefined/);
});
