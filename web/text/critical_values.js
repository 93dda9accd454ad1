import { criticalValues as en } from './critical_values.en.js';
import { criticalValues as zh } from './critical_values.zh.js';

const WORDS = { en, zh };

/**
 * Words of the tables of critical values; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function criticalValueWords(language) {
  return WORDS[language];
}
