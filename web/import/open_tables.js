/**
 * From a file of any format to the tables in it that are meant, for the command line and for programs. Free of the
 * DOM.
 * @module
 */
import { openTables } from './formats/formats.js';
import { formatOf, HEAD_BYTES } from './formats/tell.js';
import { LONGEST, printedText } from './printed_matrix.js';
import { tableText } from './table_text.js';
import { together } from './table_words.js';

/**
 * @typedef {import('../core/core.js').CoreError} CoreError
 * @typedef {import('../core/read_table.js').Source} Source
 */

/** Files of text in which a table stands. */
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * The first bytes of a source.
 * @param {Source} source
 * @param {number} [most]
 */
async function beginning(source, most = Number.POSITIVE_INFINITY) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of source.chunks()) {
    size += chunk.length;
    chunks.push(chunk);
    if (size >= most) break;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Source}
 */
export const bytesSource = (bytes) => ({
  size: bytes.length,
  async *chunks() {
    yield bytes;
  },
});

/** What the name of a table says where all are meant. */
const ALL = 'all';

/**
 * The tables of a file that are meant: the one that is named, else all.
 * @param {import('./formats/formats.js').Table[]} tables
 * @param {string | undefined} wanted
 * @returns {import('./formats/formats.js').Table[] | { error: CoreError }}
 */
function chosenTables(tables, wanted) {
  const found = tables.find(({ name }) => name === wanted);
  if (found) return [found];
  if (wanted === undefined || wanted === ALL) return tables;
  return {
    error: {
      code: 'unknown_sheet',
      message: `The file has no table "${wanted}". Choose one that it has.`,
      message_zh: `该文件中没有表格“${wanted}”。请选择其中已有的表格。`,
      value: wanted,
      tables: tables.map(({ name }) => name),
    },
  };
}

/**
 * The bytes of a file of text as they are, and of the tables in a file of any other format.
 * @param {Source} source
 * @param {string} name of the file
 * @param {string} [wanted] the name of a table in it
 * @returns {Promise<(Pick<TableSource, 'source' | 'name' | 'found' | 'together'> & { note?: { en: string, zh: string } })[] | { error: CoreError }>}
 */
async function opened(source, name, wanted) {
  const isText = formatOf(await beginning(source, HEAD_BYTES)) === null;
  if (isText) {
    const chosen = chosenTables([{ name, bytes: new Uint8Array() }], wanted);
    return 'error' in chosen ? chosen : [{ source, name }];
  }
  const read = await openTables(await beginning(source), name);
  if ('problem' in read) return { error: read.problem };
  const tables = chosenTables(read.tables, wanted);
  if ('error' in tables) return tables;
  // The settings of a session are of all its tables.
  const { session } = tables.length === read.tables.length ? read : {};
  const settings = session && { found: { ...session.options }, together: true };
  return tables.map((table) => ({ ...table, ...settings, source: bytesSource(table.bytes) }));
}

/**
 * The whole text of a short source; null where it is longer than any printed matrix, or no UTF-8.
 * @param {Source} source
 */
async function shortText(source) {
  const bytes = await beginning(source, LONGEST + 1);
  if (bytes.length > LONGEST) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * @typedef {object} TableSource
 * @property {string} name  of the table within its file; of a file with one table the file's
 * @property {Source} source
 * @property {{ en: string, zh: string } | null} note
 * @property {Record<string, unknown>} [found]  options that the file itself gives
 * @property {boolean} [together]  the tables of the file are one, as a session had them
 */

/**
 * The tables in a file of any format, in a Markdown or LaTeX file, and a confusion matrix as a program printed it, as
 * CSV; any other file as it is.
 * @param {Source} from
 * @param {string} fileName
 * @param {string} [sheet]  the name of a table in it
 * @returns {Promise<TableSource[] | { error: CoreError }>}
 */
export async function tablesOf(from, fileName, sheet) {
  const tables = await opened(from, fileName, sheet);
  if ('error' in tables) return tables;
  /** @type {TableSource[]} */
  const sources = [];
  for (const table of tables) {
    const made = await asCsv(table);
    if ('error' in made) return made;
    sources.push({ name: table.name, ...made });
  }
  return sources;
}

/**
 * @param {Omit<TableSource, 'note'> & { note?: { en: string, zh: string } | null }} table
 * @returns {Promise<Omit<TableSource, 'name'> | { error: CoreError }>}
 */
async function asCsv({ source, name, note = null, ...rest }) {
  // A session has its tables as they were read.
  if (rest.together) return { source, note, ...rest };
  const isPaper = PAPER_FILE.test(name);
  const text = isPaper
    ? new TextDecoder().decode(await beginning(source))
    : await shortText(source);
  const read = text && (isPaper ? tableText : printedText)(text);
  if (!read) return { source, note };
  if ('problem' in read) return { error: read.problem };
  return {
    source: bytesSource(new TextEncoder().encode(read.inPlace ?? read.text)),
    note: note && read.note ? together([note, read.note]) : (read.note ?? note),
    ...(read.positive === undefined ? {} : { found: { positive: read.positive } }),
  };
}
