import { integer } from '../../words/format.js';
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
const WARNINGS = [
  'few_cases_for_intervals',
  'no_better_than_majority',
  'no_better_than_mean',
  'noise_is_a_cluster',
  'probabilities_do_not_sum_to_one',
  'scores_outside_unit_interval',
];

/**
 * Warnings that a paragraph needs no word of: it says so itself, or they tell how the file was read
 * and which of its columns and models were put aside. Any other is a doubt, whatever is new included.
 */
const SAID_OTHERWISE = [
  'cases_in_time',
  'cases_repeat',
  'confusion_matrix_read',
  'constant_feature',
  'equal_predictions',
  'file_as_it_is',
  'folds_averaged',
  'header_missing',
  'labels_spelled_differently',
  'matrices_of_models',
  'matrices_share_names',
  'options_unused',
  'orange_header_read',
  'positive_not_used',
  'predictions_in_doubt',
  'queries_are_resampled',
  'queries_without_relevant_items',
  'truth_repeated',
  'unnamed_columns',
];
const OF_READING =
  /_(?:aside|dropped|guessed|ignored|inputs|joined|left_out|limited|read|skipped|taken|undefined)$|^(?:read_as_|joined_|join_)/;

/** Findings on learners that limit what their comparison shows. */
const LIMITS = ['too_few_data_sets', 'best_of_many', 'same_cases'];

/** Findings that the table may have been misread, beside all that are warnings. */
const DOUBTS = ['design_guessed', 'direction_looks_wrong', 'folds_or_data_sets'];

/** Warnings of the same kind. */
const DOUBTFUL_READING = ['seeds_as_runs'];

/** Warnings to which the paragraph itself is the answer. */
const ANSWERED = [
  'all_tied',
  'missing_left_out',
  'omnibus_not_significant',
  'one_row',
  'paired_t_on_overlapping_folds',
  'strict_tail',
  'too_few_cases',
  'unknown_ratio',
];

/** @typedef {{ code: string, message: string, message_zh: string, column?: string }} Problem */

/** A sentence of the report with the quotation marks of a paper. @param {string} text */
const sentence = (text) => oneLine(text).replace(/"([^"]*)"/g, '“$1”');

/**
 * @param {Problem[] | undefined} problems
 * @param {string[] | null} codes of those that are meant; null: all
 * @param {Language} language
 */
const stated = (problems, codes, language) =>
  (problems ?? [])
    .filter(({ code }) => codes === null || codes.includes(code))
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
 * What of models and their predictions has to be checked first.
 * @param {any} report
 * @param {Language} language
 */
export const predictionDoubts = ({ warnings = [] }, language) =>
  stated(
    warnings.filter(
      (/** @type {Problem} */ { code }) =>
        !SAID_OTHERWISE.includes(code) && !OF_READING.test(code) && !WARNINGS.includes(code),
    ),
    null,
    language,
  );

/**
 * @param {any} report
 * @param {(finding: { code: string, kind: string }) => boolean} isMeant
 * @param {Language} language
 * @returns {string[]}
 */
const findingsOf = ({ advice }, isMeant, language) =>
  (advice?.findings ?? [])
    .filter(isMeant)
    .map((/** @type {{ message: Record<Language, string> }} */ { message }) =>
      sentence(message[language]),
    );

/**
 * What was in some of the joined files only, and is not evaluated. Rows without a truth are no cases.
 * @param {any} report
 * @param {ReturnType<typeof import('./words.js').paperWords>} t
 * @returns {string[]}
 */
export function joinCautions({ input, warnings = [] }, t) {
  if (!warnings.some((/** @type {Problem} */ { code }) => code === 'join_unmatched')) return [];
  const ofTruth = input.files.filter((/** @type {any} */ { columns }) =>
    columns.some((/** @type {any} */ { as }) => as === input.truth),
  );
  const lost = (ofTruth.length > 0 ? ofTruth : input.files).filter(
    (/** @type {any} */ file) => file.rows_unmatched > 0,
  );
  if (lost.length === 0) return [];
  if (ofTruth.length === 1) {
    const [{ rows, rows_unmatched: left }] = lost;
    return [t.casesUnmatched(left, integer(rows))];
  }
  return [
    t.rowsUnmatched(
      lost.map((/** @type {any} */ { name, rows, rows_unmatched: left }) => ({
        file: oneLine(name.replace(/^.*[\\/]/s, '')),
        left: integer(left),
        all: integer(rows),
      })),
    ),
  ];
}

/** Of learners and their results. @param {any} report @param {Language} language */
export const comparisonCautions = (report, language) =>
  findingsOf(report, ({ code }) => LIMITS.includes(code), language);

/** What of them has to be checked first. @param {any} report @param {Language} language */
export const comparisonDoubts = (report, language) => [
  ...stated(report.warnings, DOUBTFUL_READING, language),
  ...findingsOf(
    report,
    ({ code, kind }) =>
      DOUBTS.includes(code) ||
      (kind === 'warning' && !ANSWERED.includes(code) && !LIMITS.includes(code)),
    language,
  ),
];
