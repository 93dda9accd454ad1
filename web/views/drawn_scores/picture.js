import { html, nothing, svg } from 'lit';
import { threshold } from '../../words/format.js';
import { casesOf, LIMITS, limited, stacked, withCase, withoutCase, withScore } from './cases.js';
import { handleTemplate, placeOf } from './handle.js';

/**
 * @typedef {import('./cases.js').Drawing} Drawing
 * @typedef {'positive' | 'negative'} Kind
 */

/** The plane, and the line of scores in it. */
const WIDTH = 480;
const HEIGHT = 250;
const MIDDLE = HEIGHT / 2;
const LEFT = 24;
const LENGTH = WIDTH - 2 * LEFT;
/** Of the rows of cases, from the line to the handles. */
const DEPTH = 84;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const RADIUS = { hills: 3, cases: 8 };
/** What a key adds to a value, in steps. */
const KEYS = /** @type {Record<string, number>} */ ({
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
});

const across = (/** @type {number} */ score) => LEFT + LENGTH * score;
/** Upwards for positives. @param {Kind} kind */
const side = (kind) => (kind === 'positive' ? -1 : 1);

/** @param {number} x */
const scoreAt = (x) => (x - LEFT) / LENGTH;

/**
 * Something that is moved along the line.
 * @param {object} handle
 * @param {string} handle.label
 * @param {keyof typeof LIMITS} handle.name of its limits
 * @param {number} handle.value
 * @param {unknown} handle.shape
 * @param {[number, number]} handle.at its middle
 * @param {(value: number) => void} handle.set
 * @param {(score: number) => number} [handle.valueAt] of a place on the line
 * @param {() => void} [handle.remove]
 */
function handleOnLine({ name, value, set, valueAt = (score) => score, remove, ...look }) {
  const { min, max, step } = LIMITS[name];
  /** @param {string} key */
  function press(key) {
    const removes = remove && (key === 'Delete' || key === 'Backspace');
    if (removes) remove();
    else if (Object.hasOwn(KEYS, key)) set(value + KEYS[key] * step);
    else return false;
    return true;
  }
  return handleTemplate({
    ...look,
    range: { min, max, value, text: threshold(value) },
    drag: ([x]) => set(valueAt(scoreAt(x))),
    press,
  });
}

/**
 * The line of scores with the cases on both sides, and what moves them.
 * @param {Drawing} drawing
 * @param {typeof import('./words.en.js').drawnScores} t
 * @param {(next: Drawing) => void} change
 */
export function pictureTemplate(drawing, t, change) {
  const cases = casesOf(drawing);
  const single = drawing.mode === 'cases';
  const radius = single ? RADIUS.cases : RADIUS.hills;
  const heights = stacked(cases, LENGTH / (2 * radius));
  const gap = Math.min(2 * radius, DEPTH / Math.max(1, ...heights));
  const shapes = cases.map(({ score, positive }, at) => {
    const kind = positive ? 'positive' : 'negative';
    const down = MIDDLE + side(kind) * (radius + 4 + gap * heights[at]);
    const shape = positive
      ? svg`<circle class="drawn-positive" cx=${across(score)} cy=${down} r=${radius} />`
      : svg`<rect class="drawn-negative" x=${across(score) - radius} y=${down - radius} width=${2 * radius} height=${2 * radius} />`;
    if (!single) return shape;
    return handleOnLine({
      label: t.caseOf(t[kind], at + 1),
      name: 'score',
      value: score,
      shape,
      at: [across(score), down],
      set: (value) => change(withScore(drawing, at, value)),
      remove: () => change(withoutCase(drawing, at)),
    });
  });
  /** @param {MouseEvent} event */
  function add(event) {
    const target = /** @type {Element} */ (event.target);
    if (!single || target.closest('.drawn-handle')) return;
    const [x, y] = placeOf(target, event);
    change(withCase(drawing, { score: scoreAt(x), positive: y < MIDDLE }));
  }
  return html`<svg class="drawn-scores" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${t.picture} @click=${add}>
    <rect class="drawn-ground" x="0" y="0" width=${WIDTH} height=${HEIGHT} />
    <line class="drawn-line" x1=${LEFT} x2=${WIDTH - LEFT} y1=${MIDDLE} y2=${MIDDLE} />
    ${TICKS.map(
      (
        tick,
      ) => svg`<line class="drawn-line" x1=${across(tick)} x2=${across(tick)} y1=${MIDDLE - 3} y2=${MIDDLE + 3} />
      <text class="drawn-tick" x=${across(tick)} y=${HEIGHT - 2} text-anchor="middle">${threshold(tick)}</text>`,
    )}
    ${shapes}
    ${single ? nothing : hillHandles(drawing, t, change)}</svg>`;
}

/**
 * The mean of each class and, to its right, its spread.
 * @param {Drawing} drawing
 * @param {typeof import('./words.en.js').drawnScores} t
 * @param {(next: Drawing) => void} change
 */
function hillHandles(drawing, t, change) {
  return /** @type {Kind[]} */ (['positive', 'negative']).map((kind) => {
    const { mean, spread } = drawing[kind];
    const down = MIDDLE + side(kind) * (DEPTH + 16);
    const isLeft = mean + spread > 1;
    const end = isLeft ? mean - spread : mean + spread;
    const set = (/** @type {'mean' | 'spread'} */ name) => (/** @type {number} */ value) =>
      change({ ...drawing, [kind]: { ...drawing[kind], [name]: limited(name, value) } });
    return svg`<line class="drawn-spread" x1=${across(mean)} x2=${across(end)} y1=${down} y2=${down} />
      ${handleOnLine({
        label: t.handles[kind].mean,
        name: 'mean',
        value: mean,
        shape: svg`<circle class="drawn-grip" cx=${across(mean)} cy=${down} r="9" />`,
        at: [across(mean), down],
        set: set('mean'),
      })}
      ${handleOnLine({
        label: t.handles[kind].spread,
        name: 'spread',
        value: spread,
        shape: svg`<rect class="drawn-grip" x=${across(end) - 6} y=${down - 8} width="12" height="16" rx="3" />`,
        at: [across(end), down],
        set: set('spread'),
        valueAt: (score) => (isLeft ? mean - score : score - mean),
      })}`;
  });
}
