import { numbersIn } from './shown.mjs';

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** @param {number[]} predictions */
const variance = (predictions) => mean(predictions.map((one) => (one - mean(predictions)) ** 2));

/** @param {number[]} predictions @param {number} truth */
const biasSquared = (predictions, truth) => (mean(predictions) - truth) ** 2;

/** @param {string[][]} rows @param {number} column */
const predictionsOf = (rows, column) => rows.map((row) => Number(row[column]));

/** What a sign of the text is said to be. @param {string} question @param {string} sign */
const given = (question, sign) => numbersIn(question.split(`${sign} = `)[1])[0];

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  bias: ({ question, rows }) => biasSquared(predictionsOf(rows, 1), given(question, 'f')),
  variance: ({ rows }) => mean([1, 2].map((column) => variance(predictionsOf(rows, column)))),
  choose({ question, rows }) {
    const errors = [1, 2, 3].map((column) => {
      const predictions = predictionsOf(rows, column);
      return biasSquared(predictions, given(question, 'f')) + variance(predictions);
    });
    return Math.min(...errors) + given(question, 'σ') ** 2;
  },
};
