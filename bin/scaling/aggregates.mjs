/**
 * Queries that reduce a table of predictions, however long, to what Melon reads.
 * @module
 */
import { cellOf } from './cells.mjs';

/**
 * @typedef {import('./dialects.mjs').Dialect} Dialect
 * @typedef {import('./cells.mjs').Grid} Grid
 */

/**
 * @typedef {object} Predictions
 * @property {string} table
 * @property {string} truth
 * @property {string[]} models  a column each
 * @property {string | null} weight
 * @property {Grid | null} grid
 */

/** @typedef {'scores' | 'labels' | 'numbers'} Kind  what the columns of the models contain */

const LARGEST = '1.7976931348623157E308';

/** Neither missing nor infinite; NaN is above all numbers or compares with none. @param {string} x @param {Dialect} sql */
const isUsable = (x, sql) => `CAST(${x} AS ${sql.number}) BETWEEN -${LARGEST} AND ${LARGEST}`;

/**
 * The columns under names of our own, so that none of the table's can be mistaken for one.
 * @param {Predictions} asked
 * @param {Dialect} sql
 * @param {boolean} asDoubles
 */
function chosen({ table, truth, models, weight }, sql, asDoubles) {
  const value = (/** @type {string} */ name) =>
    asDoubles ? `CAST(${sql.name(name)} AS ${sql.number})` : sql.name(name);
  const columns = [
    `${sql.name(truth)} AS truth`,
    ...models.map((name, at) => `${value(name)} AS model_${at + 1}`),
    ...(weight === null ? [] : [`CAST(${sql.name(weight)} AS ${sql.number}) AS weight`]),
  ];
  return `chosen AS (
  SELECT
    ${columns.join(',\n    ')}
  FROM ${sql.table(table)}
)`;
}

/**
 * The rows in which every cell has a value.
 * @param {Predictions} asked
 * @param {Kind} kind
 * @param {Dialect} sql
 */
function conditions({ models, weight }, kind, sql) {
  const isThere = (/** @type {string} */ x) => `${x} IS NOT NULL`;
  const isNumber = (/** @type {string} */ x) => isUsable(x, sql);
  const models_ = models.map((_, at) => `model_${at + 1}`);
  return [
    kind === 'numbers' ? isNumber('truth') : isThere('truth'),
    ...models_.map(kind === 'labels' ? isThere : isNumber),
    ...(weight === null ? [] : [isNumber('weight')]),
  ].join('\n    AND ');
}

/**
 * What is the same for all queries of predictions: `chosen`, and `usable` with the rows that count and a column
 * `cell_…` for each model.
 * @param {Predictions} asked
 * @param {Kind} kind
 * @param {Dialect} sql
 */
export function usableRows(asked, kind, sql) {
  const { models, weight, grid } = asked;
  const names = models.map((_, at) => `model_${at + 1}`);
  const cell = (/** @type {string} */ x) => (grid ? cellOf(x, grid) : x);
  const truth = kind === 'numbers' && grid ? `CAST(truth AS ${sql.number})` : 'truth';
  const columns = [
    `${truth} AS truth`,
    ...(kind === 'numbers' && grid ? [`${cell(truth)} AS cell_0`] : []),
    ...names.map((name, at) => `${name} AS model_${at + 1}`),
    ...(grid ? names.map((name, at) => `${cell(name)} AS cell_${at + 1}`) : []),
    ...(weight === null ? [] : ['weight']),
  ];
  return `WITH ${chosen(asked, sql, grid !== null)},
usable AS (
  SELECT
    ${columns.join(',\n    ')}
  FROM chosen
  WHERE ${conditions(asked, kind, sql)}
)`;
}

/** Names that Melon knows as those of a weight. */
const WEIGHT_NAMES = ['weight', 'weights', 'sampleweight', 'frequency', 'freq'];
/** And those that it knows as totals, of which it makes no test. */
const TOTALS_NAMES = ['weight_totals', 'melon_weight_totals'];

/**
 * Whether each row sums up different cases: means of numbers in cells have lost how the numbers vary within.
 * @param {Predictions} asked
 * @param {Kind} kind
 */
