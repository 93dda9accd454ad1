/**
 * The loop of a search: the core proposes what to try, learners are tried in the folds of a plan, and the core gets their results.
 * The page and the command line have it from here.
 * @module
 */
import { csvOf } from '../export/csv.js';

/**
 * @typedef {import('../core/core.js').CoreError} CoreError
 * @typedef {import('./predictions.js').LabFacts} LabFacts
 * @typedef {import('./predictions.js').LabPredictions} LabPredictions
 * @typedef {import('./results.js').FoldResult} FoldResult
 *
 * @typedef {object} Searched a hyper-parameter that is searched, as the core has it
 * @property {string} name
 * @property {'whole' | 'real' | 'log_real' | 'choice'} kind
 * @property {number | string} low
 * @property {number | string} high
 * @property {(number | string)[]} [values]  all that there are, of a choice or of levels that were given
 *
 * @typedef {object} Trial
 * @property {string} learner
 * @property {Record<string, number | string>} parameters  without those that do not count
 * @property {number} training_share  of each training set, that was learnt from
 * @property {number | null} mean
 * @property {number | null} best  so far, of those that learnt from all rows
 *
 * @typedef {object} SearchFacts
 * @property {string} learner
 * @property {Searched[]} parameters
 * @property {string} strategy
 * @property {number} budget
 * @property {number} seed
 * @property {string} metric
 * @property {boolean} higher_is_better
 *
 * @typedef {object} Outer  the means over the outer folds in which both are defined
 * @property {number} folds
 * @property {number} defined
 * @property {number | null} inner_mean
 * @property {number | null} outer_mean
 *
 * @typedef {object} SearchAnswer of the core
 * @property {SearchFacts} search
 * @property {Trial[]} trials
 * @property {{ trial: number, tied: number, of: number } | null} winner  the number of the first trial with the best mean of
 *   those that learnt from all rows, how many different learners have it, and of how many
 * @property {string[]} next  learners to try
 * @property {number} training_share  that they learn from
 * @property {number} used  of the budget
 * @property {Outer} [outer]
 *
 * @typedef {object} OuterFold a search within the training set of one outer fold, and what it chose
 * @property {string | null} learner
 * @property {number | null} best  the mean over the inner folds by which it was chosen
 * @property {number | null} result  in the outer test set
 *
 * @typedef {object} Tried
 * @property {string} learner
 * @property {number} training_share
 * @property {(number | null)[]} results  the metric in each fold
 *
 * @typedef {object} Lane a core that has the data set, and one that evaluates
 * @property {(request: object) => Promise<any>} ask
 * @property {(lab: LabFacts['lab'], part: LabPredictions) => Promise<FoldResult[] | { error: CoreError }>} evaluate
 *
 * @typedef {Record<string, unknown>} Request
 * @typedef {Record<string, unknown>} Scope  which folds: of the plan, around it, or of the plan within one of these
 */

/** Every strategy, one after the other. */
export const ALL = 'all';

/** @param {string} metric @returns {CoreError} */
const notOfTheseData = (metric) => ({
  code: 'unknown_metric',
  message: `The metric ${metric} does not exist for these data. Choose another one.`,
  message_zh: `这些数据没有指标 ${metric}，请选择其他指标。`,
  value: metric,
});

/**
 * What trials are made with. Each learner is measured once, whichever strategy proposes it.
 * @param {Lane[]} lanes  among which the folds are divided
 * @param {Request} request  data and plan, as the lab takes them
 * @param {(metric: string, known: string[]) => CoreError} [unknownMetric]
 */
