/**
 * Which rows a plan learns from and tests, as a grid of rows and training sets that a picture can show.
 *
 * @typedef {'train' | 'more' | 'test' | 'none'} Part  more: drawn more than once
 * @typedef {object} PlanGrid
 * @property {number[]} rows  those shown, from 1
 * @property {{ repeat: number, fold: number, parts: Part[] }[]} sets  those shown; a part for each of `rows`
 */

export const MOST_ROWS = 60;
export const MOST_SETS = 40;

/**
 * Rows at equal distances, from the first on.
 * @param {number} count
 * @param {number} most
 * @example spaced(10, 5) // [1, 3, 5, 7, 9]
 */
export function spaced(count, most) {
  const shown = Math.min(count, most);
  return Array.from({ length: shown }, (_, at) => 1 + Math.floor((at * count) / shown));
}

/** @param {number[][]} folds @param {number[]} rows */
function ofFolds(folds, rows) {
  /** @type {PlanGrid['sets']} */
  const sets = [];
  for (const [at, fold] of folds.entries()) {
    // Spread over an array a plan of very many folds would overflow the stack.
    const count = fold.reduce((most, number) => Math.max(most, number), 0);
    for (let number = 1; number <= count && sets.length < MOST_SETS; number += 1) {
      const parts = rows.map(
        (row) => /** @type {Part} */ (fold[row - 1] === number ? 'test' : 'train'),
      );
      sets.push({ repeat: at + 1, fold: number, parts });
    }
  }
  return sets;
}

/** @param {import('../export/split_plan.js').SplitSet} set @param {number[]} rows */
function partsOf({ train, test }, rows) {
  const tested = new Set(test);
  /** @type {Map<number, number>} */
  const drawn = new Map();
  for (const row of train ?? []) drawn.set(row, (drawn.get(row) ?? 0) + 1);
  return rows.map((row) => {
    if (tested.has(row)) return 'test';
    const times = train ? (drawn.get(row) ?? 0) : 1;
    if (times === 0) return 'none';
    return times > 1 ? 'more' : 'train';
  });
}

/**
 * @param {import('../export/split_plan.js').PlanAnswer} answer  with a listing
 * @returns {PlanGrid}
 */
export function planGrid({ plan, folds, sets = [] }) {
  const rows = spaced(plan.rows, MOST_ROWS);
  if (folds) return { rows, sets: ofFolds(folds, rows) };
  return {
    rows,
    sets: sets
      .filter(({ inner_fold: inner }) => inner === undefined)
      .slice(0, MOST_SETS)
      .map((set) => ({ repeat: set.repeat, fold: set.fold, parts: partsOf(set, rows) })),
  };
}
