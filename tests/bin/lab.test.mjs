// melon lab: what it prints is what melon evaluate reads.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-lab-'));
after(() => rmSync(FOLDER, { recursive: true }));

const IRIS = fromProject('tests/golden/learners/iris.csv');
const DIABETES = fromProject('tests/golden/learners/diabetes.csv');
const CANCER = fromProject('tests/golden/learners/breast_cancer.csv');

/** @param {string} text */
const linesOf = (text) => text.split('\r\n').slice(0, -1);

/** @param {string[]} args */
async function lab(...args) {
  const { stdout, status, stderr } = await melon('lab', ...args);
  assert.equal(status, 0, stderr);
  return { lines: linesOf(stdout), text: stdout, stderr };
}

/** The report of what the lab printed. @param {string} text @param {string[]} args */
async function reportOf(text, ...args) {
  const file = join(FOLDER, 'lab.csv');
  writeFileSync(file, text);
  const { stdout, status, stderr } = await melon('evaluate', file, '--json', ...args);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

test('predictions of classes are evaluated as what they are', async () => {
  const { lines, text } = await lab(IRIS, '--learners=k_nearest_neighbors,baseline', '--folds=5');
  assert.equal(lines.length, 151);
  assert.equal(lines[0].split(',').length, 4 + 2 * 3);
  const { task, models } = await reportOf(text);
  assert.equal(task, 'multiclass');
  assert.equal(models.length, 2);
  const accuracy = Object.fromEntries(
    models.map((/** @type {any} */ { name, metrics }) => [name, metrics.accuracy]),
  );
  assert.equal(accuracy.baseline, 1 / 3);
  assert.ok(accuracy.k_nearest_neighbors > 0.9);
});

/** The mean over the lines of a table, which has the columns of its first line. @param {string[]} lines */
function meanOf(lines, /** @type {(cell: (name: string) => string) => number} */ of) {
  const [header, ...rows] = lines.map((line) => line.split(','));
  return rows.reduce((sum, row) => sum + of((name) => row[header.indexOf(name)]), 0) / rows.length;
}

test('predictions of a number are evaluated as a regression of the target', async () => {
  const file = fromProject('web/data_sets/diabetes.csv');
  for (const plan of ['k_fold', 'repeated_k_fold', 'hold_out', 'leave_one_out']) {
    const repeats = plan === 'repeated_k_fold' ? ['--repeats=3'] : [];
    const learners = '--learners=baseline,linear_regression';
    const target = '--target=progression';
    const { lines, text } = await lab(file, target, learners, `--plan=${plan}`, ...repeats);
    const { task, input, models } = await reportOf(text);
    assert.equal(task, 'regression', plan);
    assert.equal(input.truth, 'progression');
    assert.deepEqual(input.predictions, ['baseline', 'linear_regression']);
    for (const { name, metrics } of models) {
      const mae = meanOf(lines, (cell) =>
        Math.abs(Number(cell(name)) - Number(cell('progression'))),
      );
      assert.ok(Math.abs(metrics.mae - mae) < 1e-9 * mae, `${plan}: ${name}`);
    }
  }
});

test('probabilities of classes that are numbers are those of the target, not of the repeats', async () => {
  const file = join(FOLDER, 'numbered.csv');
  const rows = Array.from({ length: 60 }, (_, i) => [
    (i * 37) % 60,
    (i * 11) % 17,
    (i * 37) % 60 > 30,
  ]);
  for (const [no, yes] of [
    [0, 1],
    [1, 2],
    [-1, 1],
  ]) {
    const cells = rows.map(([x, z, late]) => `${x},${z},${late ? yes : no}`);
    writeFileSync(file, `x,z,churned\n${cells.join('\n')}\n`);
    for (const plan of [['--plan=k_fold'], ['--plan=repeated_k_fold', '--repeats=3']]) {
      const learners = '--learners=baseline,decision_tree,gaussian_naive_bayes';
      const { lines, text } = await lab(file, '--target=churned', learners, ...plan);
      const { task, input, models } = await reportOf(text);
      assert.equal(task, 'binary');
      assert.equal(input.truth, 'churned');
      const names = ['baseline', 'decision_tree', 'gaussian_naive_bayes'];
      assert.deepEqual(
        input.predictions,
        names.map((name) => `${name}:${yes}`),
      );
      for (const { name, metrics } of models) {
        const right = meanOf(lines, (cell) =>
          Number(Number(cell(name)) >= 0.5 === (Number(cell('churned')) === yes)),
        );
        assert.ok(Math.abs(metrics.accuracy - right) < 1e-12, name);
      }
    }
  }
});

test('probabilities of ten digits are those of the target', async () => {
  const file = fromProject('web/data_sets/digits.csv');
  const learners = '--learners=gaussian_naive_bayes';
  const { lines, text } = await lab(file, '--target=digit', learners, '--plan=hold_out');
  const { task, input, models } = await reportOf(text);
  assert.equal(task, 'multiclass');
  assert.equal(input.truth, 'digit');
  const right = meanOf(lines, (cell) => {
    const scores = Array.from({ length: 10 }, (_, k) => Number(cell(`gaussian_naive_bayes:${k}`)));
    return Number(scores.indexOf(Math.max(...scores)) === Number(cell('digit')));
  });
  assert.ok(Math.abs(models[0].metrics.accuracy - right) < 1e-12);
});

test('a test set of one row of two classes has one result for each learner', async () => {
  const file = join(FOLDER, 'few.csv');
  writeFileSync(file, 'x,y\n1,no\n2,no\n3,yes\n4,yes\n1.5,no\n3.5,yes\n');
  const learners = '--learners=k_nearest_neighbors:n_neighbors=1,baseline';
  const metrics = '--metrics=accuracy,roc_auc';
  const { lines } = await lab(file, '--target=y', learners, '--plan=leave_one_out', metrics);
  assert.equal(lines.length, 1 + 6 * 2);
  // The nearest of the others is of the same class; the majority of the others is not, or there is none.
  for (const line of lines.slice(1).filter((one) => one.includes('k_nearest')))
    assert.match(line, /,1,$/);
});

test('two classes are one model for each learner', async () => {
  const { text } = await lab(
    CANCER,
    '--learners=gaussian_naive_bayes,random_forest:n_estimators=20',
  );
  const { task, models, warnings } = await reportOf(text);
  assert.equal(task, 'binary');
  assert.equal(models.length, 2);
  for (const { metrics } of models) assert.ok(metrics.roc_auc > 0.97, String(metrics.roc_auc));
  const codes = warnings.map((/** @type {any} */ { code }) => code);
  assert.ok(!codes.includes('not_probabilities'), codes.join());
});

test('classes that are signs or look like formulas come through to the report', async () => {
  const file = join(FOLDER, 'signs.csv');
  const rows = Array.from(
    { length: 40 },
    (_, i) => `${i % 7},${(i * 3) % 5},${i % 7 > 3 ? '+' : '-'}`,
  );
  writeFileSync(file, `a,b,class\n${rows.join('\n')}\n`);
  const learners = '--learners=decision_tree,gaussian_naive_bayes';
  const measured = await lab(file, '--target=class', learners, '--folds=4', '--metrics=accuracy');
  assert.equal(measured.lines.length, 1 + 4 * 2);
  for (const line of measured.lines.slice(1)) assert.match(line, /,(0\.\d+|1)$/);
  const { text } = await lab(file, '--target=class', learners, '--folds=4');
  const { task, models } = await reportOf(text);
  assert.equal(task, 'binary');
  const names = models.map((/** @type {any} */ { name }) => name.split(':')[0]);
  assert.deepEqual(names, ['decision_tree', 'gaussian_naive_bayes']);
});

test('a learner whose predictions overflow is left out with a sentence, and the others are measured', async () => {
  const file = join(FOLDER, 'huge.csv');
  const rows = Array.from({ length: 30 }, (_, i) => `${(i + 1) * 1e200},${i * 10}`);
  writeFileSync(file, `x,y\n${rows.join('\n')}\n`);
  const learners = '--learners=polynomial_regression,random_forest:n_estimators=5';
  const args = [file, '--target=y', learners, '--folds=3'];
  const { lines, stderr } = await lab(...args, '--metrics=mae');
  const of = (/** @type {string} */ name) => lines.filter((line) => line.includes(name));
  assert.equal(of('polynomial').length, 3);
  for (const line of of('polynomial')) assert.match(line, /polynomial_regression,$/);
  for (const line of of('forest')) assert.match(line, /,\d+(\.\d+)?$/);
  assert.match(
    stderr,
    /Some predictions of polynomial_regression in fold 1 of repeat 1 are beyond all numbers/,
  );
  const { lines: predicted } = await lab(...args);
  assert.equal(predicted[0], 'row,repeat,fold,y,random_forest:n_estimators=5');
});

test('predictions of a number are a regression', async () => {
  const { text } = await lab(DIABETES, '--learners=baseline,ridge_regression:alpha=10');
  const { task, models } = await reportOf(text);
  assert.equal(task, 'regression');
  assert.ok(models[1].metrics.r2 > 0.4 && models[0].metrics.r2 < 0.01);
});

test('metrics of each fold are a comparison of learners, which knows its metric', async () => {
  const { lines, text } = await lab(
    CANCER,
    '--learners=logistic_regression,decision_tree',
    '--plan=cv5x2',
    '--metrics=roc_auc',
  );
  assert.equal(lines[0], 'repeat,fold,learner,roc_auc');
  assert.equal(lines.length, 1 + 10 * 2);
  assert.match(lines[1], /^1,1,logistic_regression,0\.9\d+$/);
  const { task, models } = await reportOf(text);
  assert.equal(task, 'cv');
  assert.deepEqual(
    models.map((/** @type {any} */ { name }) => name),
    ['logistic_regression', 'decision_tree'],
  );
});

test('a validation curve has the means that scikit-learn has', async () => {
  const expected = JSON.parse(
    readFileSync(fromProject('tests/golden/validation_curve.json'), 'utf8'),
  );
  const learners = expected.map(
    (/** @type {any} */ one) => `gaussian_naive_bayes:var_smoothing=${one.var_smoothing}`,
  );
  const { lines } = await lab(
    IRIS,
    `--learners=${learners}`,
    '--plan=leave_one_out',
    '--metrics=accuracy',
    '--with-training',
  );
  assert.equal(lines[0], 'repeat,fold,training_share,training_rows,part,learner,accuracy');
  const cells = lines.slice(1).map((line) => line.split(','));
  for (const [at, learner] of learners.entries())
    for (const part of ['training', 'test']) {
      const own = cells.filter((row) => row[4] === part && row[5] === learner);
      assert.equal(own.length, 150);
      assert.ok(own.every((row) => row[3] === '149'));
      const mean = own.reduce((sum, row) => sum + Number(row[6]), 0) / own.length;
      assert.ok(Math.abs(mean - expected[at][part]) < 1e-12, `${learner}, ${part}: ${mean}`);
    }
});

test('a learning curve learns from growing shares of each training set', async () => {
  const { lines } = await lab(
    CANCER,
    '--learners=decision_tree',
    '--folds=3',
    '--metrics=accuracy',
    '--training-shares=.1,1',
  );
  const cells = lines.slice(1).map((line) => line.split(','));
  assert.deepEqual(
    cells.map(([, fold, share, rows, part]) => [fold, share, rows, part].join()),
    ['1,0.1,38', '2,0.1,38', '3,0.1,38', '1,1,379', '2,1,379', '3,1,380'].flatMap((one) => [
      `${one},training`,
      `${one},test`,
    ]),
  );
  // A full tree knows by heart what it has learnt from, and no more than that.
  for (const [, , , , part, , accuracy] of cells)
    assert.equal(accuracy === '1', part === 'training');
});

test('a learning curve of predictions, or of no share at all, is refused', async () => {
  for (const [options, expected] of [
    [['--training-shares=.5'], /give --metrics=accuracy or others/],
    [['--with-training'], /give --metrics=accuracy or others/],
    [['--training-shares=0,1', '--metrics=accuracy'], /training.share.*above 0, at most 1/],
    [['--training-shares=some', '--metrics=accuracy'], /training.share.*above 0, at most 1/],
  ]) {
    const { status, stderr } = await melon('lab', IRIS, .../** @type {string[]} */ (options));
    assert.equal(status, 2, stderr);
    assert.match(stderr, /** @type {RegExp} */ (expected));
  }
});

test('.632+ is made of the out-of-bag predictions that the same call prints', async () => {
  const args = [
    CANCER,
    '--features=x1,x2',
    '--learners=k_nearest_neighbors:n_neighbors=1,gaussian_naive_bayes',
    '--repeats=30',
  ];
  const { lines } = await lab(...args, '--estimate=632');
  assert.equal(
    lines[0],
    'learner,apparent_error,out_of_bag_error,estimate_632,no_information_rate,overfitting_rate,weight,estimate_632_plus',
  );
  const predicted = (await lab(...args, '--plan=bootstrap')).lines.map((line) => line.split(','));
  const [head, ...rows] = predicted;
  for (const line of lines.slice(1)) {
    const [learner, ...numbers] = line.split(',');
    const [apparent, outOfBag, e632, chance, overfitting, weight, plus] = numbers.map(Number);
    // Of each row the mean over the samples that leave it out, then over rows.
    const column = head.indexOf(`${learner}:1`);
    /** @type {Map<string, number[]>} */
    const errors = new Map();
    for (const row of rows) {
      const wrong = Number(Number(row[column]) >= 0.5) === Number(row[3]) ? 0 : 1;
      errors.set(row[0], [...(errors.get(row[0]) ?? []), wrong]);
    }
    const mean = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0) / list.length;
    assert.ok(Math.abs(outOfBag - mean([...errors.values()].map(mean))) < 1e-12, line);
    // Efron & Tibshirani 1997, where nothing is capped.
    assert.ok(apparent < outOfBag && outOfBag < chance, line);
    const rate = (outOfBag - apparent) / (chance - apparent);
    const w = 0.632 / (1 - 0.368 * rate);
    for (const [mine, theirs] of [
      [e632, 0.368 * apparent + 0.632 * outOfBag],
      [overfitting, rate],
      [weight, w],
      [plus, (1 - w) * apparent + w * outOfBag],
    ])
      assert.ok(Math.abs(mine - theirs) < 1e-12, line);
  }
  // No two tumours have the same measures, so each is its own nearest neighbour.
  assert.match(lines[1], /^k_nearest_neighbors:n_neighbors=1,0,/);
});

