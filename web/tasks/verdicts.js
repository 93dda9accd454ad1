import { closed } from '../words/chinese.js';
import { binomial } from './binomial/verdict.js';
import { plain } from './comparison/verdict.js';
import { comparisonWords } from './comparison/words.js';
import { cv } from './cv/verdict.js';
import { friedman } from './friedman/verdict.js';

/**
 * The verdict on learners as sentences: each kind of report has its own in its room. Free of the
 * DOM: the command line uses it too.
 * @typedef {import('../words/verdict.js').VerdictText} VerdictText
 */

const VERDICTS = { friedman, cv, binomial };

/**
 * That which way is better, on which the order rests, is read from nothing in the table, or from small values alone.
 * @param {import('./comparison/verdict.js').Context} context
 */
function directionInDoubt({ report: { input, options, verdict }, t }) {
  if (verdict.kind === 'single') return [];
  if (input.lower_by_values) return [plain(t.verdict.lowerByValues)];
  if (!input.direction_by_task) return [];
  return [plain(options.higher_is_better ? t.verdict.perhapsLower : t.verdict.perhapsHigher)];
}

/**
 * @param {any} report of the task `cv`, `friedman` or `binomial`
 * @param {import('../words/index.js').Language} language
 * @param {(id: string) => string} reason sentence of a reason
 * @returns {VerdictText}
 */
export function comparisonVerdict(report, language, reason) {
  const context = { report, t: comparisonWords(language), reason };
  const { parts: judged, detail } =
    VERDICTS[/** @type {keyof typeof VERDICTS} */ (report.task)](context);
  const written = [...directionInDoubt(context), ...judged];
  const parts = language === 'zh' ? closed(written) : written;
  return { parts, sentence: parts.map(({ text }) => text).join(''), detail };
}

/**
 * The learner that the verdict's sentence emphasises. None stands out where no
 * difference, or one without a direction, was found.
 * @param {any} report of the task `cv`, `friedman` or `binomial`
 * @returns {string | undefined}
 */
export const standsOut = (report) =>
  comparisonVerdict(report, 'en', String).parts.find((part) => part.strong)?.text;
