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
]);
/** How the option `resample` names the column of groups. */
const CLUSTER = 'cluster=';
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
 * The options that give a column another role. A new truth has other labels, so
 * the positive class is guessed anew; the task too.
 * @param {Input} input
 * @param {Options} options
 * @param {string} column
 * @param {Role} role
 * @returns {Options}
 */
export function withRole(input, options, column, role) {
  const before = rolesOf(input, options);
  const order = input.columns.map(({ name }) => name);
  /** @param {'prediction' | 'feature'} one */
  const members = (one) => {
    const chosen = new Set(before[SEVERAL[one]].filter((name) => name !== column));
    if (role === one) chosen.add(column);
    return order.filter((name) => chosen.has(name));
  };
  /** @param {typeof SINGLE[number]} one */
  const holder = (one) => {
    if (role === one) return column;
    return before[one] === column ? null : before[one];
  };
  const truth = holder('truth');
  /** @type {Options} */
  const changed = {
    task: truth === before.truth ? options.task : undefined,
    truth: truth ?? undefined,
    predictions: members('prediction'),
    weight: holder('weight'),
    positive: truth === before.truth ? options.positive : undefined,
  };
  // Only of tables that have them, so that an address stays short; null: no column has the role.
  for (const one of SINGLE.filter((each) => each !== 'truth' && each !== 'weight')) {
    const name = holder(one);
    if (name !== null || before[one] !== null) changed[one] = name;
  }
  if (options.control === column) changed.control = undefined;
  if (role === 'cluster') changed.resample = `${CLUSTER}${column}`;
  else if (before.cluster === column) changed.resample = undefined;
  const features = members('feature');
  if (features.length > 0 || before.features.length > 0) changed.features = features;
  return changed;
}

/**
 * The task of a table that could not be evaluated, as far as the roles of its
 * columns tell.
 * @param {Input} input
 * @returns {import('./report.js').Report['task'] | null}
 */
export function taskOf({ columns }) {
  const has = (/** @type {Role} */ role) => columns.some((column) => column.role === role);
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
