import { lab as en } from './words.en.js';
import { lab as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the lab; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function labWords(language) {
  return WORDS[language];
}
