import { kindOf } from '../../core/kinds.js';
import { comparisonOf, measuresOf, testsOf } from './plan.js';
import { python } from './python.js';
import { r } from './r.js';
import { snippetWords } from './words.js';

/**
 * The analysis of a report as a script in Python or R, with the names of the user's file, columns and options. It
 * prints the numbers that the report shows. Free of the DOM: the command line uses it too.
 *
 * @typedef {import('./plan.js').Target} Target
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {import('../../words/index.js').Language} Language
 */

/** @type {Record<string, (plan: Plan) => string>} */
const WRITERS = { python, r };

/** Warnings that the rows of a file were brought into another form first. */
const RESHAPED = [
  'models_spread',
  'models_pooled',
  'confusion_matrix_read',
  'confusion_matrix_normalized',
  'confusion_matrix_without_names',
  'matrices_of_several_models',
  'distribution_read',
  'classification_report',
  'metrics_left_out',
  'orange_header_read',
];

/** What a program of the user reads as it stands. */
const TEXT_FILE = /\.(?:csv|tsv|tab|txt|dat)(?:\.gz)?$/i;

/**
 * Why no snippet can reproduce a report from its file.
 * @param {any} report
 * @returns {'joined' | 'reshaped' | 'percent' | 'unranked' | 'tolerance' | 'results' | 'untested' | 'columns' | null}
 */
function obstacle(report) {
  const { input, options, warnings, task } = report;
  if (input.files) return 'joined';
  const codes = warnings.map((/** @type {{ code: string }} */ { code }) => code);
  if (codes.some((/** @type {string} */ code) => RESHAPED.includes(code))) return 'reshaped';
  const used = input.columns.filter((/** @type {any} */ { role }) => role !== 'ignored');
  if (used.some((/** @type {any} */ { percent }) => percent)) return 'percent';
  if (options.missing_is_unranked) return 'unranked';
  if (options.tie_tolerance > 0) return 'tolerance';
  if (COMPARISONS.includes(task)) return obstacleOfComparison(report);
  if (task === 'multiclass' && !columnsOf({ input })) return 'columns';
  return null;
}

const COMPARISONS = ['friedman', 'cv', 'binomial'];

/** @param {any} report */
function obstacleOfComparison({ input, task, options, pairs, tests, models }) {
  if (task === 'binomial') return input.predictions.length === 2 ? null : 'results';
  const isLong = input.form === 'long' && input.predictions.length === 1;
  if (input.values === 'ranks' || !(isLong || input.form === 'wide')) return 'results';
  if (task === 'friedman') {
    const isTied = models.length > 2 && tests.friedman_chi2_tie_corrected === null;
    return isTied ? 'untested' : null;
  }
  const key = options.design === '5x2' ? 'cv5x2_t_p' : 'corrected_t_p';
  if (input.dataset) return 'results';
  return pairs.some((/** @type {any} */ pair) => pair[key] === null) ? 'untested' : null;
}

/**
 * The columns of a model's probabilities by class, in the order of the classes.
 * @param {{ input: any }} report
 * @returns {((model: string) => [label: string, column: string][]) | null} null where the names do not say it
 */
function columnsOf({ input }) {
  const column = (/** @type {string} */ model, /** @type {string} */ label) => {
    const ends = input.predictions.filter((/** @type {string} */ name) => name.endsWith(label));
    const own = input.predictions.find(
      (/** @type {string} */ name) => name === `${model}:${label}`,
    );
    return own ?? (input.models.length === 1 && ends.length === 1 ? ends[0] : undefined);
  };
  const of = (/** @type {string} */ model) =>
    input.classes.map((/** @type {string} */ label) => [label, column(model, label)]);
  const isWhole = input.models.every((/** @type {string} */ model) =>
    of(model).every((/** @type {[string, string | undefined]} */ [, name]) => name !== undefined),
  );
  return isWhole ? of : null;
}

/** Which columns have numbers and which have texts, by the kind of report. @param {any} report */
function columnsByContent(report) {
  const { input } = report;
  const kind = kindOf(report);
  const truthIsNumber = ['regression', 'ranking'].includes(kind);
  const areLabels = ['labels', 'many_labels', 'clustering'].includes(kind);
  const truth = input.truth === null ? [] : [input.truth];
  const more = [...(input.features ?? []), ...(input.weight === null ? [] : [input.weight])];
  return {
    numbers: [...(truthIsNumber ? truth : []), ...(areLabels ? [] : input.predictions), ...more],
    texts: [
      ...(truthIsNumber ? [] : truth),
      ...(areLabels ? input.predictions : []),
      ...[input.query, input.dataset, input.algorithm].filter((name) => name),
    ],
  };
}

/**
 * @param {any} report of any task
 * @param {object} how
 * @param {Target} how.to
 * @param {string} how.file its name
 * @param {string[]} how.keys of the measures that are shown
 * @param {Language} how.language of the comments
 * @returns {{ text: string } | { reason: { en: string, zh: string } }} reason: why there is none, as a sentence
 * @example snippet(report, { to: 'python', file: 'scores.csv', keys: ['roc_auc'], language: 'en' })
 */
export function snippet(report, { to, file, keys, language }) {
  const t = snippetWords(language);
  const reason = obstacle(report);
  if (reason) {
    return {
      reason: { en: snippetWords('en').reasons[reason], zh: snippetWords('zh').reasons[reason] },
    };
  }
  const { input, options } = report;
  const { measures, leftOut, intervalsLeftOut } = measuresOf(report, keys, to);
  const truth = input.columns.find((/** @type {any} */ { name }) => name === input.truth);
  const isText = TEXT_FILE.test(file);
  const read = isText ? file : `${file.replace(/\.[^.]*$/, '')}.csv`;
  const notes = [
    t.title(report.melon),
    t.needs[to],
    ...(isText ? [] : [t.saved(file, read)]),
    ...(input.weight === null ? [] : [t.weight]),
    ...(options.bootstrap > 0 ? [t.bootstrap] : []),
    ...(report.verdict.test === 'friedman_exact' ? [t.exact] : []),
    ...(COMPARISONS.includes(report.task) ? [t.comparison] : []),
    ...(leftOut.length > 0 ? [t.leftOut(leftOut)] : []),
    ...(intervalsLeftOut.length > 0 ? [t.intervalsLeftOut(intervalsLeftOut)] : []),
  ];
  return {
    text: WRITERS[to]({
      file: read,
      input,
      rows: input.rows - input.rows_dropped,
      kind: kindOf(report),
      level: Number((1 - options.alpha).toPrecision(12)),
      weight: input.weight,
      ...columnsByContent(report),
      truthIsNumber: truth?.kind === 'number',
      models: report.models,
      columnsOf: (report.task === 'multiclass' && columnsOf(report)) || (() => []),
      ...comparisonOf(report),
      isAveraged: report.verdict.kind === 'averaged',
      measures,
      tests: testsOf(report),
      notes,
    }),
  };
}
