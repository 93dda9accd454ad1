import { classes as en } from './words.en.js';
import { classes as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of many classes; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function classesWords(language) {
  return WORDS[language];
}
