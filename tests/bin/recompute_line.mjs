import assert from 'node:assert/strict';
import { arithmeticOf, Unknown } from './latex_arithmetic.mjs';

/**
 * Compares a line of a working with what its own digits give.
 * @param {any} line
 * @param {string} where
 * @returns {boolean} whether its digits tell what it gives
 */
export function recompute(line, where) {
  if (line.value === null) return false;
  /** @type {import('./latex_arithmetic.mjs').Interval} */
  let shown;
  let computed;
  try {
    computed = arithmeticOf(line.numbers);
    shown = arithmeticOf(line.result);
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw new Error(`${where}: ${line.numbers}: ${/** @type {Error} */ (error).message}`);
  }
  const slack = 1e-9 * Math.max(1, Math.abs(line.value));
  assert.ok(
    computed[0] - slack <= shown[1] && shown[0] - slack <= computed[1],
    `${where}: ${line.numbers} is in [${computed}], ${line.result} is shown`,
  );
  return true;
}