export function createBench(lanes, request, unknownMetric = notOfTheseData) {
  /** @type {Map<string, Tried>} */
  const known = new Map();
  /** The first one of each kind. @type {Map<string, CoreError>} */
  const warnings = new Map();

  /** @param {CoreError[]} all */
  function note(all) {
    for (const one of all) if (!warnings.has(one.code)) warnings.set(one.code, one);
  }

  /**
   * The metric of a learner in one test set.
   * @param {Lane} lane
   * @param {LabFacts['lab']} lab
   * @param {object} asked
   * @param {string} metric
   * @returns {Promise<number | null | { error: CoreError }>}
   */
  async function measured(lane, lab, asked, metric) {
    /** @type {LabPredictions | { error: CoreError }} */
    const part = await lane.ask(asked);
    if ('error' in part) return part;
    note(part.warnings);
    const evaluated = await lane.evaluate(lab, part);
    if ('error' in evaluated) {
      // One test set that cannot be measured is no reason to give up the others.
      note([evaluated.error]);
      return null;
    }
    const [{ metrics }] = evaluated;
    if (Object.hasOwn(metrics, metric)) return metrics[metric];
    return { error: unknownMetric(metric, Object.keys(metrics)) };
  }

  /**
   * The metric of learners in each fold.
   * @param {string[]} learners
   * @param {number} share
   * @param {string} metric
   * @param {Scope} scope
   * @param {number} [only]  one of the folds
   * @returns {Promise<Tried[] | { error: CoreError }>}
   */
  async function tryOut(learners, share, metric, scope, only) {
    const idOf = (/** @type {string} */ learner) =>
      JSON.stringify([learner, share, metric, scope, only ?? null]);
    /** @type {{ tried: Tried, lab: LabFacts['lab'], asked: Request, split: number, at: number }[]} */
    const tasks = [];
    /** @type {Map<string, Tried>} */
    const fresh = new Map();
    for (const learner of learners) {
      const id = idOf(learner);
      if (known.has(id) || fresh.has(id)) continue;
      const asked = { ...request, ...scope, type: 'lab', learners: [learner] };
      /** @type {LabFacts | { error: CoreError }} */
      const facts = await lanes[0].ask(asked);
      if ('error' in facts) return facts;
      note(facts.warnings);
      const tried = { learner, training_share: share, results: [] };
      fresh.set(id, tried);
      const splits =
        only === undefined ? Array.from({ length: facts.plan.count }, (_, at) => at) : [only];
      for (const [at, split] of splits.entries())
        tasks.push({ tried, lab: facts.lab, asked, split, at });
    }
    /** @type {CoreError | null} */
    let failed = null;
    /** @param {Lane} lane */
    async function work(lane) {
      for (let task = tasks.shift(); task && !failed; task = tasks.shift()) {
        const { tried, lab, asked, split, at } = task;
        const place = { splits: [split, split + 1], training_share: share };
        const result = await measured(lane, lab, { ...asked, ...place }, metric);
        if (result !== null && typeof result === 'object') failed = result.error;
        else tried.results[at] = result;
      }
    }
    await Promise.all(lanes.map(work));
    if (failed) return { error: failed };
    for (const [id, tried] of fresh) known.set(id, tried);
    return learners.map((learner) => /** @type {Tried} */ (known.get(idOf(learner))));
  }

  return {
    warnings,
    tryOut,
    /**
     * What the core says of the trials.
     * @param {Request} options
     * @param {Tried[]} trials
     * @param {object} [more]
     * @returns {Promise<SearchAnswer | { error: CoreError }>}
     */
    ask: (options, trials, more = {}) =>
      lanes[0].ask({ ...request, ...options, ...more, type: 'search', trials }),
    /** What needs no data. @param {Request} asked @returns {Promise<any>} */
    compute: (asked) => lanes[0].ask(asked),
    /** How many there are. @param {unknown} outerFolds @returns {Promise<number | { error: CoreError }>} */
    async outerFolds(outerFolds) {
      const facts = await lanes[0].ask({ ...request, type: 'lab', outer_folds: outerFolds });
      return 'error' in facts ? facts : facts.plan.count;
    },
    /** What can be tried side by side. */
    width: lanes.length,
  };
}

/** @typedef {ReturnType<typeof createBench>} Bench */

/**
 * All trials of one strategy.
 * @param {Bench} bench
 * @param {Request} options  of the search: learner, strategy, budget, metric, seed
 * @param {(answer: SearchAnswer, tried: Tried[]) => void} onProgress  before each step
 * @param {Scope} [scope]
 * @returns {Promise<SearchAnswer | { error: CoreError }>}
 */
export async function runSearch(bench, options, onProgress, scope = {}) {
  /** @type {Tried[]} */
  const trials = [];
  for (;;) {
    const answer = await bench.ask(options, trials);
    if ('error' in answer) return answer;
    onProgress(answer, [...trials]);
    if (answer.next.length === 0) return answer;
    const { metric } = answer.search;
    // Not all that is proposed, so that the best so far is seen.
    const next = answer.next.slice(0, bench.width);
    const tried = await bench.tryOut(next, answer.training_share, metric, scope);
    if ('error' in tried) return tried;
    trials.push(...tried);
  }
}

