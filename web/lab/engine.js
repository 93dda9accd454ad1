import { showingNames } from '../core/shown_names.js';
import { estimatesRequest } from './bootstrap_632.js';
import { evaluationOf, foldResults, trainingPart } from './results.js';
import { joinedOutputs, piecesOf } from './taken_apart.js';

/**
 * What computes in the lab: two lanes side by side, each with a core that learns and one that evaluates what was
 * predicted. The boundary is a table: what a lane hands on is a file of predictions.
 *
 * @typedef {import('../core/client.js').Client} Client
 * @typedef {import('../core/report.js').Problem} Problem
 * @typedef {import('../core/report.js').Input} Input
 * @typedef {import('../core/read_table.js').TableFile} TableFile
 * @typedef {import('./predictions.js').LabFacts} LabFacts
 * @typedef {import('./predictions.js').LabPredictions} LabPredictions
 * @typedef {import('./results.js').FoldResult} FoldResult
 * @typedef {import('./bootstrap_632.js').Estimates} Estimates
 * @typedef {import('../export/split_plan.js').PlanAnswer} PlanAnswer
 * @typedef {import('./taken_apart.js').PartsAnswer} PartsAnswer
 * @typedef {import('./taken_apart.js').SetPredictions} SetPredictions
 * @typedef {Record<string, unknown>} Request  what `LabAnswer` of the core reads
 *
 * @typedef {object} Job a data set, and what is asked of it
 * @property {string} name
 * @property {TableFile[]} files
 * @property {Request} request
 * @property {readonly number[]} [shares]  of each training set, that are learnt from one after the other; all of it alone
 *   if it is not given
 * @property {boolean} [withTraining]  the rows that were learnt from are predicted and measured, too
 *
 * @typedef {object} Done what came of a job
 * @property {string} name
 * @property {LabFacts} facts
 * @property {LabPredictions[]} parts  in the order of the shares, of the plan each
 * @property {FoldResult[]} results
 * @property {Problem[]} unmeasured  why the metrics of some test sets do not exist
 * @property {Estimates | { error: Problem } | null} estimates  of a bootstrap
 * @property {LabPredictions | null} apparent  of all rows, learnt from all rows, where there are estimates
 *
 * @typedef {object} Progress
 * @property {string} name  of the data set
 * @property {number} done  of all training sets of all data sets that are known by now
 * @property {number} total
 */

/** As many as the work is divided among; a phone or a school computer has two processors that are free. */
const LANES = 2;
/** Of a simulation: enough to see how far it is, and to stop it soon. */
const PARTS = 50;

/** One thing after the other: nothing comes between a core's reading of a table and the questions about it. */
function createTurns() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @template Answer @param {() => Promise<Answer>} work @returns {Promise<Answer>} */
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** @param {() => Client} openClient */
function openLane(openClient) {
  const [learner, judge] = [showingNames(openClient()), showingNames(openClient())];
  return { learner, judge, learning: createTurns(), judging: createTurns() };
}

/**
 * The report on a table, as far as it is asked for, or how one of its numbers comes about.
 * @param {ReturnType<typeof openLane>} lane
 * @param {string} text  CSV
 * @param {object} options
 * @param {'verdict'} [part]
 * @param {import('../core/questions.js').Question} [question]
 * @returns {Promise<any>}
 */
const judged = ({ judge, judging }, text, options, part, question) =>
  judging(async () => {
    const blob = new Blob([text], { type: 'text/csv' });
    const loaded = await judge.load([{ name: 'table.csv', blob }]);
    if (loaded.error) return { error: loaded.error };
    const answer = await judge.run(/** @type {any} */ (options), part);
    return question ? judge.query({ type: 'working', ...question }) : answer;
  });

/** How results of folds are summarized. */
const SUMMARY = { bootstrap: 0, missing: 'drop' };

/**
 * @param {ReturnType<typeof openLane>} lane
 * @param {LabFacts['lab']} lab
 * @param {LabPredictions} part
 * @returns {Promise<{ results: FoldResult[] } | { error: Problem }>}
 */
async function evaluated(lane, lab, part) {
  // Its metrics are in the first answer; curves and tests of one fold are not asked for.
  const asked = evaluationOf(lab, part);
  if (!asked) return { results: foldResults(part) };
  const answer = await judged(lane, asked.text, asked.options, 'verdict');
  if ('error' in answer) return answer;
  return { results: foldResults(part, /** @type {any} */ (answer.report)) };
}

/**
 * The metrics of a test set, and of the rows that were learnt from if these were predicted.
 * @param {ReturnType<typeof openLane>} lane
 * @param {LabFacts['lab']} lab
 * @param {LabPredictions} part
 */
async function evaluatedAll(lane, lab, part) {
  const test = await evaluated(lane, lab, part);
  if ('error' in test || !part.training) return test;
  const training = await evaluated(lane, lab, trainingPart(part));
  if ('error' in training) return training;
  return { results: [...training.results, ...test.results] };
}

