import { regression as en } from './regression.en.js';
import { regression as zh } from './regression.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of regressions; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function regressionWords(language) {
  return WORDS[language];
}
