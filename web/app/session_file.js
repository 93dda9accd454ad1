import { fingerprintOf } from '../core/fingerprint.js';
import { FORMAT } from '../import/formats/session.js';

/**
 * A session as a file, from which the page and the command line have everything again.
 */

/** As many arguments as any engine takes. */
const CHUNK = 8192;

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let characters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    characters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(characters);
}

/**
 * As text where that gives the same bytes again.
 * @param {Uint8Array} bytes
 */
function contentOf(bytes) {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: toBase64(bytes) };
  }
}

/** @param {import('../core/read_table.js').TableFile} file */
async function savedFile({ name, blob }) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { name, sha256: await fingerprintOf(bytes), ...contentOf(bytes) };
}

/**
 * @param {import('./storage.js').Kept} kept
 * @returns {Promise<string>}
 */
export async function sessionFile({ files, ...session }) {
  const saved = await Promise.all(files.map(savedFile));
  // By how it begins the file is known.
  return `${JSON.stringify({ melon: 'session', format: FORMAT, session, files: saved })}\n`;
}
