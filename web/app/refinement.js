import { isResampled } from '../core/kinds.js';
import { isWorthHelp, openSecondCore } from './second_core.js';
import { REFINE_ROWS } from './session.js';

/**
 * What takes a while and comes after the report: intervals by the bootstrap, distances between
 * all points. In steps, so that other questions go in between.
 */

/** Replicates of the bootstrap. */
export const REPLICATES = 2000;
const STEP_MILLISECONDS = 40;
/** Of a step: what a busy page adds to each would else make them ever shorter. */
const LEAST_SECONDS = 0.01;

/**
 * @param {import('./store.js').Store} store
 * @param {import('../core/shown_names.js').Core} core
 * @param {import('./session.js').Session} session
 * @param {() => import('./second_core.js').Client} openClient of a core beside that one
 */
export function createRefinement(store, core, session, openClient) {
  const { state } = store;
  /** Raised when what runs is given up. */
  let turn = 0;

  function offer() {
    const { report, options } = state;
    // Distances between all points are measured like a bootstrap: after the first answer, in steps.
    const wanted =
      report?.task === 'clustering' || (report && isResampled(report) && options.bootstrap !== 0);
    if (!report || !wanted) {
      store.set({ refinement: 'none' });
    } else if (report.input.rows > REFINE_ROWS && !options.bootstrap) {
      store.set({ refinement: 'offered' });
    } else {
      start();
    }
  }

  /** @param {'paused' | 'offered'} [then] paused: a report that follows starts it anew */
  function stop(then = 'paused') {
    turn += 1;
    if (state.refinement !== 'running') return;
    store.set({ refinement: then });
    if (state.progress?.what === 'bootstrap') store.set({ progress: null });
  }

  async function start() {
    if (!state.report || state.stale || session.isPartial()) return;
    turn += 1;
    const mine = turn;
    const { bootstrap = REPLICATES, ...others } = state.options;
    const options = isResampled(state.report) ? { ...others, bootstrap } : others;
    store.set({ refinement: 'running' });
    /** @type {ReturnType<typeof openSecondCore> | null} */
    let second = null;
    try {
      const first = await core.run(options);
      if ('error' in first) {
        if (mine === turn) store.set({ refinement: 'none', progress: null, problem: first.error });
        return;
      }
      let seconds = STEP_MILLISECONDS / 1000;
      const began = performance.now();
      for (;;) {
        if (mine !== turn) return;
        const before = performance.now();
        const { done, total, error } = await core.query({ type: 'step', seconds });
        if (mine !== turn) return;
        if (error) {
          store.set({ refinement: 'none', progress: null });
          return;
        }
        if (!(done < total)) break;
        store.set({ progress: { what: 'bootstrap', done, total } });
        const left = ((performance.now() - began) * (total - done)) / done;
        if (!second && isResampled(state.report) && isWorthHelp(session.files(), left)) {
          second = openSecondCore(
            openClient(),
            { files: session.files(), options: core.own(options), total },
            async (part) => {
              if (mine === turn) await core.query({ type: 'step', part });
            },
          );
        }
        const spent = Math.max(1, performance.now() - before);
        seconds = Math.max(LEAST_SECONDS, Math.min(10, (seconds * STEP_MILLISECONDS) / spent));
      }
      const answer = await core.run(options);
      if (mine !== turn) return;
      if ('error' in answer) {
        store.set({ progress: null, refinement: 'none' });
        return;
      }
      const { report, text } = answer;
      store.set({
        progress: null,
        refinement: 'done',
        report,
        reportText: text,
        input: report.input,
      });
    } catch (error) {
      if (mine === turn) await session.recover(error);
    } finally {
      second?.end();
    }
  }

  return { offer, start, stop };
}
