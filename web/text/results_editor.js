import { resultsEditor as en } from './results_editor.en.js';
import { resultsEditor as zh } from './results_editor.zh.js';

const WORDS = { en, zh };

/**
 * Words of the typed-in table of results; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function resultsEditorWords(language) {
  return WORDS[language];
}
