/** Digits that tell all numbers of single precision apart. */
const MOST_DIGITS = 9;

/**
 * The number with the fewest digits that is this one in single precision, as NumPy and pandas write it: 0.7 and not
 * 0.699999988079071, which would lie below a threshold of 0.7.
 * @param {number} single
 * @returns {number}
 * @example shortestSingle(Math.fround(0.1)) // 0.1
 */
export function shortestSingle(single) {
  if (!Number.isFinite(single)) return single;
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    const short = Number(single.toPrecision(digits));
    if (Math.fround(short) === single) return short;
  }
  return Number(single.toPrecision(MOST_DIGITS));
}
