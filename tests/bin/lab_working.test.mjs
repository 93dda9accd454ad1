// Every number of the answers of the lab opens its working.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';
import { fromProject } from '../../bin/core.mjs';
import { joinedOutputs } from '../../web/lab/taken_apart.js';
import { recompute } from './recompute_line.mjs';

/** @typedef {Awaited<ReturnType<typeof open>>} Session */

/** @param {string} file */
const dataSet = (file) => fromProject(`web/data_sets/${file}`);

/** What the lines that were looked at came to. */
function counter() {
  let lines = 0;
  let recomputed = 0;
  return {
    /** @param {any} working @param {number | null} value @param {string} where */
    look(working, value, where) {
      assert.equal(working.error, undefined, `${where}: ${JSON.stringify(working.error)}`);
      assert.equal(working.value, value, where);
      if (value === null) return;
      assert.ok(working.lines.length > 0, where);
      assert.equal(working.lines.at(-1).value, value, where);
      for (const line of working.lines) {
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
    },
    /** @param {number} least  share of the lines */
    check: (least = 0.9) =>
      assert.ok(lines > 0 && recomputed >= least * lines, `${recomputed} of ${lines} lines`),
  };
}

/**
 * Asks for the working of each number.
 * @param {Session} session
 * @param {{ type: string, [part: string]: any }} request
 * @param {[wanted: object, value: number | null][]} numbers
 * @param {number} [least]
 */
async function lookAt(session, request, numbers, least) {
  const seen = counter();
  for (const [wanted, value] of numbers) {
    const working = await session.query({ ...request, working: wanted });
    seen.look(working, value, JSON.stringify(wanted));
  }
  seen.check(least);
}

/** The numbers of an object, without its texts. @param {Record<string, any>} all @param {string[]} [not] */
const numbersOf = (all, not = []) =>
  Object.entries(all).filter(
    ([key, value]) => (typeof value === 'number' || value === null) && !not.includes(key),
  );

const anyTable = () => open({ truth: [1, 0, 1, 0], score: [0.9, 0.2, 0.6, 0.7] });

test('every mean and deviation of a learning curve ends in the reported value', async () => {
  const session = await anyTable();
  const points = [
    { training: [1, 1, 0.9875, 1], test: [0.75, 0.8, null, 0.7] },
    { training: [0.5], test: [0.25] },
    { training: [], test: [null, null] },
    { training: [0.1, 0.1, 0.1], test: Array.from({ length: 100 }, (_, at) => Math.sin(at)) },
  ];
  const request = { type: 'lab_curve', metric: 'accuracy', points };
  const answer = await session.query(request);
  const numbers = answer.points.flatMap((/** @type {any} */ one, /** @type {number} */ point) =>
    ['training', 'test'].flatMap((part) =>
      numbersOf(one[part], ['count']).map(([number, value]) => [{ point, part, number }, value]),
    ),
  );
  assert.equal(numbers.length, 4 * 2 * 4);
  await lookAt(session, request, numbers);
});

test('every number of a search ends in the reported value', async () => {
  const session = await open(dataSet('iris.csv'));
  const trials = [
    { learner: 'decision_tree:max_depth=1', results: [0.6, 0.7, 0.65] },
    { learner: 'decision_tree:max_depth=2', training_share: 0.5, results: [0.9, 0.95, 1] },
    { learner: 'decision_tree:max_depth=3', results: [0.9, null, 1] },
    { learner: 'decision_tree:max_depth=4', results: [0.9, 0.85, 1] },
    { learner: 'decision_tree:max_depth=5', results: [0.8, 0.85, 1] },
  ];
  for (const metric of ['accuracy', 'zero_one_loss']) {
    const request = {
      ...{ type: 'search', target: 'species', learner: 'decision_tree', strategy: 'random' },
      ...{ metric, trials, outer: [0.9, 0.8, null].map((best) => ({ best, result: 0.7 })) },
    };
    const answer = await session.query(request);
    const numbers = answer.trials.flatMap((/** @type {any} */ one, /** @type {number} */ trial) =>
      ['mean', 'best'].map((number) => [{ trial, number }, one[number]]),
    );
    assert.equal(numbers[2 * 2][1], null, 'a mean of fewer folds is none');
    const outer = ['inner_mean', 'outer_mean'].map((number) => [{ number }, answer.outer[number]]);
    await lookAt(session, request, [...numbers, ...outer]);
  }
});

for (const learner of ['polynomial_regression:degree=3', 'decision_tree', 'k_nearest_neighbors']) {
  test(`every part of the error of ${learner} on a known function ends in the reported value`, async () => {
    const session = await anyTable();
    for (const settings of [{}, { function: 'step', noise: 0, rows: 9, training_sets: 2 }]) {
      const request = {
        ...{ type: 'bias_variance', training_sets: 12, learners: ['baseline', learner] },
        ...settings,
      };
      const { learners } = await session.query(request);
      const numbers = learners.flatMap((/** @type {any} */ one, /** @type {number} */ place) =>
        numbersOf(one).map(([number, value]) => [{ learner: place, number }, value]),
      );
      assert.equal(numbers.length, 2 * 9);
      await lookAt(session, request, numbers);
    }
  });
}

/** Each number of each learner. @param {any[]} learners */
const partsOf = (learners) =>
  learners.flatMap((one, learner) => [
    [{ learner, number: 'error' }, one.error],
    ...['kohavi_wolpert', 'domingos', 'squared_error'].flatMap((part) =>
      numbersOf(one[part] ?? {}).map(([number, value]) => [{ learner, part, number }, value]),
    ),
  ]);

/** @type {[file: string, target: string, learners: string[], count: number][]} */
const TAKEN_APART = [
  ['iris.csv', 'species', ['decision_tree', 'gaussian_naive_bayes', 'baseline'], 1 + 3 + 6],
  ['penguins.csv', 'species', ['k_nearest_neighbors'], 1 + 3 + 6],
  ['diabetes.csv', 'progression', ['decision_tree', 'linear_regression'], 1 + 3],
];
for (const [file, target, learners, count] of TAKEN_APART) {
  test(`every part of the errors on ${file} ends in the reported value`, async () => {
    const session = await open(dataSet(file));
    const request = { type: 'learner_bias_variance', target, learners, training_sets: 9 };
    const pieces = [];
    for (const sets of [
      [0, 5],
      [5, 9],
    ])
      pieces.push(await session.query({ ...request, sets }));
    const outputs = joinedOutputs(/** @type {any} */ (pieces));
    const answer = await session.query({ ...request, outputs });
    const numbers = partsOf(answer.learners);
    assert.equal(numbers.length, learners.length * count);
    await lookAt(session, { ...request, outputs }, /** @type {any} */ (numbers));
  });
}

/** @type {[name: string, table: import('../../web/api/melon.js').Table][]} */
const PREDICTED = [
  [
    'classes',
    {
      truth: ['a', 'b', 'c', 'a', 'b'],
      one: ['a', 'b', 'b', 'c', 'a'],
      two: ['a', 'c', 'b', 'a', 'a'],
      three: ['b', 'b', 'c', 'a', 'a'],
    },
  ],
  ['numbers', { truth: [1.5, 2, 3.25], one: [1, 2.5, 3], two: [1.75, 2, 4], three: [1.5, 2, 3] }],
];
for (const [name, table] of PREDICTED) {
  test(`every part of the error of a table of predicted ${name} ends in the reported value`, async () => {
    const session = await open(table);
    const request = { type: 'predicted_bias_variance', truth: 'truth' };
    const { learners } = await session.query(request);
    await lookAt(session, request, /** @type {any} */ (partsOf(learners)));
  });
}

test('every number of the estimators of an error ends in the reported value', async () => {
  const session = await anyTable();
  const asked = {
    ...{ type: 'estimators', learner: 'k_nearest_neighbors:n_neighbors=1' },
    ...{ rows: 20, dimensions: 2, distance: 1, repetitions: 9, seed: 1 },
  };
  const parts = [];
  for (const range of [
    [0, 4],
    [4, 9],
  ])
    parts.push(await session.query({ ...asked, range }));
  const request = { ...asked, parts };
  const answer = await session.query(request);
  const numbers = [
    ...answer.estimates.flatMap((/** @type {any} */ { estimator: of, ...one }) =>
      numbersOf(one).map(([number, value]) => [{ of, number }, value]),
    ),
    ...numbersOf(answer.true_error).map(([number, value]) => [{ of: 'true_error', number }, value]),
    [{ of: 'bayes_error' }, answer.bayes_error],
  ];
  assert.equal(numbers.length, 9 * 7 + 2 + 1);
  await lookAt(session, request, /** @type {any} */ (numbers));
  // Without parts the core simulates again.
  const again = await session.query({ ...asked, working: { of: 'hold_out', number: 'bias' } });
  assert.equal(again.value, answer.estimates[1].bias);
});

test('every number of a leak ends in the reported value', async () => {
  const session = await anyTable();
  const request = {
    ...{ type: 'feature_leak', learner: 'gaussian_naive_bayes' },
    ...{ rows: 20, features: 30, selected: 3, repetitions: 6 },
  };
  const answer = await session.query(request);
  const numbers = ['leaked', 'inside'].flatMap((of) =>
    numbersOf(answer[of]).map(([number, value]) => [{ of, number }, value]),
  );
  assert.equal(numbers.length, 2 * 5);
  await lookAt(session, request, /** @type {any} */ (numbers));
});

for (const [file, target, classes] of /** @type {const} */ ([
  ['iris.csv', 'species', 3],
  ['wine.csv', 'wine', 3],
])) {
  test(`every number of the .632+ estimates on ${file} ends in the reported value`, async () => {
    const session = await open(dataSet(file));
    // Their apparent errors are 0, above 0, and that of a guess.
    const learners = ['k_nearest_neighbors:n_neighbors=1', 'gaussian_naive_bayes', 'baseline'];
    const asked = { type: 'lab', target, learners, plan: 'bootstrap', repeats: 6, stratify: null };
    const facts = await session.query(asked);
    const left = await session.query({ ...asked, splits: [0, 6] });
    const request = {
      ...{ type: 'bootstrap_632', plan: 'bootstrap', goal: 'classification', classes },
      ...{ rows: facts.plan.rows, left_out: [left] },
      apparent: await session.query({ ...asked, apparent: true }),
    };
    const answer = await session.query(request);
    const numbers = answer.bootstrap_632.learners.flatMap(
      (/** @type {any} */ one, /** @type {number} */ learner) =>
        numbersOf(one).map(([number, value]) => [{ learner, number }, value]),
    );
    assert.equal(numbers.length, learners.length * 7);
    await lookAt(session, request, numbers);
    const rates = answer.bootstrap_632.learners.map(
      (/** @type {any} */ one) => one.overfitting_rate,
    );
    assert.ok(rates.some((/** @type {number} */ one) => one > 0));
    assert.ok(rates.includes(0));
  });
}

test('a question about no number of an answer is answered by an error', async () => {
  const session = await anyTable();
  const curve = { type: 'lab_curve', metric: 'accuracy', points: [{ test: [1, 0.5] }] };
  const known = { type: 'bias_variance', training_sets: 2, learners: ['baseline'] };
  const leak = { type: 'feature_leak', rows: 10, features: 2, selected: 1, repetitions: 2 };
  for (const request of [
    { ...curve, working: { point: 1, part: 'test', number: 'mean' } },
    { ...curve, working: { point: 0, part: 'test', number: 'median' } },
    { ...curve, working: { point: 0, part: 'test' } },
    { ...curve, working: { point: 0, part: '__proto__', number: 'mean' } },
    { ...known, working: { learner: 1, number: 'mean_variance' } },
    { ...known, working: { learner: 0, number: 'fits' } },
    { ...leak, working: { of: 'truth', number: 'mean' } },
    { ...leak, working: { of: 'leaked', number: 'bias' } },
  ])
    await assert.rejects(() => session.query(request), JSON.stringify(request.working));
});
