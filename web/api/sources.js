import { blobSource } from '../core/read_table.js';
import { Refusal } from '../import/formats/words.js';
import { bytesSource } from '../import/open_tables.js';
import { columnsSource } from './columns.js';

/**
 * What may be evaluated: the text of a file, its bytes, the file itself, what sends its bytes, or columns by name.
 *
 * @typedef {string | ArrayBuffer | Uint8Array | Blob | AsyncIterable<Uint8Array | string> |
 *   ReadableStream<Uint8Array> | Record<string, import('./columns.js').ColumnValues>} Table
 */

/**
 * The chunks of what sends them, one after the other.
 * @param {ReadableStream<Uint8Array>} stream
 */
async function* sent(stream) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/**
 * All that comes, since some files are read twice.
 * @param {AsyncIterable<Uint8Array | string>} chunks
 */
async function collected(chunks) {
  /** @type {BlobPart[]} */
  const parts = [];
  for await (const chunk of chunks) parts.push(/** @type {BlobPart} */ (chunk));
  return new Blob(parts);
}

/** @param {unknown} value */
const isPlain = (value) => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/**
 * @param {unknown} table
 * @returns {Promise<import('../core/read_table.js').Source>}  refused where it is nothing of the kind
 */
export async function sourceOf(table) {
  if (typeof table === 'string') return bytesSource(new TextEncoder().encode(table));
  if (table instanceof Uint8Array) return bytesSource(table);
  if (table instanceof ArrayBuffer) return bytesSource(new Uint8Array(table));
  if (table instanceof Blob) return blobSource(table);
  if (typeof table === 'object' && table !== null) {
    if (Symbol.asyncIterator in table) {
      return blobSource(await collected(/** @type {AsyncIterable<Uint8Array>} */ (table)));
    }
    if (table instanceof ReadableStream) return blobSource(await collected(sent(table)));
    if (isPlain(table)) return columnsSource(/** @type {Record<string, unknown>} */ (table));
  }
  throw new Refusal('invalid_table', {
    en: 'This is no table. Give the text or the bytes of a file, a Blob or File, a stream, or an object of columns: { truth: [1, 0], model: [0.9, 0.2] }.',
    zh: '这不是表格。请给出文件的文本或字节、Blob 或 File、流，或由各列组成的对象：{ truth: [1, 0], model: [0.9, 0.2] }。',
  });
}

/**
 * What a file is called, which tells Markdown and LaTeX apart from other text.
 * @param {unknown} table
 */
export const nameOf = (table) =>
  typeof table === 'object' && table !== null && 'name' in table && typeof table.name === 'string'
    ? table.name
    : 'table';
