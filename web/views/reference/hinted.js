import { html } from 'lit';
import { TERMS } from './glossary.js';
import './hinted.css';

/** @typedef {import('../../words/index.js').Language} Language */

/** Terms by language, and what finds them: the longest first. @type {Map<Language, RegExp>} */
const FINDERS = new Map();

/** @param {Language} language */
function finder(language) {
  const known = FINDERS.get(language);
  if (known) return known;
  const names = TERMS.map(({ name }) => name[language]).sort((a, b) => b.length - a.length);
  const edge = language === 'en' ? '\\b' : '';
  const made = new RegExp(`${edge}(${names.join('|')})${edge}`, 'giu');
  FINDERS.set(language, made);
  return made;
}

/**
 * A text in which each term of the glossary has its hint where it comes first.
 * @param {string} text
 * @param {Language} language
 * @param {Set<string>} [seen] terms that have their hint already; those of this text are added
 */
export function hinted(text, language, seen = new Set()) {
  return text.split(finder(language)).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const term = TERMS.find(({ name }) => name[language].toLowerCase() === piece.toLowerCase());
    if (!term || seen.has(term.id)) return piece;
    seen.add(term.id);
    return html`<button type="button" class="term" data-explanation=${term.text[language]}
      aria-description=${term.text[language]}>${piece}</button>`;
  });
}
