import { leaderOf } from '../../../core/report.js';

/**
 * An answer with the names that are shown; its `a` is the first that was asked for.
 * @param {any} found
 * @param {string[]} names
 */
const shown = (found, [a, b]) => (found.pair ? { ...found, pair: { ...found.pair, a, b } } : found);

/**
 * The two that come to mind first: the best and the next, or the control.
 * @param {any} report
 * @returns {[number, number]}
 * @example firstPair(report) // [2, 0]
 */
export function firstPair({ task, verdict, models, control }) {
  const place = (/** @type {string} */ name) =>
    models.findIndex((/** @type {any} */ one) => one.name === name);
  const order =
    task === 'cv' ? [place(verdict.best), place(verdict.other)] : byRank(models, verdict);
  const [best = -1, next = -1] = order;
  const other = control && control.index !== best ? control.index : next;
  return best >= 0 && other >= 0 && best !== other ? [best, other] : [0, 1];
}

/**
 * Places of the algorithms, the best in rank first; as the verdict names them
 * where there are no ranks.
 * @param {any[]} models
 * @param {any} verdict
 */
function byRank(models, verdict) {
  const { best = [], beaten = [] } = verdict;
  const rankOf = (/** @type {number} */ at) => models[at].metrics?.average_rank;
  const places = models.map((_, index) => index);
  const named = [...new Set([leaderOf(verdict), best, beaten].flat())]
    .map((name) => models.findIndex((one) => one.name === name))
    .filter((at) => at >= 0);
  if (!places.every((at) => typeof rankOf(at) === 'number')) return named;
  const first = named[0] ?? -1;
  const sorted = places.sort((one, other) => rankOf(one) - rankOf(other));
  return first < 0 ? sorted : [first, ...sorted.filter((at) => at !== first)];
}

/**
 * The report's own numbers of two learners, where the core has no more to say.
 * @param {any} report
 * @param {number} a
 * @param {number} b
 */
function pairBetween(report, a, b) {
  const k = report.models.length;
  const [one, other] = a < b ? [a, b] : [b, a];
  return report.pairs[one * k - (one * (one + 1)) / 2 + (other - one - 1)] ?? null;
}

/**
 * What is known of two learners, with the names that are shown.
 * @param {any} found  what the core answered to the query `pair`
 * @param {any} report
 * @param {[number, number]} pair
 */
export function answerOf(found, report, [a, b]) {
  const names = [report.models[a].name, report.models[b].name];
  return { ...(found.error ? { pair: pairBetween(report, a, b) } : shown(found, names)), names };
}
