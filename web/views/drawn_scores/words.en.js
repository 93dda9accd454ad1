/** Words of the scores that are drawn, in English. `words.zh.js` has the same keys. */
export const drawnScores = {
  title: 'Draw the scores',
  hint: 'The cases drawn here are the page’s table: ROC, precision–recall, cost and calibration follow. Drag the handles, or move them with the arrow keys.',
  mode: 'What is drawn',
  modes: { hills: 'two distributions', cases: 'single cases' },
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
  reset: 'As at first',
  save: 'Save as CSV',
};
