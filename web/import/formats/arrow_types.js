import { ELEMENTS } from './elements.js';
import { damaged, Refusal, shown } from './words.js';

/**
 * How the values of a column of Arrow are read, by its type.
 *
 * @typedef {import('./flatbuffer.js').FlatTable} FlatTable
 * @typedef {import('./arrow_batch.js').Batch} Batch
 * @typedef {(batch: Batch) => unknown[]} Read
 *
 * @typedef {object} Of what the reading of a column is made from
 * @property {FlatTable | null} type
 * @property {readonly string[]} names of what lies within it
 * @property {readonly Read[]} children
 * @property {string} column for a sentence
 */

const DAY = 86_400_000;
/** Digits of the widest decimal. */
const MOST_SCALE = 76;
/** A view has its text within itself up to so many bytes. */
const MOST_INLINE = 12;
const VIEW_BYTES = 16;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** @param {Uint8Array} bytes */
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * @param {import('./arrow_batch.js').Column} column
 * @param {(row: number) => unknown} valueAt
 */
function valuesOf({ length, isMissing }, valueAt) {
  const values = [];
  for (let row = 0; row < length; row += 1) values.push(isMissing(row) ? null : valueAt(row));
  return values;
}

/**
 * Values that are equally wide.
 * @param {number} width
 * @param {(view: DataView, at: number) => unknown} get
 * @returns {Read}
 */
const equallyWide = (width, get) => (batch) => {
  const column = batch.column();
  const view = viewOf(batch.bytes());
  return valuesOf(column, (row) => get(view, row * width));
};

/** @param {string} kind of ELEMENTS @param {number} bytes @returns {Read} */
function numbers(kind, bytes) {
  const get = ELEMENTS[`${kind}${bytes}`];
  if (!get) throw damaged('arrow');
  return equallyWide(bytes, (view, at) => get(view, at, true));
}

/** @type {Read} */
function booleans(batch) {
  const column = batch.column();
  const view = viewOf(batch.bytes());
  return valuesOf(column, (row) => (view.getUint8(row >> 3) & (1 << (row & 7))) !== 0);
}

/**
 * Moments as their distance from 1970.
 * @param {number} width
 * @param {(distance: number | bigint) => number | bigint} milliseconds
 */
const dates = (width, milliseconds) => {
  const get = /** @type {(view: DataView, at: number, little: boolean) => number | bigint} */ (
    ELEMENTS[`i${width}`]
  );
  return equallyWide(width, (view, at) => new Date(Number(milliseconds(get(view, at, true)))));
};

/** From seconds, milliseconds, microseconds and nanoseconds. @type {((time: bigint) => bigint)[]} */
const TO_MILLISECONDS = [
  (time) => time * 1000n,
  (time) => time,
  (time) => time / 1000n,
  (time) => time / 1_000_000n,
];

