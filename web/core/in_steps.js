import { brokenDown } from './core.js';

/** Seconds of one step: whoever waits is shown ten a second. */
const STEP = 0.1;

/**
 * A report with every slow part (a bootstrap that was asked for, distances), computed a tenth of a second at a time, so
 * that its owner can show how far it has come or leave off.
 * @param {import('./core.js').Core} core
 * @param {object} options
 * @param {'verdict' | 'whole'} [part]
 * @returns {Generator<{ done: number, total: number }, { text: string } | { error: import('./core.js').CoreError }, void>}
 *   the report as the text that is exported
 */
export function* inSteps(core, options, part = 'whole') {
  try {
    const answer = core.runText(options, part);
    if ('error' in answer) return { error: answer.error };
    if (part === 'verdict') return answer;
    const step = () => core.query({ type: 'step', seconds: STEP });
    let state = step();
    if (!(state.total > 0)) return answer;
    while (state.done < state.total) {
      yield { done: state.done, total: state.total };
      state = step();
    }
    const whole = core.runText(options);
    return 'error' in whole ? { error: whole.error } : whole;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    throw error;
  }
}
