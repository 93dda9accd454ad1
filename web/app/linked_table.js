import { createBudget, gunzip } from '../import/formats/unpack.js';
import { validObject } from './valid.js';

/**
 * A table in a link, which has it only when asked: the version of this form, a point, and in base64url what gzip
 * made of a line of JSON with the names and sizes and of the files below each other. gzip has a checksum, so a link
 * that was cut or changed is no table.
 *
 * @typedef {object} LinkedTable
 * @property {string} name of the source; empty: a pasted table
 * @property {import('../core/read_table.js').TableFile[]} files of text, in the encoding that they had
 *
 * @typedef {'link_cut' | 'link_newer' | 'link_too_long'} Fault
 */

const VERSION = '1';
const GZIP = 'gzip';

/**
 * Characters of a link. Browsers take more; mails, chats and learning platforms cut longer addresses.
 */
export const LONGEST_LINK = 8192;
/** What a table in a link may unpack to; gzip reaches a thousandfold. */
const MOST_BYTES = 2 ** 20;
const MOST_FILES = 100;

/**
 * Bytes as text for an address.
 * @param {Uint8Array} bytes
 */
function toBase64url(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * @param {string} text
 * @returns {Uint8Array | null} null when it is not base64url
 */
function fromBase64url(text) {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}

/**
 * @param {LinkedTable} table
 * @returns {Promise<string>}
 */
export async function packTable({ name, files }) {
  const head = { name, files: files.map((file) => [file.name, file.blob.size]) };
  const whole = new Blob([`${JSON.stringify(head)}\n`, ...files.map(({ blob }) => blob)]);
  const packed = whole.stream().pipeThrough(new CompressionStream(GZIP));
  return `${VERSION}.${toBase64url(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/**
 * The table that unpacked bytes are.
 * @param {Uint8Array} bytes
 * @returns {LinkedTable | null}
 */
function tableIn(bytes) {
  const end = bytes.indexOf('\n'.charCodeAt(0));
  const head = validObject(
    JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)))),
  );
  const { name, files: entries } = head ?? {};
  if (typeof name !== 'string' || !Array.isArray(entries)) return null;
  if (entries.length === 0 || entries.length > MOST_FILES) return null;
  const files = [];
  let at = end + 1;
  for (const entry of entries) {
    const [file, size] = Array.isArray(entry) ? entry : [];
    if (typeof file !== 'string' || !Number.isInteger(size) || size < 0) return null;
    const part = /** @type {BlobPart} */ (bytes.subarray(at, at + size));
    files.push({ name: file, blob: new Blob([part], { type: 'text/csv' }) });
    at += size;
  }
  return at === bytes.length ? { name, files } : null;
}

/**
 * Whoever made a link may have written anything into it.
 * @param {string} text as `packTable` writes it
 * @returns {Promise<LinkedTable | { fault: Fault }>}
 */
export async function unpackTable(text) {
  const [, version, content] = /^(\d{1,9})\.(.*)$/s.exec(text) ?? [];
  if (Number(version) > Number(VERSION)) return { fault: 'link_newer' };
  if (text.length > LONGEST_LINK) return { fault: 'link_too_long' };
  const packed = version === VERSION ? fromBase64url(content) : null;
  if (!packed) return { fault: 'link_cut' };
  const budget = createBudget();
  budget.limit(MOST_BYTES);
  try {
    return tableIn(await gunzip([packed], budget, GZIP)) ?? { fault: 'link_cut' };
  } catch (error) {
    const code = validObject(/** @type {any} */ (error)?.problem)?.code;
    return { fault: code === 'unpacks_too_large' ? 'link_too_long' : 'link_cut' };
  }
}
