import { gunzip, joined } from './unpack.js';

/**
 * Where members begin, as far as their headers show: the signature, the method and flags that there are, how well it
 * was packed and on which system. By chance that is found once in a hundred billion bytes.
 * @param {Uint8Array} bytes
 */
function membersOf(bytes) {
  /** @type {number[]} */
  const starts = [];
  for (let at = bytes.indexOf(0x1f); at >= 0; at = bytes.indexOf(0x1f, at + 1)) {
    const [, second, method, flags] = bytes.subarray(at, at + 4);
    const [hint, system] = bytes.subarray(at + 8, at + 10);
    const isHeader =
      second === 0x8b &&
      method === 8 &&
      flags < 32 &&
      [0, 2, 4].includes(hint) &&
      (system < 14 || system === 255);
    if (isHeader) starts.push(at);
  }
  return starts.map((start, i) => bytes.subarray(start, starts[i + 1]));
}

/**
 * gzip (RFC 1952), as `gzip` and pandas' `to_csv("….csv.gz")` write it: one file, whose name is that of the packed
 * one without `.gz`. Several members, as bgzip writes them, are one file too; not every platform unpacks more than
 * the first.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name, budget }) {
  const inner = name.replace(/\.gz$/i, '');
  try {
    return [{ name: inner, bytes: await gunzip([bytes], budget, 'gzip') }];
  } catch (error) {
    const members = membersOf(bytes);
    if (members.length < 2) throw error;
    const parts = [];
    for (const member of members) parts.push(await gunzip([member], budget, 'gzip'));
    return [{ name: inner, bytes: joined(parts) }];
  }
}
