/**
 * A table of a FlatBuffer, as the messages of Arrow have them: fields at fixed slots, each of which may be absent.
 * Nothing is read beyond the bytes, and no list is longer than the bytes that it claims. Slots are numbered 4, 6, 8, …
 * in the order of the fields in Arrow's Message.fbs, Schema.fbs and File.fbs; the type of a union has one of its own.
 *
 * @typedef {object} FlatTable
 * @property {(slot: number, absent?: number) => number} byte unsigned
 * @property {(slot: number, absent?: number) => number} short
 * @property {(slot: number, absent?: number) => number} int
 * @property {(slot: number, absent?: number) => number} long
 * @property {(slot: number) => string} text
 * @property {(slot: number) => FlatTable | null} table
 * @property {(slot: number) => FlatTable[]} tables
 * @property {(slot: number, width: number) => number[][]} longs a list of structures of so many numbers of 64 bits
 */

/** Bytes of what points to, or counts, something. */
const WORD = 4;
const LONG = 8;

const utf8 = new TextDecoder();

/** @param {DataView} view @param {number} at */
function longAt(view, at) {
  const long = Number(view.getBigInt64(at, true));
  if (!Number.isSafeInteger(long)) throw new Error('a length that no file has');
  return long;
}

/**
 * @param {DataView} view
 * @param {number} start of the table
 * @returns {FlatTable}
 */
function tableAt(view, start) {
  const slots = start - view.getInt32(start, true);
  const size = view.getUint16(slots, true);

  /** Where the field in a slot is; 0 for none. @param {number} slot */
  function place(slot) {
    const offset = slot < size ? view.getUint16(slots + slot, true) : 0;
    return offset === 0 ? 0 : start + offset;
  }
  /** @param {number} at @returns {number} where that points to what stands there */
  const target = (at) => at + view.getUint32(at, true);

  /**
   * @param {(at: number) => number} get
   * @returns {(slot: number, absent?: number) => number}
   */
  const number =
    (get) =>
    (slot, absent = 0) => {
      const at = place(slot);
      return at === 0 ? absent : get(at);
    };

  /**
   * The places of the items of a list.
   * @param {number} slot
   * @param {number} width of an item in bytes
   */
  function items(slot, width) {
    const at = place(slot);
    if (at === 0) return [];
    const list = target(at);
    const length = view.getUint32(list, true);
    if (length * width > view.byteLength - list - WORD) throw new Error('a list that is cut off');
    return Array.from({ length }, (_, i) => list + WORD + i * width);
  }

  return {
    byte: number((at) => view.getUint8(at)),
    short: number((at) => view.getInt16(at, true)),
    int: number((at) => view.getInt32(at, true)),
    long: number((at) => longAt(view, at)),
    text(slot) {
      const at = place(slot);
      if (at === 0) return '';
      const text = target(at);
      const length = view.getUint32(text, true);
      if (length > view.byteLength - text - WORD) throw new Error('a text that is cut off');
      return utf8.decode(new DataView(view.buffer, view.byteOffset + text + WORD, length));
    },
    table(slot) {
      const at = place(slot);
      return at === 0 ? null : tableAt(view, target(at));
    },
    tables: (slot) => items(slot, WORD).map((at) => tableAt(view, target(at))),
    longs: (slot, width) =>
      items(slot, width * LONG).map((at) =>
        Array.from({ length: width }, (_, i) => longAt(view, at + i * LONG)),
      ),
  };
}

/**
 * The table that a FlatBuffer is of.
 * @param {Uint8Array} bytes
 * @returns {FlatTable}
 */
export function rootTable(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return tableAt(view, view.getUint32(0, true));
}
