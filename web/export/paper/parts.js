import { level, threshold } from '../../words/format.js';

/**
 * What the paragraphs on learners share.
 * @typedef {import('../citations.js').Citations} Citations
 * @typedef {ReturnType<typeof import('./words.js').paperWords>} Words
 * @typedef {{ report: any, t: Words, c: Citations, reason: (id: string) => string }} Context
 */

/** Beyond these a reader is sent to the table. */
export const MOST_NAMES = 10;

/** @param {unknown} value @returns {value is number} */
export const isNumber = (value) => typeof value === 'number';

/** A name on one line. @param {string} name */
export const oneLine = (name) => name.replace(/\s+/g, ' ').trim();

/** @param {any} report @returns {string[]} */
export const namesOf = ({ models }) =>
  models.length > MOST_NAMES
    ? []
    : models.map((/** @type {{ name: string }} */ { name }) => oneLine(name));

/** @param {any} report */
export const alphaOf = ({ options }) => String(options.alpha).replace(/^0\./, '.');

/** @param {any} report */
export const levelOf = ({ options }) => level(1 - options.alpha).replace('\u00a0', ' ');

/** @param {any} report @returns {'higher' | 'lower' | 'ranks'} */
export function directionOf({ input, options }) {
  if (input.values === 'ranks') return 'ranks';
  return options.higher_is_better ? 'higher' : 'lower';
}

/** @param {Context} context @param {string[]} statistics @param {string} other */
export const opposedText = ({ t }, statistics, other) =>
  statistics.length > 0
    ? t.opposed(
        statistics.map((id) => t.statistics[id] ?? id),
        oneLine(other),
      )
    : '';

/**
 * A significant difference of which two statistics favour either side.
 * @param {Context} context
 * @param {string} one whom the deciding statistic favours
 * @param {string} other
 * @param {string} statistic the one that decides
 * @param {string} numbers
 * @param {string} more in brackets
 */
export function unclearText({ report, t }, one, other, statistic, numbers, more) {
  const [own, ...against] = [statistic, ...report.verdict.opposed_by].map(
    (id) => t.statistics[id] ?? id,
  );
  return t.unclear(one, other, own, against, numbers, more);
}

/** That the whole interval lies within the region that was given. @param {Context} context */
export const ropeText = ({ report: { verdict, options }, t }) =>
  verdict.within_rope ? t.withinRope(threshold(options.rope)) : '';

/** What the tie tolerance does, where one is set. @param {Context} context */
export const toleranceText = ({ report, t }) =>
  report.options.tie_tolerance > 0 ? t.tolerance(threshold(report.options.tie_tolerance)) : '';
