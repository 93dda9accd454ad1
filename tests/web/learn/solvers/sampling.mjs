import { numbersIn } from './shown.mjs';

/**
 * Where the interval of the text begins.
 * @param {number} right
 * @param {number} wrong
 * @param {number} z
 */
function begin(right, wrong, z) {
  const n = right + wrong;
  const a = right / n;
  const half = z * Math.sqrt((a * (1 - a)) / n + z ** 2 / (4 * n ** 2));
  return (a + z ** 2 / (2 * n) - half) / (1 + z ** 2 / n);
}

/** The last number of the text is z. @param {string} question */
const zOf = (question) => numbersIn(question).at(-1) ?? Number.NaN;

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  low({ question, rows: [[, right], [, wrong]] }) {
    return begin(Number(right), Number(wrong), zOf(question));
  },
  more({ question, rows: [[, right], [, wrong]] }) {
    const [times] = numbersIn(question);
    return begin(times * Number(right), times * Number(wrong), zOf(question));
  },
  difference({ rows }) {
    /** @param {number} column */
    const accuracy = (column) => rows.filter((row) => row[column] === row[1]).length / rows.length;
    return accuracy(2) - accuracy(3);
  },
};
