import { regression as en } from './words.en.js';
import { regression as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of regressions; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function regressionWords(language) {
  return WORDS[language];
}
