/** Letters and figures of a short operand; brackets and what ends a sentence stay outside. */
const SHORT = String.raw`[^\s()（）,.;:，。；：]{1,4}`;
const OPERATION = new RegExp(
  String.raw`(?<![^\s(（])(${SHORT}) ([=×−≤≥<>]) (?=(?:\d{0,3}\.\d{1,3}|${SHORT})(?:[\s()（）,.;:，。；：]|$))`,
  'gu',
);

/** The hyphen of a name that ends in a single letter. */
const HYPHEN = /(?<=\p{L}-)(?=\p{L}(?!\p{L}))/gu;
/** Of no width, and no place for a line to end. */
const JOINER = '\u2060';

/**
 * A text whose percentages, short operations and names such as P-R are not torn at the end of a line. Long operations may
 * be: a phone is narrow.
 * @param {string} text
 * @returns {string}
 * @example unbroken('β = 2, 95 %') // with blanks that do not break
 */
export const unbroken = (text) =>
  text
    .replace(/(?<=\d) %/g, '\u00a0%')
    .replace(OPERATION, '$1\u00a0$2\u00a0')
    .replace(HYPHEN, JOINER);
