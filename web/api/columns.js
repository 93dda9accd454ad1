import { bytesOfRows, equallyLong, flatColumns } from '../import/formats/columns.js';
import { shortestSingle } from '../import/formats/shortest.js';
import { Refusal } from '../import/formats/words.js';

/**
 * Columns of a program as the table that the core reads: their text, in which a number has the fewest digits that mean
 * it, so that each arrives as the same number.
 *
 * @typedef {ArrayLike<number | string | boolean | bigint | null | undefined>
 *   | ArrayLike<readonly (number | null)[]> | ArrayLike<Record<string, number | null>>} ColumnValues
 */

/** Rows whose text is written at once. */
const ROWS_AT_ONCE = 16_384;

/** @param {unknown} value @returns {value is ArrayLike<unknown>} */
const isList = (value) =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** @param {string} english @param {string} chinese */
const refusal = (english, chinese) => new Refusal('invalid_table', { en: english, zh: chinese });

/**
 * The columns of an object, all as long as each other.
 * @param {Record<string, unknown>} table
 */
function checked(table) {
  const entries = Object.entries(table);
  if (entries.length === 0) {
    throw refusal(
      'The object has no columns. Give each as { name: values }.',
      '该对象没有列。请以 { 列名: 值 } 的形式给出各列。',
    );
  }
  const columns = entries.map(([name, values]) => {
    if (isList(values)) return { name, values };
    throw refusal(
      `Column ${JSON.stringify(name)} is ${values === null ? 'null' : `of type ${typeof values}`}. Give an array or a typed array with one value for each case.`,
      `列 ${JSON.stringify(name)} 不是数组。请给出数组或类型化数组，每个样例一个值。`,
    );
  });
  return equallyLong(columns);
}

/**
 * @param {Record<string, unknown>} table
 * @returns {import('../core/read_table.js').Source}
 */
export function columnsSource(table) {
  const columns = flatColumns(checked(table)).map(({ name, values }) => ({
    name,
    valueAt:
      values instanceof Float32Array
        ? (/** @type {number} */ row) => shortestSingle(values[row])
        : (/** @type {number} */ row) => values[row],
    length: values.length,
  }));
  return {
    size: 0,
    async *chunks() {
      yield bytesOfRows([columns.map(({ name }) => name)]);
      const [{ length }] = columns;
      for (let from = 0; from < length; from += ROWS_AT_ONCE) {
        const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, length - from) }, (_, row) =>
          columns.map(({ valueAt }) => valueAt(from + row)),
        );
        yield bytesOfRows(rows);
      }
    },
  };
}
