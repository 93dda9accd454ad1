/** Letters and figures of a short operand; brackets and what ends a sentence stay outside. */
const SHORT = String.raw`[^\s()（）,.;:，。；：]{1,4}`;
const OPERATION = new RegExp(
  String.raw`(?<![^\s(（])(${SHORT}) ([=×−≤]) (?=${SHORT}(?:[\s()（）,.;:，。；：]|$))`,
  'gu',
);

/**
 * A text whose percentages and short operations are not torn at the end of a line. Long ones may be: a phone is narrow.
 * @param {string} text
 * @returns {string}
 * @example unbroken('β = 2, 95 %') // with blanks that do not break
 */
export const unbroken = (text) =>
  text.replace(/(?<=\d) %/g, '\u00a0%').replace(OPERATION, '$1\u00a0$2\u00a0');
