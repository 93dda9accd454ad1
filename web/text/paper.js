import { paper as en } from './paper.en.js';
import { paper as zh } from './paper.zh.js';

const WORDS = { en, zh };

/**
 * Sentences for a paper; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function paperWords(language) {
  return WORDS[language];
}
