/** Digits that tell all numbers of single precision apart, and of half. */
const MOST_DIGITS = { single: 9, half: 5 };
/** Of 2^52 a double has no fraction left, so that adding it and taking it away rounds, and ties to even. */
const TO_INTEGER = 1.5 * 2 ** 52;

/**
 * The number of half precision that is next to one within their range.
 * @param {number} number
 */
function toHalf(number) {
  const exponent = Math.max(Math.floor(Math.log2(Math.abs(number))), -14);
  const step = 2 ** (exponent - 10);
  return (number / step + TO_INTEGER - TO_INTEGER) * step;
}

/**
 * @param {number} number
 * @param {number} most digits
 * @param {(number: number) => number} rounded to the precision that it has
 */
function shortest(number, most, rounded) {
  if (!Number.isFinite(number) || number === 0) return number;
  for (let digits = 1; digits < most; digits += 1) {
    const short = Number(number.toPrecision(digits));
    if (rounded(short) === number) return short;
  }
  return Number(number.toPrecision(most));
}

/**
 * The number with the fewest digits that is this one in single precision, as NumPy and pandas write it: 0.7 and not
 * 0.699999988079071, which would lie below a threshold of 0.7.
 * @param {number} single
 * @returns {number}
 * @example shortestSingle(Math.fround(0.1)) // 0.1
 */
export const shortestSingle = (single) => shortest(single, MOST_DIGITS.single, Math.fround);

/**
 * The number with the fewest digits that is this one in half precision.
 * @param {number} half
 * @returns {number}
 * @example shortestHalf(0.7001953125) // 0.7
 */
export const shortestHalf = (half) => shortest(half, MOST_DIGITS.half, toHalf);
