import { HIDDEN } from '../words/visible.js';

/** @param {string} character */
function escaped(character) {
  const code = /** @type {number} */ (character.codePointAt(0)).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}

/**
 * A text as Python and R write it, in which everything is seen and which ends neither its
 * quotes nor its line.
 * @param {string} text
 * @example quoted('a"b') // '"a\\"b"'
 */
export const quoted = (text) => JSON.stringify(text).replace(HIDDEN, escaped);
