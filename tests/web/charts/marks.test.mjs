import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawMarks } from '../../../web/charts/marks.js';

const CHARACTER = 6;

/** @typedef {Extract<import('../../../web/charts/marks.js').Mark, { kind: 'text' }>} Text */

/**
 * The texts that are drawn on a plot as wide as this, each with where it stands.
 * @param {number} width
 * @param {...Partial<Text>} texts
 */
function drawnOn(width, ...texts) {
  /** @type {{ text: string, left: number, top: number }[]} */
  const drawn = [];
  const context = {
    save() {},
    restore() {},
    strokeText() {},
    measureText: (/** @type {string} */ one) => ({ width: one.length * CHARACTER }),
    fillText: (/** @type {string} */ one, /** @type {number} */ left, /** @type {number} */ top) =>
      drawn.push({ text: one, left, top }),
  };
  const scale = { min: 0, max: 1, getPixelForValue: (/** @type {number} */ at) => at * width };
  drawMarks(
    /** @type {any} */ (context),
    { chartArea: { left: 0, right: width, top: 0, bottom: width }, scales: { x: scale, y: scale } },
    texts.map((one) => ({ kind: 'text', at: [0.98, 0.5], role: 'muted', text: '', ...one })),
    /** @type {any} */ ({ font: 'sans-serif' }),
  );
  return drawn;
}

test('a note that is wider than the plot stands in two lines, each within it', () => {
  const note = 'lowest cost, on its line of equal cost';
  const right = /** @type {const} */ ({ align: 'right', text: note });
  assert.deepEqual(
    drawnOn(300, right).map(({ text }) => text),
    [note],
  );
  const [first, second] = drawnOn(180, right);
  assert.equal(`${first.text} ${second.text}`, note);
  assert.ok(first.top < 90 && second.top > 90);
  for (const { text, left } of [first, second]) assert.ok(left - text.length * CHARACTER >= 0);
  assert.equal(drawnOn(180, { ...right, text: 'x'.repeat(60) }).length, 1);
});

test('a text may have a share of the plot, and a Chinese one is broken between its characters', () => {
  const texts = (/** @type {string} */ text, /** @type {number} */ width) =>
    drawnOn(width, { at: [0, 0.5], text, room: 0.5 }).map((one) => one.text);
  assert.deepEqual(texts('always negative', 200), ['always negative']);
  assert.deepEqual(texts('always negative', 160), ['always', 'negative']);
  assert.deepEqual(texts('全部判为反例', 60), ['全部判', '为反例']);
});

test('a text that would cover another one stands below it, and one that may be missing is left out', () => {
  /** @type {Partial<Text>} */
  const first = { at: [0.2, 0.5], text: 'always negative' };
  const second = { ...first, at: /** @type {[number, number]} */ ([0.8, 0.5]), text: 'positive' };
  const tops = (/** @type {number} */ width) => drawnOn(width, first, second).map(({ top }) => top);
  assert.deepEqual(tops(400), [200, 200]);
  assert.deepEqual(tops(150), [75, 90]);
  assert.deepEqual(
    drawnOn(150, first, { ...second, optional: true }).map(({ text }) => text),
    ['always negative'],
  );
});
