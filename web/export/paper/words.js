import { paper as en } from './words.en.js';
import { paper as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Sentences for a paper; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function paperWords(language) {
  return WORDS[language];
}
