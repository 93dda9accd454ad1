import { ranking as en } from './words.en.js';
import { ranking as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of rankings; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function rankingWords(language) {
  return WORDS[language];
}
