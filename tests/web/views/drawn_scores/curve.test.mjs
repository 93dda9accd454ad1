import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createRandom } from '../../../../web/learn/random.js';
import { DRAWN_OPTIONS, textOf } from '../../../../web/views/drawn_scores/cases.js';
import {
  casesOfCurve,
  countsOf,
  FIRST_CURVE,
  MOST_POINTS,
  withMiddle,
  withoutPoint,
  withPoint,
  withPointAt,
} from '../../../../web/views/drawn_scores/curve.js';
import { openLearnCore } from '../../learn/core.mjs';

/** @typedef {import('../../../../web/views/drawn_scores/curve.js').Curve} Curve */
/** @typedef {import('../../../../web/views/drawn_scores/curve.js').Counts} Counts */

const DRAWINGS = 60;

/** @type {import('../../../../web/learn/core.js').Core} */
let core;
before(async () => {
  core = await openLearnCore();
});

/** Few and many cases, few and many points, some of them on each other or at an edge. @param {number} seed @returns {Curve} */
function drawnCurve(seed) {
  const random = createRandom('drawn curve', seed);
  const shares = () => Array.from({ length: random.whole(0, MOST_POINTS) }, random.unit);
  const inOrder = shares().sort((one, other) => one - other);
  return {
    points: inOrder
      .map((tpr) => ({ fpr: random.chance(0.2) ? 0 : tpr ** 2, tpr }))
      .sort((one, other) => one.fpr - other.fpr || one.tpr - other.tpr),
    chosen: 0,
    positives: random.whole(2, random.pick([5, 200])),
    negatives: random.whole(2, random.pick([5, 200])),
    within: random.pick(['spread', 'tied']),
  };
}

/** The points of a curve as rates that only grow. @param {Curve} curve @returns {Curve} */
function monotone(curve) {
  let highest = 0;
  const points = curve.points.map(({ fpr, tpr }) => {
    highest = Math.max(highest, tpr);
    return { fpr, tpr: highest };
  });
  return { ...curve, points };
}

/** The corners of the core's ROC curve of the cases, as so many of each class. @param {Curve} curve @returns {Promise<Counts[]>} */
async function reported(curve) {
  const rows = textOf(casesOfCurve(curve)).trimEnd().split('\n');
  const table = rows.map((row) => row.split(','));
  const { models } = /** @type {any} */ (await core.report(table, DRAWN_OPTIONS));
  const { fpr, tpr } = models[0].curves.roc.series.curve;
  return fpr.map((/** @type {number} */ rate, /** @type {number} */ at) => ({
    fp: Math.round(rate * curve.negatives),
    tp: Math.round(tpr[at] * curve.positives),
  }));
}

/** Whether a point lies on the line through corners. @param {Counts[]} corners @param {Counts} point */
const isOn = (corners, { fp, tp }) =>
  corners.slice(1).some((to, at) => {
    const from = corners[at];
    const isWithin = fp >= from.fp && fp <= to.fp && tp >= from.tp && tp <= to.tp;
    return isWithin && (tp - from.tp) * (to.fp - from.fp) === (fp - from.fp) * (to.tp - from.tp);
  });

test('the ROC curve that the core reports passes through every point, whatever was drawn', async () => {
  for (let seed = 1; seed <= DRAWINGS; seed += 1) {
    const curve = monotone(drawnCurve(seed));
    const cases = casesOfCurve(curve);
    assert.equal(cases.filter(({ positive }) => positive).length, curve.positives);
    assert.equal(cases.length, curve.positives + curve.negatives);
    assert.ok(cases.every(({ score }) => score > 0 && score < 1));
    const corners = await reported(curve);
    for (const point of countsOf(curve))
      assert.ok(isOn(corners, point), `${seed}: ${JSON.stringify([point, curve])}`);
  }
});

test('with ties there is nothing but straight segments between the points', async () => {
  for (let seed = 1; seed <= DRAWINGS; seed += 1) {
    const curve = monotone({ ...drawnCurve(seed), within: 'tied' });
    const drawn = countsOf(curve);
    for (const corner of await reported(curve))
      assert.ok(isOn(drawn, corner), `${seed}: ${JSON.stringify([corner, curve])}`);
  }
});

test('with a score each the curve keeps within a step of the segment', async () => {
  const curve = /** @type {Curve} */ ({ ...FIRST_CURVE, points: [], positives: 30, negatives: 70 });
  for (const { fp, tp } of await reported(curve))
    assert.ok(Math.abs(fp / 70 - tp / 30) <= 1 / 30, `${fp}, ${tp}`);
  const scores = casesOfCurve(curve).map(({ score }) => score);
  assert.equal(new Set(scores).size, scores.length);
  // As many steps above the segment as below it.
  const even = casesOfCurve({ ...curve, positives: 4, negatives: 4 });
  assert.deepEqual(even.map(({ positive }) => (positive ? '+' : '−')).join(''), '+−−++−−+');
});

test('a point jumps to the grid of whole cases and stays between its neighbours', () => {
  const curve = { ...FIRST_CURVE, positives: 10, negatives: 20 };
  const moved = withPointAt(curve, 0, { fp: 3.4, tp: 6.6 });
  assert.deepEqual(countsOf(moved)[1], { fp: 3, tp: 7 });
  const beyond = withPointAt(curve, 0, { fp: 90, tp: 90 });
  assert.deepEqual(countsOf(beyond)[1], countsOf(curve)[2]);
  const below = withPointAt(curve, 1, { fp: -5, tp: -5 });
  assert.deepEqual(countsOf(below)[2], countsOf(curve)[1]);
  assert.equal(below.chosen, 1);
});

test('points are added in their place and taken away', () => {
  const curve = { ...FIRST_CURVE, positives: 10, negatives: 10 };
  const added = withPoint(curve, { fp: 2.2, tp: 9.9 });
  // As high as the next one lets it.
  assert.deepEqual(countsOf(added), [
    { fp: 0, tp: 0 },
    { fp: 1, tp: 5 },
    { fp: 2, tp: 9 },
    { fp: 4, tp: 9 },
    { fp: 10, tp: 10 },
  ]);
  assert.equal(added.chosen, 1);
  assert.deepEqual(countsOf(withoutPoint(added, 1)), countsOf(curve));
  assert.equal(withoutPoint(withoutPoint(curve, 1), 0).chosen, 0);
  // From (0, 0) to (4, 9) it is further than from there to (10, 10).
  assert.deepEqual(countsOf(withMiddle(withoutPoint(curve, 0)))[1], { fp: 2, tp: 5 });
  let full = curve;
  for (let at = 0; at < 2 * MOST_POINTS; at += 1) full = withMiddle(full);
  assert.equal(full.points.length, MOST_POINTS);
});
