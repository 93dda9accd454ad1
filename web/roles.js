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
 */

/**
 * @param {Input} input
 * @param {Options} options
 * @returns {Roles}
 */
export function rolesOf(input, options) {
  const having = (/** @type {Role} */ role) =>
    input.columns.filter((column) => column.role === role).map(({ name }) => name);
  return {
    truth: options.truth ?? having('truth')[0] ?? null,
    predictions: options.predictions ?? having('prediction'),
    weight: options.weight === undefined ? (having('weight')[0] ?? null) : options.weight,
  };
}

/**
 * @param {Roles} roles
 * @param {string} column
 * @returns {Role}
 */
export function roleOf({ truth, predictions, weight }, column) {
  if (column === truth) return 'truth';
  if (column === weight) return 'weight';
  return predictions.includes(column) ? 'prediction' : 'ignored';
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
  const chosen = new Set(before.predictions.filter((name) => name !== column));
  if (role === 'prediction') chosen.add(column);
  if (role === 'truth') chosen.delete(column);
  let { truth, weight } = before;
  if (weight === column) weight = null;
  if (role === 'weight') weight = column;
  if (truth === column) truth = null;
  if (role === 'truth') truth = column;
  return {
    task: undefined,
    truth: truth ?? undefined,
    predictions: order.filter((name) => chosen.has(name)),
    weight,
    positive: truth === before.truth ? options.positive : undefined,
  };
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
