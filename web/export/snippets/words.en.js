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
    experiments: 'A snippet does not repeat several experiments in one table.',
    columns:
      'From the names of the columns a snippet cannot tell which class each one is of. Call them MODEL:CLASS.',
  },
};