/** @param {() => Client} openClient */
export function createEngine(openClient) {
  /** @type {ReturnType<typeof openLane>[] | null} */
  let opened = null;
  /** The files that each core has, so that none reads the same twice. @type {WeakMap<object, TableFile[]>} */
  const held = new WeakMap();
  let isCancelled = false;

  const lanes = () => {
    opened ??= Array.from({ length: LANES }, () => openLane(openClient));
    return opened;
  };

  /**
   * An answer about a table, which the core reads unless it has it.
   * @param {ReturnType<typeof openLane>} lane
   * @param {TableFile[]} files
   * @param {object} request
   * @returns {Promise<any>}
   */
  const answered = ({ learner, learning }, files, request) =>
    learning(async () => {
      if (held.get(learner) !== files) {
        held.delete(learner);
        const { error } = await learner.load(files);
        if (error) return { error };
        held.set(learner, files);
      }
      return learner.query(request);
    });

  /**
   * Does something so many times, in all lanes side by side, until one of them has a problem.
   * @param {number} count
   * @param {(lane: ReturnType<typeof openLane>, at: number) => Promise<Problem | null>} once
   * @param {(done: number, total: number) => void} onProgress
   * @returns {Promise<Problem | null>}
   */
  async function sideBySide(count, once, onProgress) {
    /** @type {Problem | null} */
    let failed = null;
    let next = 0;
    let done = 0;
    onProgress(0, count);
    /** @param {ReturnType<typeof openLane>} lane */
    async function work(lane) {
      while (next < count && !failed && !isCancelled) {
        const at = next;
        next += 1;
        const problem = await once(lane, at);
        if (problem) {
          failed = problem;
          return;
        }
        done += 1;
        onProgress(done, count);
      }
    }
    await Promise.all(lanes().map(work));
    return failed;
  }

  /**
   * @param {Job} job
   * @param {(done: number, total: number) => void} onProgress
   * @returns {Promise<Done | { error: Problem, name: string }>}
   */
  async function runOne({ name, files, request, shares = [1], withTraining }, onProgress) {
    /** @type {LabFacts | { error: Problem }} */
    const facts = await answered(lanes()[0], files, request);
    if ('error' in facts) return { error: facts.error, name };
    const { lab, plan } = facts;
    const count = shares.length * plan.count;
    /** @type {LabPredictions[]} */
    const parts = [];
    /** @type {FoldResult[][]} */
    const results = [];
    /** @type {Problem[]} */
    const unmeasured = [];
    const failed = await sideBySide(
      count,
      async (lane, place) => {
        const split = place % plan.count;
        const share = shares[Math.floor(place / plan.count)];
        /** @type {LabPredictions | { error: Problem }} */
        const part = await answered(lane, files, {
          ...request,
          splits: [split, split + 1],
          training_share: share,
          ...(withTraining ? { with_training: true } : {}),
        });
        if ('error' in part) return part.error;
        parts[place] = { ...part, training_share: share };
        const measured = await evaluatedAll(lane, lab, parts[place]);
        if ('error' in measured) unmeasured.push(measured.error);
        else results[place] = measured.results;
        return null;
      },
      onProgress,
    );
    if (failed) return { error: failed, name };
    const { estimates, apparent = null } =
      plan.id === 'bootstrap'
        ? await estimated({ name, files, request }, facts, parts)
        : { estimates: null };
    return { name, facts, parts, results: results.flat(), unmeasured, estimates, apparent };
  }

  /**
   * What the out-of-bag predictions, and those of models of all rows, say of the error rates.
   * @param {Job} job
   * @param {LabFacts} facts
   * @param {LabPredictions[]} parts
   * @returns {Promise<{ estimates: Estimates | { error: Problem }, apparent?: LabPredictions }>}
   */
  async function estimated({ files, request }, facts, parts) {
    const [lane] = lanes();
    const fits = await answered(lane, files, estimatesRequest(facts));
    if ('error' in fits) return { estimates: fits };
    const apparent = await answered(lane, files, { ...request, apparent: true });
    if ('error' in apparent) return { estimates: apparent };
    const estimates = await answered(lane, files, estimatesRequest(facts, parts, apparent));
    return { estimates, apparent };
  }

  return {
    /**
     * The columns of a table.
     * @param {TableFile[]} files
     * @returns {Promise<{ input: Input } | { error: Problem }>}
     */
    look(files) {
      const [{ learner, learning }] = lanes();
      return learning(async () => {
        held.delete(learner);
        const answer = await learner.load(files);
        if (answer.error || !answer.input) {
          return { error: /** @type {Problem} */ (answer.error) };
        }
        held.set(learner, files);
        return { input: answer.input };
      });
    },
    /** @param {TableFile[]} files @param {Request} request @returns {Promise<LabFacts | { error: Problem }>} */
    facts: (files, request) => answered(lanes()[0], files, request),
    /** @param {TableFile[]} files @param {Request} request @returns {Promise<PlanAnswer | { error: Problem }>} */
    plan: (files, request) => answered(lanes()[0], files, { ...request, type: 'plan' }),
    /**
     * Learns from and predicts every test set of every data set.
     * @param {readonly Job[]} jobs
     * @param {(progress: Progress) => void} onProgress
     * @returns {Promise<Done[] | { error: Problem, name: string }>}
     */
    async run(jobs, onProgress) {
      isCancelled = false;
      const all = [];
      let before = 0;
      for (const job of jobs) {
        let count = 0;
        const one = await runOne(job, (done, total) => {
          count = total;
          const rest = (jobs.length - all.length - 1) * total;
          onProgress({ name: job.name, done: before + done, total: before + total + rest });
        });
        if ('error' in one) return one;
        all.push(one);
        before += count;
      }
      return all;
    },
    /**
     * Lanes that have a table, for whoever divides the work otherwise.
     * @param {TableFile[]} files
     * @returns {import('./search.js').Lane[]}
     */
    lanesWith: (files) =>
      lanes().map((lane) => ({
        ask: (request) => answered(lane, files, request),
        async evaluate(lab, part) {
          const measured = await evaluated(lane, lab, part);
          return 'error' in measured ? measured : measured.results;
        },
      })),
    /**
     * Lets learners learn from many training sets, and takes the error of their models apart.
     * @param {TableFile[]} files
     * @param {Request} request
     * @param {(done: number, total: number) => void} onProgress
     * @returns {Promise<PartsAnswer & { warnings: Problem[], outputs: import('./taken_apart.js').Output[] } |
     *   { error: Problem }>}
     */
    async takeApart(files, request, onProgress) {
      isCancelled = false;
      /** @type {(PartsAnswer & { warnings: Problem[] }) | { error: Problem }} */
      const facts = await answered(lanes()[0], files, request);
      if ('error' in facts) return facts;
      const { training_sets: sets } = facts.bias_variance;
      const pieces = piecesOf(sets);
      /** @type {SetPredictions[]} */
      const predicted = [];
      const failed = await sideBySide(
        pieces.length,
        async (lane, at) => {
          /** @type {SetPredictions | { error: Problem }} */
          const piece = await answered(lane, files, { ...request, sets: pieces[at] });
          if ('error' in piece) return piece.error;
          predicted[at] = piece;
          return null;
        },
        (done, total) => onProgress(Math.round((done / total) * sets), sets),
      );
      if (failed) return { error: failed };
      const outputs = joinedOutputs(predicted);
      /** @type {PartsAnswer | { error: Problem }} */
      const parts = await answered(lanes()[0], files, { ...request, outputs });
      if ('error' in parts) return parts;
      const warnings = [facts, ...predicted].flatMap((one) => one.warnings);
      return { ...parts, outputs, warnings };
    },
    /**
     * The error of a table of predictions, taken apart.
     * @param {TableFile[]} files
     * @param {Request} request
     * @returns {Promise<PartsAnswer & { warnings: Problem[] } | { error: Problem }>}
     */
    takePredictionsApart: (files, request) => answered(lanes()[0], files, request),
    /** @param {object} request that needs no table @returns {Promise<any>} */
    compute: (request) => lanes()[0].learner.query(request),
    /**
     * A simulation of many repetitions, which both lanes compute in parts and the core puts together; with the parts.
     * @param {object} request
     * @param {number} repetitions
     * @param {(done: number) => void} onProgress
     * @returns {Promise<any>}
     */
    async simulateInParts(request, repetitions, onProgress) {
      const size = Math.max(1, Math.ceil(repetitions / PARTS));
      /** @type {object[]} */
      const parts = [];
      isCancelled = false;
      const failed = await sideBySide(
        Math.ceil(repetitions / size),
        async ({ learner }, at) => {
          const range = [at * size, Math.min((at + 1) * size, repetitions)];
          const part = await learner.query({ ...request, range });
          if ('error' in part) return part.error;
          parts[at] = part;
          return null;
        },
        (done) => onProgress(Math.min(done * size, repetitions)),
      );
      if (failed) return { error: failed };
      return { ...(await lanes()[0].learner.query({ ...request, parts })), parts };
    },
    /**
     * The report on a table of results.
     * @param {string} text  CSV
     */
    summarize: (text) => judged(lanes()[0], text, SUMMARY),
    /**
     * How a number of this report comes about.
     * @param {string} text  CSV
     * @param {import('../core/questions.js').Question} question
     */
    workOutSummary: (text, question) => judged(lanes()[0], text, SUMMARY, undefined, question),
    /** Stops whatever is running, at once; `run` is rejected with `WorkerGone`. */
    cancel() {
      isCancelled = true;
      for (const { learner, judge } of opened ?? []) {
        for (const core of [learner, judge]) {
          held.delete(core);
          core.restart();
        }
      }
    },
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */
