import { sharing as en } from './words.en.js';
import { sharing as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of links and what they bring; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function sharingWords(language) {
  return WORDS[language];
}
