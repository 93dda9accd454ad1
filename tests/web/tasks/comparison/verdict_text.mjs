import { comparisonVerdict } from '../../../../web/tasks/verdicts.js';

/** The sentence of a reason. @param {string} id */
export const reason = (id) => `[${id}]`;

/** The verdict, with plain blanks. @param {any} report @param {'en' | 'zh'} [language] */
export const sentence = (report, language = 'en') =>
  comparisonVerdict(report, language, reason).sentence.replaceAll('\u00a0', ' ');

/** The lines below it, with plain blanks. @param {any} report @param {'en' | 'zh'} [language] */
export const detail = (report, language = 'en') =>
  comparisonVerdict(report, language, reason).detail.replaceAll('\u00a0', ' ');

/** Who stands out. @param {any} report */
export const strong = (report) =>
  comparisonVerdict(report, 'en', reason).parts.filter((part) => part.strong);
