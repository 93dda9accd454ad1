import { comparison as en } from './words.en.js';
import { comparison as zh } from './words.zh.js';

/** @typedef {typeof en} ComparisonWords */

/** @type {Record<import('../../words/index.js').Language, ComparisonWords>} */
const WORDS = { en, zh };

/**
 * Words of the comparison of learners; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function comparisonWords(language) {
  return WORDS[language];
}
