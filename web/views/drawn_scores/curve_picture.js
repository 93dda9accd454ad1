import { html, svg } from 'lit';
import { threshold } from '../../words/format.js';
import { countsOf, withoutPoint, withPoint, withPointAt } from './curve.js';
import { handleTemplate, placeOf } from './handle.js';

/** @typedef {import('./curve.js').Curve} Curve */
/** @typedef {import('./curve.js').Counts} Counts */

/** The plane, and the unit square in it. */
const WIDTH = 480;
const HEIGHT = 350;
const SIDE = 290;
const LEFT = (WIDTH - SIDE) / 2;
const TOP = 14;
const BOTTOM = TOP + SIDE;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const RADIUS = 8;
/** What a key adds to a point, in cases: negatives and positives. @type {Record<string, [fp: number, tp: number]>} */
const KEYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 10],
  PageDown: [0, -10],
  End: [10, 0],
  Home: [-10, 0],
};

const across = (/** @type {number} */ fpr) => LEFT + SIDE * fpr;
const down = (/** @type {number} */ tpr) => BOTTOM - SIDE * tpr;

/**
 * The unit square with the curve, and its points to be moved.
 * @param {Curve} curve
 * @param {typeof import('./words.en.js').drawnScores} t
 * @param {(next: Curve) => void} change
 */
export function curvePicture(curve, t, change) {
  const { positives, negatives, points } = curve;
  const counts = countsOf(curve);
  /** @param {Counts} counts @returns {[number, number]} */
  const placed = ({ fp, tp }) => [across(fp / negatives), down(tp / positives)];
  /** @param {[number, number]} place @returns {Counts} */
  const countsAt = ([x, y]) => ({
    fp: ((x - LEFT) / SIDE) * negatives,
    tp: ((BOTTOM - y) / SIDE) * positives,
  });

  /** @param {Element} picture @param {number} at */
  function remove(picture, at) {
    change(withoutPoint(curve, at));
    // The next point, or the last one, has the focus then.
    const handles = picture.querySelectorAll('.drawn-handle');
    const next = handles[Math.min(at, handles.length - 1)];
    if (next instanceof SVGElement) next.focus();
  }

  /** @param {number} at */
  function pointTemplate(at) {
    const { fp, tp } = counts[at + 1];
    const [x, y] = placed({ fp, tp });
    return handleTemplate({
      label: t.curve.point(at + 1),
      range: {
        ...{ min: 0, max: positives, value: tp },
        text: t.curve.rates(threshold(fp / negatives), threshold(tp / positives)),
      },
      shape: svg`<circle class="drawn-grip ${at === curve.chosen ? 'chosen' : ''}" cx=${x} cy=${y} r=${RADIUS} />`,
      at: [x, y],
      drag: (place) => change(withPointAt(curve, at, countsAt(place))),
      press(key, handle) {
        if (key === 'Delete' || key === 'Backspace')
          remove(/** @type {Element} */ (handle.closest('svg')), at);
        else if (Object.hasOwn(KEYS, key))
          change(withPointAt(curve, at, { fp: fp + KEYS[key][0], tp: tp + KEYS[key][1] }));
        else return false;
        return true;
      },
      focus() {
        if (curve.chosen !== at) change({ ...curve, chosen: at });
      },
    });
  }

  /** @param {MouseEvent} event */
  function add(event) {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest('.drawn-handle'))
      change(withPoint(curve, countsAt(placeOf(target, event))));
  }

  return html`<svg class="drawn-scores" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${t.curve.picture} @click=${add}>
    <rect class="drawn-ground" x="0" y="0" width=${WIDTH} height=${HEIGHT} />
    ${TICKS.map(
      (
        tick,
      ) => svg`<line class="drawn-grid" x1=${across(tick)} x2=${across(tick)} y1=${TOP} y2=${BOTTOM} />
      <line class="drawn-grid" x1=${LEFT} x2=${LEFT + SIDE} y1=${down(tick)} y2=${down(tick)} />
      <text class="drawn-tick" x=${across(tick)} y=${BOTTOM + 16} text-anchor="middle">${threshold(tick)}</text>
      <text class="drawn-tick" x=${LEFT - 6} y=${down(tick) + 4} text-anchor="end">${threshold(tick)}</text>`,
    )}
    <text class="drawn-tick" x=${LEFT + SIDE} y=${HEIGHT - 8} text-anchor="end">${t.curve.fpr}</text>
    <text class="drawn-tick" text-anchor="end" transform="translate(${LEFT - 42} ${TOP}) rotate(-90)">${t.curve.tpr}</text>
    <line class="drawn-line" stroke-dasharray="4 4" x1=${LEFT} y1=${BOTTOM} x2=${LEFT + SIDE} y2=${TOP} />
    <polyline class="drawn-curve" points=${counts.map((one) => placed(one).join(',')).join(' ')} />
    ${points.map((_, at) => pointTemplate(at))}</svg>`;
}
