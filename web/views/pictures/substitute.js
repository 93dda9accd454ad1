/**
 * Symbols of a two-class formula and the user's own numbers.
 * @typedef {Record<string, number | null | undefined>} Numbers
 */

/**
 * For two classes some measures have a form in the four counts that shows more
 * than the general one in the catalogue.
 * @type {Record<string, string>}
 */
const TWO_CLASS_FORMS = {
  positive_likelihood_ratio: String.raw`\frac{TP/(TP+FN)}{FP/(FP+TN)}`,
  negative_likelihood_ratio: String.raw`\frac{FN/(TP+FN)}{TN/(FP+TN)}`,
  cohen_kappa: String.raw`\frac{2\,(TP\cdot TN-FP\cdot FN)}{(TP+FP)(FP+TN)+(TP+FN)(FN+TN)}`,
};

/** What stands before a symbol and multiplies it, the space between, the symbol. */
const SYMBOL =
  /(\\frac\d|[\d)}A-Z])?(\\,|\s*)(\\sum_\{i:\\,y_i=1\} r_i|\\beta\^2|c_\{FN\}|c_\{FP\}|n_0|n_1|(?<![A-Z\\_])(?:TP|TN|FP|FN)\b|(?<![\\A-Za-z_])n(?![A-Za-z_]))(?!_|\(t\))/g;

/**
 * The formula of a metric as it is worked out here.
 * @param {{ id: string, latex?: string }} metric
 */
export function formulaOf({ id, latex }) {
  return TWO_CLASS_FORMS[id] ?? latex;
}

/**
 * A formula with numbers in place of its symbols; a product that had no sign
 * gets one. null when nothing could be put in, or a symbol has no number.
 * @param {string} latex
 * @param {Numbers} numbers by symbol: TP, FN, FP, TN, n, n_0, n_1, \beta^2, c_{FN},
 *   c_{FP}, and the sum of the ranks of the positives
 * @param {(value: number) => string} format
 * @returns {string | null}
 * @example substitute("\\frac{TP}{TP+FP}", { TP: 3, FP: 1 }, String) // "\\frac{3}{3+1}"
 */
export function substitute(latex, numbers, format) {
  let found = 0;
  let missing = false;
  let end = -1;
  const filled = latex.replace(SYMBOL, (match, before = '', space, symbol, offset) => {
    const value = numbers[symbol];
    if (value === null || value === undefined) {
      missing = true;
      return match;
    }
    const followsNumber = offset === end;
    end = offset + match.length;
    found += 1;
    // A brace closes an argument unless there is a space behind it.
    if (before.startsWith('\\frac')) return `${before}{${format(value)}}`;
    const isFactor = /[\d)A-Z]/.test(before) || (before === '}' && space !== '');
    const text = format(value).replaceAll(',', '{,}');
    return isFactor || followsNumber ? `${before}\\cdot ${text}` : `${before}${space}${text}`;
  });
  return found > 0 && !missing ? filled : null;
}
