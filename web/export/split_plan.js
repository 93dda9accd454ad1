/**
 * A plan of training sets and test sets as CSV, for scikit-learn, R and everything else that reads tables.
 * @module
 */

/**
 * @typedef {object} SplitSet rows are counted from 1
 * @property {number} repeat
 * @property {number} fold
 * @property {number} [inner_fold] of a split within the training set of the fold
 * @property {number[]} [train] all rows that are not in the test set, where it is left out
 * @property {number[]} test
 */

/**
 * @typedef {object} PlanAnswer
 * @property {{ id: string, rows: number, stratify?: string, guessed?: boolean } & Record<string, any>} plan
 * @property {import('../core/core.js').CoreError[]} warnings
 * @property {number[][]} [folds] for each repeat, the fold that tests each row
 * @property {SplitSet[]} [sets]
 */

/** So many lines fit into a text of JavaScript. */
export const LONGEST_PLAN = 20_000_000;

const END = '\r\n';

/**
 * Lines of the CSV without its head.
 * @param {PlanAnswer} answer
 */
export function planLines({ plan, folds, sets = [] }) {
  if (folds) return folds.length * plan.rows;
  return sets.reduce(
    (sum, { train, test }) => sum + (train ? train.length + test.length : plan.rows),
    0,
  );
}

/** @param {number} rows @param {number[]} test  ascending */
function others(rows, test) {
  const rest = [];
  for (let row = 1, next = 0; row <= rows; row += 1) {
    if (test[next] === row) next += 1;
    else rest.push(row);
  }
  return rest;
}

/** @param {PlanAnswer & { folds: number[][] }} answer */
function foldsCsv({ folds }) {
  const isRepeated = folds.length > 1;
  const blocks = folds.map((fold, repeat) =>
    fold
      .map((number, row) =>
        isRepeated ? `${row + 1},${repeat + 1},${number}${END}` : `${row + 1},${number}${END}`,
      )
      .join(''),
  );
  return `row,${isRepeated ? 'repeat,' : ''}fold${END}${blocks.join('')}`;
}

/** @param {PlanAnswer & { sets: SplitSet[] }} answer */
function setsCsv({ plan, sets }) {
  const isNested = sets.some(({ inner_fold }) => inner_fold !== undefined);
  const blocks = sets.map(({ repeat, fold, inner_fold: inner, train, test }) => {
    const place = isNested ? `${repeat},${fold},${inner ?? ''}` : `${repeat},${fold}`;
    const tested = inner === undefined ? 'test' : 'validation';
    const lines = (/** @type {number[]} */ rows, /** @type {string} */ role) =>
      rows.map((row) => `${row},${place},${role}${END}`).join('');
    return lines(train ?? others(plan.rows, test), 'train') + lines(test, tested);
  });
  return `row,repeat,fold,${isNested ? 'inner_fold,' : ''}role${END}${blocks.join('')}`;
}

/**
 * With folds a line for each row, and each repeat: the fold that tests it. Otherwise a line for each row of each
 * training set and test set; a row that a bootstrap drew twice has two.
 * @param {PlanAnswer} answer  of the core, with a listing
 * @returns {string}
 * @example planCsv({ plan: { id: 'k_fold', rows: 2 }, warnings: [], folds: [[2, 1]] }) // row,fold 1,2 2,1
 */
export const planCsv = (answer) =>
  answer.folds
    ? foldsCsv(/** @type {PlanAnswer & { folds: number[][] }} */ (answer))
    : setsCsv({ ...answer, sets: answer.sets ?? [] });
