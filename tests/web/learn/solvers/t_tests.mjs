import { numbersIn } from './shown.mjs';

/** As the table writes it. @param {string} text */
const signed = (text) => Number(text.replace('−', '-'));

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {number[]} values */
const squares = (values) => values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0);

/** @param {number[]} values */
const deviation = (values) => Math.sqrt(squares(values) / (values.length - 1));

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  paired({ rows }) {
    const d = rows.map(([, a, b]) => signed(a) - signed(b));
    return (Math.sqrt(d.length) * mean(d)) / deviation(d);
  },
  corrected({ question, rows }) {
    const [folds] = numbersIn(question);
    const d = rows.map(([, , difference]) => signed(difference));
    return mean(d) / (deviation(d) * Math.sqrt(1 / d.length + 1 / (folds - 1)));
  },
  five_by_two({ rows }) {
    const runs = rows.map(([, first, second]) => [signed(first), signed(second)]);
    return runs[0][0] / Math.sqrt(mean(runs.map(squares)));
  },
};
