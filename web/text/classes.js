import { classes as en } from './classes.en.js';
import { classes as zh } from './classes.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of many classes; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function classesWords(language) {
  return WORDS[language];
}
