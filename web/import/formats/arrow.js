import { batchOf } from './arrow_batch.js';
import { schemaOf } from './arrow_schema.js';
import { bytesOfColumns, indexFirst } from './columns.js';
import { rootTable } from './flatbuffer.js';
import { damaged, tooLarge } from './words.js';

/** @typedef {import('./flatbuffer.js').FlatTable} FlatTable */

/**
 * @typedef {object} Message
 * @property {number} kind
 * @property {FlatTable} header
 * @property {number} size of the header in bytes
 * @property {Uint8Array} body
 */

const MAGIC = 'ARROW1';
/** At the end of a file: the length of its footer, and the magic. */
const END_BYTES = 4 + MAGIC.length;
/** A place in a file: where it is, and the lengths of header and body, which stand there as well. */
const PLACE_LONGS = 3;
/** In front of the length of a message. */
const CONTINUES = -1;
const KIND = { schema: 1, dictionary: 2, rows: 3 };
/** The fourth version, of 2016, as it is counted. */
const FIRST_VERSION = 3;
/** A column of nothing, or of a single value, takes no bytes, so that those of the file do not limit its cells. */
const MOST_CELLS = 2 ** 26;

/**
 * @param {Uint8Array} bytes
 * @param {number} start
 * @returns {{ message: Message | null, end: number }} null: no more come
 */
function messageAt(bytes, start) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Before 2019 there was only the length.
  const at = view.getInt32(start, true) === CONTINUES ? start + 4 : start;
  const size = view.getInt32(at, true);
  const from = at + 4;
  if (size === 0) return { message: null, end: from };
  if (size < 0 || size > bytes.length - from) throw damaged('arrow');
  const table = rootTable(bytes.subarray(from, from + size));
  const [header, length] = [table.table(8), table.long(10)];
  const to = from + size;
  if (!header || length < 0 || length > bytes.length - to) throw damaged('arrow');
  if (table.short(4) < FIRST_VERSION) throw damaged('arrow');
  const body = bytes.subarray(to, to + length);
  return { message: { kind: table.byte(6), header, size, body }, end: to + length };
}

/**
 * The messages of a stream, which ends with its last or with one of no length.
 * @param {Uint8Array} bytes
 * @returns {Generator<Message>}
 */
function* messagesOfStream(bytes) {
  let at = 0;
  while (at < bytes.length) {
    const { message, end } = messageAt(bytes, at);
    at = end;
    if (!message) break;
    yield message;
  }
  // Of what stands behind the end, as of another stream, nothing would be seen.
  if (at !== bytes.length) throw damaged('arrow');
}

/** @param {Uint8Array} bytes @param {number} at */
const hasMagic = (bytes, at) =>
  String.fromCharCode(...bytes.subarray(at, at + MAGIC.length)) === MAGIC;

/**
 * The messages of a file, which its footer lists: not every program writes them as a stream as well.
 * @param {Uint8Array} bytes
 * @returns {Generator<Message>}
 */
function* messagesOfFile(bytes) {
  const end = bytes.length - END_BYTES;
  if (end < 0 || !hasMagic(bytes, end + 4)) throw damaged('arrow');
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(end, true);
  if (size > end) throw damaged('arrow');
  const footer = rootTable(bytes.subarray(end - size, end));
  const schema = footer.table(6);
  if (!schema) throw damaged('arrow');
  yield { kind: KIND.schema, header: schema, size, body: new Uint8Array() };
  for (const slot of [8, 10]) {
    for (const [at] of footer.longs(slot, PLACE_LONGS)) {
      const { message } = messageAt(bytes, at);
      if (!message) throw damaged('arrow');
      yield message;
    }
  }
}

/**
 * What is read in all.
 * @param {number} size of the file
 * @param {import('./unpack.js').Budget} budget
 * @returns {import('./arrow_batch.js').Limits}
 */
function limitsOf(size, budget) {
  let [cells, bytes] = [0, 0];
  return {
    cells(count) {
      cells += count;
      if (cells > MOST_CELLS) throw tooLarge(2 ** 10);
    },
    bytes(count) {
      bytes += count;
      budget.check(size, bytes);
    },
  };
}

/**
 * Arrow's format for files and for streams, as Arrow, pandas (Feather), Polars and DuckDB write it.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name, budget }) {
  const limits = limitsOf(bytes.length, budget);
  /** @type {import('./arrow_schema.js').Schema | undefined} */
  let schema;
  /** @type {Map<number, unknown[]>} */
  const dictionaries = new Map();
  /** @type {unknown[][]} */
  const columns = [];

  /** @param {FlatTable} header @param {Uint8Array} body */
  function readDictionary(header, body) {
    const id = header.long(4);
    const rows = header.table(6);
    const readValues = schema?.dictionaries.get(id);
    if (!rows || !readValues) throw damaged('arrow');
    const values = readValues(batchOf(rows, body, dictionaries, limits));
    const before = header.byte(8) === 0 ? undefined : dictionaries.get(id);
    if (before) for (const value of values) before.push(value);
    else dictionaries.set(id, values);
  }

  /** @param {FlatTable} header @param {Uint8Array} body */
  function readRows(header, body) {
    if (!schema) throw damaged('arrow');
    const rows = header.long(4);
    const batch = batchOf(header, body, dictionaries, limits);
    for (const [i, field] of schema.fields.entries()) {
      const values = field.read(batch);
      if (values.length !== rows) throw damaged('arrow');
      for (const value of values) columns[i].push(value);
    }
  }

  const messagesOf = hasMagic(bytes, 0) ? messagesOfFile : messagesOfStream;
  for (const { kind, header, size, body } of messagesOf(bytes)) {
    limits.bytes(size);
    if (kind === KIND.schema && !schema) {
      schema = schemaOf(header, size);
      columns.push(...schema.fields.map(() => []));
    } else if (kind === KIND.dictionary) readDictionary(header, body);
    else if (kind === KIND.rows) readRows(header, body);
    else throw damaged('arrow');
  }
  if (!schema) throw damaged('arrow');
  const named = schema.fields.map((field, i) => ({ name: field.name, values: columns[i] }));
  return [{ name, bytes: bytesOfColumns(indexFirst(named)) }];
}
