import { percent } from '../../words/format.js';

/**
 * @typedef {import('../../core/report.js').Report} Report
 * @typedef {Record<string, { answer: string, numbers: string[], measure?: string } | undefined>} Facts
 *   the answer to a question, by its id, the numbers that it is said with, and the key of the
 *   measure that the first of these is of the first model
 */

/** A class with less than this share is rare; none is where both have more than the second. */
const RARE = 0.1;
const EVEN = 0.3;

/** @param {string} answer @param {...string} numbers */
const is = (answer, ...numbers) => ({ answer, numbers });

/** Of a table of predictions. @type {Partial<Record<Report['task'], string>>} */
const KINDS = {
  binary: 'two',
  counts: 'two',
  multiclass: 'many',
  regression: 'number',
  ranking: 'ranking',
  clustering: 'clusters',
};

/** @param {Report} report */
function kindOf({ task, input }) {
  const { classes } = input;
  if (task === 'labels') {
    return Array.isArray(classes) && classes.length > 2
      ? is('many', String(classes.length))
      : is('two');
  }
  const kind = KINDS[task];
  return kind === undefined
    ? undefined
    : is(kind, Array.isArray(classes) ? String(classes.length) : '');
}

/** @param {Report} report */
function balanceOf({ models }) {
  const prevalence = models[0]?.metrics.prevalence;
  if (typeof prevalence !== 'number') return {};
  const rarer = Math.min(prevalence, 1 - prevalence);
  const say = (/** @type {string} */ answer) => ({
    ...is(answer, percent(prevalence)),
    measure: 'prevalence',
  });
  const how = rarer < RARE ? say('rare') : rarer > EVEN ? say('even') : undefined;
  // Of the order, it is the positives that must not be rare.
  const top = prevalence < RARE ? say('rare') : prevalence > EVEN ? say('even') : undefined;
  return { imbalance: how, top };
}

/**
 * What the data that are loaded say of the questions of the path.
 * @param {Report | null} report
 * @returns {Facts}
 */
export function factsOf(report) {
  if (!report) return {};
  const { task, models, input } = report;
  const output = is(['binary', 'multiclass'].includes(task) ? 'scores' : 'labels');
  const some = (/** @type {(model: typeof models[number]) => boolean} */ holds) =>
    models.some(holds);
  /** @type {Partial<Record<string, Facts>>} */
  const ofTask = {
    binary: {
      probabilities: is(some(({ reasons }) => 'brier' in reasons) ? 'no' : 'yes'),
    },
    regression: {
      zeros: some(({ reasons }) => 'mape' in reasons) ? is('yes') : undefined,
    },
    ranking: {
      // For a relevance of 0 or 1 both gains are the same.
      grades: is(some(({ metrics }) => metrics.ndcg !== metrics.ndcg_exp) ? 'yes' : 'no'),
    },
    clustering: { grouping: is(input.truth ? 'yes' : 'no') },
  };
  return {
    kind: kindOf(report),
    output,
    class_output: output,
    ...balanceOf(report),
    ...ofTask[task],
  };
}
