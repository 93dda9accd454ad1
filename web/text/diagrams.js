import { diagrams as en } from './diagrams.en.js';
import { diagrams as zh } from './diagrams.zh.js';

/** @typedef {typeof en} DiagramWords */

/** @type {Record<import('./index.js').Language, DiagramWords>} */
const WORDS = { en, zh };

/**
 * Words that stand in the diagrams of comparisons; both languages come with it.
 * @param {import('./index.js').Language} language
 */
export function diagramWords(language) {
  return WORDS[language];
}