/**
 * The searches of several strategies, with the same budget and seed.
 * @param {Bench} bench
 * @param {Request} options
 * @param {readonly string[]} strategies
 * @param {(answer: SearchAnswer, done: SearchAnswer[], tried: Tried[]) => void} onProgress
 * @returns {Promise<SearchAnswer[] | { error: CoreError }>}
 */
export async function runRace(bench, options, strategies, onProgress) {
  /** @type {SearchAnswer[]} */
  const done = [];
  for (const strategy of strategies) {
    const answer = await runSearch(bench, { ...options, strategy }, (now, tried) =>
      onProgress(now, done, tried),
    );
    if ('error' in answer) return answer;
    done.push(answer);
  }
  return done;
}

/**
 * A search within the training set of each outer fold, whose choice is tested on the outer test set.
 * @param {Bench} bench
 * @param {Request} options
 * @param {unknown} outerFolds  how many
 * @param {(answer: SearchAnswer, fold: number, count: number) => void} onProgress
 * @returns {Promise<{ folds: OuterFold[], outer: Outer } | { error: CoreError }>}
 */
export async function runNested(bench, options, outerFolds, onProgress) {
  const count = await bench.outerFolds(outerFolds);
  if (typeof count !== 'number') return count;
  /** @type {OuterFold[]} */
  const folds = [];
  for (let fold = 1; fold <= count; fold += 1) {
    const scope = { outer_folds: outerFolds, outer_fold: fold };
    const answer = await runSearch(bench, options, (now) => onProgress(now, fold, count), scope);
    if ('error' in answer) return answer;
    const winner = winnerOf(answer);
    if (!winner) {
      folds.push({ learner: null, best: null, result: null });
      continue;
    }
    const { metric } = answer.search;
    const around = { outer_folds: outerFolds };
    const tested = await bench.tryOut([winner.learner], 1, metric, around, fold - 1);
    if ('error' in tested) return tested;
    folds.push({ learner: winner.learner, best: winner.mean, result: tested[0].results[0] });
  }
  const said = await bench.ask(options, [], { outer: folds });
  if ('error' in said) return said;
  return { folds, outer: /** @type {Outer} */ (said.outer) };
}

/**
 * The first trial with the best mean of those that learnt from all rows.
 * @param {SearchAnswer} answer
 * @returns {Trial | undefined}
 */
export const winnerOf = ({ trials, winner }) =>
  winner === null ? undefined : trials[winner.trial - 1];

/**
 * Which searches of a race have the best mean of all, by their places.
 * @param {Bench} bench
 * @param {SearchAnswer[]} answers
 * @returns {Promise<number[]>}
 */
export async function leadersOf(bench, answers) {
  const [{ search }] = answers;
  const points = answers.map((answer) => ({ test: [winnerOf(answer)?.mean ?? null] }));
  const compared = await bench.compute({ type: 'lab_curve', metric: search.metric, points });
  return 'error' in compared ? [] : compared.curve.tied;
}

/**
 * A line for each trial, of one search or several of the same learner.
 * @param {readonly SearchAnswer[]} answers
 */
export function trialsCsv(answers) {
  const [{ search }] = answers;
  const several = answers.length > 1;
  const names = search.parameters.map(({ name }) => name);
  const shared = answers.some(({ trials }) => trials.some((one) => one.training_share !== 1));
  const head = [
    ...(several ? ['strategy'] : []),
    'trial',
    ...names,
    ...(shared ? ['training_share'] : []),
    search.metric,
    'best',
  ];
  const rows = answers.flatMap(({ search: { strategy }, trials }) =>
    trials.map(({ parameters, training_share: share, mean, best }, at) => [
      ...(several ? [strategy] : []),
      String(at + 1),
      ...names.map((name) => String(parameters[name] ?? '')),
      ...(shared ? [String(share)] : []),
      String(mean ?? ''),
      String(best ?? ''),
    ]),
  );
  return csvOf([head, ...rows]);
}