export const sumsUp = ({ grid }, kind) => kind === 'numbers' && grid !== null;

/**
 * What the column of weights is called, other than any column of the aggregate.
 * @param {Predictions} asked
 * @param {Kind} kind
 * @returns {string}
 */
export function weightName(asked, kind) {
  const taken = [asked.truth, ...asked.models].map((name) => name.toLowerCase());
  const names = sumsUp(asked, kind) ? TOTALS_NAMES : WEIGHT_NAMES;
  return names.find((name) => !taken.includes(name)) ?? 'melon_weight';
}

/** A weight below 0, which Melon refuses, must not vanish in a sum. @param {string | null} weight */
const total = (weight) =>
  weight === null
    ? 'COUNT(*)'
    : 'CASE WHEN MIN(weight) < 0E0 THEN MIN(weight) ELSE SUM(weight) END';

/** Where the weights have no mean, `otherwise`. @param {string} x @param {string | null} weight @param {string} otherwise */
const mean = (x, weight, otherwise) =>
  weight === null
    ? `AVG(${x})`
    : `CASE WHEN MIN(weight) >= 0E0 AND SUM(weight) > 0E0 THEN SUM(weight * ${x}) / SUM(weight) ELSE ${otherwise} END`;

/**
 * A row for each combination of truth and predictions that occurs, with how many cases it stands for. With a grid
 * scores become those of their cells, numbers the means of theirs.
 * @param {Predictions} asked
 * @param {Kind} kind
 * @param {Dialect} sql
 * @returns {string}
 */
export function aggregateQuery(asked, kind, sql) {
  const { truth, models, weight, grid } = asked;
  const names = models.map((_, at) => `${grid ? 'cell' : 'model'}_${at + 1}`);
  const inCells = sumsUp(asked, kind);
  const shown = (/** @type {string} */ group, /** @type {string} */ value) =>
    inCells ? mean(value, weight, `MIN(${value})`) : group;
  const columns = [
    `${shown('truth', 'truth')} AS ${sql.name(truth)}`,
    ...models.map((name, at) => `${shown(names[at], `model_${at + 1}`)} AS ${sql.name(name)}`),
    `${total(weight)} AS ${sql.name(weightName(asked, kind))}`,
  ];
  return `${usableRows(asked, kind, sql)}
SELECT
  ${columns.join(',\n  ')}
FROM usable
GROUP BY ${[inCells ? 'cell_0' : 'truth', ...names].join(', ')}
`;
}

/**
 * @typedef {object} Results
 * @property {string} table
 * @property {string[]} keys  columns that say of what data set, algorithm and fold a row is
 * @property {string[]} results  columns whose means are taken
 * @property {string | null} weight
 */

/**
 * The mean of each result for every data set, algorithm and fold.
 * @param {Results} asked
 * @param {Dialect} sql
 * @returns {string}
 */
export function resultsQuery({ table, keys, results, weight }, sql) {
  const number = (/** @type {string} */ name) => `CAST(${sql.name(name)} AS ${sql.number})`;
  const columns = [
    ...keys.map((name, at) => `${sql.name(name)} AS key_${at + 1}`),
    ...results.map((name, at) => `${number(name)} AS result_${at + 1}`),
    ...(weight === null ? [] : [`${number(weight)} AS weight`]),
  ];
  const numbers = [...results.map((_, at) => `result_${at + 1}`), ...(weight ? ['weight'] : [])];
  const shown = [
    ...keys.map((name, at) => `key_${at + 1} AS ${sql.name(name)}`),
    ...results.map(
      (name, at) => `${mean(`result_${at + 1}`, weight, 'NULL')} AS ${sql.name(name)}`,
    ),
  ];
  const there = keys.map((_, at) => `key_${at + 1} IS NOT NULL`);
  return `WITH chosen AS (
  SELECT
    ${columns.join(',\n    ')}
  FROM ${sql.table(table)}
)
SELECT
  ${shown.join(',\n  ')}
FROM chosen
WHERE ${[...there, ...numbers.map((x) => isUsable(x, sql))].join('\n  AND ')}
GROUP BY ${keys.map((_, at) => `key_${at + 1}`).join(', ')}
`;
}
