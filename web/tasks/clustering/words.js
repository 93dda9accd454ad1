import { clustering as en } from './words.en.js';
import { clustering as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of clusterings; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function clusteringWords(language) {
  return WORDS[language];
}
