/**
 * Cells in which scores share one value, as expressions of SQL that are the same in every engine. docs/scale.md proves
 * what follows from them.
 * @module
 */

/**
 * Where scores go: into cells between the multiples of 10^−digits, or between those of a step of the log odds.
 * @typedef {{ digits: number } | { step: number }} Grid
 */

export const MOST_DIGITS = 15;

/** A literal of a double: an exponent makes it one in Spark, too. @param {number} value */
const double = (value) => value.toExponential().replace('e', 'E').replace('+', '');

/** Above it neighbouring doubles are further apart than 1, and a double is a whole number. */
const ALL_WHOLE = 2 ** 52;

/**
 * A multiple of 10^−digits stays as it is; what lies between two of them becomes the middle. Multiples are compared as
 * doubles, so 0.29 is one, although 0.29 · 100 is below 29.
 * @param {string} x  a double
 * @param {number} digits
 */
function between(x, digits) {
  const scale = double(10 ** digits);
  const nearest = `FLOOR(${x} * ${scale} + 5E-1)`;
  const edge = `${nearest} / ${scale}`;
  return `CASE
      WHEN ABS(${x}) >= ${double(ALL_WHOLE / 10 ** digits)} THEN ${x}
      WHEN ${x} > ${edge} THEN (${nearest} + 5E-1) / ${scale}
      WHEN ${x} < ${edge} THEN (${nearest} - 5E-1) / ${scale}
      ELSE ${edge} + 0E0
    END`;
}

/**
 * The middle of a cell of log odds; what is not inside (0, 1) stays as it is.
 * @param {string} x  a double
 * @param {number} step
 */
function ofLogOdds(x, step) {
  const width = double(step);
  const middle = `(FLOOR(LN(${x} / (1E0 - ${x})) / ${width}) + 5E-1) * ${width}`;
  return `CASE
      WHEN ${x} > 0E0 AND ${x} < 1E0 THEN 1E0 / (1E0 + EXP(-(${middle})))
      ELSE ${x} + 0E0
    END`;
}

/**
 * What all scores of a cell become.
 * @param {string} x  an expression for a finite double
 * @param {Grid} grid
 * @returns {string}
 */
export const cellOf = (x, grid) =>
  'digits' in grid ? between(x, grid.digits) : ofLogOdds(x, grid.step);
