// What the command line prints of a comparison says one thing: sentence, table and report name the same procedure and the
// same numbers, in both languages.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { evaluate, melon } from '../command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-'));

/** @param {string} name */
const golden = (name) =>
  fileURLToPath(new URL(`../../golden/comparison_reports/${name}`, import.meta.url));

/** @param {string} name @param {string} csv */
function written(name, csv) {
  const file = join(folder, name);
  writeFileSync(file, csv);
  return file;
}

/** @param {string} file @param {string[]} args */
const print = async (file, ...args) => (await melon('evaluate', file, ...args)).stdout;

test('against a control the table names the procedure that the sentence names', async () => {
  for (const [asked, name] of [
    ['finner', 'Finner'],
    ['li', 'Li'],
    ['holm', 'Holm'],
    ['nemenyi', 'Bonferroni–Dunn'],
  ]) {
    const args = ['--control=C4.5', `--post-hoc=${asked}`];
    const text = await print(golden('demsar.csv'), ...args);
    assert.match(text, new RegExp(`Against the control by ${name} at`));
    assert.match(text, new RegExp(`p against control \\(${name}\\)\n`));
    // Comparisons of all pairs are another family.
    assert.doesNotMatch(text, /Pair {2}/);
    const chinese = await print(golden('demsar.csv'), ...args, '--language=zh');
    assert.match(chinese, new RegExp(`与对照比较的 p（${name}）`));
  }
});

test('the verdict of the report is of the comparisons with the control', async () => {
  const { stdout } = await evaluate([golden('demsar.csv'), '--control=C4.5', '--post-hoc=finner']);
  const { verdict, control, models } = JSON.parse(stdout);
  assert.equal(verdict.procedure, 'finner');
  assert.equal(control.procedure, 'finner');
  assert.deepEqual(verdict.ahead, ['C4.5+m+cf', 'C4.5+m']);
  assert.deepEqual(verdict.beaten, []);
  assert.deepEqual(verdict.best, ['C4.5+cf', 'C4.5']);
  for (const { name, p_adjusted } of verdict.control.comparisons) {
    const model = models.find((/** @type {any} */ one) => one.name === name);
    assert.equal(p_adjusted, model.metrics.control_finner_p);
  }
});

test('two algorithms have one p, also with a control', async () => {
  const text = await print(golden('two_algorithms.csv'));
  const [{ a }] = JSON.parse((await evaluate([golden('two_algorithms.csv')])).stdout).pairs;
  const controlled = await print(golden('two_algorithms.csv'), `--control=${a}`);
  assert.equal(controlled.replace(' With two algorithms a control changes nothing.', ''), text);
  assert.notEqual(controlled, text);
  assert.match(text, /Wilcoxon p\s=\s\.063\.$/m);
  assert.match(text, /^A – B .* \.063$/m);
});

test('the table of 5×2 folds calls its difference that of the first fold', async () => {
  assert.match(
    await print(golden('published_5x2.csv'), '--design=5x2'),
    /Pair +Difference in the first fold +5×2 t/,
  );
  assert.match(
    await print(golden('published_5x2.csv'), '--design=5x2', '--language=zh'),
    /第一折的差值/,
  );
  assert.match(await print(golden('wine_10_folds.csv')), /Pair +Mean difference +corrected t/);
});

test('procedures stand in Chinese tables as Chinese tables have them', async () => {
  const text = await print(golden('demsar.csv'), '--language=zh');
  assert.match(text, /p（Shaffer） +p（Wilcoxon–Holm）/);
});

test('an experiment that is significant and not the worst is named, with the p of the table', async () => {
  const file = written('experiments.csv', 'name,errors,n\nA,3,10\nB,250,1000\nC,20,100\n');
  const text = await print(file, '--eps0=0.2');
  // scipy 1.14.1: binomtest(250, 1000, .2, alternative="greater").pvalue is 6.883e-5, three times .0002065.
  assert.match(
    text,
    /^A was not found to err more often .* Of the others, B errs more often than ε₀ \(adjusted p < \.001\)\.$/m,
  );
  assert.match(text, /p \(ε > ε₀\) +Adjusted p\n/);
  assert.match(text, /^B +250 +1,000 .* <\s\.001 +<\s\.001$/m);
  const paper = await print(file, '--eps0=0.2', '--paper');
  assert.match(
    paper,
    /After adjustment for the number of experiments, the error rate of B \(adjusted p < \.001\) is significantly more than 0\.2\./,
  );
});

test('an interval of two that disagrees with the test about 0 is explained, in the paragraph too', async () => {
  const rows = Array.from({ length: 9 }, (_, i) => `d${i},.${81 + i},.${80 + i}`);
  const file = written('tied.csv', `dataset,A,B\n${rows.join('\n')}\nd9,.70,.71\n`);
  const text = await print(file);
  assert.match(text, /Hodges–Lehmann difference 0\.010 \[0\.000, 0\.010\], Wilcoxon p\s=\s\.021/);
  assert.match(text, /This one contains 0 although the test is significant/);
  const paper = await print(file, '--paper');
  assert.match(paper, /rank-biserial correlation \.80, Kerby, 2014\)\./);
  assert.match(paper, /The interval contains 0 although the test is significant/);
});

test('two that are equal everywhere have no p', async () => {
  const file = written('equal.csv', 'dataset,A,B\na,.9,.9\nb,.8,.8\nc,.7,.7\n');
  const text = await print(file);
  assert.match(text, /^No test of these results is possible: every difference is zero\./);
  assert.match(text, /A – B +0\.000 +n\/a/);
});

test('a metric whose intervals are of two methods names the models of the second', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const truth = i % 2;
    return `${truth},${(((i * 37) % 40) / 40).toFixed(3)},${(((i * 23) % 40) / 40).toFixed(3)},${(truth / 2 + 0.2).toFixed(3)}`;
  });
  const file = written('perfect.csv', `y,one,two,perfect\n${rows.join('\n')}\n`);
  const text = await print(file);
  const [, footnote] = /95\s% intervals\. (.*)\.\n/.exec(text) ?? [];
  assert.match(footnote, /AUC: DeLong interval on the logit scale; AUC \(perfect\): /);
  assert.match(await print(file, '--language=zh'), /AUC（perfect）：|AUC（perfect）: /);
});

test('pairs of long names differ where they are cut', async () => {
  const name = (/** @type {number} */ depth, /** @type {number} */ trees) =>
    `max_depth=${depth} min_child_weight=1 n_estimators=${trees}`;
  const names = [name(6, 200), name(6, 400), name(8, 200), name(8, 400)];
  const rows = [0.81, 0.84, 0.79, 0.86, 0.83].map((value, row) =>
    names.map((_, at) => (value + at * 0.01 + (row * at) / 700).toFixed(4)).join(','),
  );
  const csv = `${names.join(',')}\n${rows.join('\n')}\n`;
  const text = await print(written('long-names.csv', csv), '--task=cv');
  const pairs = text.split('\n').filter((line) => / – .* {2}/.test(line));
  assert.equal(pairs.length, 6);
  assert.equal(new Set(pairs.map((line) => line.slice(0, 80))).size, 6);
});
