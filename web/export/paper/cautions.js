import { isNumber, oneLine } from './parts.js';

/**
 * What limits the claims of a paragraph, from the codes of the report's own warnings,
 * notes and findings. Free of the DOM. Nothing is computed here.
 * @typedef {import('../../words/index.js').Language} Language
 */

/** Notes on a verdict whose sentence stands in a paper as it is. */
const NOTES = [
  'difference_by_bootstrap',
  'weights_are_cases',
  'few_cases',
  'delong_without_variance',
  'selected_on_test_set',
  'threshold_on_test_set',
  'models_as_given',
];

/** Warnings of the same kind. */
const WARNINGS = ['few_cases_for_intervals'];

/** Findings on learners that limit what their comparison shows. */
const LIMITS = ['too_few_data_sets', 'best_of_many', 'same_cases'];

/** Findings that the table may have been misread or may be wrong. */
const DOUBTS = [
  'looks_transposed',
  'direction_looks_wrong',
  'folds_as_data_sets',
  'folds_or_data_sets',
  'folds_of_one_case',
  'mixed_units',
  'repeated_data_set',
  'summary_row',
];

/** @typedef {{ code: string, message: string, message_zh: string, column?: string }} Problem */

/** A sentence of the report with the quotation marks of a paper. @param {string} text */
const sentence = (text) => oneLine(text).replace(/"([^"]*)"/g, '“$1”');

/**
 * @param {Problem[] | undefined} problems
 * @param {string[]} codes
 * @param {Language} language
 */
const stated = (problems, codes, language) =>
  (problems ?? [])
    .filter(({ code }) => codes.includes(code))
    .map((problem) => sentence(language === 'zh' ? problem.message_zh : problem.message));

/**
 * The columns of a warning.
 * @param {any} report
 * @param {string} wanted its code
 * @returns {string[]}
 */
const columnsOf = ({ warnings = [] }, wanted) =>
  warnings
    .filter((/** @type {Problem} */ { code }) => code === wanted)
    .map((/** @type {Problem} */ { column }) => oneLine(column ?? ''));

/**
 * Of models and their predictions.
 * @param {any} report
 * @param {Language} language
 * @param {import('./predictions_words.en.js').predictionsPaper} t
 * @returns {string[]}
 */
export function predictionCautions(report, language, t) {
  const { p, chance } = report.verdict ?? {};
  const isTested = isNumber(p) || isNumber(chance?.p);
  return [
    ...columnsOf(report, 'cases_repeat').map((column) => t.casesRepeat(column, isTested)),
    ...columnsOf(report, 'cases_in_time').map(t.casesInTime),
    ...stated(report.warnings, WARNINGS, language),
    ...stated(report.verdict?.notes, NOTES, language),
  ];
}

/**
 * @param {any} report
 * @param {string[]} codes
 * @param {Language} language
 * @returns {string[]}
 */
const findingsOf = ({ advice }, codes, language) =>
  (advice?.findings ?? [])
    .filter((/** @type {{ code: string }} */ { code }) => codes.includes(code))
    .map((/** @type {{ message: Record<Language, string> }} */ { message }) =>
      sentence(message[language]),
    );

/** Of learners and their results. @param {any} report @param {Language} language */
export const comparisonCautions = (report, language) => findingsOf(report, LIMITS, language);

/** What of them has to be checked first. @param {any} report @param {Language} language */
export const comparisonDoubts = (report, language) => findingsOf(report, DOUBTS, language);
