/**
 * A file into the core, and a report out of it.
 * @module
 */
import { brokenDown } from '../web/core/core.js';
import { COMMANDS } from './options.mjs';
import { tableSource, unreadable, watchedSource } from './sources.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Call} Call
 * @typedef {NonNullable<Awaited<ReturnType<typeof import('./core.mjs').openBuiltCore>>>} Opened
 *
 * @typedef {object} OpenFile  which may be read several times
 * @property {string} file
 * @property {import('../web/core/read_table.js').Source} source
 * @property {{ en: string, zh: string } | null} note
 * @property {Record<string, unknown>} found  options that the text itself gives
 */

/**
 * What stands in the way of reading, as a value.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} read
 * @returns {Promise<T | { error: CoreError }>}
 */
async function guarded(file, read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    return { error: unreadable(file, error) };
  }
}

/**
 * @param {string} file
 * @param {Call} call
 * @returns {Promise<OpenFile | { error: CoreError }>}
 */
export const openFile = (file, { streams, options }) =>
  guarded(file, async () => {
    const sheet = /** @type {string | undefined} */ (options.get('sheet'));
    const table = await tableSource(file, streams, sheet);
    if ('error' in table) return table;
    return { file, source: table.source, note: table.note, found: table.found ?? {} };
  });

/**
 * @param {Opened} opened
 * @param {OpenFile} from
 * @param {Call} call
 * @param {import('../web/core/core.js').Joining} [joining]
 * @returns {Promise<{ input: any } | { error: CoreError }>}
 */
export const loadFile = ({ core, readTable }, { file, source }, { options, progress }, joining) =>
  guarded(file, async () => {
    const delimiter = options.get('delimiter');
    const watched = watchedSource(source);
    const loaded = await readTable(core, watched.source, {
      delimiter: delimiter === 'tab' ? '\t' : /** @type {string | undefined} */ (delimiter),
      onProgress: (done, total) => progress.show('reading', done, total),
      ...(joining ? { joining } : {}),
    });
    return watched.fault ? { error: unreadable(file, watched.fault.error) } : loaded;
  });

/**
 * @param {Opened} opened
 * @param {Record<string, unknown>} options
 * @param {Call} call
 * @param {'verdict' | 'whole'} [part]  the whole with every slow part: a bootstrap that was asked for, distances
 * @returns {{ text: string } | { error: CoreError }}
 */
export function runCore({ core }, options, { progress }, part = 'whole') {
  try {
    const answer = core.runText(options, part);
    if ('error' in answer) return { error: answer.error };
    if (part === 'verdict') return answer;
    const step = () => core.query({ type: 'step', seconds: 0.1 });
    let state = step();
    if (!(state.total > 0)) return answer;
    while (state.done < state.total) {
      progress.show('computing', state.done, state.total);
      state = step();
    }
    return core.runText(options);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    throw error;
  }
}

/** Read here; the core knows all others, and what they may be. */
const OWN_OPTIONS = [...COMMANDS.evaluate.options, ...COMMANDS.compare.options].flatMap(
  ({ name, own }) => (own ? [name] : []),
);

/**
 * The options for the core; a text of JSON where one is wanted stays text if it is none, and the core says so.
 * @param {import('./arguments.mjs').Options} given
 * @returns {Record<string, unknown>}
 */
export const coreOptions = (given) =>
  Object.fromEntries(
    [...given]
      .filter(([name]) => !OWN_OPTIONS.includes(name))
      .map(([name, value]) => [name, name === 'thresholds' ? parsedOrText(value) : value]),
  );

/**
 * A number beyond the range of doubles stays text too: as JSON it would become null, which is a threshold.
 * @param {string | true} value
 */
function parsedOrText(value) {
  try {
    const parsed = JSON.parse(String(value));
    const overflows = Object.values(parsed ?? {}).some((number) => Math.abs(number) === Infinity);
    return overflows ? value : parsed;
  } catch {
    return value;
  }
}
