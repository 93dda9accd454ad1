// melon compare: two files with predictions of the same cases.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { melon } from './command_line.mjs';
import { ROOT } from './compare_reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-compare-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text @returns {string} its path */
function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/**
 * Columns of a sample as a file of their own.
 * @param {string} sample
 * @param {string} name
 * @param {Record<string, string>} columns  names in the sample, and in the file
 */
function part(sample, name, columns) {
  const text = readFileSync(join(ROOT, 'web', 'samples', sample), 'utf8');
  const [head, ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      (line.match(/("[^"]*"|[^,"]*)(,|$)/g) ?? []).map((cell) => cell.replace(/,$/, '')),
    );
  const places = Object.keys(columns).map((column) => head.indexOf(column));
  assert.ok(
    places.every((place) => place >= 0),
    sample,
  );
  const lines = rows.map((cells) => places.map((place) => cells[place]).join(','));
  return file(name, `${[Object.values(columns).join(','), ...lines].join('\n')}\n`);
}

/** Of 6 cases base is right on 3, next on 5; they disagree on 4, of which next has 3. */
const BASE = file('base.csv', 'truth,pred\nx,x\nx,y\nx,y\ny,y\ny,x\ny,y\n');
const NEXT = file('next.csv', 'label,pred\nx,x\nx,x\nx,x\ny,y\ny,y\ny,x\n');

/** @param {string[]} args */
async function reportOf(...args) {
  const { status, stdout, stderr } = await melon('compare', ...args, '--json');
  assert.equal(status, 0, stderr + stdout);
  return JSON.parse(stdout);
}

test('models are called after their files, and the difference is new minus base', async () => {
  const { models, pairs } = await reportOf(BASE, NEXT, '--positive=x');
  assert.deepEqual(
    models.map((/** @type {any} */ { name, metrics }) => [name, metrics.accuracy]),
    [
      ['next', 5 / 6],
      ['base', 3 / 6],
    ],
  );
  assert.equal(pairs.length, 1);
  assert.ok(Math.abs(pairs[0].accuracy_diff - 2 / 6) < 1e-15);
  assert.deepEqual([pairs[0].discordant_min, pairs[0].discordant_max], [1, 3]);
  // Mid-p of 1 of 4: 2 (1 + 4)/16 − 4/16.
  assert.ok(Math.abs(pairs[0].mcnemar_midp - 6 / 16) < 1e-15);
});

