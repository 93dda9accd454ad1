// The simulation of estimators: what is asked of the core, and the picture of its answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBuiltCore } from '../../../bin/core.mjs';
import { estimatorPlot } from '../../../web/diagrams/estimators.js';
import {
  estimatorsRequest,
  LEARNERS,
  NUMBERS,
  USUAL,
  USUAL_NUMBERS,
} from '../../../web/lab/estimators.js';
import { labWords } from '../../../web/views/lab/words.js';
import { options } from '../diagrams/example.mjs';

/** @param {Partial<typeof USUAL>} patch */
async function simulate(patch) {
  const built = await openBuiltCore();
  assert.ok(built, 'the core is built');
  return built.core.query(estimatorsRequest({ ...USUAL, rows: '12', repetitions: '3', ...patch }));
}

test('the core knows every learner, and has a name for each estimator', async () => {
  for (const learner of Object.keys(LEARNERS)) {
    const { estimates, closest } = await simulate({ learner });
    for (const language of /** @type {const} */ (['en', 'zh'])) {
      const { names, learners } = labWords(language).estimators;
      assert.deepEqual(
        estimates.map((/** @type {any} */ { estimator }) => estimator),
        Object.keys(names),
      );
      assert.ok(Object.hasOwn(names, closest) && Object.hasOwn(learners, learner));
    }
  }
});

test('what stands in the fields is what the core takes where nothing is typed', async () => {
  const built = await openBuiltCore();
  assert.ok(built, 'the core is built');
  const { estimators: usual } = built.core.query({ type: 'estimators', repetitions: 2 });
  const { repetitions, ...request } = estimatorsRequest(USUAL);
  assert.equal(repetitions, 200);
  for (const name of NUMBERS.filter((one) => one !== 'repetitions')) {
    assert.equal(usual[name], Number(USUAL_NUMBERS[name]), name);
  }
  assert.equal(usual.learner, request.learner);
});

test('each estimator is a bar around its mean, within the picture, beside the line of the truth', () => {
  const spreads = [
    { name: 'apparent error', mean: 0, deviation: 0 },
    { name: 'hold-out', mean: 0.4, deviation: 0.2 },
  ];
  const texts = { x: 'error', truth: 'true error', description: 'd' };
  for (const width of [280, 700]) {
    const { shapes, height } = estimatorPlot(spreads, 0.35, { ...options({ width }), texts });
    const of = (/** @type {string} */ part) => shapes.filter((one) => one.part === part);
    assert.equal(of('spread').length, 2);
    const [truth] = /** @type {any[]} */ (of('truth'));
    const [apparent, holdOut] = /** @type {any[]} */ (of('mean'));
    assert.ok(apparent.at[0] < truth.points[0][0] && truth.points[0][0] < holdOut.at[0]);
    const [, bar] = /** @type {any[]} */ (of('spread'));
    assert.ok(Math.abs((bar.points[0][0] + bar.points[1][0]) / 2 - holdOut.at[0]) < 1e-9);
    for (const shape of shapes) {
      const points = 'points' in shape ? shape.points : 'at' in shape ? [shape.at] : [];
      for (const [x, y] of points) {
        assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${shape.part}: ${x}, ${y}`);
      }
    }
  }
});
