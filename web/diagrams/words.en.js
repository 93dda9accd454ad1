/** Words in the diagrams of comparisons, in English. `diagrams.zh.js` has the same keys. */

const list = (/** @type {string[]} */ names) => names.join(', ');

export const diagrams = {
  meanRank: 'Mean rank (lower is better)',
  rank: 'Rank (lower is better)',
  result: 'Result',
  criticalDifference: (/** @type {string} */ value) => `CD = ${value}`,
  clique: (/** @type {string[]} */ names) => `No significant difference: ${list(names)}`,
  cdDiagram: (/** @type {string[]} */ names) =>
    `Critical-difference diagram. From the best mean rank: ${list(names)}.`,
  controlDiagram: (/** @type {string} */ control, /** @type {string[]} */ names) =>
    names.length === 0
      ? `No algorithm differs significantly from ${control}.`
      : `Significantly different from ${control}: ${list(names)}.`,
  control: 'control',
  differs: 'differs from the control',
  differsNot: 'does not differ significantly',
  friedmanPlot: (/** @type {string[]} */ names) =>
    `Friedman plot: mean ranks with bars as long as the critical difference. From the best: ${list(names)}.`,
  pValueMatrix: (/** @type {string[]} */ names) =>
    `Adjusted p-values of all pairs of ${list(names)}.`,
  pair: (/** @type {string} */ a, /** @type {string} */ b, /** @type {string} */ what) =>
    `${a} – ${b}: ${what}`,
  atMost: (/** @type {string} */ value) => `p ≤ ${value}`,
  above: (/** @type {string} */ value) => `p > ${value}`,
  rankDistribution: (/** @type {string[]} */ names) => `Box plots of the ranks of ${list(names)}.`,
  resultDistribution: (/** @type {string[]} */ names) =>
    `Box plots of the results of ${list(names)}.`,
  winTieLoss: (/** @type {string[]} */ names) =>
    `Wins, ties and losses of all pairs of ${list(names)}.`,
  rowAgainstColumn: 'Wins / ties / losses of the row against the column',
  rowWins: 'row wins more often',
  rowLoses: 'row loses more often',
  counts: (/** @type {string} */ wins, /** @type {string} */ ties, /** @type {string} */ losses) =>
    `${wins} wins, ${ties} ties, ${losses} losses`,
  better: (/** @type {string} */ name) => `${name} better`,
  equivalent: 'practically equal',
  probability: (/** @type {string} */ what, /** @type {string} */ value) => `${what}: ${value}`,
  meanDifference: 'Mean difference',
  posteriorDensity: 'Posterior density of the mean difference',
  simplex: 'Posterior sample on the simplex',
};