test('the text has verdict, both models and the test of the pair, in every format', async () => {
  const call = ['compare', BASE, NEXT, '--positive=x'];
  const { stdout, stderr } = await melon(...call);
  assert.equal(stderr, '');
  assert.match(stdout, /^No significant difference between next and base was found/);
  assert.match(stdout, /\nnext +0\.833/);
  assert.match(stdout, /\nPair +Difference of Accuracy .*\nnext − base +0\.333 \[/);
  const csv = await melon(...call, '--format=csv');
  assert.match(csv.stdout, /^Pair,difference,.*\r\nnext − base,0\.3333333333333333/);
  for (const format of ['markdown', 'latex', 'html']) {
    assert.match((await melon(...call, `--format=${format}`)).stdout, /0\.333/);
  }
  assert.match((await melon(...call, '--language=zh')).stdout, /next.*base/);
});

/** @type {[string, Record<string, string>, Record<string, string>, string[]][]} */
const SAMPLES = [
  [
    'breast-cancer.csv',
    { diagnosis: 'diagnosis', 'Naive Bayes': 'score' },
    { 'k-NN': 'score', diagnosis: 'truth' },
    ['Naive Bayes', 'k-NN'],
  ],
  [
    'labels.csv',
    { diagnosis: 'diagnosis', 'Naive Bayes': 'predicted' },
    { diagnosis: 'diagnosis', 'Decision tree': 'predicted' },
    ['Naive Bayes', 'Decision tree'],
  ],
  [
    'diabetes-progression.csv',
    { observed: 'observed', pred_linear: 'predicted', age: 'age' },
    { observed: 'observed', pred_knn: 'predicted' },
    ['pred_linear', 'pred_knn'],
  ],
  [
    'ranking.csv',
    { query: 'query', relevance: 'relevance', ridge: 'score' },
    { query: 'query', relevance: 'relevance', 'random forest': 'score' },
    ['ridge', 'random forest'],
  ],
];
for (const [sample, base, next, names] of SAMPLES) {
  test(`two columns of ${sample} in files of their own compare as in one file`, async () => {
    const one = part(sample, 'b.csv', base);
    const other = part(sample, 'n.csv', next);
    const { pairs, models } = await reportOf(one, other);
    const file = join(ROOT, 'web', 'samples', sample);
    const call = ['evaluate', file, `--predictions=${names.join(',')}`, '--json'];
    const whole = JSON.parse((await melon(...call)).stdout);
    const byName = new Map(whole.models.map((/** @type {any} */ model) => [model.name, model]));
    assert.deepEqual(
      models.map((/** @type {any} */ { metrics }) => metrics),
      [names[1], names[0]].map((name) => byName.get(name).metrics),
    );
    const [pair] = pairs;
    const [same] = whole.pairs;
    // The same p-values; differences are of the other sign where the file has the base first.
    const sign = same.a === names[1] ? 1 : -1;
    const keys = Object.keys(same).filter((key) => typeof same[key] === 'number');
    for (const key of keys.filter((key) => /_p$|midp/.test(key))) {
      assert.ok(Math.abs(pair[key] - same[key]) < 1e-12, key);
    }
    const differences = keys.filter((key) => /_diff$/.test(key) && !/^std/.test(key));
    assert.ok(differences.length > 0);
    for (const key of differences) {
      assert.ok(Math.abs(pair[key] - sign * same[key]) < 1e-12, key);
    }
  });
}

test('models of many classes keep a column for each class', async () => {
  const classes = ['setosa', 'versicolor', 'virginica'];
  const of = (/** @type {string} */ model) =>
    Object.fromEntries([
      ['class', 'class'],
      ...classes.map((name) => [`${model}:${name}`, `m:${name}`]),
    ]);
  const base = part('iris-probabilities.csv', 'base:1.csv', of('NaiveBayes'));
  const next = part('iris-probabilities.csv', 'rf.csv', of('RandomForest'));
  const { task, models, pairs } = await reportOf(base, next);
  assert.equal(task, 'multiclass');
  assert.deepEqual(
    models.map((/** @type {any} */ { name }) => name),
    ['rf', 'base:1'],
  );
  const whole = await melon('evaluate', join(ROOT, 'web/samples/iris-probabilities.csv'), '--json');
  const found = JSON.parse(whole.stdout).pairs.find(
    (/** @type {any} */ { a, b }) => `${a}${b}` === 'RandomForestNaiveBayes',
  );
  assert.equal(pairs[0].accuracy_diff, found.accuracy_diff);
  assert.equal(pairs[0].mcnemar_midp, found.mcnemar_midp);
});

test('own names are kept where they say something, and files of one name are called after their folders', async () => {
  const names = async (/** @type {string} */ one, /** @type {string} */ other) =>
    (await reportOf(one, other, '--positive=x')).models.map((/** @type {any} */ { name }) => name);
  const text = readFileSync(BASE, 'utf8');
  const forest = file('forest.csv', text.replace('pred', 'forest'));
  assert.deepEqual(await names(BASE, forest), ['forest', 'base']);
  mkdirSync(join(folder, 'v1'));
  mkdirSync(join(folder, 'v2'));
  const first = file('v1/out.csv', text);
  const second = file('v2/out.csv', text);
  assert.deepEqual(await names(first, second), ['v2', 'v1']);
  assert.deepEqual(await names(first, first), ['out', 'out (2)']);
  const truth = file('truth.csv', text);
  assert.deepEqual(await names(truth, BASE), ['base', 'truth (2)']);
});

test('one of several models is named, of either file', async () => {
  const several = file('several.csv', 'truth,A,B\nx,x,y\nx,y,x\ny,y,y\n');
  const one = file('one.csv', 'truth,C\nx,x\nx,x\ny,y\n');
  const { status, stderr } = await melon('compare', several, one);
  assert.equal(status, 1);
  assert.match(stderr, /several\.csv" has 2 models: A, B\..*--predictions/);
  const { models } = await reportOf(several, one, '--predictions=B,C', '--positive=x');
  assert.deepEqual(
    models.map((/** @type {any} */ { name }) => name),
    ['C', 'B'],
  );
});

test('a requirement is on the new model, or on its difference to the base', async () => {
  const required = (/** @type {string} */ text, /** @type {string[]} */ ...args) =>
    melon('compare', BASE, NEXT, '--positive=x', '--require', text, ...args);
  // The base has 1/2.
  assert.equal((await required('accuracy>=0.8')).status, 0);
  assert.equal((await required('accuracy.difference>=0.33')).status, 0);
  const short = await required('accuracy.difference>=0.34');
  assert.equal(short.status, 3);
  assert.match(short.stderr, /Of "next", the difference in accuracy is 0\.3333/);
  const low = await required('accuracy.difference.low>=0');
  assert.equal(low.status, 3);
  assert.match(low.stderr, /the lower end of the interval of the difference in accuracy is -0\./);
  const chinese = await required('accuracy.difference.low>=0', '--language=zh');
  assert.match(chinese.stderr, /“next”的 accuracy 差异区间下限为 -0\./);
  const unknown = await required('f1.difference>=0');
  assert.equal(unknown.status, 2);
  assert.match(unknown.stderr, /the difference in f1 is not known here.* accuracy;.*--bootstrap/);
  assert.equal((await required('f1.difference>=0', '--bootstrap=200')).status, 0);
  assert.match((await required('f2x.difference>=0')).stderr, /Unknown metric: f2x/);
  const alone = await melon('evaluate', BASE, '--require', 'accuracy.difference>=0');
  assert.equal(alone.status, 2);
  assert.match(alone.stderr, /A difference needs two files: melon compare/);
});

test('--metric says which difference is shown, and which there are', async () => {
  const call = ['compare', BASE, NEXT, '--positive=x'];
  const { stdout } = await melon(...call, '--metric=f1', '--bootstrap=200');
  // F1 of next: 2·3/(2·3 + 1 + 0); of base 2·1/(2·1 + 1 + 2).
  assert.match(stdout, /Difference of F1 +p \(bootstrap\) .*\nnext − base +0\.457 /);
  const none = await melon(...call, '--metric=f1');
  assert.equal(none.status, 2);
  assert.match(none.stderr, /"f1".*there is accuracy; --bootstrap=2000/);
  assert.match((await melon(...call, '--metric=MCC')).stderr, /Did you mean matthews_corrcoef\?/);
});

test('of models below each other one is compared', async () => {
  const rows = (/** @type {string} */ model, /** @type {string} */ pred) =>
    [...pred].map((label, at) => `${at + 1},${model},${'xxxyyy'[at]},${label}\n`).join('');
  const long = file(
    'long.csv',
    `id,model,truth,pred\n${rows('m', 'xyyyxy')}${rows('n', 'xxxyyx')}`,
  );
  const { models } = await reportOf(BASE, long, '--predictions=n,pred', '--positive=x');
  assert.deepEqual(
    models.map((/** @type {any} */ { name, metrics }) => [name, metrics.accuracy]),
    [
      ['n', 5 / 6],
      ['base', 3 / 6],
    ],
  );
});

test('files with an identifier are compared whatever the order of their rows', async () => {
  const base = file('b-id.csv', 'id,truth,pred\n1,x,x\n2,x,y\n3,y,y\n4,y,x\n');
  const next = file('n-id.csv', 'id,truth,pred\n4,y,y\n3,y,y\n2,x,x\n1,x,x\n9,x,x\n');
  const { input, pairs, warnings } = await reportOf(base, next, '--positive=x');
  assert.deepEqual(input.join, { how: 'identifier', by: ['id'], choices: ['id'] });
  assert.equal(pairs[0].accuracy_diff, 1 - 2 / 4);
  assert.ok(warnings.some((/** @type {any} */ { code }) => code === 'join_unmatched'));
  const refused = await melon('compare', base, next, '--join=rows');
  assert.match(refused.stderr, /n-id\.csv" has 5 rows, and .*b-id\.csv" has 4/);
});

test('the truth may be in one of the two files', async () => {
  const whole = file('whole.csv', 'id,truth,A\n4,1,.9\n1,0,.1\n3,1,.3\n2,0,.4\n');
  const bare = file('bare.csv', 'case_id,B\n1,.2\n2,.1\n3,.8\n4,.9\n');
  for (const [base, next, difference] of /** @type {const} */ ([
    [whole, bare, 1 - 3 / 4],
    [bare, whole, 3 / 4 - 1],
  ])) {
    const { models, pairs, input } = await reportOf(base, next);
    assert.deepEqual(
      models.map((/** @type {any} */ { name }) => name),
      base === whole ? ['B', 'A'] : ['A', 'B'],
    );
    assert.equal(pairs[0].roc_auc_diff, difference);
    assert.equal(input.join.how, 'identifier');
  }
  const rows = file('rows.csv', 'B\n.9\n.2\n.8\n.1\n');
  assert.equal((await reportOf(whole, rows)).input.join.how, 'rows');
  const { stderr } = await melon('compare', whole, file('short.csv', 'B\n.9\n.2\n'));
  assert.match(stderr, /whole\.csv" has 4/);
  assert.match((await melon('compare', bare, rows)).stderr, /^In ".*bare\.csv"/);
});

/** @type {[string, string[], number, RegExp, RegExp][]} */
const FAULTS = [
  ['one file', [BASE], 2, /^Give two files/, /^请给出两个文件/],
  ['three files', [BASE, NEXT, BASE], 2, /there are 3/, /现有 3 个/],
  [
    'a file that does not exist',
    [BASE, join(folder, 'absent.csv')],
    1,
    /absent\.csv": there is no such file/,
    /文件不存在/,
  ],
  [
    'a file that does not exist, whatever is wrong with the other one',
    [file('two_models.csv', 'truth,A,B\n1,.9,.8\n0,.1,.3\n1,.4,.6\n'), join(folder, 'absent.csv')],
    1,
    /^Cannot read ".*absent\.csv": there is no such file/,
    /^无法读取“.*absent\.csv”：文件不存在/,
  ],
  [
    'one file given twice',
    [join(folder, 'two_models.csv'), join(folder, '.', 'two_models.csv'), '--predictions=A'],
    1,
    /^Both files are ".*two_models\.csv": compare needs a file for each of two models\./,
    /^两个文件都是“.*two_models\.csv”/,
  ],
  [
    'a copy of a file',
    [
      join(folder, 'two_models.csv'),
      file('copy.csv', readFileSync(join(folder, 'two_models.csv'), 'utf8')),
      '--predictions=A',
    ],
    1,
    /^".*two_models\.csv" and ".*copy\.csv" have the same predictions, so there is nothing to compare\./,
    /two_models\.csv”与“.*copy\.csv”中的预测完全相同/,
  ],
  [
    'a copy of a file of many classes',
    ['1', '2'].map((name) =>
      file(`many${name}.csv`, 'truth,a,b,c\na,.8,.1,.1\nb,.2,.7,.1\nc,.1,.3,.6\na,.5,.3,.2\n'),
    ),
    1,
    /many1\.csv" and ".*many2\.csv" have the same predictions/,
    /中的预测完全相同/,
  ],
  [
    'cases in another order',
    [BASE, file('order.csv', 'label,pred\ny,x\nx,x\nx,x\ny,y\ny,y\nx,x\n')],
    1,
    /"label" is "y" in line 2 of ".*order\.csv", and "truth" is "x" in line 2 .* 2 of 6 rows differ/,
    /6 行中有 2 行不同/,
  ],
  [
    'fewer cases',
    [BASE, file('fewer.csv', 'label,pred\nx,x\ny,y\n')],
    1,
    /fewer\.csv" has 2 rows, and ".*base\.csv" has 6/,
    /2 行，“.*”有 6 行/,
  ],
  [
    'a damaged file',
    [BASE, file('ragged.csv', 'label,pred\nx,x\ny\n')],
    1,
    /^In ".*ragged\.csv": Line 3/,
    /ragged\.csv”中：/,
  ],
  [
    'predictions of another kind',
    [BASE, file('number.csv', 'truth,pred\n1.5,1\n2.5,2\n3.1,3\n4,4\n5,5.2\n6,6.1\n')],
    1,
    /base\.csv" was read as labels and ".*number\.csv" as regression/,
    /被读作 regression/,
  ],
  [
    'results of learners',
    [BASE, join(ROOT, 'web', 'samples', 'demsar-auc.csv')],
    1,
    /demsar-auc\.csv" was read as friedman: compare needs predictions/,
    /被读作 friedman/,
  ],
];
for (const [name, args, expected, english, chinese] of FAULTS) {
  test(`${name} cannot be compared, and a sentence says why`, async () => {
    const { status, stdout, stderr } = await melon('compare', ...args);
    assert.equal(status, expected, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, english);
    assert.match((await melon('compare', ...args, '--language=zh')).stderr, chinese);
  });
}

test('what was guessed of the files is named in the report, in its warnings and in the paragraph', async () => {
  const rows = ['bad,.1', 'bad,.4', 'bad,.6', 'good,.3', 'good,.7', 'good,.8', 'good,.9'];
  const base = file('scores_base.csv', `label,score\n${rows.join('\n')}\n`);
  const next = file('scores_next.csv', `label,score\n${rows.join('\n').replace('.3', '.5')}\n`);
  const report = await reportOf(base, next);
  assert.deepEqual(report.input.guessed, ['truth', 'task', 'predictions', 'positive']);
  const codes = report.warnings.map((/** @type {{ code: string }} */ { code }) => code);
  assert.ok(codes.includes('positive_class_guessed'), `${codes}`);
  const paper = async (/** @type {string[]} */ ...options) =>
    (await melon('compare', base, next, '--paper', ...options)).stdout;
  assert.match(
    await paper(),
    /\[To be checked and removed: Melon guessed the column with the truth \(label\), the task \(binary\), the columns of the models, and the positive class \(good\)\.\]/,
  );
  const all = ['--truth=label', '--task=binary', '--predictions=score', '--positive=good'];
  assert.doesNotMatch(await paper(...all), /Melon guessed/);
  assert.deepEqual((await reportOf(base, next, ...all)).input.guessed, []);
});
