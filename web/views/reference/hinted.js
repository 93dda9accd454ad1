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
  const found = names.join('|');
  // In English in the plural, too.
  const pattern = language === 'en' ? `\\b((?:${found})s?)\\b` : `(${found})`;
  const made = new RegExp(pattern, 'giu');
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
    const written = piece.toLowerCase();
    const term = TERMS.find(({ name }) =>
      [name[language], `${name[language]}s`].some((one) => one.toLowerCase() === written),
    );
    if (!term || seen.has(term.id)) return piece;
    seen.add(term.id);
    return html`<button type="button" class="term" data-explanation=${term.text[language]}
      aria-description=${term.text[language]}>${piece}</button>`;
  });
}

/**
 * The same of a sentence about models, whose names are no terms.
 * @param {string} text
 * @param {readonly string[]} names
 * @param {Language} language
 * @param {Set<string>} seen
 */
export function hintedBetween(text, names, language, seen) {
  const escaped = names
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return hinted(text, language, seen);
  return text
    .split(new RegExp(`(${escaped.join('|')})`))
    .map((piece, place) => (place % 2 === 1 ? piece : hinted(piece, language, seen)));
}
