import { late as en } from './late.en.js';
import { late as zh } from './late.zh.js';

const WORDS = { en, zh };

/**
 * Words of what is fetched later, dialogs for instance; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function lateWords(language) {
  return WORDS[language];
}
