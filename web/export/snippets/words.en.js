/** The comments of snippets, in English. `words.zh.js` has the same keys. */
export const en = {
  title: (/** @type {string} */ version) => `The numbers of the report of Melon ${version}.`,
  needs: {
    python: 'Needs: pip install pandas scikit-learn scipy statsmodels',
    r: 'Needs R 4.0 or newer and no package.',
  },
  saved: (/** @type {string} */ file, /** @type {string} */ name) =>
    `${file} is read from a copy that you have saved as ${name}.`,
  weight: 'Weights have to be whole numbers: a row is repeated as often as it counts.',
  bootstrap:
    'Intervals of the bootstrap are left out: another generator of random numbers draws other cases.',
  exact:
    'The report also has the exact p-value of Friedman’s test, on which its verdict rests; here is the one of χ².',
  comparison:
    'Effect sizes, Bayesian tests and whatever else the report has is not reproduced: only the numbers below.',
  leftOut: (/** @type {string[]} */ keys) =>
    `Not reproduced, for want of a counterpart here: ${keys.join(', ')}`,
  intervalsLeftOut: (/** @type {string[]} */ keys) =>
    `Reproduced without their intervals: ${keys.join(', ')}`,
  reasons: {
    joined:
      'A snippet reads one file, and this report joins several. Save them as one table first.',
    reshaped:
      'This file was brought into another form before it was evaluated, which a snippet does not repeat. Give a table with a row for each case and a column for each model.',
    percent: 'A snippet does not read percent signs. Write the numbers without them.',
    unranked: 'A snippet does not repeat “missing is unranked”. Give every item a score.',
    tolerance: 'A snippet does not repeat a tolerance of ties. Leave it at 0.',
    untested:
      'Some learners do not differ enough for a test, so that no numbers can be reproduced. Leave them out of the predictions.',
    results:
      'A snippet reads results of learners, not ranks: a row for each data set or fold, or for each result of a single measure.',
    columns:
      'From the names of the columns a snippet cannot tell which class each one is of. Call them MODEL:CLASS.',
  },
};
