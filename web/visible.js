/**
 * Text for a terminal or a sentence of the page: whatever a file's names may contain is shown and not obeyed.
 * @module
 */

/** Controls, marks that change the direction of text, line separators, halves of characters, and what is not a character. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/gu;

/** @param {string} character */
function escaped(character) {
  const code = /** @type {number} */ (character.codePointAt(0)).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
}

/**
 * A text of several lines, in which everything else that is not printed is escaped.
 * @param {string} text
 * @returns {string}
 * @example visible("a\u001b[31m") // "a\\x1b[31m"
 */
export const visible = (text) =>
  text.replace(HIDDEN, (character) => (character === '\n' ? character : escaped(character)));

/**
 * The same on one line: ends of lines are escaped, too.
 * @param {string} text
 * @returns {string}
 */
export const visibleLine = (text) => text.replace(HIDDEN, escaped);

/**
 * A name or a sentence on one line: runs of blanks and line ends are one blank.
 * @param {string} text
 * @returns {string}
 */
export const oneLine = (text) => visible(text.replace(/\s+/g, ' ')).trim();
