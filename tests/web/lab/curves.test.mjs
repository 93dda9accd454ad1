import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curveRequest, curvesOf, endsOf, listed, variantsOf } from '../../../web/lab/curves.js';

const choice = {
  against: /** @type {const} */ ('rows'),
  shares: '',
  learner: 'tree',
  parameter: 'depth',
  values: '',
};
const catalogue = /** @type {any} */ ({
  learners: [
    {
      id: 'tree',
      parameters: [
        { name: 'depth', default: 0 },
        { name: 'leaf', default: 1 },
      ],
    },
  ],
});

/** @param {object} one */
const result = (one) => ({ repeat: 1, fold: 1, trainingRows: 4, ...one });

/** A run with two training sets. @param {{ learners: object[], results: object[], parts?: object[] }} of */
const doneOf = ({ learners, results, parts = [] }) =>
  /** @type {any} */ ({ facts: { lab: { learners }, plan: { count: 2 } }, results, parts });

test('lists are typed with whatever separates numbers', () => {
  assert.deepEqual(listed(' 1, 2;3\t4，5 '), ['1', '2', '3', '4', '5']);
  assert.deepEqual(listed(''), []);
});

test('a validation curve has the typed values, or those of a grid search of the one hyper-parameter', () => {
  assert.deepEqual(variantsOf(catalogue, { ...choice, values: '1 2' }), {
    learners: ['tree:depth=1', 'tree:depth=2'],
  });
  const asked = variantsOf(catalogue, choice);
  assert.ok('grid' in asked);
  assert.equal(asked.grid.learner, 'tree:leaf=1');
  assert.equal(asked.grid.strategy, 'grid');
});

test('a learning curve has a point for each share, with the folds of both parts', () => {
  const of = (/** @type {number} */ share, /** @type {string} */ part, /** @type {any} */ value) =>
    result({ share, part, learner: 'a', metrics: { accuracy: value } });
  const results = [
    of(0.5, 'training', 1),
    of(0.5, 'test', 0.25),
    of(0.5, 'test', null),
    of(1, 'test', 0.75),
    result({ share: 0.5, part: 'test', learner: 'b', metrics: { accuracy: 0 } }),
  ];
  const parts = [[4], [4], [8], [7]].map((rows) => ({ training_rows: rows }));
  const learners = [{ name: 'a' }, { name: 'b' }];
  const curves = curvesOf(doneOf({ learners, results, parts }), choice, [0.5, 1], 'accuracy');
  assert.deepEqual(
    curves.map(({ learner }) => learner),
    ['a', 'b'],
  );
  assert.deepEqual(curves[0].points, [
    { label: '4', rows: 4, results: { training: [1], test: [0.25, null] } },
    { label: '8', rows: 8, results: { training: [], test: [0.75] } },
  ]);
  assert.deepEqual(curves[1].points[0].results.test, [0]);
  assert.deepEqual(curveRequest(endsOf(curves), 'accuracy'), {
    type: 'lab_curve',
    metric: 'accuracy',
    points: [
      { training: [], test: [0.75] },
      { training: [], test: [] },
    ],
  });
});

test('a validation curve has a point for each variant, and what the report lacks is undefined', () => {
  const learners = [1, 2].map((depth) => ({ name: `tree:depth=${depth}`, parameters: { depth } }));
  const results = learners.map(({ name }) =>
    result({ share: 1, part: 'test', learner: name, metrics: {} }),
  );
  const of = { ...choice, against: /** @type {const} */ ('parameter') };
  const [curve] = curvesOf(doneOf({ learners, results }), of, [1], 'roc_auc');
  assert.deepEqual(
    curve.points.map(({ label }) => label),
    ['1', '2'],
  );
  assert.deepEqual(curve.points[0].results, { training: [], test: [null] });
});
