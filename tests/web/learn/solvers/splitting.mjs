/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  held({ rows }) {
    const [, all, right] = rows.find(([set]) => set === 'Test')?.map(Number) ?? [];
    return (all - right) / all;
  },
  trainings({ rows: [[, folds, repeats]] }) {
    return Number(folds) * Number(repeats);
  },
  left({ rows: [[m]] }) {
    return (1 - 1 / Number(m)) ** Number(m);
  },
};
