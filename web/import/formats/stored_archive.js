import { joined } from './unpack.js';

/**
 * A zip archive whose files are not packed: what was unpacked and checked here, for a library that opens archives
 * itself. So it has nothing to unpack, for which it would start workers that the page's policy forbids.
 */

const FILE_SIGNATURE = 0x04034b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const UTF8_NAME = 0x800;

/**
 * Numbers of two or four bytes.
 * @param {...[bytes: 2 | 4, number: number]} fields
 */
function record(...fields) {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, number] of fields) {
    if (length === 2) view.setUint16(at, number, true);
    else view.setUint32(at, number, true);
    at += length;
  }
  return bytes;
}

/**
 * @param {readonly { name: string, bytes: Uint8Array }[]} files
 * @returns {ArrayBuffer} without checksums, which nothing checks again
 */
export function storedArchive(files) {
  /** @type {Uint8Array[]} */
  const bodies = [];
  /** @type {Uint8Array[]} */
  const directory = [];
  let start = 0;
  let listed = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    /** @type {[2 | 4, number][]} */
    const common = [
      ...[VERSION, UTF8_NAME, 0, 0, 0].map((number) => /** @type {[2, number]} */ ([2, number])),
      ...[0, bytes.length, bytes.length].map((number) => /** @type {[4, number]} */ ([4, number])),
      [2, path.length],
      [2, 0],
    ];
    const head = record([4, FILE_SIGNATURE], ...common);
    const entry = record(
      [4, ENTRY_SIGNATURE],
      [2, VERSION],
      ...common,
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    );
    bodies.push(head, path, bytes);
    directory.push(entry, path);
    start += head.length + path.length + bytes.length;
    listed += entry.length + path.length;
  }
  const end = record(
    [4, END_SIGNATURE],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, listed],
    [4, start],
    [2, 0],
  );
  return joined([...bodies, ...directory, end]).buffer;
}
