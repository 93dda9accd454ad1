/**
 * Text for a terminal or a sentence of the page: whatever a file's names may contain is shown and not obeyed.
 * @module
 */

/**
 * Controls, marks that change the direction of text, characters without a width or a sign
 * (soft hyphens, blanks of no width, fillers), line separators, halves of characters, and
 * what is not a character. Joiners stay: scripts and emoji need them.
 */
export const HIDDEN =
  /[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

/** How JSON writes what is hidden. */
const WRITTEN = /\\[bf]|\\u(?!000[9aAdD])/;

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

/** @param {string} text */
const escapedInName = (text) =>
  text.replace(HIDDEN, (character) =>
    /[\t\n\r]/.test(character) ? character : escaped(character),
  );

/** Backslashes before what an escaped character looks like, by its code, or before a character. */
const BACKSLASHES = /\\+(?=x([\da-f]{2})|u([\da-f]{4})|u\{((?:10|[\da-f])[\da-f]{4})\}|(.))/gsu;

/**
 * Twice as many backslashes where they would read as those of an escaped character.
 * @param {string} text
 */
const withLiteralBackslashes = (text) =>
  text.replace(BACKSLASHES, (backslashes, ...[byte, short, long, next]) => {
    const code = byte ?? short ?? long;
    const meant = code === undefined ? next : String.fromCodePoint(Number.parseInt(code, 16));
    return escapedInName(meant) === meant ? backslashes : backslashes + backslashes;
  });

/**
 * A name as a page shows it, where every kind of blank and line end is a blank. Different names are
 * shown differently.
 * @param {string} text
 * @returns {string}
 * @example visibleName("a\u001bb") // "a\\x1bb"
 * @example visibleName("a\\x1bb") // "a\\\\x1bb"
 */
export const visibleName = (text) =>
  escapedInName(text.includes('\\') ? withLiteralBackslashes(text) : text);

/**
 * Whether a text of JSON has something in it that is not seen.
 * @param {string} json
 * @returns {boolean}
 */
export const hides = (json) => WRITTEN.test(json) || visibleName(json) !== json;
