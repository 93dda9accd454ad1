import { figure, modelLines, UNIT } from '../../charts/figure.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/series.js').Model} Model
 */

/** Up to so many positions they stand at equal distances; beyond, each doubling does. */
const MOST_LINEAR = 30;
const CURVE = 'ndcg_at_k';

/**
 * NDCG of the first k positions against k, of every model.
 * @param {Model[]} models
 * @param {Theme} theme
 * @param {{ axisK: string, axisNdcg: string }} texts
 * @param {{ selected: number, gain: 'ndcg' | 'ndcg_exp' }} view
 */
export function ndcgAtK(models, theme, texts, { selected, gain }) {
  const last = lastPosition(models, gain);
  const place = placeOfK(last);
  const datasets = modelLines(models, CURVE, gain, selected, theme).map((line) => ({
    ...line,
    data: line.data.map(({ x, y }) => ({ x: place(x), y })),
  }));
  return figure({
    theme,
    x: {
      title: texts.axisK,
      min: place(1),
      max: place(Math.max(2, last)),
      ticks: positionTicks(last).map((k) => [place(k), String(k)]),
    },
    y: { ...UNIT, title: texts.axisNdcg },
    datasets,
  });
}

/**
 * The largest k that is drawn.
 * @param {readonly Model[]} models
 * @param {string} gain
 */
export function lastPosition(models, gain) {
  const ends = models.map(({ curves }) => curves?.[CURVE]?.series?.[gain]?.k?.at(-1) ?? 1);
  return Math.max(1, ...ends);
}

/**
 * Where a position stands on the axis.
 * @param {number} last
 * @returns {(k: number) => number}
 */
export function placeOfK(last) {
  return last > MOST_LINEAR ? Math.log10 : (k) => k;
}

/**
 * The position at a place on the axis.
 * @param {number} last
 * @param {number} place
 */
export function kAtPlace(last, place) {
  const k = Math.round(last > MOST_LINEAR ? 10 ** place : place);
  return Math.min(last, Math.max(1, k));
}

/** @param {number} last */
function positionTicks(last) {
  if (last <= MOST_LINEAR) {
    const step = Math.ceil(last / 6);
    return [1, ...[1, 2, 3, 4, 5, 6].map((n) => n * step).filter((k) => k > 1 && k <= last)];
  }
  const ticks = [];
  for (let decade = 1; decade <= last; decade *= 10) {
    for (const digit of last > 1000 ? [1] : [1, 2, 5]) {
      if (digit * decade <= last) ticks.push(digit * decade);
    }
  }
  return ticks;
}
