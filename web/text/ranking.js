import { ranking as en } from './ranking.en.js';
import { ranking as zh } from './ranking.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of rankings; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function rankingWords(language) {
  return WORDS[language];
}
