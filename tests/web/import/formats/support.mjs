/**
 * Files of the formats for tests: those of tests/golden/formats, and archives put together by hand.
 * @module
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { contentOf, entriesOf } from '../../../../web/import/formats/archive.js';
import { openTables } from '../../../../web/import/formats/formats.js';
import { createBudget } from '../../../../web/import/formats/unpack.js';

const FOLDER = new URL('../../../golden/formats/', import.meta.url);

/** @param {string} name */
export const pathOf = (name) => new URL(name, FOLDER).pathname;

/** @param {string} name @returns {Uint8Array} */
export const golden = (name) => new Uint8Array(readFileSync(pathOf(name)));

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/**
 * The texts of the tables in a file, by their names.
 * @param {Uint8Array} bytes
 * @param {string} [name]
 * @returns {Promise<Record<string, string>>}
 */
export async function textsOf(bytes, name = 'file') {
  const opened = await openTables(bytes, name);
  if ('problem' in opened) assert.fail(opened.problem.message);
  return Object.fromEntries(
    opened.tables.map((table) => [table.name, new TextDecoder().decode(table.bytes)]),
  );
}

/**
 * The only table in a file as cells; numbers as numbers, so that 1.0 is 1.
 * @param {Uint8Array} bytes
 */
export async function cellsOf(bytes) {
  const [text, ...more] = Object.values(await textsOf(bytes));
  assert.equal(more.length, 0);
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      line.split(',').map((cell) => (Number.isNaN(Number(cell)) ? cell : Number(cell))),
    );
}

/**
 * The cells of a CSV file, of which one may be in quotes.
 * @param {string} text
 */
export function rowsOf(text) {
  /** @type {string[][]} */
  const rows = [[]];
  for (const [, cell, end] of text.matchAll(/((?:"[^"]*"|[^",\n])*)([,\n])/g)) {
    rows[rows.length - 1].push(cell.replace(/^"|"$/g, ''));
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The texts of a column of every type, from formats_arrow.py. @type {Record<string, string[]>} */
export const TYPES = JSON.parse(readFileSync(pathOf('arrow_types.json'), 'utf8'));

/** A number as JavaScript writes it, where Python wrote it. @param {string} text */
function asWritten(text) {
  if (text === 'nan') return 'NaN';
  if (/^-?inf$/.test(text)) return text.replace('inf', 'Infinity');
  return /^-?[\d.]+e[-+]?\d+$/.test(text) ? String(Number(text)) : text;
}

/**
 * Whether each column has the values that pandas reads, so many times.
 * @param {string} text of a table
 * @param {number} [times]
 * @returns {string[]} the names of the columns
 */
export function checkTypes(text, times = 1) {
  const [names, ...rows] = rowsOf(text);
  for (const [i, name] of names.entries()) {
    /** @type {string[]} */
    const values = Array.from({ length: times }, () => TYPES[name].map(asWritten)).flat();
    assert.deepEqual(
      rows.map((row) => row[i]),
      values,
      name,
    );
  }
  return names;
}

/**
 * What a file is refused for: its code, with sentences in both languages checked.
 * @param {Uint8Array} bytes
 * @param {string} [name]
 */
export async function refusalOf(bytes, name = 'file') {
  const opened = await openTables(bytes, name);
  assert.ok('problem' in opened, 'it was read');
  const { code, message, message_zh: chinese } = opened.problem;
  assert.match(message, /[.”]$/);
  assert.match(chinese, /[\u4e00-\u9fff].*[。”]$/);
  return { code, message, chinese };
}

/** CRC-32, as gzip puts it behind what it packed. @param {Uint8Array} bytes */
const checksum = (bytes) => gzipSync(bytes).readUInt32LE(gzipSync(bytes).length - 8);

/**
 * @typedef {object} Packed
 * @property {string} name
 * @property {Uint8Array} content
 * @property {number} [method] 8 unless given
 * @property {number} [flags]
 * @property {number} [size] that is claimed
 * @property {number} [sum] that is claimed
 */

/**
 * A zip archive, which may lie.
 * @param {Packed[]} files
 * @returns {Uint8Array}
 */
export function zipOf(files) {
  /** @type {Buffer[]} */
  const bodies = [];
  /** @type {Buffer[]} */
  const directory = [];
  let at = 0;
  for (const { name, content, method = 8, flags = 0, size, sum } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(sum ?? checksum(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const start = Buffer.alloc(4);
    start.writeUInt32LE(at);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, Buffer.alloc(10), start, path]),
    );
    bodies.push(body);
    at += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, listed, end]));
}

/**
 * A workbook with some of its files changed or added.
 * @param {Record<string, (text: string) => string>} changes by path
 * @param {string} [file]
 */
export async function changed(changes, file = 'predictions.xlsx') {
  const bytes = golden(file);
  const files = await Promise.all(
    entriesOf(bytes).map(async (entry) => ({
      name: entry.name,
      content: await contentOf(bytes, entry, createBudget()),
    })),
  );
  const added = Object.keys(changes).filter((path) => !files.some(({ name }) => name === path));
  return zipOf([
    ...files.map(({ name, content }) => ({
      name,
      content: changes[name] ? utf8(changes[name](new TextDecoder().decode(content))) : content,
    })),
    ...added.map((name) => ({ name, content: utf8(changes[name]('')) })),
  ]);
}
export const SHEET = 'xl/worksheets/sheet1.xml';

/** @param {string} sheet as XML */
export const workbookWith = (sheet) => changed({ [SHEET]: () => sheet });
