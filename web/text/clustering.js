import { clustering as en } from './clustering.en.js';
import { clustering as zh } from './clustering.zh.js';

const WORDS = { en, zh };

/**
 * Words of the pictures of clusterings; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function clusteringWords(language) {
  return WORDS[language];
}