test('as JSON the estimates stand beside what they were learnt from', async () => {
  const { stdout } = await melon(
    'lab',
    IRIS,
    '--estimate=632',
    '--repeats=2',
    '--format=json',
    '--learners=baseline',
  );
  const { lab: facts, plan, bootstrap_632: estimates, warnings } = JSON.parse(stdout);
  assert.equal(facts.goal, 'classification');
  assert.equal(plan.id, 'bootstrap');
  assert.equal(estimates.samples, 2);
  assert.equal(estimates.learners[0].name, 'baseline');
  // Three classes of fifty, and always the same one: 2/3.
  assert.equal(estimates.learners[0].apparent_error, 2 / 3);
  assert.equal(estimates.learners[0].no_information_rate, 2 / 3);
  assert.equal(estimates.learners[0].overfitting_rate, 0);
  assert.ok(estimates.never_left_out > 0);
  assert.ok(warnings.some((/** @type {any} */ { code }) => code === 'never_left_out'));
});

test('what .632+ is not for is said before anything is learnt', async () => {
  for (const [args, expected] of [
    [[DIABETES], /target is a number\. The \.632\+ estimate as it was published/],
    [[IRIS, '--plan=k_fold'], /the plan is "k_fold": choose the plan "bootstrap"/],
    [[IRIS, '--metrics=accuracy'], /--estimate and --metrics/],
  ]) {
    const { status, stderr, stdout } = await melon(
      'lab',
      .../** @type {string[]} */ (args),
      '--estimate=632',
    );
    assert.equal(status, 2, stderr);
    assert.match(stderr, /** @type {RegExp} */ (expected));
    assert.equal(stdout, '');
  }
});

