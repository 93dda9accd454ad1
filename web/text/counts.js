import { counts as en } from './counts.en.js';
import { counts as zh } from './counts.zh.js';

const WORDS = { en, zh };

/**
 * Words of typed-in and repeated confusion matrices; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function countsWords(language) {
  return WORDS[language];
}
