// The simulation of bias and variance: what is asked of the core, and the pictures of its answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBuiltCore } from '../../../bin/core.mjs';
import { errorParts, learntCurves } from '../../../web/diagrams/bias_variance.js';
import { diagramWords } from '../../../web/diagrams/words.js';
import {
  FAMILIES,
  FUNCTIONS,
  simulationRequest,
  USUAL,
  USUAL_NUMBERS,
} from '../../../web/lab/simulation.js';
import { labWords } from '../../../web/views/lab/words.js';
import { THEME as theme } from '../diagrams/example.mjs';

/** @param {Partial<typeof USUAL>} patch */
async function simulate(patch) {
  const built = await openBuiltCore();
  assert.ok(built, 'the core is built');
  return built.core.query(
    simulationRequest({ ...USUAL, rows: '12', training_sets: '10', ...patch }),
  );
}

const texts = { x: 'x', y: 'y', description: 'd', ...labWords('en').bias.parts };
const options = { width: 400, size: 14, theme, words: diagramWords('en'), texts };

test('the core knows every function and every family, and its usual numbers are those in the fields', async () => {
  for (const name of FUNCTIONS) {
    for (const [family, { values }] of Object.entries(FAMILIES)) {
      const answer = await simulate({ function: name, family });
      assert.equal(answer.learners?.length, values.length, `${name}, ${family}`);
    }
  }
  const { bias_variance: used } = await simulate(USUAL);
  for (const [name, usual] of Object.entries(USUAL_NUMBERS)) {
    assert.equal(used[name], Number(usual), name);
  }
});

test('of neighbours the fewest have the most variance', async () => {
  const { learners } = await simulate({ family: 'neighbors', training_sets: '200' });
  const variances = learners.map((/** @type {any} */ one) => one.mean_variance);
  assert.ok(variances[variances.length - 1] > 2 * variances[0]);
});

test('curves that leave the picture are cut off at its edges', async () => {
  const simulated = await simulate({ rows: '14', noise: '1' });
  const complexities = FAMILIES.polynomial.values;
  assert.ok(simulated.learners[11].expected_error > 10);
  for (const diagram of [
    learntCurves(simulated, 11, options),
    errorParts(simulated, complexities, 11, options),
  ]) {
    for (const shape of diagram.shapes) {
      const points = 'points' in shape ? shape.points : 'at' in shape ? [shape.at] : [];
      for (const [x, y] of points) {
        assert.ok(x >= 0 && x <= 400 && y >= 0 && y <= diagram.height, `${shape.part}: ${x}, ${y}`);
      }
    }
  }
});

test('every part of the error is a curve with its name below', async () => {
  const simulated = await simulate({});
  const { shapes } = errorParts(simulated, FAMILIES.polynomial.values, 2, options);
  const parts = new Set(shapes.map(({ part }) => part));
  for (const part of ['bias', 'variance', 'noise', 'error', 'training']) {
    assert.ok(parts.has(part) && parts.has(`legend_${part}`), part);
  }
  const fits = learntCurves(simulated, 0, options).shapes.filter(({ part }) => part === 'fit');
  assert.ok(fits.length >= 10);
});

test('curves can be left out, and dots have a name where it is given', async () => {
  const simulated = await simulate({});
  const own = { ...options, texts: { ...options.texts, measured: 'on new data' } };
  const partsOf = (/** @type {typeof options & { hidden?: string[] }} */ look) =>
    errorParts(simulated, FAMILIES.polynomial.values, 2, look).shapes.map(({ part }) => part);
  assert.ok(!partsOf(options).includes('legend_measured'));
  const parts = partsOf({ ...own, hidden: ['bias', 'variance', 'noise', 'error'] });
  assert.ok(parts.includes('training') && parts.includes('legend_measured'));
  assert.ok(!parts.some((part) => /bias|variance|noise|error/.test(part)));
});

test('a model without a mean stands alone', async () => {
  const simulated = await simulate({});
  const [first] = simulated.learners;
  const single = { ...first, fits: first.fits.slice(0, 1), mean: [] };
  const { shapes } = learntCurves({ ...simulated, learners: [single] }, 0, options);
  const curves = shapes.filter(({ part }) => part === 'fit' || part === 'mean');
  assert.deepEqual(
    curves.map((shape) => [shape.part, 'opacity' in shape ? shape.opacity : null]),
    [['fit', 1]],
  );
});
