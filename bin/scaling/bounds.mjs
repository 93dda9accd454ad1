/**
 * How far figures of scores in cells may be from those of the scores themselves: docs/scale.md has the proofs.
 * @module
 */
import { usableRows } from './aggregates.mjs';

/**
 * @typedef {import('./dialects.mjs').Dialect} Dialect
 * @typedef {import('./aggregates.mjs').Predictions} Predictions
 */

/** As in the core: so far log loss keeps probabilities from 0 and 1. */
const CLIP = '2.220446049250313E-16';

/** The logarithm of what the true class was given. @param {string} x */
const logOfTrue = (x) =>
  `LN(GREATEST(LEAST(CASE WHEN is_positive = 1 THEN ${x} ELSE 1E0 - ${x} END, 1E0 - ${CLIP}), ${CLIP}))`;

/** @param {string} of @param {string} condition */
const sumWhere = (of, condition) => `SUM(CASE WHEN ${condition} THEN ${of} ELSE 0E0 END)`;

/**
 * The groups of one model in falling order of their scores, with what lies above each.
 * @param {number} model  1, 2, …
 * @param {string | null} weight
 * @param {string} positive  a literal
 * @param {Dialect} sql
 */
function groupsOf(model, weight, positive, sql) {
  const w = weight === null ? '1E0' : 'weight';
  return `rows_${model} AS (
  SELECT
    CASE WHEN CAST(truth AS ${sql.string}) = ${positive} THEN 1 ELSE 0 END AS is_positive,
    model_${model} AS score,
    cell_${model} AS cell,
    ${w} AS weight
  FROM usable
),
groups_${model} AS (
  SELECT
    cell,
    ${sumWhere('weight', 'is_positive = 1')} AS positives,
    ${sumWhere('weight', 'is_positive = 0')} AS negatives,
    CASE WHEN MIN(score) < MAX(score) THEN 1 ELSE 0 END AS is_mixed,
    SUM(weight * ABS(${logOfTrue('score')} - ${logOfTrue('cell')})) AS log_loss_error,
    SUM(weight * ABS((score - is_positive) * (score - is_positive) - (cell - is_positive) * (cell - is_positive))) AS brier_error
  FROM rows_${model}
  GROUP BY cell
),
above_${model} AS (
  SELECT
    *,
    SUM(positives) OVER (ORDER BY cell DESC) - positives AS positives_above,
    SUM(negatives) OVER (ORDER BY cell DESC) - negatives AS negatives_above,
    SUM(positives) OVER () AS all_positives,
    SUM(negatives) OVER () AS all_negatives
  FROM groups_${model}
)`;
}

/** Of the positives of a group: precision at its lower end, and the limits of its sum over them. */
const PRECISION = {
  rounded:
    'positives * (positives_above + positives) / (positives_above + positives + negatives_above + negatives)',
  highest:
    'positives * (positives_above + positives) / (positives_above + positives + negatives_above)',
  lowest: `(positives - CASE WHEN negatives_above + negatives > 0E0 THEN (negatives_above + negatives)
      * LN((positives_above + positives + negatives_above + negatives) / (positives_above + negatives_above + negatives))
      ELSE 0E0 END)`,
};

/**
 * @param {string} name
 * @param {number} model
 * @param {Dialect} sql
 */
function figuresOf(name, model, sql) {
  const open = 'is_mixed = 1 AND positives > 0E0';
  const divided = (/** @type {string} */ sum, /** @type {string} */ by) =>
    `${sum} / NULLIF(${by}, 0E0)`;
  const cases = 'SUM(positives + negatives)';
  const columns = [
    `${sql.text(name)} AS model`,
    `${cases} AS cases`,
    `${divided(sumWhere('positives * negatives', 'is_mixed = 1'), '2E0 * MAX(all_positives) * MAX(all_negatives)')} AS roc_auc_error`,
    `${divided(sumWhere(`${PRECISION.rounded} - ${PRECISION.lowest}`, open), 'MAX(all_positives)')} AS average_precision_below`,
    `${divided(sumWhere(`${PRECISION.highest} - ${PRECISION.rounded}`, open), 'MAX(all_positives)')} AS average_precision_above`,
    `${divided('SUM(log_loss_error)', cases)} AS log_loss_error`,
    `${divided('SUM(brier_error)', cases)} AS brier_error`,
  ];
  return `SELECT
  ${columns.join(',\n  ')}
FROM above_${model}`;
}

/**
 * A row for each model: by how much at most each figure of the aggregate differs from that of all rows.
 * @param {Predictions} asked  with a grid
 * @param {string} positive  the positive class
 * @param {Dialect} sql
 * @returns {string}
 */
export function boundsQuery(asked, positive, sql) {
  const { models, weight } = asked;
  const literal = sql.text(positive);
  const groups = models.map((_, at) => groupsOf(at + 1, weight, literal, sql));
  return `${[usableRows(asked, 'scores', sql), ...groups].join(',\n')}
${models.map((name, at) => figuresOf(name, at + 1, sql)).join('\nUNION ALL\n')}
`;
}