test('where the target is not known, the columns are listed with the option to type', async () => {
  const file = join(FOLDER, 'unnamed.csv');
  writeFileSync(file, 'width,kind of flower\n1,a\n2,b\n3,a\n');
  const { status, stderr } = await melon('lab', file);
  assert.equal(status, 1, stderr);
  assert.match(stderr, /--target=width\n\s+--target='kind of flower'\n/);
});

test('the same seed gives the same file', async () => {
  const args = [IRIS, '--learners=random_forest:n_estimators=5', '--folds=2'];
  const once = await lab(...args);
  assert.equal((await lab(...args)).text, once.text);
  assert.notEqual((await lab(...args, '--seed=2')).text, once.text);
});

test('as JSON it says what would be learnt from what', async () => {
  const { stdout } = await melon('lab', DIABETES, '--json', '--features=x1,x3');
  const { lab: facts, plan } = JSON.parse(stdout);
  assert.equal(facts.goal, 'regression');
  assert.deepEqual(
    facts.features.map((/** @type {any} */ { name }) => name),
    ['x1', 'x3'],
  );
  assert.equal(plan.count, 10);
});

test('what the call is to blame for ends with 2 and a remedy', async () => {
  for (const [option, expected] of [
    ['--learners=oracle', /Unknown learner: "oracle"\. Those for this target are baseline, /],
    ['--learners=linear_regression', /predicts numbers, and the target has classes/],
    ['--learners=decision_tree:depth=2', /no hyper-parameter "depth"; it has max_depth, /],
    ['--metrics=beauty', /beauty/],
    ['--metrics=roc_auc', /Did you mean roc_auc_ov[or]_macro\?/],
  ]) {
    const { status, stderr, stdout } = await melon('lab', IRIS, String(option));
    assert.equal(status, 2, stderr);
    assert.match(stderr, /** @type {RegExp} */ (expected));
    assert.equal(stdout, '');
  }
});

