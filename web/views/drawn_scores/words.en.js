/** Words of the scores that are drawn, in English. `words.zh.js` has the same keys. */
export const drawnScores = {
  title: 'Draw scores or a curve',
  hint: 'The cases drawn here are the page’s table: ROC, precision–recall, cost and calibration follow. Drag the handles, or move them with the arrow keys.',
  mode: 'What is drawn',
  modes: { hills: 'two distributions', cases: 'single cases', curve: 'a ROC curve' },
  positive: 'positive',
  negative: 'negative',
  handles: {
    positive: { mean: 'Mean score of the positives', spread: 'Spread of the positives' },
    negative: { mean: 'Mean score of the negatives', spread: 'Spread of the negatives' },
  },
  share: 'Share of positives',
  count: 'Cases',
  again: 'Draw other cases',
  tryShare:
    'Move the share of positives alone: ROC hardly changes, precision–recall does. Press for other cases: so much is chance.',
  folded: 'Normal scores; what lies beyond 0 or 1 is folded back.',
  casesHint:
    'A press on an empty place of a row adds a case, Delete takes the one with the focus away. Put a positive and a negative on the same score: a tie.',
  addPositive: 'Add a positive',
  addNegative: 'Add a negative',
  caseOf: (/** @type {string} */ kind, /** @type {number} */ number) => `Case ${number}, ${kind}`,
  picture: 'Scores from 0 to 1, the positives above the line and the negatives below it',
  curve: {
    picture: 'The unit square with a ROC curve from the lower left to the upper right corner',
    fpr: 'False positive rate',
    tpr: 'True positive rate',
    point: (/** @type {number} */ number) => `Point ${number} of the curve`,
    rates: (/** @type {string} */ fpr, /** @type {string} */ tpr) =>
      `false positive rate ${fpr}, true positive rate ${tpr}`,
    positives: 'Positives',
    negatives: 'Negatives',
    add: 'Add a point',
    remove: (/** @type {number} */ number) => `Remove point ${number}`,
    within: 'Cases between two points',
    ways: { spread: 'a score each', tied: 'the same score' },
    explained: {
      spread:
        'Between two points positives and negatives are mixed evenly, each with a score of its own: the curve climbs along the segment in steps.',
      tied: 'Between two points all cases have the same score: ties make a straight segment.',
    },
    hint: 'The curve of the cases passes through each point. A point stands for whole cases, so it jumps to their grid, and it stays between its neighbours. A press on an empty place adds one, Delete takes the one with the focus away.',
  },
  reset: 'As at first',
  save: 'Save as CSV',
};
