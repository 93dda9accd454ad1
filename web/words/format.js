/**
 * Numbers as text. No other file of the page turns a number into text.
 * Free of the DOM: the command line uses it too.
 */

/** U+2212, as typesetters write it. */
const MINUS = '\u2212';

/**
 * A number's text with the minus sign of typesetters.
 * @param {string} text
 * @returns {string}
 * @example typeset("-1e-5") // "−1e−5"
 */
export function typeset(text) {
  return text.replace(/^-/, MINUS).replace(/e-/, `e${MINUS}`);
}

/**
 * A measured value with three decimals; larger ones with fewer, tiny ones with
 * two significant digits.
 * @param {number | null | undefined} value
 * @param {number} [decimals] for values below 100
 * @returns {string} "n/a" when undefined
 * @example number(0.98765) // "0.988"
 */
export function number(value, decimals = 3) {
  if (value === null || value === undefined) return 'n/a';
  const size = Math.abs(value);
  if (size === 0) return (0).toFixed(decimals);
  if (size < 0.5 * 10 ** -decimals) return typeset(value.toExponential(1));
  if (size >= 1e15) return typeset(value.toExponential(3));
  if (Number.isInteger(value) && size >= 10) return integer(value);
  if (size >= 1000) return grouped(value, 1);
  return typeset(value.toFixed(size >= 100 ? Math.min(decimals, 2) : decimals));
}

/**
 * A number whose decimals are those of its neighbours, on an axis or in a list
 * of mean ranks.
 * @param {number} value
 * @param {number} [decimals]
 * @returns {string}
 * @example fixed(12) // "12.000"
 */
export function fixed(value, decimals = 3) {
  // Beyond them toFixed writes all digits of a power of ten, too.
  if (Math.abs(value) >= 1e21) return typeset(value.toExponential(3));
  return typeset(value.toFixed(decimals));
}

/**
 * Numbers of a column with the same decimals: three, as `number` has them, or as
 * few as show all of them where they are counts.
 * @param {(number | null | undefined)[]} values
 * @param {boolean} [counts]
 * @returns {string[]} each as `number` writes it where one is too small or too large for that
 * @example column([37, 63.5], true) // ["37.0", "63.5"]
 */
export function column(values, counts = false) {
  const known = values.flatMap((value) => value ?? []);
  const alone = known.map((value) => number(value));
  const most = counts
    ? (fewestDecimals(known) ?? 3)
    : Math.max(0, ...alone.map((text) => text.split('.')[1]?.length ?? 0));
  const odd = alone.some((text) => !/^[\d.,\u2212]+$/.test(text));
  if (odd && !counts) return values.map((value) => number(value));
  return values.map((value) =>
    value === null || value === undefined ? 'n/a' : grouped(value, most),
  );
}

/** Whether so many decimals show a number. @param {number} value @param {number} decimals */
const isShown = (value, decimals) => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9;

/**
 * The fewest decimals that show all numbers.
 * @param {number[]} values
 * @returns {number | undefined} nothing where three do not
 */
export const fewestDecimals = (values) =>
  [0, 1, 2, 3].find((decimals) => values.every((value) => isShown(value, decimals)));

/**
 * A number with so many decimals and separators of thousands.
 * Beyond the whole numbers that a double tells apart, none is claimed: four digits and a power of ten.
 * @param {number} value
 * @param {number} decimals
 */
export function grouped(value, decimals) {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return typeset(value.toExponential(3));
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
  const sign = value < 0 ? MINUS : '';
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return sign + digits + (fraction ? `.${fraction}` : '');
}

/**
 * A whole number with separators of thousands.
 * @param {number | null | undefined} value
 * @returns {string}
 * @example integer(1200) // "1,200"
 */
export function integer(value) {
  if (value === null || value === undefined) return 'n/a';
  return grouped(value, 0);
}

/**
 * A count: whole when it is whole, as with plain rows, else as many decimals as
 * it has, up to three, as with weights.
 * @param {number | null | undefined} value
 * @returns {string}
 * @example count(12.5) // "12.5"
 */
export function count(value) {
  if (value === null || value === undefined) return 'n/a';
  if (value !== 0 && Math.abs(value) < 0.01) return number(value);
  const decimals = [0, 1, 2].find((few) => isShown(value, few)) ?? 3;
  return grouped(value, decimals);
}

/**
 * Every digit that a double needs to come back as itself.
 * @param {number | null | undefined} value
 * @returns {string}
 * @example full(0.1) // "0.1"
 */
