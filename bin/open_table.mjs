/**
 * From a file of any format to the one table in it that is meant.
 * @module
 */
import { basename } from 'node:path';
import { openTables } from '../web/import/formats/formats.js';
import { formatOf, HEAD_BYTES } from '../web/import/formats/tell.js';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('../web/core/read_table.js').Source} Source
 */

/**
 * The first bytes of a source.
 * @param {Source} source
 * @param {number} [most]
 */
export async function beginning(source, most = Number.POSITIVE_INFINITY) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of source.chunks()) {
    size += chunk.length;
    chunks.push(chunk);
    if (size >= most) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
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

/**
 * The table of a file that is meant: its only one, or the one that is named.
 * @param {import('../web/import/formats/formats.js').Table[]} tables
 * @param {string | undefined} wanted
 * @returns {import('../web/import/formats/formats.js').Table | { error: CoreError }}
 */
function chosenTable(tables, wanted) {
  const found = tables.find(({ name }) => name === wanted);
  if (found) return found;
  if (tables.length === 1 && wanted === undefined) return tables[0];
  const names = tables.map(({ name }) => name);
  return {
    error:
      wanted === undefined
        ? {
            code: 'several_tables',
            message: `The file has ${names.length} tables. Choose one with --sheet=NAME.`,
            message_zh: `该文件有 ${names.length} 个表格。请用 --sheet=名称 选择一个。`,
            tables: names,
          }
        : {
            code: 'unknown_sheet',
            message: `The file has no table "${wanted}". Choose one that it has.`,
            message_zh: `该文件中没有表格“${wanted}”。请选择其中已有的表格。`,
            value: wanted,
            tables: names,
          },
  };
}

/**
 * The bytes of a file of text as they are, and of a table in a file of any other format.
 * @param {Source} source
 * @param {string} file
 * @param {string} [wanted] the name of a table in it
 * @returns {Promise<{ source: Source, name: string, note?: { en: string, zh: string } } | { error: CoreError }>}
 */
export async function openTable(source, file, wanted) {
  const name = basename(file);
  const isText = formatOf(await beginning(source, HEAD_BYTES)) === null;
  const opened = isText
    ? { tables: [{ name, bytes: new Uint8Array() }] }
    : await openTables(await beginning(source), name);
  if ('problem' in opened) return { error: opened.problem };
  const table = chosenTable(opened.tables, wanted);
  if ('error' in table) return table;
  return isText ? { source, name } : { ...table, source: bytesSource(table.bytes) };
}
