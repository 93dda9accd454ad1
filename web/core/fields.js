import { EFFECT_SIZES, FIELDS, NAMES, STATISTICS, TABLES } from '../../build/fields.js';
import { COLUMNS } from './kinds.js';
import { ownValue } from './report.js';

/**
 * What the core says of the numeric keys of comparisons of learners, and of their tables. Free of
 * the DOM: the command line uses it too.
 *
 * @typedef {object} Field
 * @property {'number' | 'count' | 'p_value' | 'probability'} kind how it is written; a small
 *   probability is no evidence
 * @property {string} [low] keys of the limits of its interval
 * @property {string} [high]
 * @property {string} [adjusts] the p-value that it adjusts over all pairs
 * @property {string} [procedure] the post-hoc procedure that it is of
 * @property {number} [critical_at] of a critical difference of mean ranks, its α
 * @property {string} [design] the only design of folds for which it is defined
 * @property {boolean} [optimistic_over_folds] of a test that treats folds as independent
 *
 * @typedef {object} Statistic a row of a table of tests
 * @property {string} key empty where there is only a p-value
 * @property {string} p_value empty where there is none
 * @property {string[]} degrees_of_freedom their keys
 *
 * @typedef {object} Tables what tables of a task show at first
 * @property {{ keys: string[], option?: string, value?: string, of_one_model?: boolean,
 *   of_several_models?: boolean }[]} conditions on columns of models
 * @property {string[]} control columns of models beside a control
 * @property {string[]} pairs columns of pairs
 * @property {string[]} procedures those with a button
 * @property {string[]} control_procedures
 */

/**
 * Heads of columns by key, of models, pairs and tests, and short names of post-hoc procedures.
 * @param {'en' | 'zh'} language
 */
export const namesOf = (language) => NAMES[language];

/** @param {string} key @returns {Field} */
export const fieldOf = (key) => ownValue(FIELDS, key) ?? { kind: 'number' };

/**
 * @param {Tables['conditions'][number]} condition
 * @param {any} report
 */
function isMet({ option, value, of_one_model, of_several_models }, { options, models }) {
  if (option && (value ? options[option] !== value : (options[option] ?? null) === null))
    return false;
  return !(of_one_model && models.length > 1) && !(of_several_models && models.length < 2);
}

/**
 * Columns of the table of models, procedures against a control aside.
 * @param {any} report
 * @returns {string[]}
 */
export function modelColumns(report) {
  const { conditions, control } = TABLES[report.task];
  const shown = COLUMNS[/** @type {'cv'} */ (report.task)].filter((key) =>
    conditions.every((condition) => !condition.keys.includes(key) || isMet(condition, report)),
  );
  return report.control ? [...shown, ...control] : shown;
}

/** Columns of the table of pairs. @param {any} report @returns {string[]} */
export const pairColumns = (report) =>
  TABLES[report.task].pairs.filter((key) => fitsDesign(fieldOf(key), report));

/** Whether a test of folds is defined for how they were made. @param {{ design?: string }} of @param {any} report */
export const fitsDesign = ({ design }, { options }) =>
  design === undefined || design === options.design;

/**
 * Critical differences of mean ranks that a report has, by procedure.
 * @param {Record<string, any>} tests of the report
 * @returns {{ procedure: string, at: { key: string, alpha: number }[] }[]}
 */
export function criticalDifferences(tests) {
  const all = Object.entries(FIELDS).flatMap(([key, { procedure = '', critical_at: alpha }]) =>
    alpha !== undefined && typeof tests[key] === 'number' ? { key, procedure, alpha } : [],
  );
  return [...new Set(all.map(({ procedure }) => procedure))].map((procedure) => ({
    procedure,
    at: all.filter((one) => one.procedure === procedure),
  }));
}

/** Procedures of many data sets that have a button. */
export const PROCEDURES = TABLES.friedman.procedures;
export const CONTROL_PROCEDURES = TABLES.friedman.control_procedures;

/** Keys of effect sizes, in the order of tables. */
export const EFFECTS = EFFECT_SIZES.map(({ key }) => key);

/**
 * The effect size in the unit of the results that belongs to the statistic by which procedures decide.
 * @param {string} statistic
 * @returns {string} empty where there is none
 * @example effectOf('signed_ranks') // 'hodges_lehmann'
 */
export const effectOf = (statistic) =>
  EFFECT_SIZES.find((effect) => effect.statistic === statistic)?.key ?? '';

/**
 * Degrees of freedom of a test: two for an F.
 * @param {Record<string, any> | undefined} values of the report
 * @param {string} test what a verdict that rests on it calls it
 * @returns {number[]} none for a test without
 * @example degreesOfFreedom(pair, 'corrected_t_test') // [9]
 */
export const degreesOfFreedom = (values, test) =>
  (ownValue(STATISTICS, test)?.degrees_of_freedom ?? [])
    .map((key) => values?.[key])
    .filter((df) => typeof df === 'number');
