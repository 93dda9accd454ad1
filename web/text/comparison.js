import { comparison as en } from './comparison.en.js';
import { comparison as zh } from './comparison.zh.js';

/** @typedef {typeof en} ComparisonWords */

/** @type {Record<import('./index.js').Language, ComparisonWords>} */
const WORDS = { en, zh };

/**
 * Words of the comparison of learners; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function comparisonWords(language) {
  return WORDS[language];
}
