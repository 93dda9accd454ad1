import { brokenDown } from '../core/core.js';
import { readTables } from '../core/read_table.js';
import { Refusal } from '../import/formats/words.js';
import { tablesOf } from '../import/open_tables.js';
import { fitTogether, severalTables } from '../import/several_tables.js';
import { MelonError } from './melon_error.js';
import { Session } from './session.js';
import { nameOf, sourceOf } from './sources.js';

/**
 * The functions of the package, over whatever opens the core and finds the table. Free of the DOM.
 *
 * @typedef {import('../core/core.js').Core} Core
 * @typedef {import('../core/read_table.js').Source} Source
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../core/report.js').Options} Options
 *
 * @typedef {object} ReadingOptions
 * @property {string} [delimiter] found in the file if it is not given
 * @property {string} [sheet] which table of a file with several, or all; without it they are joined if no row is left out
 * @property {string} [name] of the file: the end of it tells Markdown and LaTeX
 *
 * @typedef {import('./session.js').Watching} Watching
 * @typedef {ReadingOptions & Watching} OpenOptions
 * @typedef {Options & ReadingOptions & Watching} EvaluateOptions
 */

/**
 * @template Table
 * @typedef {object} Api
 * @property {(table: Table, options?: OpenOptions) => Promise<Session>} open reads a table, of which several reports
 *   are to be made
 * @property {(table: Table, options?: EvaluateOptions) => Promise<Report>} evaluate the report of a table; rejected with
 *   a MelonError where there is none
 */

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}  rejected with a MelonError where there is a sentence for what is wrong
 */
async function told(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new MelonError(error.problem);
    if (error instanceof WebAssembly.RuntimeError) throw new MelonError(brokenDown().error);
    throw error;
  }
}

/**
 * A source whose reading a signal ends.
 * @param {Source} source
 * @param {AbortSignal | undefined} signal
 * @returns {Source}
 */
const abortable = ({ size, chunks }, signal) => ({
  size,
  async *chunks() {
    for await (const chunk of chunks()) {
      signal?.throwIfAborted();
      yield chunk;
    }
  },
});

/**
 * @template Table
 * @param {() => Promise<Core>} openCore
 * @param {(table: Table) => Promise<{ source: Source, name: string }>} find
 * @returns {Api<Table>}
 */
export function createApi(openCore, find) {
  /** @type {Api<Table>["open"]} */
  const open = (table, { delimiter, sheet, name, onProgress, signal } = {}) =>
    told(async () => {
      const found = await find(table);
      const tables = await tablesOf(found.source, name ?? found.name, sheet);
      if ('error' in tables) throw new MelonError(tables.error);
      const core = await openCore();
      const files = tables.map((one) => ({
        name: one.name,
        source: abortable(one.source, signal),
      }));
      const loaded = await readTables(core, files, { delimiter, onProgress });
      // The reader makes a sentence of whatever ends its reading.
      signal?.throwIfAborted();
      if ('error' in loaded) throw new MelonError(loaded.error);
      const isGuess = tables.length > 1 && sheet === undefined && !tables[0].together;
      if (isGuess && !fitTogether(loaded.input)) {
        throw new MelonError(severalTables(tables.map((one) => one.name)));
      }
      const note = tables.find((one) => one.note)?.note ?? null;
      const options = Object.assign({}, ...tables.map((one) => one.found));
      return new Session(core, { input: loaded.input, note, found: options });
    });

  /** @type {Api<Table>["evaluate"]} */
  const evaluate = async (
    table,
    { delimiter, sheet, name, onProgress, signal, ...options } = {},
  ) => {
    const session = await open(table, { delimiter, sheet, name, onProgress, signal });
    return session.run(options, { onProgress, signal });
  };
  return { open, evaluate };
}

/**
 * @param {unknown} table
 * @returns {Promise<{ source: Source, name: string }>}
 */
export const findTable = async (table) => ({ source: await sourceOf(table), name: nameOf(table) });
