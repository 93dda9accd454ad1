import { ITEM_FAMILIES } from '../../core/families.js';
import { searched } from '../elements/names.js';
import { TERMS } from './glossary.js';

/**
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {Record<string, any>} Reference the families of items, and reasons
 * @typedef {{ family: string, item: any, address: string }} Entry
 */

/** Families in the order of the page; the terms of the glossary come last. */
export const FAMILIES = /** @type {const} */ ([...ITEM_FAMILIES, 'terms']);

/**
 * Every item with its address: its id, and with its family where an earlier item has the same.
 * @param {Reference} reference
 * @param {Language} language
 * @returns {Entry[]}
 */
export function entriesOf(reference, language) {
  const terms = TERMS.map(({ id, name, also, text }) => ({
    id,
    name: name[language],
    synonyms: also?.[language] ?? '',
    meaning: text[language],
  }));
  /** @type {Set<string>} */
  const taken = new Set();
  return FAMILIES.flatMap((family) =>
    (family === 'terms' ? terms : (reference[family] ?? [])).map((/** @type {any} */ item) => {
      const address = taken.has(item.id) ? `${family}.${item.id}` : item.id;
      taken.add(item.id);
      return { family, item, address };
    }),
  );
}

/**
 * @param {Entry} entry
 * @param {string} filter as typed
 */
export function isWanted({ item }, filter) {
  const { id, name, short_name: short, synonyms, keys = [] } = item;
  const named = keys.map((/** @type {any} */ one) => one.key ?? one);
  return [id, name, short, synonyms, named]
    .flat()
    .join('\n')
    .toLowerCase()
    .includes(searched(filter));
}
