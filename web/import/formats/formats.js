import { outOfMemory } from '../../core/problems.js';
import { formatOf, HEAD_BYTES } from './tell.js';
import { createBudget } from './unpack.js';
import { damaged, inside, noTable, Refusal, tooDeep } from './words.js';

/**
 * From a file to the tables in it, each as text that the core reads: what the cells mean is for the core to say. Free
 * of the DOM.
 *
 * @typedef {import('./words.js').Both} Both
 * @typedef {import('./words.js').Problem} Problem
 *
 * @typedef {object} Table
 * @property {string} name within its file; of a file with one table the file's
 * @property {Uint8Array} bytes
 * @property {Both} [note] what must be known of how it was read
 *
 * @typedef {{ tables: Table[], session?: Record<string, any> } | { problem: Problem }} Opened session: what was set,
 *   of a saved session
 *
 * @typedef {object} Context
 * @property {string} name of the file
 * @property {string} format
 * @property {import('./unpack.js').Budget} budget
 *
 * @callback Reader throws a Refusal where there is a sentence for what is wrong; whatever else it throws means that
 *   the file is damaged
 * @param {Uint8Array} bytes
 * @param {Context} context
 * @returns {Promise<Table[]>}
 */

/** Fetched when a file has the format. @type {Record<string, () => Promise<{ read: Reader }>>} */
const READERS = {
  gzip: () => import('./gzip.js'),
  zip: () => import('./zip.js'),
  json: () => import('./json.js'),
  arff: () => import('./arff.js'),
  libsvm: () => import('./libsvm.js'),
  trec: () => import('./trec.js'),
  npy: () => import('./npy.js'),
  npz: () => import('./npz.js'),
  xlsx: () => import('./xlsx.js'),
  parquet: () => import('./parquet.js'),
  arrow: () => import('./arrow.js'),
};

/** What they contain may have a format in turn. */
const CONTAINERS = ['gzip', 'zip'];
const DEEPEST = 3;

/**
 * The tables in a file of any format that is known, at least one; a file of text is its own. Rejected only where a
 * reader could not be fetched.
 * @param {Uint8Array} bytes
 * @param {string} name
 * @returns {Promise<Opened>}
 */
export async function openTables(bytes, name) {
  return opened({ name, bytes }, createBudget(), 0);
}

/**
 * @param {Table} file
 * @param {import('./unpack.js').Budget} budget
 * @param {number} depth
 * @returns {Promise<Opened>}
 */
async function opened({ name, bytes }, budget, depth) {
  const told = formatOf(bytes.subarray(0, HEAD_BYTES));
  if (told === null) return { tables: [{ name, bytes }] };
  if (depth === DEEPEST) return { problem: tooDeep().problem };
  let format = told;
  if (told === 'zip') {
    const { zipKind } = await import('./zip_kind.js');
    try {
      format = zipKind(bytes);
    } catch (error) {
      return refused(error, told);
    }
  }
  if (told === 'session') return openedSession(bytes);
  const reader = await (READERS[format] ?? (() => import('./foreign.js')))();
  try {
    const tables = await reader.read(bytes, { name, format, budget });
    if (tables.length === 0) throw noTable([]);
    return CONTAINERS.includes(format) ? await openedInside(tables, budget, depth) : { tables };
  } catch (error) {
    return refused(error, format);
  }
}

/** @param {Uint8Array} bytes @returns {Promise<Opened>} */
async function openedSession(bytes) {
  const { readSession } = await import('./session.js');
  try {
    return await readSession(bytes);
  } catch (error) {
    return refused(error, 'session');
  }
}

/**
 * @param {unknown} error
 * @param {string} format
 * @returns {{ problem: Problem }}
 */
function refused(error, format) {
  if (error instanceof Refusal) return { problem: error.problem };
  const tooMuch = error instanceof RangeError && /allocation|string length/.test(error.message);
  return { problem: tooMuch ? outOfMemory() : damaged(format).problem };
}

/**
 * What an archive contains that is not a table is left out, unless there is nothing else.
 * @param {Table[]} files
 * @param {import('./unpack.js').Budget} budget
 * @param {number} depth
 * @returns {Promise<Opened>}
 */
async function openedInside(files, budget, depth) {
  /** @type {Table[]} */
  const tables = [];
  for (const file of files) {
    const answer = await opened(file, budget, depth + 1);
    if ('tables' in answer) {
      if (answer.session && files.length === 1) return answer;
      const several = answer.tables.length > 1;
      tables.push(
        ...answer.tables.map((table) =>
          several
            ? { ...table, name: `${file.name} › ${table.name}` }
            : { ...table, name: file.name },
        ),
      );
    } else if (files.length === 1) {
      return answer;
    } else if (answer.problem.code !== 'foreign_file') {
      return { problem: inside(answer.problem, file.name) };
    }
  }
  if (tables.length === 0) throw noTable(files.map(({ name }) => name));
  return { tables };
}
