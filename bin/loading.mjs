/**
 * A file into the core, and a report out of it.
 * @module
 */
import { brokenDown } from '../web/core/core.js';
import { inSteps } from '../web/core/in_steps.js';
import { valueForCore } from './names.mjs';
import { COMMANDS } from './options.mjs';
import { tableSources, unreadable, watchedSource } from './sources.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Call} Call
 * @typedef {NonNullable<Awaited<ReturnType<typeof import('./core.mjs').openBuiltCore>>>} Opened
 *
 * @typedef {object} OpenFile  which may be read several times
 * @property {string} file  its name; of a table in a file of several with that of the table
 * @property {string} table  its name within the file
 * @property {import('../web/core/read_table.js').Source} source
 * @property {{ en: string, zh: string } | null} note
 * @property {Record<string, unknown>} found  options that the file itself gives
 * @property {boolean} together  the tables of the file are one, as a session had them
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
 * The tables of a file: mostly one.
 * @param {string} file
 * @param {Call} call
 * @returns {Promise<OpenFile[] | { error: CoreError }>}
 */
export const openFile = (file, { streams, options }) =>
  guarded(file, async () => {
    const sheet = /** @type {string | undefined} */ (options.get('sheet'));
    const tables = await tableSources(file, streams, sheet);
    if ('error' in tables) return tables;
    return tables.map(({ name, source, note, found = {}, together = false }) => ({
      file: tables.length === 1 ? file : `${file}/${name}`,
      table: name,
      source,
      note,
      found,
      together,
    }));
  });

/**
 * @param {Opened} opened
 * @param {OpenFile} from
 * @param {Call} call
 * @returns {Promise<{ input: any } | { error: CoreError }>}
 */
export const loadFile = (opened, from, call) => loadFiles(opened, [from], call);

/**
 * Several files become one table; an error names the file that it is about.
 * @param {Opened} opened
 * @param {readonly OpenFile[]} files
 * @param {Call} call
 * @returns {Promise<{ input: any } | { error: CoreError }>}
 */
export const loadFiles = ({ core, readTables }, files, { options, progress }) => {
  const delimiter = options.get('delimiter');
  const watched = files.map(({ source }) => watchedSource(source));
  const all = files.map(({ file }) => file).join(', ');
  return guarded(all, async () => {
    const loaded = await readTables(
      core,
      files.map(({ file }, at) => ({ name: file, source: watched[at].source })),
      {
        delimiter: delimiter === 'tab' ? '\t' : /** @type {string | undefined} */ (delimiter),
        onProgress: (done, total) => progress.show('reading', done, total),
      },
    );
    const broken = watched.findIndex(({ fault }) => fault);
    return broken < 0
      ? loaded
      : { error: unreadable(files[broken].file, watched[broken].fault?.error) };
  });
};

/**
 * @param {Opened} opened
 * @param {Record<string, unknown>} options
 * @param {Call} call
 * @param {'verdict' | 'whole'} [part]  the whole with every slow part: a bootstrap that was asked for, distances
 * @returns {{ text: string } | { error: CoreError }}
 */
export function runCore({ core }, options, { progress }, part = 'whole') {
  const run = inSteps(core, options, part);
  for (;;) {
    const { done: ended, value } = run.next();
    if (ended) return value;
    progress.show('computing', value.done, value.total);
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
      .map(([name, value]) => [
        name,
        name === 'thresholds' ? parsedOrText(value) : valueForCore(name, value),
      ]),
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
