/**
 * Computes what a formula in LaTeX gives, from nothing but the digits that it shows: every number
 * is known to six significant digits, so the outcome is an interval.
 * @typedef {[low: number, high: number]} Interval
 */

/** A number is shown with six significant digits. @param {string} text @returns {Interval} */
function numberOf(text) {
  const value = Number(text);
  if (value === 0) return [0, 0];
  const half = 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - 5);
  return [value - half, value + half];
}

/** @param {Interval} a @param {Interval} b @param {(x: number, y: number) => number} operation */
function combine(a, b, operation) {
  const all = a.flatMap((x) => b.map((y) => operation(x, y)));
  return /** @type {Interval} */ ([Math.min(...all), Math.max(...all)]);
}

/** Thrown where the digits do not tell: a division by something that may be 0. */
export class Unknown extends Error {}

/** @param {Interval} a @param {Interval} b */
function divide(a, b) {
  if (b[0] <= 0 && b[1] >= 0) throw new Unknown('division by what may be 0');
  return combine(a, b, (x, y) => x / y);
}

/** @param {Interval} a @param {(x: number) => number} rising @param {number} [least] */
const mapped = ([low, high], rising, least = Number.NEGATIVE_INFINITY) =>
  /** @type {Interval} */ ([rising(Math.max(low, least)), rising(Math.max(high, least))]);

/** @param {Interval} a @returns {Interval} */
function absolute([low, high]) {
  if (low >= 0) return [low, high];
  return high <= 0 ? [-high, -low] : [0, Math.max(-low, high)];
}

/** @param {Interval} base @param {Interval} exponent @returns {Interval} */
function power(base, exponent) {
  const whole = Math.round((exponent[0] + exponent[1]) / 2);
  const isWhole =
    Math.abs(exponent[1] - exponent[0]) < 1e-3 && exponent[0] <= whole && whole <= exponent[1];
  if (isWhole && whole % 2 === 0 && whole > 0) return mapped(absolute(base), (x) => x ** whole);
  if (isWhole && whole > 0) return mapped(base, (x) => x ** whole);
  if (base[0] < 0) throw new Unknown('a root of what may be negative');
  return combine(base, exponent, (x, y) => x ** y);
}

/** Of n things: n over 2. @param {Interval} n @param {Interval} two @returns {Interval} */
function pairsOf(n, two) {
  if (two[0] > 2 || two[1] < 2) throw new SyntaxError('a binomial coefficient of other than 2');
  return mapped(n, (x) => (x * (x - 1)) / 2, 0.5);
}

/**
 * The standard normal distribution: ½ + φ(z)·(z + z³/3 + z⁵/(3·5) + …), and ends beyond ±8.
 * @param {number} z
 */
function normalCdf(z) {
  if (Math.abs(z) > 8) return z < 0 ? 0 : 1;
  let term = z;
  let sum = z;
  for (let k = 1; Math.abs(term) > 1e-18 * Math.abs(sum); ++k) {
    term *= (z * z) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** By halving. @param {number} share */
function normalQuantile(share) {
  let low = -8;
  let high = 8;
  for (let i = 0; i < 60; ++i) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** @type {Record<string, (a: Interval) => Interval>} */
const FUNCTIONS = {
  ln: (a) => mapped(a, Math.log, 0),
  log_2: (a) => mapped(a, Math.log2, 0),
  exp: (a) => mapped(a, Math.exp),
  'Phi^{-1}': (a) => mapped(a, normalQuantile),
  Phi: (a) => mapped(a, normalCdf),
};

/**
 * With what begins that digits alone do not tell: probabilities, quantiles, sums over all cases,
 * what is counted.
 */
const BEYOND_DIGITS = [
  'P(',
  'Q_',
  'T_',
  'B_',
  'B(',
  'W_',
  '\\Gamma',
  '\\sum',
  '\\#',
  '\\{',
  '\\ln\\det',
  '\\operatorname',
  '\\tanh',
  '\\min\\{',
  '\\max\\{',
];

/**
 * @param {string} latex
 * @returns {Interval}
 */
export function arithmeticOf(latex) {
  const text = latex.replace(/\\htmlData\{[^}]*\}/g, '').replace(/\\left|\\right|\\,|\\ |\s/g, '');
  let at = 0;
  const isNext = (/** @type {string} */ token) => text.startsWith(token, at);
  const take = (/** @type {string} */ token) => {
    if (!isNext(token)) return false;
    at += token.length;
    return true;
  };
  const expect = (/** @type {string} */ token) => {
    if (!take(token)) throw new SyntaxError(`${token} expected at ${at} of ${text}`);
  };
  const inBraces = () => {
    expect('{');
    const value = sum();
    expect('}');
    return value;
  };
  const list = () => {
    expect('(');
    const values = [sum()];
    while (take(',')) values.push(sum());
    expect(')');
    return values;
  };

  /** @returns {Interval} */
  function atom() {
    if (BEYOND_DIGITS.some(isNext)) throw new Unknown('what digits do not tell');
    if (take('\\frac')) return divide(inBraces(), inBraces());
    if (isNext('\\binom') && !/^\\binom\{.*?\}\{2\}/.test(text.slice(at)))
      throw new Unknown('a binomial coefficient of other than 2');
    if (take('\\binom')) return pairsOf(inBraces(), inBraces());
    if (take('\\sqrt')) return mapped(inBraces(), Math.sqrt, 0);
    if (take('\\underbrace{\\cdots}_')) return inBraces();
    if (take('\\infty')) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [name, apply] of Object.entries(FUNCTIONS))
      if (take(`\\${name}`)) return apply(list()[0]);
    for (const [name, choose] of /** @type {const} */ ([
      ['\\min', Math.min],
      ['\\max', Math.max],
    ])) {
      if (!take(name)) continue;
      const values = list();
      return [choose(...values.map(([low]) => low)), choose(...values.map(([, high]) => high))];
    }
    if (take('|')) {
      const value = sum();
      expect('|');
      return absolute(value);
    }
    if (isNext('(')) return list()[0];
    if (isNext('{')) return inBraces();
    const number = /^\d+(\.\d+)?/.exec(text.slice(at));
    if (!number) throw new SyntaxError(`a number expected at ${at} of ${text}`);
    at += number[0].length;
    // An exponent belongs to the digits before it.
    const exponent = /^\\cdot10\^\{(-?\d+)\}/.exec(text.slice(at));
    if (!exponent) return numberOf(number[0]);
    at += exponent[0].length;
    return numberOf(`${number[0]}e${exponent[1]}`);
  }

  function factor() {
    let value = atom();
    if (isNext('!')) throw new Unknown('a factorial of digits');
    while (take('^')) value = power(value, isNext('{') ? inBraces() : atom());
    return value;
  }

  function product() {
    let value = factor();
    while (take('\\cdot') || isNext('(')) value = combine(value, factor(), (x, y) => x * y);
    return value;
  }

  /** @returns {Interval} */
  function sum() {
    const negative = take('-');
    let value = product();
    if (negative) value = [-value[1], -value[0]];
    while (isNext('+') || isNext('-')) {
      const minus = text[at] === '-';
      at += 1;
      const next = product();
      value = minus
        ? [value[0] - next[1], value[1] - next[0]]
        : [value[0] + next[0], value[1] + next[1]];
    }
    return value;
  }

  const value = sum();
  if (at < text.length) throw new SyntaxError(`more than a formula at ${at} of ${text}`);
  return value;
}
