/** The four cells of a matrix that is shown. @param {import('./shown.mjs').Shown} shown */
function cellsOf({ rows }) {
  const [[tp, fn], [fp, tn]] = rows.map((row) => row.slice(1).map(Number));
  return { tp, fn, fp, tn };
}

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  cell({ question, rows }) {
    const isClassPositive = /that is, positive cases/.test(question);
    const isPredictedPositive = /predicted positive\?$/.test(question);
    const wanted = [isClassPositive, isPredictedPositive].map((is) => (is ? '+' : '−')).join();
    return rows.filter(([, label, predicted]) => [label, predicted].join() === wanted).length;
  },
  error(shown) {
    const { tp, fn, fp, tn } = cellsOf(shown);
    return (fn + fp) / (tp + fn + fp + tn);
  },
  always(shown) {
    const { tp, fn, fp, tn } = cellsOf(shown);
    return (fp + tn) / (tp + fn + fp + tn);
  },
};
