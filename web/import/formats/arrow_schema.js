import { coded, integers, readingOf } from './arrow_types.js';
import { damaged, Refusal } from './words.js';

/**
 * The columns that an Arrow file declares.
 *
 * @typedef {import('./flatbuffer.js').FlatTable} FlatTable
 * @typedef {import('./arrow_types.js').Read} Read
 * @typedef {{ name: string, read: Read }} Field
 *
 * @typedef {object} Schema
 * @property {Field[]} fields
 * @property {Map<number, Read>} dictionaries by number, how their values are read
 */

/** As deep as lists may lie within lists. */
const MOST_DEEP = 64;
/** No field takes fewer bytes. */
const FIELD_BYTES = 16;

/**
 * @param {FlatTable} header
 * @param {number} size of the message in bytes
 * @returns {Schema}
 */
export function schemaOf(header, size) {
  if (header.short(4) !== 0) {
    throw new Refusal('unknown_type', {
      en: 'This Arrow file has the bytes of its numbers in the order that few machines use (big-endian). Write it as Parquet.',
      zh: '该 Arrow 文件的数值采用少见的字节顺序（大端序）。请改写为 Parquet。',
    });
  }
  /** @type {Schema['dictionaries']} */
  const dictionaries = new Map();
  let left = size / FIELD_BYTES;

  /**
   * @param {FlatTable} field
   * @param {number} depth
   * @param {string} [column] in which it lies
   * @returns {Field}
   */
  function fieldOf(field, depth, column) {
    left -= 1;
    // Fields that lie within themselves, or in many others.
    if (depth > MOST_DEEP || left < 0) throw damaged('arrow');
    const name = field.text(4);
    const outer = column ?? name;
    const children = field.tables(14).map((child) => fieldOf(child, depth + 1, outer));
    const read = readingOf(field.byte(8), {
      type: field.table(10),
      names: children.map((child) => child.name),
      children: children.map((child) => child.read),
      column: outer,
    });
    const dictionary = field.table(12);
    if (!dictionary) return { name, read };
    const id = dictionary.long(4);
    dictionaries.set(id, read);
    const type = dictionary.table(6);
    return { name, read: coded(id, integers(type)) };
  }

  return { fields: header.tables(6).map((field) => fieldOf(field, 1)), dictionaries };
}