test('names of features may contain commas', async () => {
  const file = join(FOLDER, 'commas.csv');
  const rows = Array.from({ length: 12 }, (_, i) => `${i}.5,${i % 5}.5,${i % 3}.5,${i % 2}`);
  writeFileSync(file, `"height, cm",height,cm,kind\n${rows.join('\n')}\n`);
  const features = async (/** @type {string[]} */ ...args) => {
    const { text } = await lab(file, '--target=kind', '--folds=2', '--json', ...args);
    return JSON.parse(text).lab.features.map((/** @type {any} */ { name }) => name);
  };
  assert.deepEqual(await features('--features=height, cm'), ['height, cm']);
  assert.deepEqual(await features('--features=cm,height, cm'), ['cm', 'height, cm']);
  assert.deepEqual(await features('--features=cm', '--features=height'), ['cm', 'height']);
  const { status, stderr } = await melon('lab', file, '--target=kind', '--features=cm,weight');
  assert.notEqual(status, 0);
  assert.match(stderr, /weight/);
});

test('a table in which a metric is undefined in some folds is read without being told', async () => {
  const file = join(FOLDER, 'rare.csv');
  // Three of 24 rows are positive, so most test sets of three rows have one class alone.
  const rows = Array.from({ length: 24 }, (_, i) => `${(i * 7) % 24}.5,${i % 8 ? 'no' : 'yes'}`);
  writeFileSync(file, `x,ill\n${rows.join('\n')}\n`);
  const args = ['--target=ill', '--plan=k_fold', '--folds=8', '--plain', '--metrics=roc_auc'];
  const { lines, text } = await lab(file, ...args, '--learners=k_nearest_neighbors,decision_tree');
  const empty = lines.filter((line) => line.endsWith(','));
  assert.ok(empty.length > 0 && empty.length < lines.length - 3, text);
  const report = await reportOf(text);
  assert.equal(report.task, 'cv');
  const codes = report.warnings.map((/** @type {any} */ { code }) => code);
  assert.ok(codes.includes('rows_dropped'), codes.join());
  assert.equal(report.models.length, 2);
});

test('an unknown metric of folds does not point to a report', async () => {
  const { status, stderr } = await melon(
    'lab',
    IRIS,
    '--target=target',
    '--metrics=zzz',
    '--folds=2',
  );
  assert.equal(status, 2);
  assert.match(stderr, /Unknown metric: zzz\. melon catalogue lists the metrics\./);
});

test('a sentence that is true of many training sets is said once', async () => {
  const { stderr } = await lab(
    ...[IRIS, '--target=target', '--folds=5', '--learners=k_nearest_neighbors:n_neighbors=500'],
  );
  assert.equal(stderr.split('n_neighbors is 500').length, 2, stderr);
});
