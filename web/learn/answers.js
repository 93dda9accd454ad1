/**
 * What was typed as an answer, and whether it is right.
 *
 * @typedef {'right' | 'wrong' | 'coarse' | 'rounded' | 'hundredfold' | 'sign' | 'unreadable'} Verdict  coarse: right as far
 *   as it goes, with fewer decimals than asked for; rounded: so near that an intermediate result was rounded; hundredfold: a
 *   percentage without its sign; sign: of the right size
 */

const NUMBER = String.raw`[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?`;
const WRITTEN = new RegExp(`^(${NUMBER})(?:/(${NUMBER}))?(%)?$`, 'i');
/** A whole number and a fraction, whose blank parts them. */
const MIXED = /^\s*([-+]?)(\d+)\s+(\d+)\s*\/\s*(\d+)\s*(%?)\s*$/;
/** Signs that mean the same, as keyboards and typesetters have them. @type {[RegExp, string][]} */
const SAME = [
  [/[−–－]/g, '-'],
  [/[⁄／∕÷]/g, '/'],
  [/％/g, '%'],
  [/[．。]/g, '.'],
  [/，/g, ','],
];

/** @param {string} text */
const plain = (text) =>
  SAME.reduce(
    (before, [sign, same]) => before.replace(sign, same),
    text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)),
  )
    .replace(
      MIXED,
      (_, sign, whole, over, under, percent) =>
        `${sign}${Number(whole) * Number(under) + Number(over)}/${under}${percent}`,
    )
    .replace(/\s/g, '');

/** @param {string} text */
const numberOf = (text) => Number(text.replace(',', '.'));

/**
 * A number, fraction, mixed number or percentage.
 * @param {string} text
 * @returns {{ value: number, decimals: number } | null} decimals: to which it was written, of a fraction all
 * @example readAnswer('3/8') // { value: 0.375, decimals: Infinity }
 * @example readAnswer('37.5 %') // { value: 0.375, decimals: 3 }
 */
export function readAnswer(text) {
  const [, number, divisor, percent] = WRITTEN.exec(plain(text)) ?? [];
  if (number === undefined) return null;
  const value = (numberOf(number) / numberOf(divisor ?? '1')) * (percent ? 0.01 : 1);
  if (!Number.isFinite(value)) return null;
  const written = number.split(/[.,]/)[1]?.replace(/e.*/i, '').length ?? 0;
  const isExact = divisor !== undefined || /e/i.test(number);
  const decimals = isExact ? Number.POSITIVE_INFINITY : written + (percent ? 2 : 0);
  return { value, decimals };
}

/** Half a unit of the last decimal, and what rounding of doubles may add. @param {number} decimals */
const tolerance = (decimals) => 0.5 * 10 ** -decimals + 1e-9;

/** What an intermediate result that was rounded leaves, in units of the last decimal and as a share of the answer. */
const ROUNDED = { units: 2.5, share: 0.02 };

/**
 * What was overlooked, where the answer shows it.
 * @param {{ value: number, decimals: number }} read
 * @param {number} expected
 * @param {number} decimals
 * @returns {Verdict}
 */
function slip({ value, decimals: written }, expected, decimals) {
  const isAt = (/** @type {number} */ place, /** @type {number} */ typed) =>
    Math.abs(place - expected) <= tolerance(Math.min(decimals, typed));
  if (decimals === 0) return 'wrong';
  const distance = Math.abs(value - expected);
  if (distance <= ROUNDED.units * 10 ** -decimals && distance <= ROUNDED.share * Math.abs(expected))
    return 'rounded';
  if (isAt(value / 100, written + 2)) return 'hundredfold';
  return isAt(-value, decimals) ? 'sign' : 'wrong';
}

/**
 * @param {string} text
 * @param {number} expected
 * @param {number} decimals  that were asked for
 * @returns {Verdict}
 * @example judge('0.38', 0.375, 3) // 'coarse'
 */
export function judge(text, expected, decimals) {
  const read = readAnswer(text);
  if (!read) return 'unreadable';
  const distance = Math.abs(read.value - expected);
  if (distance <= tolerance(decimals)) return 'right';
  if (read.decimals < decimals && distance <= tolerance(read.decimals)) return 'coarse';
  return slip(read, expected, decimals);
}
