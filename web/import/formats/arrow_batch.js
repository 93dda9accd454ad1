import { decompress } from 'fzstd';
import { unpackLz4 } from './lz4.js';
import { damaged } from './words.js';

/**
 * The columns of some rows, as one message of Arrow has them: a node for each column and for each that lies within it,
 * and buffers of their bytes, both in the order of the fields. Whoever reads takes the next.
 *
 * @typedef {object} Batch
 * @property {() => number} rows of the next node, one that has no missing values of its own
 * @property {() => Column} column the next node, with the buffer that says what is missing
 * @property {() => Uint8Array} bytes the next buffer
 * @property {() => Uint8Array[]} further the buffers of a column of views
 * @property {(id: number) => readonly unknown[]} dictionary
 * @property {Limits} limits
 *
 * @typedef {object} Column
 * @property {number} length
 * @property {(row: number) => boolean} isMissing
 *
 * @typedef {object} Limits what is read in all; they throw where it is too much
 * @property {(count: number) => void} cells
 * @property {(count: number) => void} bytes
 *
 * @typedef {import('./flatbuffer.js').FlatTable} FlatTable
 */

/** By the number of their codec. @type {((packed: Uint8Array, length: number) => Uint8Array)[]} */
const UNPACK = [unpackLz4, (packed, length) => decompress(packed, new Uint8Array(length))];
/** In front of a packed buffer stands how long it was. */
const LENGTH_BYTES = 8;
const NOT_PACKED = -1;

/**
 * @param {Uint8Array} bytes
 * @param {FlatTable} compression
 * @param {Limits} limits
 */
function unpacked(bytes, compression, limits) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Number(view.getBigInt64(0, true));
  const packed = bytes.subarray(LENGTH_BYTES);
  const unpack = UNPACK[compression.byte(4)];
  if (compression.byte(6) !== 0 || !unpack) throw damaged('arrow');
  if (length === NOT_PACKED) return packed;
  if (length < 0) throw damaged('arrow');
  limits.bytes(length);
  return unpack(packed, length);
}

/**
 * @param {FlatTable} header RecordBatch
 * @param {Uint8Array} body
 * @param {ReadonlyMap<number, readonly unknown[]>} dictionaries
 * @param {Limits} limits
 * @returns {Batch}
 */
export function batchOf(header, body, dictionaries, limits) {
  const nodes = header.longs(6, 2).values();
  const buffers = header.longs(8, 2).values();
  const compression = header.table(10);
  const counts = header.longs(12, 1).values();

  /** @template T @param {Iterator<T>} items @returns {T} */
  function next(items) {
    const { done, value } = items.next();
    if (done) throw damaged('arrow');
    return value;
  }

  function node() {
    const [length, missing] = next(nodes);
    if (length < 0 || missing < 0) throw damaged('arrow');
    limits.cells(length);
    return { length, missing };
  }

  function bytes() {
    const [start, length] = next(buffers);
    if (start < 0 || length < 0 || start + length > body.length) throw damaged('arrow');
    const part = body.subarray(start, start + length);
    // Several may be of the same bytes.
    limits.bytes(length);
    return compression && length > 0 ? unpacked(part, compression, limits) : part;
  }

  return {
    rows: () => node().length,
    column() {
      const { length, missing } = node();
      const bits = bytes();
      if (missing > 0 && bits.length * 8 < length) throw damaged('arrow');
      return {
        length,
        isMissing: (row) => missing > 0 && !(bits[row >> 3] & (1 << (row & 7))),
      };
    },
    bytes,
    further() {
      const [count] = next(counts);
      const parts = [];
      for (let i = 0; i < count; i += 1) parts.push(bytes());
      return parts;
    },
    dictionary: (id) => dictionaries.get(id) ?? [],
    limits,
  };
}
