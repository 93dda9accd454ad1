// The loop of a search, over the core that ships.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject, openBuiltCore } from '../../../bin/core.mjs';
import { evaluateFold } from '../../../bin/evaluate_fold.mjs';
import { catalogueParts } from '../../../tools/catalogue_parts.mjs';
import { withBetterEnd } from '../../../web/core/catalogue.js';
import { blobSource } from '../../../web/core/read_table.js';
import {
  createBench,
  leadersOf,
  runNested,
  runRace,
  runSearch,
  winnerOf,
} from '../../../web/lab/search.js';
import {
  LECTURE_GRID,
  searchMetrics,
  searchOptions,
  suiting,
  USUAL_SEARCH,
} from '../../../web/lab/search_choice.js';
import { melon } from '../../bin/command_line.mjs';

const IRIS = fromProject('web/data_sets/iris.csv');
const REQUEST = { target: 'species', plan: 'k_fold', folds: 3 };
const { lab: catalogue, names } = catalogueParts(
  JSON.parse(readFileSync(fromProject('build/catalogue/en.json'), 'utf8')),
);

/** A lane that counts what it learns. */
async function openLane() {
  const [data, judge] = [await openBuiltCore(), await openBuiltCore()];
  assert.ok(data && judge, 'the core is built');
  await data.readTable(data.core, blobSource(new Blob([readFileSync(IRIS)])));
  const lane = {
    learnt: /** @type {string[]} */ ([]),
    async ask(/** @type {any} */ request) {
      // As from a worker, later.
      await new Promise((resolve) => setTimeout(resolve));
      if (request.splits) {
        lane.learnt.push(`${request.learners[0]} ${request.splits[0]} ${request.training_share}`);
      }
      return data.core.query(request);
    },
    evaluate: (/** @type {any} */ lab, /** @type {any} */ part) => evaluateFold(judge, lab, part),
  };
  return lane;
}

/** @template T @param {T} answer @returns {Exclude<T, { error: any }>} */
function right(answer) {
  const { error } = /** @type {any} */ (answer);
  assert.equal(error, undefined);
  return /** @type {any} */ (answer);
}

test('two lanes have the trials that the command line has', async () => {
  const lanes = [await openLane(), await openLane()];
  const options = { learner: 'k_nearest_neighbors', strategy: 'genetic', budget: 9 };
  const { trials, used } = right(await runSearch(createBench(lanes, REQUEST), options, () => {}));
  const args = ['--learner=k_nearest_neighbors', '--strategy=genetic', '--budget=9', '--folds=3'];
  const { stdout } = await melon('search', IRIS, '--target=species', ...args, '--json');
  assert.deepEqual(trials, JSON.parse(stdout).trials);
  assert.equal(used, 9);
  assert.ok(lanes.every(({ learnt }) => learnt.length > 0));
});

test('in a race no learner is measured twice in the same fold', async () => {
  const lanes = [await openLane(), await openLane()];
  const strategies = catalogue.search.map(({ id }) => id);
  const options = {
    learner: 'decision_tree:max_depth=1|2:min_samples_leaf=1|2:ccp_alpha=0',
    budget: 6,
  };
  const answers = right(await runRace(createBench(lanes, REQUEST), options, strategies, () => {}));
  assert.deepEqual(
    answers.map(({ search }) => search.strategy),
    strategies,
  );
  const learnt = lanes.flatMap((lane) => lane.learnt);
  assert.equal(new Set(learnt).size, learnt.length);
  // Four combinations, three folds and the three shares of halving at most.
  assert.ok(learnt.length <= 4 * 3 * 3, String(learnt.length));
});

test('the winner is the trial that the core names, and a race has all that are as good', async () => {
  const bench = createBench([await openLane()], REQUEST);
  const of = async (/** @type {[number, number[], number?][]} */ ...trials) =>
    right(
      await bench.ask(
        { learner: 'k_nearest_neighbors' },
        trials.map(([neighbors, results, share = 1]) => ({
          ...{ learner: `k_nearest_neighbors:n_neighbors=${neighbors}` },
          ...{ results, training_share: share },
        })),
      ),
    );
  const one = await of([1, [0.9], 0.5], [2, [0.5]], [3, [0.9]], [4, [0.9]]);
  assert.equal(winnerOf(one)?.parameters.n_neighbors, 3);
  assert.deepEqual(one.winner, { trial: 3, tied: 2, of: 3 });
  const other = await of([5, [0.7]]);
  const nothing = await of();
  assert.equal(winnerOf(nothing), undefined);
  assert.deepEqual(await leadersOf(bench, [nothing, one, other, one]), [1, 3]);
  assert.deepEqual(await leadersOf(bench, [nothing]), []);
});

