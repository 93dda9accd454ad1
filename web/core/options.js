/**
 * What the core's table of options says of each: kind, limits, choices, default. The table is written for the page at
 * build time.
 */
import { OPTIONS } from '../../build/options.js';

export { OPTIONS };

/**
 * @typedef {object} Limits
 * @property {number} [min]
 * @property {number} [max]
 * @property {boolean} [openMin] the limit itself is not allowed
 * @property {boolean} [openMax]
 * @property {boolean} [whole]
 */

/**
 * The limits of a number option.
 * @param {string} name
 * @returns {Limits} without those that there are not
 * @example limitsOf('max_fpr') // { min: 0, openMin: true, max: 1 }
 */
export function limitsOf(name) {
  const { kind = '', limits = {} } = /** @type {Record<string, any>} */ (OPTIONS)[name] ?? {};
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = limits;
  const min = minimum ?? exclusiveMinimum;
  const max = maximum ?? exclusiveMaximum;
  return {
    ...(min === undefined ? {} : { min }),
    ...(exclusiveMinimum === undefined ? {} : { openMin: true }),
    ...(max === undefined ? {} : { max }),
    ...(exclusiveMaximum === undefined ? {} : { openMax: true }),
    ...(kind === 'whole_number' ? { whole: true } : {}),
  };
}

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';
/** @param {unknown} value */
const isTexts = (value) => Array.isArray(value) && value.every(isText);
/** @param {unknown} value */
const isNumberOrNull = (value) => value === null || Number.isFinite(value);

/** Whether a value is one of the kind; its limits are for the core. @type {Record<string, (value: any) => boolean>} */
const IS_OF_KIND = {
  number: isNumberOrNull,
  whole_number: isNumberOrNull,
  flag: (value) => value === null || typeof value === 'boolean',
  choice: (value) => value === null || isText(value),
  column: (value) => value === null || isText(value),
  columns: isTexts,
  label: (value) => value === null || isText(value),
  labels: isTexts,
  learner: (value) => value === null || isText(value),
  procedure: (value) => value === null || isText(value),
  thresholds: (value) =>
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every(isNumberOrNull),
  cost_matrix: (value) =>
    Array.isArray(value) &&
    value.every((row) => Array.isArray(row) && row.every((cost) => Number.isFinite(cost))),
  resample: (value) => value === null || isText(value),
  join: (value) => value === null || isText(value),
};

/**
 * Whether a value is of the option's kind. Of a name that there is not any simple value is: the core says so.
 * @param {string} name
 * @param {unknown} value
 */
export function isOfItsKind(name, value) {
  if (Object.hasOwn(OPTIONS, name)) {
    return IS_OF_KIND[/** @type {Record<string, any>} */ (OPTIONS)[name].kind](value);
  }
  return isNumberOrNull(value) || isText(value) || typeof value === 'boolean';
}
