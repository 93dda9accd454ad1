import { drawnScores as en } from './words.en.js';
import { drawnScores as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the scores that are drawn; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function drawnScoresWords(language) {
  return WORDS[language];
}