test('a metric of other data is refused, and a fold that cannot be measured is no zero', async () => {
  const lane = await openLane();
  const options = { learner: 'k_nearest_neighbors', strategy: 'grid', budget: 2 };
  const refused = await runSearch(
    createBench([lane], REQUEST),
    { ...options, metric: 'rmse' },
    () => {},
  );
  assert.ok('error' in refused);
  assert.match(refused.error.message, /rmse does not exist/);
  const broken = { ...lane, evaluate: async () => ({ error: { code: 'no', message: 'No.' } }) };
  const bench = createBench([/** @type {any} */ (broken)], REQUEST);
  const { trials } = right(await runSearch(bench, options, () => {}));
  assert.deepEqual(
    trials.map(({ mean, best }) => [mean, best]),
    [
      [null, null],
      [null, null],
    ],
  );
  assert.deepEqual([...bench.warnings.keys()], ['no']);
  const { outer, folds } = right(await runNested(bench, options, 2, () => {}));
  assert.deepEqual(outer, { folds: 2, defined: 0, inner_mean: null, outer_mean: null });
  assert.equal(folds[0].learner, null);
});

test('the grid of the lecture has 90 combinations', async () => {
  const lane = await openLane();
  const options = searchOptions({ ...USUAL_SEARCH, ...LECTURE_GRID, metric: 'accuracy' });
  const { search, next } = await lane.ask({ ...REQUEST, ...options, type: 'search' });
  assert.equal(new Set(next).size, 90);
  assert.deepEqual(
    search.parameters.map((/** @type {any} */ { name, values }) => [name, values.length]),
    [
      ['n_estimators', 30],
      ['max_depth', 3],
    ],
  );
});

test('what can be searched by is every metric of a fold that has a better end, the usual one first', async () => {
  const choice = { ...USUAL_SEARCH, learner: 'gaussian_naive_bayes', metric: 'roc_auc' };
  const regression = /** @type {any} */ ({ goal: 'regression' });
  assert.deepEqual(suiting(catalogue, regression, choice), {
    ...choice,
    learner: 'decision_tree',
    values: {},
    metric: 'rmse',
  });
  const judge = await openBuiltCore();
  assert.ok(judge);
  for (const [file, target, usual] of /** @type {const} */ ([
    ['iris', 'species', 'accuracy'],
    ['breast_cancer', 'diagnosis', 'accuracy'],
    ['diabetes', 'progression', 'rmse'],
  ])) {
    const data = await openBuiltCore();
    assert.ok(data);
    const csv = readFileSync(fromProject(`web/data_sets/${file}.csv`));
    await data.readTable(data.core, blobSource(new Blob([csv])));
    const request = { type: 'lab', target, learners: ['baseline'], plan: 'hold_out' };
    const { lab } = /** @type {any} */ (data.core.query(request));
    const part = /** @type {any} */ (data.core.query({ ...request, splits: [0, 1] }));
    const [{ metrics }] = /** @type {any} */ (await evaluateFold(judge, lab, part));
    const offered = searchMetrics(catalogue, lab);
    assert.equal(offered[0], usual);
    const known = withBetterEnd(names, Object.keys(metrics));
    assert.deepEqual(offered.toSorted(), known.toSorted());
  }
});

test('successive halving tries as many candidates on as many rows as scikit-learn does', async () => {
  const lane = await openLane();
  const { halving } = JSON.parse(readFileSync(fromProject('tests/golden/searches.json'), 'utf8'));
  for (const { rows, candidates, resources } of halving) {
    const ask = (/** @type {object[]} */ trials) =>
      lane.ask({
        ...{ ...REQUEST, type: 'search', learner: 'gaussian_naive_bayes', trials },
        ...{ strategy: 'successive_halving', budget: (3 * candidates[0]) / 9 },
      });
    /** @type {object[]} */
    const trials = [];
    const rounds = [];
    for (let answer = await ask(trials); answer.next.length > 0; answer = await ask(trials)) {
      const { next, training_share } = answer;
      rounds.push([next.length, Math.round(training_share * rows)]);
      for (const learner of next)
        trials.push({ learner, training_share, results: [trials.length] });
    }
    assert.deepEqual(
      rounds,
      candidates.map((/** @type {number} */ count, /** @type {number} */ at) => [
        count,
        resources[at],
      ]),
    );
  }
});
