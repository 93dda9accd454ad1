import { internal } from '../core/problems.js';

/**
 * Bias and variance of learners on the first chosen data set of the lab, or of a table of predictions: what is chosen,
 * how far a run is, and what it came to.
 *
 * @typedef {import('../core/report.js').Problem} Problem
 * @typedef {import('./taken_apart.js').TakenApart} TakenApart
 * @typedef {'data' | 'table'} Source
 *
 * @typedef {object} Numbers as typed; empty: as usual
 * @property {string} training_sets
 * @property {string} test_size
 * @property {string} seed
 *
 * @typedef {object} Result
 * @property {string} key  of what was asked
 * @property {{ en: string, zh: string }} name  of the data set
 * @property {{ training_sets: number, cases: number, least_error?: string }} made  least_error: of several learners, the
 *   first with the smallest error
 * @property {TakenApart[]} learners
 * @property {Problem[]} warnings
 * @property {(wanted: object) => Promise<any>} workOut  how a number of it comes about
 *
 * @typedef {object} RunState
 * @property {Numbers} numbers
 * @property {{ done: number, total: number } | null} progress
 * @property {Record<Source, Result | null>} results
 * @property {Problem | null} problem
 * @property {'cancelled' | 'stopped' | null} notice
 */

export const RUN_NUMBERS = /** @type {const} */ (['training_sets', 'test_size', 'seed']);

/** What the core takes where nothing is typed, to stand in the fields. */
export const USUAL_RUN = { training_sets: '100', test_size: '0.3', seed: '1' };

/**
 * @param {import('./lab.js').Lab} lab
 * @param {import('./engine.js').Engine} engine
 * @param {() => void} changed
 */
export function createBiasVarianceRun(lab, engine, changed) {
  /** @type {RunState} */
  const state = {
    numbers: { training_sets: '', test_size: '', seed: '' },
    progress: null,
    results: { data: null, table: null },
    problem: null,
    notice: null,
  };

  /** @param {Partial<RunState>} patch */
  function set(patch) {
    Object.assign(state, patch);
    changed();
  }

  /** What the choices ask of the core; null without a data set. @param {Source} source */
  function asked(source) {
    const [table] = lab.chosenTables();
    if (!table) return null;
    if (source === 'table') {
      const { target, goal } = table;
      const request = { type: 'predicted_bias_variance', truth: target, ...(goal ? { goal } : {}) };
      return { table, request };
    }
    const { training_sets: sets, ...values } = state.numbers;
    const request = lab.requestFor(table, { ...lab.state.plan, id: 'hold_out', values });
    return (
      request && {
        table,
        request: {
          ...request,
          type: 'learner_bias_variance',
          ...(sets ? { training_sets: Number(sets) } : {}),
        },
      }
    );
  }

  /** @param {{ table: { id: string }, request: object }} question */
  const keyOf = ({ table, request }) => JSON.stringify([table.id, request]);

  /** What is wrong with the numbers, before anything is learnt. */
  async function check() {
    const question = asked('data');
    const { numbers } = state;
    if (!question || state.progress) return;
    const files = await lab.filesOf(question.table).catch(() => null);
    const answer =
      files && (await engine.facts(files, question.request).catch(() => ({ error: null })));
    if (!answer || numbers !== state.numbers || state.progress) return;
    set({ problem: 'error' in answer ? answer.error : null });
  }

  return {
    state: /** @type {Readonly<RunState>} */ (state),
    /** Whether the result is of earlier choices. @param {Source} source */
    isStale(source) {
      const question = asked(source);
      const result = state.results[source];
      return result !== null && (!question || keyOf(question) !== result.key);
    },
    /** @param {Partial<Numbers>} patch */
    choose(patch) {
      set({ numbers: { ...state.numbers, ...patch } });
      return check();
    },
    cancel: () => engine.cancel(),
    /** @param {Source} source */
    async run(source) {
      const question = asked(source);
      if (!question) return;
      const { table, request } = question;
      set({ progress: { done: 0, total: 0 }, problem: null, notice: null });
      try {
        const files = await lab.filesOf(table);
        const answer = await (source === 'data'
          ? engine.takeApart(files, request, (done, total) => set({ progress: { done, total } }))
          : engine.takePredictionsApart(files, request));
        if ('error' in answer) {
          set({ progress: null, problem: answer.error });
          return;
        }
        const { bias_variance: made, learners, warnings } = answer;
        const known = 'outputs' in answer ? { outputs: answer.outputs } : {};
        const workOut = (/** @type {object} */ wanted) =>
          engine.facts(files, { ...request, ...known, working: wanted });
        const result = {
          key: keyOf(question),
          name: table.name,
          made,
          learners,
          warnings,
          workOut,
        };
        set({ progress: null, results: { ...state.results, [source]: result } });
      } catch (error) {
        const reason = /** @type {{ reason?: string }} */ (error).reason;
        if (reason === 'stopped') set({ progress: null, notice: 'cancelled' });
        else if (reason) {
          engine.cancel();
          set({ progress: null, notice: 'stopped' });
        } else set({ progress: null, problem: internal(error) });
      }
    },
    /** What the user brought is to be forgotten. */
    forget: () => set({ results: { data: null, table: null }, problem: null, notice: null }),
  };
}

/** @typedef {ReturnType<typeof createBiasVarianceRun>} BiasVarianceRun */
