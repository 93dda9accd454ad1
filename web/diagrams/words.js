import { diagrams as en } from './words.en.js';
import { diagrams as zh } from './words.zh.js';

/** @typedef {typeof en} DiagramWords */

/** @type {Record<import('../words/index.js').Language, DiagramWords>} */
const WORDS = { en, zh };

/**
 * Words that stand in the diagrams of comparisons; both languages come with it.
 * @param {import('../words/index.js').Language} language
 */
export function diagramWords(language) {
  return WORDS[language];
}
