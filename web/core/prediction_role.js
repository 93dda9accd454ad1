import { words } from '../words/index.js';
import { kindOf } from './kinds.js';
import { roleOf, rolesOf, taskOf } from './roles.js';

/**
 * What predictions are called in the list of columns: scores, labels, results and so on.
 * @typedef {Readonly<Pick<import('../app/store.js').State, 'language' | 'report' | 'stale' | 'input' | 'options'>>} Part
 * @typedef {import('./kinds.js').KindId} KindId
 */

/**
 * What was guessed of a table stays, also when it cannot be evaluated.
 * @param {Part} state
 */
export const guessedTask = ({ report, stale, input }) =>
  report && !stale ? report.task : input && taskOf(input);

/**
 * The kind of table that the roles are chosen for; null where it is not known.
 * @param {Part} state
 * @returns {KindId | null}
 */
export function kindOfTable(state) {
  const { report, stale, options } = state;
  if (report && !stale) return kindOf(report);
  return /** @type {KindId | null} */ (options.task ?? guessedTask(state));
}

/**
 * @param {KindId | null} kind
 * @param {boolean} labels whether some predictions are texts
 */
function roleKey(kind, labels) {
  if (kind === 'clustering') return 'cluster';
  if (kind === 'counts' || kind === 'binomial') return 'count';
  if (kind === 'regression') return 'estimate';
  if (kind === 'multiclass') return 'probability';
  if (kind === 'cv' || kind === 'friedman') return 'result';
  return labels || kind === 'labels' || kind === 'many_labels' ? 'label' : 'score';
}

/**
 * The name of the role in the language of the page.
 * @param {Part} state
 * @example predictionRole(state) // 'score'
 */
export function predictionRole(state) {
  const { input, options, language } = state;
  const { columns = [] } = input ?? {};
  const roles = input ? rolesOf(input, options) : null;
  const labels = columns.some(
    ({ name, kind }) => roles && kind !== 'number' && roleOf(roles, name) === 'prediction',
  );
  return words(language).columns.predictionRoles[roleKey(kindOfTable(state), labels)];
}
