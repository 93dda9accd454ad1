import { modelStyle, tokenBeside } from '../../../charts/model_style.js';
import { EFFECTS, fitsDesign } from '../../../core/fields.js';
import { level, posterior } from '../../../words/format.js';
import { cellOf, EMPTY, isNaive } from '../tables.js';

/**
 * @typedef {import('../scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../../../export/tables.js').Table} Table
 */

/** What the core said of the two, with what only the report has. @param {ComparisonScene} scene */
function pairOf({ report, answer }) {
  if (!answer?.pair) return null;
  const { a, b } = answer.pair;
  const own = report.pairs.find(
    (/** @type {any} */ pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a),
  );
  if (typeof own?.p_unadjusted !== 'number') return answer.pair;
  // The sign of z is that of the report's own order of the two.
  const z = own.a === a ? own.z : -own.z;
  return { p_unadjusted: own.p_unadjusted, z, ...answer.pair };
}

/** @param {ComparisonScene} scene @returns {Table} */
export function testsOfPair(scene) {
  const { t, report } = scene;
  const pair = pairOf(scene) ?? {};
  const { alpha } = report.options;
  const rows = scene.statistics
    .filter(
      (statistic) => (statistic.p_value || statistic.key) in pair && fitsDesign(statistic, report),
    )
    .map(({ name, key, degrees_of_freedom, p_value }, index) => {
      const df = degrees_of_freedom
        .map((each) => pair[each])
        .filter((each) => typeof each === 'number');
      return {
        name: name + (isNaive(p_value || key, report) ? t.aside(t.pairs.optimistic) : ''),
        index,
        cells: [
          key ? { ...cellOf(pair, key), interval: null, note: '', key } : EMPTY,
          df.length > 0
            ? { ...EMPTY, value: df[0], text: df.join(', '), key: degrees_of_freedom[0] }
            : EMPTY,
          p_value ? { ...cellOf(pair, p_value, alpha), key: p_value } : EMPTY,
        ],
      };
    });
  const heads = [t.tests.statistic, t.tests.df, t.tests.p];
  return {
    corner: t.tests.test,
    heads: ['statistic', 'df', 'p'].map((key, at) => ({ key, label: heads[at], name: heads[at] })),
    rows,
  };
}

/** @param {ComparisonScene} scene @returns {Table} */
export function effectsOfPair(scene) {
  const { t, report } = scene;
  const pair = pairOf(scene) ?? {};
  const at = t.pair.interval(level(1 - report.options.alpha));
  const interval = report.pairs.length > 1 ? `${at}${t.comma}${t.pair.unadjusted}` : at;
  return {
    corner: t.pair.effect,
    heads: [{ key: 'value', label: `${t.pair.value} [${interval}]`, name: interval }],
    rows: EFFECTS.filter((key) => key in pair).map((key, index) => ({
      name: t.pairs.keys[key],
      index,
      cells: [{ ...cellOf(pair, key), key }],
    })),
  };
}

/**
 * Of which two a number of these tables is.
 * @param {ComparisonScene} scene
 * @param {import('../../../export/tables.js').Row} row
 * @param {string} key
 */
export function placeInPair(scene, { name }, key) {
  const [a, b] = scene.look.pair;
  return { question: { a, b, key }, title: name, subject: namesOf(scene).join(' − ') };
}

/** The names of the two. @param {ComparisonScene} scene */
export const namesOf = ({ models, look }) => look.pair.map((index) => models[index]?.name ?? '');

/**
 * A table to save: the file alone says of which two it is, and which way differences go.
 * @param {Table} table
 * @param {ComparisonScene} scene
 * @returns {Table}
 * @example withNames(testsOfPair(scene), scene).corner // "Test (A − B)"
 */
export function withNames(table, scene) {
  const [a, b] = namesOf(scene);
  return { ...table, corner: `${table.corner}${scene.t.aside(`${a} − ${b}`)}` };
}

/** Which is better where a − b is below and above zero. @param {ComparisonScene} scene */
export function sidesOf(scene) {
  const { report, t } = scene;
  const [a, b] = namesOf(scene).map(t.pair.better);
  return report.options.higher_is_better ? { left: b, right: a } : { left: a, right: b };
}

/**
 * The colours of the two on these sides, tokens of the theme: as in other pictures, unless they are
 * hardly different.
 * @param {ComparisonScene} scene
 * @returns {[left: string, right: string]}
 */
export function huesOf({ report, look }) {
  const [first, second] = look.pair;
  const a = modelStyle(first).token;
  const b = tokenBeside(first, second);
  return report.options.higher_is_better ? [b, a] : [a, b];
}

/**
 * @param {ComparisonScene} scene
 * @param {any} of with the three probabilities
 * @returns {Table | null}
 */
export function probabilities(scene, of) {
  if (!of) return null;
  const { t } = scene;
  const { left, right } = sidesOf(scene);
  const names = [left, t.pair.equivalent, right];
  return {
    corner: t.pair.bayes,
    heads: [{ key: 'p', label: 'P', name: 'P' }],
    rows: ['left', 'rope', 'right'].map((key, index) => ({
      name: names[index],
      index,
      cells: [{ ...cellOf(of, key), text: posterior(of[key]) }],
    })),
  };
}

/** Bayesian tests of two learners: the key before `_left`, `_rope` and `_right`, its words. */
const BAYESIAN = /** @type {const} */ ([
  ['bayes_correlated_t', 'correlated'],
  ['bayes_signed_rank', 'signedRank'],
  ['bayes_sign', 'sign'],
]);

/**
 * The three probabilities of each Bayesian test.
 * @param {ComparisonScene} scene
 * @returns {Table}
 */
export function bayesOfPair(scene) {
  const { t } = scene;
  const pair = pairOf(scene) ?? {};
  const { left, right } = sidesOf(scene);
  const columns = /** @type {const} */ (['left', 'rope', 'right']);
  const labels = [left, t.pair.equivalent, right];
  return {
    corner: t.pair.bayes,
    // Saved, too, the columns say which is better.
    heads: labels.map((label) => ({ key: label, label, name: label })),
    rows: BAYESIAN.filter(([id]) => `${id}_rope` in pair).map(([id, name], index) => ({
      name: t.pair[name],
      index,
      cells: columns.map((column) => {
        const key = `${id}_${column}`;
        return { ...cellOf(pair, key), key };
      }),
    })),
  };
}
