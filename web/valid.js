/**
 * What an address, localStorage or IndexedDB may contain. All of it can be written by
 * others: an older version, a link, a hand. What does not fit is left out.
 *
 * @typedef {import('./report.js').Options} Options
 * @typedef {import('./store.js').Source} Source
 */

const LANGUAGES = /** @type {const} */ (['en', 'zh']);
const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
/** Options that the page formats as numbers, or reads as words. */
const NUMBERS = [
  'alpha',
  'beta',
  'bootstrap',
  'cost_fn',
  'cost_fp',
  'draws',
  'eps0',
  'k',
  'max_fpr',
  'n_features',
  'prior',
  'quantile',
  'rope',
  'seed',
  'test_train_ratio',
  'threshold',
  'tie_tolerance',
  'top_k',
];
const WORDS = ['alternative', 'design', 'distance', 'missing', 'post_hoc', 'resample', 'task'];
const LISTS = ['predictions', 'features', 'ordered'];

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

/** @param {unknown} value */
const isScalar = (value) =>
  value === null || isText(value) || typeof value === 'boolean' || Number.isFinite(value);

/**
 * @param {unknown} value
 * @returns {Record<string, any> | null} null unless it is an object with properties
 */
export function validObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null;
}

/**
 * @template {string} T
 * @param {readonly T[]} allowed
 * @param {unknown} value
 * @returns {T | undefined}
 */
const oneOf = (allowed, value) => allowed.find((one) => one === value);

/** @param {unknown} value */
export const validLanguage = (value) => oneOf(LANGUAGES, value);

/**
 * @param {unknown} value
 * @returns {string[] | undefined} undefined unless it is a list of texts
 */
export function validTexts(value) {
  return Array.isArray(value) && value.every(isText) ? value : undefined;
}

/**
 * @param {unknown} value
 * @returns {{ language?: 'en' | 'zh', theme?: 'auto' | 'light' | 'dark' }}
 */
export function validPreferences(value) {
  const { language, theme } = validObject(value) ?? {};
  return { language: validLanguage(language), theme: oneOf(THEMES, theme) };
}

/** Whether a value is of the kind that the page keeps under this name. */
function isOfItsKind(/** @type {string} */ name, /** @type {unknown} */ value) {
  if (value === null) return true;
  if (NUMBERS.includes(name)) return Number.isFinite(value);
  if (WORDS.includes(name)) return isText(value);
  return isScalar(value);
}

/** @param {[string, unknown]} option */
function isOption([name, value]) {
  if (LISTS.includes(name)) return validTexts(value) !== undefined;
  if (name !== 'thresholds') return isOfItsKind(name, value);
  const thresholds = validObject(value);
  return (
    thresholds !== null &&
    Object.values(thresholds).every((each) => each === null || Number.isFinite(each))
  );
}

/**
 * Whether an option suits a table is for the core to say.
 * @param {unknown} value
 * @returns {Options | undefined} without what is not of the option's type; undefined when
 *   it is not an object at all
 */
export function validOptions(value) {
  const options = validObject(value);
  return options ? Object.fromEntries(Object.entries(options).filter(isOption)) : undefined;
}

/**
 * @param {unknown} value
 * @returns {Source | null} of a table of the user's own
 */
export function validSource(value) {
  const { name, size, kind } = validObject(value) ?? {};
  const own = oneOf(/** @type {const} */ (['file', 'text']), kind);
  return isText(name) && Number.isFinite(size) && own ? { name, size, kind: own } : null;
}
