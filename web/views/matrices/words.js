import { counts as en } from './words.en.js';
import { counts as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of typed-in and repeated confusion matrices; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function countsWords(language) {
  return WORDS[language];
}
