/** Scales and their ticks. */

/**
 * @typedef {object} Scale
 * @property {(value: number) => number} place
 * @property {number} from the value at the left end
 * @property {number} to
 * @property {number} left
 * @property {number} right
 */

/**
 * Halves, since the distance of two doubles may be none: to halve changes no digit of an ordinary one.
 * @param {number} from
 * @param {number} to
 * @param {number} left
 * @param {number} right
 * @returns {Scale}
 */
export function scale(from, to, left, right) {
  const half = to / 2 - from / 2;
  const unit = half === 0 ? 0 : (right - left) / half;
  return { place: (value) => left + (value / 2 - from / 2) * unit, from, to, left, right };
}

/**
 * An interval with a margin on either side, within the doubles.
 * @param {number} low
 * @param {number} high
 * @param {number} share of its length, or of its only value
 * @returns {[number, number]}
 * @example widened(0, 10, 0.1) // [-1, 11]
 */
export function widened(low, high, share) {
  const half = high / 2 - low / 2 || Math.abs(high) / 2 || 0.5;
  const margin = half * (2 * share);
  return [Math.max(-Number.MAX_VALUE, low - margin), Math.min(Number.MAX_VALUE, high + margin)];
}

/**
 * Whole ranks from 1 to k that are labelled: all, or 1 and the multiples of a
 * round step, and k where it is far enough from the last of them.
 * @param {number} k
 * @param {number} gap of two ranks, in pixels
 * @param {number} room that a label needs, in pixels
 * @returns {number[]}
 * @example rankTicks(30, 10, 20) // [1, 5, 10, 15, 20, 25, 30]
 */
export function rankTicks(k, gap, room) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => each * gap >= room) ?? k;
  const ticks = [1];
  for (let tick = step; tick <= k; tick += step) {
    if ((tick - 1) * gap >= room) ticks.push(tick);
  }
  const last = ticks[ticks.length - 1];
  if (last !== k && (k - last) * gap >= room) ticks.push(k);
  return ticks;
}

/**
 * Round numbers in an interval.
 * @param {number} from
 * @param {number} to
 * @param {number} most of them
 * @returns {{ values: number[], decimals: number }}
 * @example roundTicks(0, 1, 6) // { values: [0, 0.2, 0.4, 0.6, 0.8, 1], decimals: 1 }
 */
export function roundTicks(from, to, most) {
  const span = to - from;
  // Among the last digits of doubles there is no round number.
  const finest = Math.max(1e-280, 1e-13 * Math.max(Math.abs(from), Math.abs(to)));
  if (!(span > finest)) return { values: [from], decimals: 3 };
  if (span === Number.POSITIVE_INFINITY) return { values: [from, 0, to], decimals: 0 };
  const count = (/** @type {number} */ step) =>
    Math.floor(to / step + 1e-9) - Math.ceil(from / step - 1e-9) + 1;
  const power = 10 ** Math.floor(Math.log10(span / Math.max(1, most)));
  const steps = [1, 2, 5, 10, 20, 50].map((each) => each * power);
  const step = steps.find((each) => count(each) <= most) ?? 100 * power;
  const decimals = Math.max(0, Math.min(100, -Math.floor(Math.log10(step) + 1e-9)));
  const first = Math.ceil(from / step - 1e-9);
  const values = Array.from({ length: count(step) }, (_, at) =>
    Number(((first + at) * step).toFixed(decimals)),
  );
  return { values, decimals };
}

/**
 * Places moved as little as possible, in the least squares, so that they keep
 * their order and a distance and stay inside; the distance shrinks where there
 * is no room for it.
 * @param {number[]} places ascending
 * @param {number} gap
 * @param {number} left
 * @param {number} right
 * @returns {number[]}
 * @example spread([5, 5], 2, 0, 10) // [4, 6]
 */
export function spread(places, gap, left, right) {
  const held = Math.min(gap, (right - left) / Math.max(1, places.length - 1));
  // Without the gaps it is an isotonic regression: neighbours that are out of
  // order are pooled at their mean.
  /** @type {{ mean: number, count: number }[]} */
  const pools = [];
  places.forEach((place, at) => {
    let pool = { mean: place - at * held, count: 1 };
    for (let last = pools.at(-1); last && last.mean >= pool.mean; last = pools.at(-1)) {
      const count = last.count + pool.count;
      pool = { mean: (last.mean * last.count + pool.mean * pool.count) / count, count };
      pools.pop();
    }
    pools.push(pool);
  });
  const highest = right - held * (places.length - 1);
  return pools
    .flatMap(({ mean, count }) => Array.from({ length: count }, () => mean))
    .map((place, at) => Math.max(left, Math.min(highest, place)) + at * held);
}
