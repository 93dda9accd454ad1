/**
 * Seeded draws for the data of lessons and exercises, and for scores drawn by hand: the same seed draws the same data on every machine.
 *
 * @typedef {object} Random
 * @property {() => number} unit  uniform on [0, 1)
 * @property {(low: number, high: number) => number} whole  a whole number of low … high, both included
 * @property {(mean?: number, deviation?: number) => number} normal
 * @property {(share: number) => boolean} chance  true with this probability
 * @property {<T>(items: readonly T[]) => T} pick
 * @property {<T>(items: readonly T[]) => T[]} shuffled  a copy in another order
 */

/**
 * A text as a number of 32 bits (FNV-1a).
 * @param {string} text
 */
function hash(text) {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/**
 * @param {...(string | number)} of  what is drawn for, such as a seed and the id of an exercise
 * @returns {Random}
 * @example createRandom(7, 'roc_auc', 'area').whole(1, 6)
 */
export function createRandom(...of) {
  let state = hash(of.join('\n'));

  /** Mulberry32 (Ettinger 2017). */
  function unit() {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x100000000;
  }

  /** @param {number} low @param {number} high */
  const whole = (low, high) => low + Math.floor(unit() * (high - low + 1));

  return {
    unit,
    whole,
    // Box and Muller 1958.
    normal: (mean = 0, deviation = 1) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    chance: (share) => unit() < share,
    pick: (items) => items[whole(0, items.length - 1)],
    shuffled(items) {
      const copy = [...items];
      // Fisher and Yates.
      for (let at = copy.length - 1; at > 0; at -= 1) {
        const other = whole(0, at);
        [copy[at], copy[other]] = [copy[other], copy[at]];
      }
      return copy;
    },
  };
}
