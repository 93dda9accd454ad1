/**
 * LZ4, as Arrow packs with it: a frame of blocks, https://github.com/lz4/lz4/tree/dev/doc. The packages for it that run
 * in a browser trust what they unpack.
 */

const MAGIC = 0x184d2204;
/** Bits of the flags of a frame. */
const FLAG = { dictionary: 1, contentSum: 4, contentSize: 8, blockSum: 16, version: 192 };
const VERSION = 64;
/** Of the length of a block that is not packed. */
const AS_IT_IS = 0x80000000;
const SUM_BYTES = 4;
const SIZE_BYTES = 8;
/** What repeats does so for no less. */
const LEAST_MATCH = 4;
/** A length of so much goes on in the next bytes, each of which may say the same of 255. */
const LONG_LENGTH = 15;

const broken = () => new Error('invalid LZ4');

/**
 * Unpacks one block behind what was unpacked before it, to which it may refer.
 * @param {Uint8Array} block
 * @param {Uint8Array} whole
 * @param {number} start where in it
 * @returns {number} where the block ends in it
 */
function unpackBlock(block, whole, start) {
  let from = 0;
  let to = start;
  const lengthOf = (/** @type {number} */ short) => {
    let length = short;
    if (short < LONG_LENGTH) return length;
    let more = 255;
    while (more === 255) {
      if (from >= block.length) throw broken();
      more = block[from];
      from += 1;
      length += more;
    }
    return length;
  };
  while (from < block.length) {
    const token = block[from];
    from += 1;
    const literals = lengthOf(token >> 4);
    if (literals > block.length - from || literals > whole.length - to) throw broken();
    whole.set(block.subarray(from, from + literals), to);
    from += literals;
    to += literals;
    // The last sequence has literals alone.
    if (from === block.length) return to;
    if (from + 2 > block.length) throw broken();
    const distance = block[from] | (block[from + 1] << 8);
    from += 2;
    const length = lengthOf(token & LONG_LENGTH) + LEAST_MATCH;
    if (distance === 0 || distance > to || length > whole.length - to) throw broken();
    // What is copied may reach into itself.
    for (const end = to + length; to < end; to += 1) whole[to] = whole[to - distance];
  }
  throw broken();
}

/**
 * @param {Uint8Array} frame
 * @param {number} length of what was packed, as is known from elsewhere
 * @returns {Uint8Array} throws where the frame does not unpack to just as much
 */
export function unpackLz4(frame, length) {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const flags = view.getUint8(4);
  const isKnown = (flags & FLAG.version) === VERSION && !(flags & FLAG.dictionary);
  if (view.getUint32(0, true) !== MAGIC || !isKnown) throw broken();
  const whole = new Uint8Array(length);
  let to = 0;
  // Magic, flags, size of blocks and the checksum of the header.
  let from = 7 + (flags & FLAG.contentSize ? SIZE_BYTES : 0);
  for (;;) {
    const size = view.getUint32(from, true);
    from += 4;
    if (size === 0) break;
    const isPacked = size < AS_IT_IS;
    const end = from + (isPacked ? size : size - AS_IT_IS);
    if (end > frame.length) throw broken();
    const block = frame.subarray(from, end);
    if (isPacked) to = unpackBlock(block, whole, to);
    else {
      whole.set(block, to);
      to += block.length;
    }
    from = end + (flags & FLAG.blockSum ? SUM_BYTES : 0);
  }
  from += flags & FLAG.contentSum ? SUM_BYTES : 0;
  if (to !== length || from !== frame.length) throw broken();
  return whole;
}
