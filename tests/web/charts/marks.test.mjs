import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawMarks } from '../../../web/charts/marks.js';

const CHARACTER = 6;

/**
 * The texts that are drawn on a plot as wide as this, each with where it stands.
 * @param {string} text
 * @param {number} width
 */
function drawnOn(text, width) {
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
    [{ kind: 'text', at: [0.98, 0.5], role: 'muted', align: 'right', text }],
    /** @type {any} */ ({ font: 'sans-serif' }),
  );
  return drawn;
}

test('a note that is wider than the plot stands in two lines, each within it', () => {
  const note = 'lowest cost, on its line of equal cost';
  assert.deepEqual(
    drawnOn(note, 300).map(({ text }) => text),
    [note],
  );
  const [first, second] = drawnOn(note, 180);
  assert.equal(`${first.text} ${second.text}`, note);
  assert.ok(first.top < 90 && second.top > 90);
  for (const { text, left } of [first, second]) assert.ok(left - text.length * CHARACTER >= 0);
  assert.equal(drawnOn('x'.repeat(60), 180).length, 1);
});

test('a Chinese note is broken between its characters', () => {
  const lines = drawnOn('○ 代价最小点及其等代价线', 60).map(({ text }) => text);
  assert.deepEqual(lines, ['○ 代价最小', '点及其等代价线']);
});
