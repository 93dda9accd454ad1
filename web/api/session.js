import { inSteps } from '../core/in_steps.js';
import { MelonError } from './melon_error.js';

/**
 * @typedef {object} Watching
 * @property {(done: number, total: number) => void} [onProgress] how far it has come, in a unit of its own; total is 0
 *   where it is not known
 * @property {AbortSignal} [signal] that ends it
 */

/** Whatever else waits in this thread comes first. */
const othersFirst = () => new Promise((resolve) => setTimeout(resolve));

/** One table, of which reports are made. */
export class Session {
  #core;
  #found;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /**
   * @param {import('../core/core.js').Core} core with the table
   * @param {{ input: import('../core/report.js').Input, note: { en: string, zh: string } | null, found: object }} about
   *   found: options that the file itself gives
   */
  constructor(core, { input, note, found }) {
    this.#core = core;
    this.#found = found;
    /** What was read: rows, columns and what they contain. */
    this.input = input;
    /** What must be known of how the file was read, in both languages; null where that is nothing. */
    this.note = note;
  }

  /**
   * A report. What an earlier one computed and these options do not change is kept. Long work goes on a tenth of a
   * second at a time, and other work of the thread in between.
   * @param {import('../core/report.js').Options} [options]
   * @param {Watching} [watching]
   * @returns {Promise<import('../core/report.js').Report>}
   */
  run(options = {}, { onProgress, signal } = {}) {
    const made = this.#last.then(async () => {
      const steps = inSteps(this.#core, { ...this.#found, ...options });
      for (;;) {
        signal?.throwIfAborted();
        const { done: ended, value } = steps.next();
        if (ended) {
          if ('error' in value) throw new MelonError(value.error);
          return JSON.parse(value.text);
        }
        onProgress?.(value.done, value.total);
        await othersFirst();
      }
    });
    this.#last = made.catch(() => {});
    return made;
  }

  /**
   * A small question about the last report, such as `{ type: 'operating_point', model: 0, threshold: 0.5 }`.
   * @param {{ type: string, [part: string]: unknown }} request
   * @returns {Promise<any>}
   */
  async query(request) {
    await this.#last;
    const answer = this.#core.query(request);
    if (answer.error) throw new MelonError(answer.error);
    return answer;
  }
}