/** @param {bigint} digits @param {number} scale @example decimalText(-70n, 2) // "-0.70" */
function decimalText(digits, scale) {
  if (scale <= 0) return String(digits * 10n ** BigInt(-scale));
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** @param {Of} of @returns {Read} */
function decimals({ type }) {
  const scale = type?.int(6) ?? 0;
  const bits = type?.int(8, 128) ?? 0;
  if (![32, 64, 128, 256].includes(bits) || Math.abs(scale) > MOST_SCALE) throw damaged('arrow');
  const width = bits / 8;
  return equallyWide(width, (view, at) => {
    if (bits === 32) return decimalText(BigInt(view.getInt32(at, true)), scale);
    let digits = view.getBigInt64(at + width - 8, true);
    for (let lower = width - 16; lower >= 0; lower -= 8) {
      digits = (digits << 64n) | view.getBigUint64(at + lower, true);
    }
    return decimalText(digits, scale);
  });
}

/**
 * Where each value of a column of lists or texts begins and the last ends.
 * @param {Uint8Array} bytes
 * @param {number} length of the column
 * @param {boolean} large
 */
function offsetsOf(bytes, length, large) {
  const view = viewOf(bytes);
  const offsets = new Float64Array(length + 1);
  // An empty column may have none at all.
  if (length === 0) return offsets;
  for (let i = 0; i <= length; i += 1) {
    offsets[i] = large ? Number(view.getBigInt64(8 * i, true)) : view.getInt32(4 * i, true);
    if (offsets[i] < (i === 0 ? 0 : offsets[i - 1])) throw damaged('arrow');
  }
  return offsets;
}

/** @param {boolean} large @returns {Read} */
const texts = (large) => (batch) => {
  const column = batch.column();
  const offsets = offsetsOf(batch.bytes(), column.length, large);
  const bytes = batch.bytes();
  if (offsets[column.length] > bytes.length) throw damaged('arrow');
  return valuesOf(column, (row) => utf8.decode(bytes.subarray(offsets[row], offsets[row + 1])));
};

/** Texts that lie within their view, or where it points to. @type {Read} */
function viewedTexts(batch) {
  const column = batch.column();
  const bytes = batch.bytes();
  const further = batch.further();
  const view = viewOf(bytes);
  return valuesOf(column, (row) => {
    const at = row * VIEW_BYTES;
    const length = view.getUint32(at, true);
    if (length <= MOST_INLINE) return utf8.decode(bytes.subarray(at + 4, at + 4 + length));
    const from = further[view.getUint32(at + 8, true)];
    const start = view.getUint32(at + 12, true);
    if (!from || start + length > from.length) throw damaged('arrow');
    // Many may point to one.
    batch.limits.bytes(length);
    return utf8.decode(from.subarray(start, start + length));
  });
}

/**
 * @param {boolean} large
 * @param {(parts: unknown[]) => unknown} [made] of the parts of a value
 * @returns {(of: Of) => Read}
 */
const lists =
  (large, made = (parts) => parts) =>
  ({ children: [child] }) =>
  (batch) => {
    const column = batch.column();
    const offsets = offsetsOf(batch.bytes(), column.length, large);
    const parts = child(batch);
    if (offsets[column.length] > parts.length) throw damaged('arrow');
    return valuesOf(column, (row) => made(parts.slice(offsets[row], offsets[row + 1])));
  };

/** @param {boolean} large @returns {(of: Of) => Read} */
const viewedLists =
  (large) =>
  ({ children: [child] }) =>
  (batch) => {
    const column = batch.column();
    const [starts, lengths] = [viewOf(batch.bytes()), viewOf(batch.bytes())];
    const parts = child(batch);
    const get = (/** @type {DataView} */ view, /** @type {number} */ row) =>
      large ? Number(view.getBigInt64(8 * row, true)) : view.getInt32(4 * row, true);
    return valuesOf(column, (row) => {
      const [start, length] = [get(starts, row), get(lengths, row)];
      if (start < 0 || length < 0 || start + length > parts.length) throw damaged('arrow');
      batch.limits.cells(length);
      return parts.slice(start, start + length);
    });
  };

/** @param {Of} of @returns {Read} */
const listsOfOneLength =
  ({ type, children: [child] }) =>
  (batch) => {
    const width = type?.int(4) ?? 0;
    const column = batch.column();
    const parts = child(batch);
    if (width < 0 || column.length * width > parts.length) throw damaged('arrow');
    return valuesOf(column, (row) => parts.slice(row * width, (row + 1) * width));
  };

/** @param {Of} of @returns {Read} */
const records =
  ({ names, children }) =>
  (batch) => {
    const column = batch.column();
    const parts = children.map((child) => child(batch));
    if (parts.some(({ length }) => length < column.length)) throw damaged('arrow');
    return valuesOf(column, (row) =>
      Object.fromEntries(names.map((name, i) => [name, parts[i][row]])),
    );
  };

/** @param {unknown[]} entries of a map: records of a key and a value */
const mapOf = (entries) =>
  Object.fromEntries(
    entries.map((entry) => Object.values(/** @type {Record<string, unknown>} */ (entry))),
  );

/** Values that are repeated up to the row that stands beside each. @param {Of} of @returns {Read} */
const runs =
  ({ children: [ends, child] }) =>
  (batch) => {
    const length = batch.rows();
    const until = ends(batch).map(Number);
    const values = child(batch);
    const all = [];
    for (let run = 0; all.length < length; run += 1) {
      if (!(until[run] > all.length) || run >= values.length) throw damaged('arrow');
      while (all.length < Math.min(until[run], length)) all.push(values[run]);
    }
    return all;
  };

/** @param {Of} of @returns {Read} */
function bytesOfOneLength({ type }) {
  const width = type?.int(4) ?? 0;
  if (width < 0) throw damaged('arrow');
  return (batch) => {
    const column = batch.column();
    const bytes = batch.bytes();
    if (column.length * width > bytes.length) throw damaged('arrow');
    return valuesOf(column, (row) => bytes.subarray(row * width, (row + 1) * width));
  };
}

/** @param {string} en @param {string} zh @returns {(of: Of) => Read} */
const unread =
  (en, zh) =>
  ({ column }) => {
    throw new Refusal('unknown_type', {
      en: `The column “${shown(column)}” of this Arrow file has ${en}, which are not read. Leave it out, or write numbers or texts in its place.`,
      zh: `该 Arrow 文件的列“${shown(column)}”中是${zh}，无法读取。请去掉该列，或改为写入数值或文本。`,
    });
  };

/** @type {Read} */
const nulls = (batch) => new Array(batch.rows()).fill(null);

/** @param {FlatTable | null} type @returns {Read} */
export const integers = (type) => numbers(type?.byte(6) ? 'i' : 'u', (type?.int(4) ?? 0) / 8);

/** By the number in the union Type of Schema.fbs. Values other than text are those that Parquet gives. @type {Record<number, (of: Of) => Read>} */
const TYPES = {
  1: () => nulls,
  2: ({ type }) => integers(type),
  3: ({ type }) => numbers('f', 2 << (type?.short(4) ?? 0)),
  4: () => texts(false),
  5: () => texts(false),
  6: () => booleans,
  7: decimals,
  8: ({ type }) =>
    type?.short(4, 1) === 0 ? dates(4, (days) => Number(days) * DAY) : dates(8, (time) => time),
  9: ({ type }) => numbers('i', (type?.int(6, 32) ?? 0) / 8),
  10: ({ type }) => {
    const convert = TO_MILLISECONDS[type?.short(4) ?? 0];
    return dates(8, (time) => convert(/** @type {bigint} */ (time)));
  },
  11: unread('intervals of a calendar', '日历间隔'),
  12: lists(false),
  13: records,
  14: unread('values of several types', '多种类型的值'),
  15: bytesOfOneLength,
  16: listsOfOneLength,
  17: lists(false, mapOf),
  18: () => numbers('i', 8),
  19: () => texts(true),
  20: () => texts(true),
  21: lists(true),
  22: runs,
  23: () => viewedTexts,
  24: () => viewedTexts,
  25: viewedLists(false),
  26: viewedLists(true),
};

/**
 * @param {number} type as Arrow counts them
 * @param {Of} of
 * @returns {Read}
 */
export function readingOf(type, of) {
  const reading = TYPES[type];
  if (!reading) throw damaged('arrow');
  return reading(of);
}

/**
 * Numbers in whose place the values stand that a dictionary has for them.
 * @param {number} id of the dictionary
 * @param {Read} read the numbers
 * @returns {Read}
 */
export const coded = (id, read) => (batch) => {
  const values = batch.dictionary(id);
  return read(batch).map((code) => {
    if (code === null) return null;
    const value = values[Number(code)];
    if (value === undefined) throw damaged('arrow');
    return value;
  });
};
