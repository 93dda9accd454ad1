// The simulation of estimators: what is asked of the core, and the picture of its answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBuiltCore } from '../../../bin/core.mjs';
import { estimatorPlot } from '../../../web/diagrams/estimators.js';
import { estimatorsRequest, LEARNERS, USUAL, USUAL_NUMBERS } from '../../../web/lab/estimators.js';
import {
  featureLeakRequest,
  USUAL_NUMBERS as LEAK_NUMBERS,
  USUAL as USUAL_LEAK,
} from '../../../web/lab/feature_leak.js';
import { labWords } from '../../../web/views/lab/words.js';
import { options, outside, overlaps } from '../diagrams/example.mjs';

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
      const { names } = labWords(language).estimators;
      const { learners } = labWords(language).simulation;
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
  for (const [name, number] of Object.entries(USUAL_NUMBERS)) {
    if (name !== 'repetitions') assert.equal(usual[name], Number(number), name);
  }
  assert.equal(usual.learner, request.learner);
});

test('in a narrow picture the name of the truth stays within, wherever its line is, and ticks stand apart', () => {
  const texts = { x: 'error', truth: 'error on new cases', description: 'd' };
  for (const mean of [0.13, 0.3, 0.5, 0.7, 0.87]) {
    const spreads = [{ name: '10-fold, repeated', mean, low: mean - 0.125, high: mean + 0.125 }];
    const diagram = estimatorPlot('estimators', spreads, mean, {
      ...options({ width: 280, size: 14 }),
      texts,
    });
    assert.deepEqual(outside(diagram), [], String(mean));
    assert.deepEqual(overlaps(diagram.shapes), [], String(mean));
  }
});

test('each estimator is a bar around its mean, within the picture, beside the line of the truth', () => {
  const spreads = [
    { name: 'apparent error', mean: 0, low: 0, high: 0 },
    { name: 'hold-out', mean: 0.4, low: 0.2, high: 0.6 },
  ];
  const texts = { x: 'error', truth: 'true error', description: 'd' };
  for (const width of [280, 700]) {
    const { shapes, height } = estimatorPlot('estimators', spreads, 0.35, {
      ...options({ width }),
      texts,
    });
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

test('an axis that is given does not move with what is shown', () => {
  const texts = { x: 'share', truth: 'nominal', description: 'd' };
  /** @param {number} high */
  const truthAt = (high) => {
    const spreads = [{ name: 't', mean: 0.1, low: 0, high }];
    const { shapes } = estimatorPlot('shares', spreads, 0.05, {
      ...options({ range: [0, 1] }),
      texts,
    });
    const truth = shapes.find(({ part }) => part === 'truth');
    assert.ok(truth?.kind === 'line');
    return truth.points[0][0];
  };
  assert.equal(truthAt(0.2), truthAt(0.9));
  assert.ok(truthAt(2) < truthAt(0.9));
});

test('features chosen on all rows seem to predict noise, and those chosen inside the training sets do not', async () => {
  const built = await openBuiltCore();
  assert.ok(built, 'the core is built');
  const { feature_leak: usual } = built.core.query({ type: 'feature_leak', repetitions: 2 });
  for (const [name, number] of Object.entries(LEAK_NUMBERS)) {
    if (name !== 'repetitions') assert.equal(usual[name], Number(number), name);
  }
  const request = featureLeakRequest({ ...USUAL_LEAK, repetitions: '10', features: '300' });
  const { leaked, inside, feature_leak: used } = built.core.query(request);
  assert.equal(used.learner, usual.learner);
  assert.equal(used.features, 300);
  assert.ok(leaked.mean > 0.65 && inside.mean < 0.6);
});
