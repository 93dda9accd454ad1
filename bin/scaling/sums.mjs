/**
 * The figures of a regression that are made of sums, by the engine itself: exact, whatever the numbers are.
 * @module
 */
import { usableRows } from './aggregates.mjs';

/**
 * @typedef {import('./dialects.mjs').Dialect} Dialect
 * @typedef {import('./aggregates.mjs').Predictions} Predictions
 */

/**
 * @param {number} model  1, 2, …
 * @param {string | null} weight
 * @param {Dialect} sql
 */
function sumsOf(model, weight, sql) {
  const w = weight === null ? '1E0' : 'weight';
  const number = (/** @type {string} */ x) => `CAST(${x} AS ${sql.number})`;
  return `rows_${model} AS (
  SELECT
    ${number('truth')} AS y,
    ${number(`model_${model}`)} AS f,
    ${number(`model_${model}`)} - ${number('truth')} AS e,
    ${w} AS w
  FROM usable
),
means_${model} AS (
  SELECT
    SUM(w) AS n,
    SUM(w * y) / SUM(w) AS mean_y,
    SUM(w * f) / SUM(w) AS mean_f,
    SUM(w * e) / SUM(w) AS mean_e
  FROM rows_${model}
  WHERE w > 0E0
),
sums_${model} AS (
  SELECT
    MAX(n) AS n,
    MAX(mean_e) AS mean_error,
    SUM(w * ABS(e)) / MAX(n) AS mae,
    MAX(ABS(e)) AS max_error,
    SUM(w * e * e) AS sse,
    CASE WHEN MIN(ABS(y)) > 0E0 THEN SUM(w * ABS(e / NULLIF(y, 0E0))) / MAX(n) END AS mape,
    SUM(CASE WHEN e = 0E0 THEN 0E0 ELSE w * 2E0 * ABS(e) / (ABS(y) + ABS(f)) END) / MAX(n) AS smape,
    CASE WHEN LEAST(MIN(y), MIN(f)) >= 0E0
      THEN SUM(w * POWER(LN(1E0 + GREATEST(f, 0E0)) - LN(1E0 + GREATEST(y, 0E0)), 2E0)) / MAX(n)
    END AS msle,
    SUM(w * GREATEST(-9E-1 * e, 1E-1 * e)) / MAX(n) AS pinball,
    SUM(w * (y - mean_y) * (y - mean_y)) AS sst,
    SUM(w * (f - mean_y) * (f - mean_y)) AS ssr,
    SUM(w * (f - mean_f) * (f - mean_f)) AS squares_f,
    SUM(w * (y - mean_y) * (f - mean_f)) AS products,
    SUM(w * (e - mean_e) * (e - mean_e)) AS squares_e
  FROM rows_${model} CROSS JOIN means_${model}
  WHERE w > 0E0
)`;
}

/**
 * @param {string} name
 * @param {number} model
 * @param {Dialect} sql
 */
const figuresOf = (name, model, sql) => `SELECT
  ${sql.text(name)} AS model,
  n,
  mean_error,
  SQRT(squares_e / n) AS error_std,
  mae,
  sse / n AS mse,
  SQRT(sse / n) AS rmse,
  sse,
  max_error,
  mape,
  smape,
  msle,
  SQRT(msle) AS rmsle,
  mae / 2E0 AS pinball_0_5,
  pinball AS pinball_0_9,
  1E0 - sse / NULLIF(sst, 0E0) AS r2,
  ssr / NULLIF(sst, 0E0) AS r2_ssr_sst,
  1E0 - squares_e / NULLIF(sst, 0E0) AS explained_variance,
  products / NULLIF(SQRT(sst) * SQRT(squares_f), 0E0) AS pearson
FROM sums_${model}`;

/**
 * A row for each model, a column for each figure.
 * @param {Predictions} asked  without a grid
 * @param {Dialect} sql
 * @returns {string}
 */
export function sumsQuery(asked, sql) {
  const { models, weight } = asked;
  const sums = models.map((_, at) => sumsOf(at + 1, weight, sql));
  return `${[usableRows(asked, 'numbers', sql), ...sums].join(',\n')}
${models.map((name, at) => figuresOf(name, at + 1, sql)).join('\nUNION ALL\n')}
`;
}
