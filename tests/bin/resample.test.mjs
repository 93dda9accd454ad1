// What a bootstrap draws is an option, and stands beside every interval that it gives.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { evaluate, melon } from './command_line.mjs';

const file = join(mkdtempSync(join(tmpdir(), 'melon-')), 'scores.csv');
const rows = Array.from({ length: 60 }, (_, i) => {
  const truth = i % 3 === 0 ? 1 : 0;
  const score = ((i * 37) % 100) / 100;
  return `${truth},${(0.7 * score + 0.3 * truth).toFixed(3)},p${i % 20}`;
});
writeFileSync(file, `y,score,patient\n${rows.join('\n')}\n`);

/** @param {string[]} options */
async function report(...options) {
  return JSON.parse((await evaluate([file, '--bootstrap=200', ...options])).stdout);
}

for (const option of ['plain', 'stratified', 'cluster=patient']) {
  test(`with --resample=${option} every bootstrap interval says so`, async () => {
    const { options, models } = await report(`--resample=${option}`);
    assert.equal(options.resample, option);
    const [scheme] = option.split('=');
    const { intervals, other_intervals } = models[0];
    assert.match(intervals.f1.method, /^bootstrap_/);
    assert.equal(intervals.f1.resample, scheme);
    // Of cases in groups, methods for independent cases stand behind.
    const [bootstrap, other] =
      scheme === 'cluster'
        ? [intervals.accuracy, other_intervals.accuracy.wilson]
        : [other_intervals.accuracy.bootstrap_bca, intervals.accuracy];
    assert.equal(bootstrap.resample, scheme);
    assert.equal('resample' in other, false);
  });
}

test('cases are drawn unless something else is asked for', async () => {
  assert.deepEqual((await report()).models, (await report('--resample=plain')).models);
});

test('the column of groups is neither a model nor ignored', async () => {
  const { input, models } = await report('--resample=cluster=patient');
  assert.equal(models.length, 1);
  assert.equal(input.columns[2].role, 'cluster');
});

test('a column of groups that is not there is named', async () => {
  const { error } = await report('--resample=cluster=person');
  assert.equal(error.code, 'unknown_column');
  assert.match(error.message, /person/);
});

test('the table names the method of every interval, and what was drawn', async () => {
  const { stdout } = await melon('evaluate', file, '--bootstrap=200');
  assert.match(stdout, /95\u00a0% intervals\. AUC: DeLong interval on the logit scale;/);
  assert.match(stdout, /F1[^;]*: [^;]*, cases resampled/);
});

test('of two groups the sentence and the paragraph claim nothing and say how many there are', async () => {
  const two = join(mkdtempSync(join(tmpdir(), 'melon-')), 'two.csv');
  const cases = rows.map((row, i) => {
    const [truth, score] = row.split(',');
    return `${truth},${score},${((i * 53) % 100) / 100},c${i % 2}`;
  });
  writeFileSync(two, `y,good,poor,clinic\n${cases.join('\n')}\n`);
  const options = ['--bootstrap=200', '--resample=cluster=clinic'];
  const { stdout } = await melon('evaluate', two, ...options);
  assert.match(stdout, /^good comes first: AUC .*, a difference that is not tested\./);
  assert.match(
    stdout,
    /No test is possible: so few groups cannot show a difference \(there are 2 by “clinic”; at this α it takes at least 6\)\./,
  );
  assert.match(stdout, /The cases come in only 2 groups/);
  const chinese = await melon('evaluate', two, ...options, '--language=zh');
  assert.match(
    chinese.stdout,
    /无法作检验：组数太少，无法显示差异（按“clinic”共 2 组；在此 α 下至少需要 6 组）。/,
  );
  const paper = await melon('evaluate', two, ...options, '--paper');
  assert.match(paper.stdout, /the cases come in groups \(2 by clinic\), and so few cannot show/);
});
