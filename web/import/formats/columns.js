import { csvText } from '../pasted_cells.js';
import { Refusal, shown } from './words.js';

/**
 * Columns of values as the text of a CSV file. What a value means is for the core to say; here it only gets a text.
 *
 * @typedef {{ name: string, values: ArrayLike<unknown> }} Column
 */

/** Lists of more parts are something else than probabilities of classes. */
const MOST_PARTS = 1000;

/** @param {unknown} value */
const isNested = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !ArrayBuffer.isView(value);

/** @param {unknown} _ @param {unknown} value */
const plain = (_, value) => (typeof value === 'bigint' ? String(value) : value);

/** @param {Date} date */
const dateText = (date) =>
  Number.isNaN(date.valueOf()) ? '' : date.toISOString().replace(/T00:00:00\.000Z$/, '');

/** @param {unknown} value */
function cellOf(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'object' ? JSON.stringify(value, plain) : String(value);
}

/**
 * A column of lists or of objects as a column for each part, called as the probabilities of classes are:
 * `name:part`.
 * @param {Column} column
 * @returns {Column[]}
 */
function partsOf({ name, values }) {
  const all = Array.from(values);
  const filled = all.filter((value) => value !== null && value !== undefined);
  if (filled.length === 0 || !filled.every(isNested)) return [{ name, values }];
  const parts = /** @type {Record<string, unknown>[]} */ (filled);
  /** @type {Set<string>} */
  const keys = new Set();
  for (const part of parts) for (const key of Object.keys(part)) keys.add(key);
  if (keys.size > MOST_PARTS) return [{ name, values }];
  return [...keys].map((key) => ({
    name: `${name}:${key}`,
    values: all.map((part) =>
      part && Object.hasOwn(part, key)
        ? /** @type {Record<string, unknown>} */ (part)[key]
        : undefined,
    ),
  }));
}

/** @param {readonly Column[]} columns */
export const flatColumns = (columns) => columns.flatMap(partsOf);

/**
 * @param {readonly unknown[][]} rows the first has the names
 * @returns {Uint8Array}
 */
export const bytesOfRows = (rows) =>
  new TextEncoder().encode(csvText(rows.map((row) => row.map(cellOf))));

/**
 * @param {readonly Column[]} columns all as long as each other
 * @returns {Uint8Array}
 */
export function bytesOfColumns(columns) {
  const flat = flatColumns(columns);
  const rows = Array.from({ length: flat[0]?.values.length ?? 0 }, (_, row) =>
    flat.map(({ values }) => values[row]),
  );
  return bytesOfRows([flat.map(({ name }) => name), ...rows]);
}

const isIndex = (/** @type {Column} */ { name }) => /^__index_level_\d+__$/.test(name);

/**
 * The index of a pandas table comes last in its file; as in its CSV it is first and has no name.
 * @param {readonly Column[]} columns
 * @returns {readonly Column[]}
 */
export function indexFirst(columns) {
  const indexes = columns.filter(isIndex);
  const [only] = indexes;
  const first = indexes.length === 1 ? [{ ...only, name: '' }] : indexes;
  return [...first, ...columns.filter((column) => !isIndex(column))];
}

/**
 * @param {readonly Column[]} columns
 * @returns {readonly Column[]} refused where one is longer than another
 */
export function equallyLong(columns) {
  const [first] = columns;
  const other = columns.find(({ values }) => values.length !== first.values.length);
  if (!other) return columns;
  const [one, two] = [first, other].map(({ name, values }) => ({
    name: shown(name),
    length: values.length,
  }));
  throw new Refusal('unequal_columns', {
    en: `“${one.name}” has ${one.length} values, but “${two.name}” has ${two.length}. Write the same cases for each.`,
    zh: `“${one.name}”有 ${one.length} 个值，而“${two.name}”有 ${two.length} 个。请使各列的样例数一致。`,
  });
}
