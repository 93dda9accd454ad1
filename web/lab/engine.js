import { showingNames } from '../core/shown_names.js';
import { predictionsCsv } from './predictions.js';
import { evaluationOptions, foldResults } from './results.js';
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
 * @typedef {import('../export/split_plan.js').PlanAnswer} PlanAnswer
 * @typedef {import('./taken_apart.js').PartsAnswer} PartsAnswer
 * @typedef {import('./taken_apart.js').SetPredictions} SetPredictions
 * @typedef {Record<string, unknown>} Request  what `LabAnswer` of the core reads
 *
 * @typedef {object} Job a data set, and what is asked of it
 * @property {string} name
 * @property {TableFile[]} files
 * @property {Request} request
 *
 * @typedef {object} Done what came of a job
 * @property {string} name
 * @property {LabFacts} facts
 * @property {LabPredictions[]} parts  in the order of the plan
 * @property {FoldResult[]} results
 * @property {Problem[]} unmeasured  why the metrics of some test sets do not exist
 *
 * @typedef {object} Progress
 * @property {string} name  of the data set
 * @property {number} done  of all training sets of all data sets that are known by now
 * @property {number} total
 */

/** As many as the work is divided among; a phone or a school computer has two processors that are free. */
const LANES = 2;

/** @param {() => Client} openClient */
function openLane(openClient) {
  const [learner, judge] = [showingNames(openClient()), showingNames(openClient())];
  return { learner, judge };
}

/**
 * @param {ReturnType<typeof openLane>} lane
 * @param {LabFacts['lab']} lab
 * @param {LabPredictions} part
 * @returns {Promise<{ results: FoldResult[] } | { error: Problem }>}
 */
async function evaluated({ judge }, lab, part) {
  const blob = new Blob([predictionsCsv(lab, [part])], { type: 'text/csv' });
  const loaded = await judge.load([{ name: 'predictions.csv', blob }]);
  if (loaded.error) return { error: loaded.error };
  // Its metrics are in the first answer; curves and tests of one fold are not asked for.
  const answer = await judge.run(/** @type {any} */ (evaluationOptions(lab)), 'verdict');
  if ('error' in answer) return answer;
  return { results: foldResults(part, /** @type {any} */ (answer.report)) };
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
   * @param {import('../core/shown_names.js').Core} core
   * @param {TableFile[]} files
   * @returns {Promise<Problem | null>}
   */
  async function hold(core, files) {
    if (held.get(core) === files) return null;
    held.delete(core);
    const answer = await core.load(files);
    if (answer.error) return answer.error;
    held.set(core, files);
    return null;
  }

  /** What keeps a lane from reading the files. @param {TableFile[]} files */
  async function holdInAll(files) {
    const problems = await Promise.all(lanes().map(({ learner }) => hold(learner, files)));
    return problems.find((problem) => problem !== null) ?? null;
  }

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
  async function runOne({ name, files, request }, onProgress) {
    const unread = await holdInAll(files);
    if (unread) return { error: unread, name };
    /** @type {LabFacts | { error: Problem }} */
    const facts = await lanes()[0].learner.query(request);
    if ('error' in facts) return { error: facts.error, name };
    const { lab, plan } = facts;
    /** @type {LabPredictions[]} */
    const parts = [];
    /** @type {FoldResult[][]} */
    const results = [];
    /** @type {Problem[]} */
    const unmeasured = [];
    const failed = await sideBySide(
      plan.count,
      async (lane, split) => {
        /** @type {LabPredictions | { error: Problem }} */
        const part = await lane.learner.query({ ...request, splits: [split, split + 1] });
        if ('error' in part) return part.error;
        parts[split] = part;
        const measured = await evaluated(lane, lab, part);
        if ('error' in measured) unmeasured.push(measured.error);
        else results[split] = measured.results;
        return null;
      },
      onProgress,
    );
    return failed
      ? { error: failed, name }
      : { name, facts, parts, results: results.flat(), unmeasured };
  }

  /**
   * A question about a table, which is read first.
   * @param {TableFile[]} files
   * @param {object} request
   * @returns {Promise<any>}
   */
  async function ask(files, request) {
    const core = lanes()[0].learner;
    const problem = await hold(core, files);
    return problem ? { error: problem } : core.query(request);
  }

  return {
    /**
     * The columns of a table.
     * @param {TableFile[]} files
     * @returns {Promise<{ input: Input } | { error: Problem }>}
     */
    async look(files) {
      const core = lanes()[0].learner;
      held.delete(core);
      const answer = await core.load(files);
      if (answer.error || !answer.input) {
        return { error: /** @type {Problem} */ (answer.error) };
      }
      held.set(core, files);
      return { input: answer.input };
    },
    /** @param {TableFile[]} files @param {Request} request @returns {Promise<LabFacts | { error: Problem }>} */
    facts: (files, request) => ask(files, request),
    /** @param {TableFile[]} files @param {Request} request @returns {Promise<PlanAnswer | { error: Problem }>} */
    plan: (files, request) => ask(files, { ...request, type: 'plan' }),
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
     * Lets learners learn from many training sets, and takes the error of their models apart.
     * @param {TableFile[]} files
     * @param {Request} request
     * @param {(done: number, total: number) => void} onProgress
     * @returns {Promise<PartsAnswer & { warnings: Problem[] } | { error: Problem }>}
     */
    async takeApart(files, request, onProgress) {
      isCancelled = false;
      const unread = await holdInAll(files);
      if (unread) return { error: unread };
      const { learner } = lanes()[0];
      /** @type {(PartsAnswer & { warnings: Problem[] }) | { error: Problem }} */
      const facts = await learner.query(request);
      if ('error' in facts) return facts;
      const { training_sets: sets } = facts.bias_variance;
      const pieces = piecesOf(sets);
      /** @type {SetPredictions[]} */
      const predicted = [];
      const failed = await sideBySide(
        pieces.length,
        async (lane, at) => {
          // A file that was dropped meanwhile may have taken the place of this one.
          const lost = await hold(lane.learner, files);
          if (lost) return lost;
          /** @type {SetPredictions | { error: Problem }} */
          const piece = await lane.learner.query({ ...request, sets: pieces[at] });
          if ('error' in piece) return piece.error;
          predicted[at] = piece;
          return null;
        },
        (done, total) => onProgress(Math.round((done / total) * sets), sets),
      );
      if (failed) return { error: failed };
      const lost = await hold(learner, files);
      if (lost) return { error: lost };
      /** @type {PartsAnswer | { error: Problem }} */
      const parts = await learner.query({ ...request, outputs: joinedOutputs(predicted) });
      if ('error' in parts) return parts;
      return { ...parts, warnings: [facts, ...predicted].flatMap((one) => one.warnings) };
    },
    /**
     * The error of a table of predictions, taken apart.
     * @param {TableFile[]} files
     * @param {Request} request
     * @returns {Promise<PartsAnswer & { warnings: Problem[] } | { error: Problem }>}
     */
    takePredictionsApart: (files, request) => ask(files, request),
    /** @param {object} request of a simulation, which needs no table @returns {Promise<any>} */
    simulate: (request) => lanes()[0].learner.query(request),
    /**
     * The report on a table of results.
     * @param {string} text  CSV
     */
    async summarize(text) {
      const { judge } = lanes()[0];
      const blob = new Blob([text], { type: 'text/csv' });
      const loaded = await judge.load([{ name: 'results.csv', blob }]);
      return loaded.error ? { error: loaded.error } : judge.run({ bootstrap: 0 });
    },
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
