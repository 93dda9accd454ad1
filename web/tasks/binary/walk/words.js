import { walk as en } from './words.en.js';
import { walk as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the walk along a curve; both languages come with it.
 * @param {import('../../../words/index.js').Language} language
 */
export function walkWords(language) {
  return WORDS[language];
}
