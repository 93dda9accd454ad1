/**
 * Which column plays which part: what the user said, else what the core
 * guessed.
 *
 * @typedef {import('./report.js').Input} Input
 * @typedef {import('./report.js').Options} Options
 * @typedef {import('./report.js').Column['role']} Role
 *
 * @typedef {object} Roles
 * @property {string | null} truth
 * @property {string[]} predictions
 * @property {string | null} weight
 * @property {string | null} query
 * @property {string | null} experiment
 * @property {string | null} dataset
 * @property {string | null} algorithm
 * @property {string | null} run
 * @property {string | null} fold
 * @property {string | null} cluster
 * @property {string | null} tp
 * @property {string | null} fp
 * @property {string | null} fn
 * @property {string | null} tn
 * @property {string[]} features
 */

/** Roles that one column has, with the option of the same name. */
const SINGLE = /** @type {const} */ ([
  'truth',
  'weight',
  'query',
  'experiment',
  'dataset',
  'algorithm',
  'run',
  'fold',
  'tp',
  'fp',
  'fn',
  'tn',
]);
/** How the option `resample` names the column of groups. */
const CLUSTER = 'cluster=';
/** Cells of a confusion matrix: what changes its place with another stays one of them. */
const COUNTS = ['tp', 'fp', 'fn', 'tn'];
/** Roles that many columns have, with the option of theirs. */
const SEVERAL = /** @type {const} */ ({ prediction: 'predictions', feature: 'features' });

/**
 * @param {Input} input
 * @param {Options} options
 * @returns {Roles}
 */
export function rolesOf(input, options) {
  const having = (/** @type {Role} */ role) =>
    input.columns.filter((column) => column.role === role).map(({ name }) => name);
  const single = SINGLE.map((role) => [
    role,
    options[role] === undefined ? (having(role)[0] ?? null) : options[role],
  ]);
  const cluster = options.resample?.startsWith(CLUSTER)
    ? options.resample.slice(CLUSTER.length)
    : null;
  const several = Object.entries(SEVERAL).map(([role, option]) => [
    option,
    options[option] ?? having(/** @type {Role} */ (role)),
  ]);
  return Object.fromEntries([...single, ['cluster', cluster], ...several]);
}

/**
 * @param {Roles} roles
 * @param {string} column
 * @returns {Role}
 */
export function roleOf(roles, column) {
  const single = SINGLE.find((role) => roles[role] === column);
  if (single) return single;
  if (roles.cluster === column) return 'cluster';
  if (roles.predictions.includes(column)) return 'prediction';
  return roles.features.includes(column) ? 'feature' : 'ignored';
}

/**
 * The options that give a column another role. Everything that was chosen before stays, and what was guessed is guessed
 * anew where a truth is chosen, which has other labels and other predictions, or the column of models, each of which
 * becomes a column; another role leaves the guessed predictions as they are.
 * @param {Input} input
 * @param {Options} options
 * @param {string} column
 * @param {Role} role
 * @param {import('./report.js').Report['task'] | null} [task] as which the table is read until now: where a column
 *   becomes a cluster or a coordinate, the table stays one of clusterings, whatever its columns are called
 * @returns {Options}
 */
export function withRole(input, options, column, role, task = null) {
  const before = rolesOf(input, options);
  const was = roleOf(before, column);
  const order = input.columns.map(({ name }) => name);
  /** @type {Options} */
  const changed = {};
  const left = SINGLE.find((one) => one === was);
  const taken = SINGLE.find((one) => one === role);
  if (left && left !== taken) {
    // null: no column has the role, so that it is not guessed again.
    changed[left] = COUNTS.includes(left) && taken && COUNTS.includes(taken) ? before[taken] : null;
  }
  if (taken) changed[taken] = column;
  for (const [
    one,
    option,
  ] of /** @type {['prediction' | 'feature', 'predictions' | 'features'][]} */ (
    Object.entries(SEVERAL)
  )) {
    const isTouched = role === one || was === one;
    const isAnew = role === 'truth' || role === 'algorithm';
    const isKept = one === 'prediction' && !isAnew && before.predictions.length > 0;
    if (!isTouched && !isKept && !options[option]) continue;
    // A guess without the column is left to whoever guesses, now that it has another role.
    if (isAnew && !options[option]) continue;
    const members = new Set(before[option].filter((name) => name !== column));
    if (role === one) members.add(column);
    changed[option] = order.filter((name) => members.has(name));
  }
  if (task === 'clustering' && role in SEVERAL) changed.task = task;
  if (left === 'truth' || taken === 'truth') changed.positive = undefined;
  if (options.control === column) changed.control = undefined;
  if (role === 'cluster') changed.resample = `${CLUSTER}${column}`;
  else if (before.cluster === column) changed.resample = undefined;
  return changed;
}

/**
 * The options for another task: what was chosen stays. Roles that the task does not have are set aside, and come back
 * with a task that has them.
 * @param {Options} options
 * @param {string | undefined} task undefined: to be guessed
 * @param {readonly Role[] | undefined} roles of the task
 * @param {Options} [before] what was set aside until now
 * @returns {{ changed: Options, aside: Options }}
 */
export function withTask(options, task, roles, before = {}) {
  /** @type {Record<string, any>} */
  const changed = { task };
  /** @type {Record<string, any>} */
  const aside = {};
  /** @param {keyof Options} option @param {Role} role */
  const settle = (option, role) => {
    const isSet = options[option] !== undefined;
    const chosen = isSet ? options[option] : before[option];
    if (chosen === undefined) return;
    if (!roles || roles.includes(role)) {
      if (!isSet) changed[option] = chosen;
    } else {
      aside[option] = chosen;
      if (isSet) changed[option] = undefined;
    }
  };
  for (const one of SINGLE) settle(one, one);
  settle(SEVERAL.prediction, 'prediction');
  settle(SEVERAL.feature, 'feature');
  settle('resample', 'cluster');
  return { changed, aside };
}

/**
 * The task of a table that could not be evaluated, as far as the roles of its
 * columns tell.
 * @param {Input} input
 * @returns {import('./report.js').Report['task'] | null}
 */
export function taskOf({ columns }) {
  const has = (/** @type {Role} */ role) => columns.some((column) => column.role === role);
  if (has('tp')) return 'counts';
  if (has('truth')) return has('query') ? 'ranking' : null;
  if (has('dataset')) return 'friedman';
  return has('fold') || has('run') ? 'cv' : null;
}

/**
 * The labels of the truth, of which one is positive.
 * @param {Input} input
 * @param {Options} options
 * @returns {string[]} empty when there are too many
 */
export function labelsOf(input, options) {
  const { truth } = rolesOf(input, options);
  return input.columns.find(({ name }) => name === truth)?.labels ?? [];
}
