import { gunzipSync } from 'fflate';
import { decompress } from 'fzstd';
import { parquetMetadataAsync, parquetRead, parquetSchema } from 'hyparquet';
import { bytesOfColumns, indexFirst } from './columns.js';
import { shortestHalf, shortestSingle } from './shortest.js';
import { damaged, Refusal, tooLarge } from './words.js';

/** A column of a single value takes no bytes, so that those of the file do not limit its cells. */
const MOST_CELLS = 2 ** 26;
const READ = ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'ZSTD'];

/** @typedef {import('hyparquet').FileMetaData} FileMetaData */
/** @typedef {ReturnType<typeof parquetSchema>} SchemaTree */

/** The columns that have values. @param {SchemaTree} tree @returns {string[]} their paths */
const leavesOf = ({ path, children }) =>
  children.length === 0 ? [path.join('\n')] : children.flatMap(leavesOf);

/**
 * Each group of rows has one chunk for each column. The library would read any other too, and what is wrong with it
 * would end up nowhere.
 * @param {FileMetaData} metadata
 * @param {readonly SchemaTree[]} trees
 */
function checkChunks({ row_groups: groups }, trees) {
  const expected = trees.flatMap(leavesOf).sort().join();
  for (const { columns } of groups) {
    const paths = columns.map(({ meta_data: about }) => about?.path_in_schema.join('\n'));
    if (paths.sort().join() !== expected) throw damaged('parquet');
  }
}

/** @param {FileMetaData} metadata */
function checkPacking({ row_groups: groups }) {
  const used = groups.flatMap(({ columns }) => columns.map(({ meta_data: about }) => about?.codec));
  const other = used.find((codec) => codec && !READ.includes(codec));
  if (!other) return;
  throw new Refusal('unknown_packing', {
    en: `This Parquet file is compressed with ${other}, which is not read here. Write it with snappy, zstd or gzip.`,
    zh: `该 Parquet 文件使用 ${other} 压缩，此处无法读取。请改用 snappy、zstd 或 gzip 写出。`,
  });
}

/**
 * @param {FileMetaData} metadata
 * @param {number} columns
 * @param {number} size of the file
 * @param {import('./unpack.js').Budget} budget
 */
function checkSize({ num_rows: rows, row_groups: groups }, columns, size, budget) {
  const bytes = groups.flatMap(({ columns: chunks }) =>
    chunks.map(({ meta_data: about }) => Number(about?.total_uncompressed_size ?? 0)),
  );
  budget.check(
    size,
    bytes.reduce((sum, one) => sum + one, 0),
  );
  if (Number(rows) * columns > MOST_CELLS) throw tooLarge(2 ** 10);
}

/**
 * What a number of a column becomes, where the library has more digits of it than were written.
 * @param {SchemaTree} tree
 * @returns {((number: number) => unknown) | undefined}
 */
function shorteningOf({ element, children }) {
  if (element.type === 'FLOAT') return shortestSingle;
  if (element.logical_type?.type === 'FLOAT16') return shortestHalf;
  // The library multiplies: 7 × 0.1 is above 0.7.
  if (element.converted_type === 'DECIMAL') return (number) => number.toFixed(element.scale ?? 0);
  return children.map(shorteningOf).find(Boolean);
}

/**
 * @param {unknown} value
 * @param {(number: number) => unknown} shorten
 * @returns {unknown}
 */
function shortened(value, shorten) {
  if (typeof value === 'number') return shorten(value);
  return Array.isArray(value) ? value.map((part) => shortened(part, shorten)) : value;
}

/**
 * Parquet, as pandas, Arrow, Polars, Spark and DuckDB write it.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name, budget }) {
  const file = /** @type {ArrayBuffer} */ (
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  );
  const metadata = await parquetMetadataAsync(file);
  const { children } = parquetSchema(metadata);
  checkChunks(metadata, children);
  checkPacking(metadata);
  checkSize(metadata, children.length, bytes.length, budget);
  /** @type {Map<string, unknown[]>} */
  const values = new Map(children.map(({ element }) => [element.name, []]));
  await parquetRead({
    file,
    metadata,
    compressors: {
      GZIP: (input, length) => gunzipSync(input, { out: new Uint8Array(length) }),
      ZSTD: (input, length) => decompress(input, new Uint8Array(length)),
    },
    onChunk({ columnName, columnData, rowStart }) {
      const column = values.get(columnName);
      for (let i = 0; column && i < columnData.length; i += 1) column[rowStart + i] = columnData[i];
    },
  });
  const columns = children.map((tree) => {
    const shorten = shorteningOf(tree);
    const all = values.get(tree.element.name) ?? [];
    return {
      name: tree.element.name,
      values: shorten ? all.map((value) => shortened(value, shorten)) : all,
    };
  });
  return [{ name, bytes: bytesOfColumns(indexFirst(columns)) }];
}
