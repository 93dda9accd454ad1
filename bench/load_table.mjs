import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** @typedef {import('../web/core/core.js').Core} Core */

const PIECE = 1 << 20;

/** @param {object | null} answer */
function check(answer) {
  if (answer && 'error' in answer) throw new Error(JSON.stringify(answer.error));
}

/**
 * Gives a core the bytes of a table, a piece at a time as from a stream.
 * @param {Core} core
 * @param {Uint8Array} bytes
 */
export function loadTable(core, bytes) {
  core.beginLoad({ expected_bytes: bytes.length });
  for (let from = 0; from < bytes.length; from += PIECE) {
    check(core.push(bytes.subarray(from, from + PIECE)));
  }
  check(core.finishLoad());
}

/**
 * The same from a file of any size.
 * @param {Core} core
 * @param {string} path
 */
export function loadFile(core, path) {
  core.beginLoad({ expected_bytes: statSync(path).size });
  const file = openSync(path, 'r');
  for (;;) {
    const filled = readSync(file, core.buffer(PIECE));
    if (filled === 0) break;
    check(core.pushFilled(filled));
  }
  closeSync(file);
  check(core.finishLoad());
}
