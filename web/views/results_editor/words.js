import { resultsEditor as en } from './words.en.js';
import { resultsEditor as zh } from './words.zh.js';

const WORDS = { en, zh };

/**
 * Words of the typed-in table of results; both languages come with it.
 * @param {import('../../words/index.js').Language} language
 */
export function resultsEditorWords(language) {
  return WORDS[language];
}
