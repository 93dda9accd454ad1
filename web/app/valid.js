/**
 * What an address, localStorage or IndexedDB may contain. All of it can be written by
 * others: an older version, a link, a hand. What does not fit is left out.
 *
 * @typedef {import('../core/report.js').Options} Options
 * @typedef {import('./store.js').Source} Source
 */

import { isOfItsKind } from '../core/options.js';

const LANGUAGES = /** @type {const} */ (['en', 'zh']);
const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

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

/** @param {unknown} value @returns {string | undefined} */
export const validText = (value) => (typeof value === 'string' ? value : undefined);

/**
 * @param {unknown} value
 * @returns {{ key: string, descending: boolean } | undefined}
 */
export function validSort(value) {
  const { key, descending } = validObject(value) ?? {};
  return isText(key) && typeof descending === 'boolean' ? { key, descending } : undefined;
}

/**
 * @param {unknown} value
 * @returns {{ language?: 'en' | 'zh', theme?: 'auto' | 'light' | 'dark' }}
 */
export function validPreferences(value) {
  const { language, theme } = validObject(value) ?? {};
  return { language: validLanguage(language), theme: oneOf(THEMES, theme) };
}

/**
 * @param {unknown} value
 * @returns {import('../core/read_table.js').TableFile[] | undefined} undefined unless it is files of a table
 */
export function validFiles(value) {
  const isFile = (/** @type {unknown} */ one) => {
    const { name, blob } = validObject(one) ?? {};
    return isText(name) && blob instanceof Blob;
  };
  return Array.isArray(value) && value.length > 0 && value.every(isFile) ? value : undefined;
}

/**
 * Whether an option suits a table is for the core to say.
 * @param {unknown} value
 * @returns {Options | undefined} without what is not of the option's type; undefined when
 *   it is not an object at all
 */
export function validOptions(value) {
  const options = validObject(value);
  return options
    ? Object.fromEntries(
        Object.entries(options).filter(([name, value]) => isOfItsKind(name, value)),
      )
    : undefined;
}

/**
 * @param {unknown} value
 * @returns {Source | null} of a table of the user's own
 */
export function validSource(value) {
  const { name, size, kind, files } = validObject(value) ?? {};
  const own = oneOf(/** @type {const} */ (['file', 'text']), kind);
  if (!isText(name) || !Number.isFinite(size) || !own) return null;
  const names = validTexts(files);
  return { name, size, kind: own, ...(names ? { files: names } : {}) };
}
