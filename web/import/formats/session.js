import { fingerprintOf } from '../../core/fingerprint.js';
import { damaged, newerSession, otherData, otherKind } from './words.js';

/**
 * A session that was saved: the tables as the core reads them, each with its fingerprint, and what was set. Whether
 * the settings are of their kinds is for whoever uses them to say.
 *
 * @typedef {object} SavedFile
 * @property {string} name
 * @property {string | null} sha256 null where it was saved without cryptography
 * @property {string} [text]
 * @property {string} [base64] of bytes that are no UTF-8
 *
 * @typedef {object} SavedSession
 * @property {'session'} melon
 * @property {number} format
 * @property {object} session source, options, columns, model and order
 * @property {SavedFile[]} files
 */

/** What is written; a later one may have what this reader does not know. */
export const FORMAT = 1;

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {Record<string, any>} file
 * @returns {Promise<import('./formats.js').Table>}
 */
async function tableOf({ name, sha256, text, base64 }) {
  if (typeof name !== 'string' || typeof (text ?? base64) !== 'string') throw damaged('session');
  const bytes =
    typeof text === 'string'
      ? new TextEncoder().encode(text)
      : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const found = await fingerprintOf(bytes);
  if (found !== null && sha256 !== null && found !== sha256) throw otherData(name);
  return { name, bytes };
}

/** @param {Uint8Array} bytes @returns {Record<string, any>} */
function savedIn(bytes) {
  // Where bytes are lost the text or the fingerprint says so.
  const saved = JSON.parse(new TextDecoder().decode(bytes));
  if (saved.melon !== 'session') throw otherKind(String(saved.melon));
  if (Number.isInteger(saved.format) && saved.format > FORMAT) throw newerSession(saved.format);
  const { format, session, files } = saved;
  const isWhole = format === FORMAT && isObject(session) && Array.isArray(files);
  if (!isWhole || files.length === 0 || !files.every(isObject)) throw damaged('session');
  return saved;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<{ tables: import('./formats.js').Table[], session: Record<string, any> }>}
 */
export async function readSession(bytes) {
  const { session, files } = savedIn(bytes);
  return { tables: await Promise.all(files.map(tableOf)), session };
}
