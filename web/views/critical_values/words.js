import { criticalValues as en } from './words.en.js';
import { criticalValues as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the tables of critical values; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function criticalValueWords(language) {
  return WORDS[language];
}
