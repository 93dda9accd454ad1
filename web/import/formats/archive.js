import { gunzip } from './unpack.js';
import { damaged, encrypted, unknownPacking, unsafePath } from './words.js';

/**
 * The files in a zip archive (APPNOTE 6.3), found by its directory at the end. Nothing is written anywhere, and what
 * the directory says of sizes and checksums must be so.
 *
 * @typedef {object} Entry
 * @property {string} name with its folders
 * @property {boolean} isEncrypted
 * @property {number} method 0: stored, 8: deflated
 * @property {number} checksum CRC-32
 * @property {number} packedSize
 * @property {number} size
 * @property {number} start of its own header
 */

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const FILE_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
const LONGEST_COMMENT = 65_535;
/** The extra field of large files, and what a number is that stands in it. */
const ZIP64 = 1;
const IN_EXTRA = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

/** @param {Uint8Array} bytes */
const viewOf = ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength);

/**
 * Where the directory's end is, which a comment may follow.
 * @param {DataView} view
 */
function endOf(view) {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw damaged('zip');
}

/** UTF-8, else as Windows in Chinese packs names. @param {Uint8Array} bytes */
function nameOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** @param {string} path */
const leavesItsFolder = (path) =>
  /^[/\\]|^[a-z]:|\0/i.test(path) || path.split(/[/\\]/).includes('..');

/**
 * The sizes and the place of an entry. Those that are too large for their field stand in an extra one (ZIP64), in this
 * order.
 * @param {DataView} view
 * @param {number} at where the entry begins
 * @param {DataView} extra its extra fields
 */
function numbersOf(view, at, extra) {
  let field = 0;
  const lengthOf = () => extra.getUint16(field + 2, true);
  while (field + 4 <= extra.byteLength && extra.getUint16(field, true) !== ZIP64)
    field += 4 + lengthOf();
  let next = field + 4;
  const end = next <= extra.byteLength ? next + lengthOf() : 0;
  const [size, packedSize, start] = [24, 20, 42].map((place) => {
    const number = view.getUint32(at + place, true);
    if (number !== IN_EXTRA || next + 8 > end) return number;
    next += 8;
    return Number(extra.getBigUint64(next - 8, true));
  });
  return { size, packedSize, start };
}

/**
 * @param {Uint8Array} bytes of the whole archive
 * @returns {Entry[]} its files, without the folders
 */
export function entriesOf(bytes) {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw damaged('zip');
    }
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const extraAt = at + ENTRY_BYTES + nameLength;
    const entry = {
      name: nameOf(bytes.subarray(at + ENTRY_BYTES, extraAt)),
      isEncrypted: (view.getUint16(at + 8, true) & IS_ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...numbersOf(view, at, viewOf(bytes.subarray(extraAt, extraAt + extraLength))),
    };
    if (leavesItsFolder(entry.name)) throw unsafePath(entry.name);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += ENTRY_BYTES + nameLength + extraLength + commentLength;
  }
  return entries;
}

/**
 * Before anything is unpacked: whether all of it fits. Files that share their packed bytes have more of them together
 * than the archive has.
 * @param {readonly Entry[]} entries
 * @param {number} archiveSize
 * @param {import('./unpack.js').Budget} budget
 */
export function checkSizes(entries, archiveSize, budget) {
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  if (packed > archiveSize) throw damaged('zip');
  budget.check(
    archiveSize,
    entries.reduce((sum, { size }) => sum + size, 0),
  );
}

/** Of CRC-32. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  }
  return remainder;
});

/**
 * CRC-32, as zip and gzip have it.
 * @param {Uint8Array} bytes
 */
function checksumOf(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ REMAINDERS[(sum ^ byte) & 0xff];
  return (sum ^ 0xffffffff) >>> 0;
}

/** Around deflated bytes they make a gzip file, which the platform unpacks and checks. */
const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, DEFLATED, 0, 0, 0, 0, 0, 0, 0xff);

/** @param {Entry} entry */
function gzipEnd({ checksum, size }) {
  const end = new Uint8Array(8);
  viewOf(end).setUint32(0, checksum, true);
  viewOf(end).setUint32(4, size, true);
  return end;
}

/**
 * @param {Uint8Array} bytes of the whole archive
 * @param {Entry} entry
 * @param {import('./unpack.js').Budget} budget
 * @returns {Promise<Uint8Array>}
 */
export async function contentOf(bytes, entry, budget) {
  const view = viewOf(bytes);
  const { name, method, start, packedSize, size, checksum } = entry;
  if (entry.isEncrypted) throw encrypted(name);
  if (method !== STORED && method !== DEFLATED) throw unknownPacking(name);
  if (start + FILE_BYTES > bytes.length || view.getUint32(start, true) !== FILE_SIGNATURE) {
    throw damaged('zip');
  }
  const from =
    start + FILE_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const packed = bytes.subarray(from, from + packedSize);
  if (packed.length !== packedSize) throw damaged('zip');
  if (method === DEFLATED) return gunzip([GZIP_HEADER, packed, gzipEnd(entry)], budget, 'zip');
  if (packedSize !== size || checksumOf(packed) !== checksum) throw damaged('zip');
  budget.take(size);
  return packed;
}
