/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */

/** A data set of so many rows, of which only the number matters. @param {number} rows */
const rowsTable = (rows) => [['row'], ...Array.from({ length: rows }, (_, at) => [at + 1])];

/** @type {Exercise} An error of a hold-out: of the rows that were not learnt from. */
const held = {
  id: 'held',
  decimals: 3,
  draw(random) {
    const all = random.whole(20, 80) * 10;
    const test = Math.round(all * random.pick([0.2, 0.25, 0.3, 0.4]));
    const training = all - test;
    return {
      test,
      training,
      wrong: random.whole(Math.ceil(test / 10), Math.floor(test / 3)),
      wrongInTraining: random.whole(0, Math.floor(training / 12)),
    };
  },
  show: ({ test, training, wrong, wrongInTraining }, { head, names = ['', ''] }) => ({
    head,
    rows: [
      [names[0], training, training - wrongInTraining],
      [names[1], test, test - wrong],
    ],
  }),
  async answer({ test, wrong }, core) {
    // Which kind of error it is does not matter for the rate.
    const table = [
      ['tp', 'fn', 'fp', 'tn'],
      [test - wrong, wrong, 0, 0],
    ];
    const { models } = await core.report(table, { task: 'counts' });
    return models[0].metrics.zero_one_loss;
  },
};

/** @type {Exercise} How many models a repeated cross-validation learns. */
const trainings = {
  id: 'trainings',
  decimals: 0,
  draw: (random) => ({
    rows: random.whole(6, 30) * 10,
    folds: random.pick([3, 4, 5, 8, 10]),
    repeats: random.whole(2, 10),
  }),
  show: ({ rows, folds, repeats }, { head }) => ({ head, rows: [[rows, folds, repeats]] }),
  async answer({ rows, folds, repeats }, core) {
    const request = { type: 'plan', plan: 'repeated_k_fold', folds, repeats };
    const { plan } = await core.rows(rowsTable(rows), request);
    return plan.count;
  },
};

/** @type {Exercise} What a bootstrap leaves out. */
const left = {
  id: 'left',
  decimals: 3,
  draw: (random) => ({ rows: random.whole(3, 300) }),
  show: ({ rows }, { head }) => ({ head, rows: [[rows]] }),
  async answer({ rows }, core) {
    const { plan } = await core.rows(rowsTable(rows), { type: 'plan', plan: 'bootstrap' });
    return plan.left_out.expected;
  },
};

export const EXERCISES = [held, trainings, left];