export function full(value) {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * @param {number | null | undefined} share between 0 and 1
 * @param {number} [decimals]
 * @returns {string}
 * @example percent(0.876) // "87.6 %"
 */
export function percent(share, decimals = 1) {
  if (share === null || share === undefined) return 'n/a';
  return `${typeset((100 * share).toFixed(decimals))}\u00a0%`;
}

/**
 * A level such as 0.95 without needless decimals.
 * @param {number} level between 0 and 1
 * @returns {string}
 * @example level(0.95) // "95 %"
 */
export function level(level) {
  return `${Number((100 * level).toPrecision(6))}\u00a0%`;
}

/**
 * @param {number | null | undefined} low
 * @param {number | null | undefined} high
 * @param {number} [decimals]
 * @returns {string}
 * @example interval(0.1, 0.2) // "[0.100, 0.200]"
 */
export function interval(low, high, decimals = 3) {
  return `[${number(low, decimals)}, ${number(high, decimals)}]`;
}

/**
 * The values that a quantity can have; null: without a bound.
 * @param {number | null} low
 * @param {number | null} high
 * @returns {string}
 * @example range(0, null) // "[0, ∞)"
 */
export function range(low, high) {
  const start = low === null ? `(${MINUS}∞` : `[${threshold(low)}`;
  const end = high === null ? '∞)' : `${threshold(high)}]`;
  return `${start}, ${end}`;
}

/**
 * A p-value without its relation, for a column of a table: three decimals. With
 * the level that it is held against as many as show on which side it lies.
 * @param {number | null | undefined} value
 * @param {number} [alpha]
 * @returns {string}
 * @example p(0.0276) // ".028"
 * @example p(0.0503, 0.05) // ".0503"
 */
export function p(value, alpha) {
  if (value === null || value === undefined) return 'n/a';
  const least = Math.min(0.001, alpha ?? 0.001);
  if (value < least) return `<\u00a0${withoutZero(threshold(least))}`;
  if (value >= 0.9995) return '1.000';
  return withoutZero(value.toFixed(decimalsOfP(value, alpha)));
}

/** @param {string} text */
const withoutZero = (text) => text.replace(/^0\./, '.');

/**
 * Three, or two digits of a smaller one, and more where those are on the other side of α.
 * @param {number} value
 * @param {number} [alpha]
 */
function decimalsOfP(value, alpha) {
  const least = value < 0.001 ? 1 - Math.floor(Math.log10(value)) : 3;
  const shows = (/** @type {number} */ decimals) =>
    alpha === undefined || Number(value.toFixed(decimals)) <= alpha === value <= alpha;
  const enough = [0, 1, 2, 3].find((more) => shows(least + more));
  return least + (enough ?? 3);
}

/**
 * A posterior probability, which is neither 0 nor 1: three decimals, or on which side of them it lies.
 * @param {number | null | undefined} value
 * @returns {string}
 * @example posterior(0.99996) // "> .999"
 */
export const posterior = (value) =>
  typeof value === 'number' && value > 0.999 ? '>\u00a0.999' : p(value);

/** The p-value of an infinite statistic: a limit, which no finite table attains. */
export const P_IN_THE_LIMIT = 'p\u00a0→\u00a00';

/**
 * A p-value with its relation, for a sentence.
 * @param {number | null | undefined} value
 * @param {number} [alpha] the level that it is held against
 * @returns {string}
 * @example pRelation(0.00001) // "p < .001"
 */
export function pRelation(value, alpha) {
  if (value === null || value === undefined) return 'p\u00a0n/a';
  const text = p(value, alpha);
  return text.startsWith('<') ? `p\u00a0${text}` : `p\u00a0=\u00a0${text}`;
}

/**
 * What cannot be more than 1, as papers print it: without the zero before the
 * point.
 * @param {number} value
 * @param {number} [decimals]
 * @returns {string}
 * @example bounded(0.261) // ".26"
 */
export const bounded = (value, decimals = 2) => fixed(value, decimals).replace(/^(−?)0\./, '$1.');

/**
 * The same with ordinary blanks, for a paragraph.
 * @param {number | null | undefined} value
 * @param {number} [alpha] the level that it is held against
 * @returns {string}
 * @example pReported(0.0076) // "p = .008"
 */
export const pReported = (value, alpha) => pRelation(value, alpha).replaceAll('\u00a0', ' ');

/**
 * A threshold; `null` stands above every score.
 * @param {number | null | undefined} value
 * @returns {string}
 * @example threshold(0.42) // "0.42"
 */
export function threshold(value) {
  if (value === null || value === undefined) return '∞';
  return typeset(String(Number(value.toPrecision(4))));
}

/**
 * @param {number} bytes
 * @returns {string}
 * @example bytes(41943040) // "42 MB"
 */
export function bytes(bytes) {
  if (bytes < 1000) return `${bytes}\u00a0B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)}\u00a0kB`;
  if (bytes < 1e9) return `${Number((bytes / 1e6).toPrecision(2))}\u00a0MB`;
  return `${Number((bytes / 1e9).toPrecision(3))}\u00a0GB`;
}

/**
 * @param {number} milliseconds
 * @returns {string}
 * @example duration(1234) // "1.2 s"
 */
export function duration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)}\u00a0ms`;
  return `${(milliseconds / 1000).toFixed(1)}\u00a0s`;
}

/**
 * A count with its English noun.
 * @param {string} count as shown
 * @param {string} one
 * @param {string} many
 * @example counted("1", "row", "rows") // "1 row"
 */
export const counted = (count, one, many) => `${count} ${count === '1' ? one : many}`;

/** Full-width characters are twice as broad. */
const FULL_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/**
 * A long name without its middle: long names often differ at their end.
 * @param {string} name
 * @param {number} most characters of ordinary width
 * @returns {string}
 * @example cutInTheMiddle("gradient_boosting_depth_12", 16) // "gradient…epth_12"
 */
export function cutInTheMiddle(name, most) {
  const parts = [...name];
  const width = (/** @type {string[]} */ some) =>
    some.reduce((sum, one) => sum + (FULL_WIDTH.test(one) ? 2 : 1), 0);
  if (width(parts) <= most) return name;
  const end = parts.length;
  let head = 0;
  let tail = end;
  const room = most - 1;
  while (width(parts.slice(0, head + 1)) <= Math.ceil(room / 2)) head += 1;
  while (width(parts.slice(tail - 1)) <= room - width(parts.slice(0, head))) tail -= 1;
  return `${parts.slice(0, head).join('')}…${parts.slice(tail).join('')}`;
}
