import { damaged, tooLarge } from './words.js';

/** What all that a file unpacks to may have. */
const MOST_BYTES = 2 ** 30;
/** Deflate reaches 1,000; tables reach 20. */
const MOST_RATIO = 200;
/** Below, the ratio is not looked at. */
const SMALL_BYTES = 2 ** 22;
const MEGABYTE = 2 ** 20;
/** That are unpacked at a time. */
const PIECE_BYTES = 2 ** 16;

/**
 * How much may be unpacked in all: what is packed within what is packed counts, too.
 * @typedef {object} Budget
 * @property {(packed: number, unpacked: number) => void} check throws where so many bytes would be too many
 * @property {(unpacked: number) => void} take
 * @property {(bytes: number) => void} limit to fewer bytes
 *
 * @returns {Budget}
 */
export function createBudget() {
  let most = MOST_BYTES;
  let left = MOST_BYTES;
  return {
    check(packed, unpacked) {
      const bomb = unpacked > SMALL_BYTES && unpacked > packed * MOST_RATIO;
      if (bomb || unpacked > left) throw tooLarge(most / MEGABYTE);
    },
    take(unpacked) {
      left -= unpacked;
    },
    limit(bytes) {
      left = Math.min(left, bytes);
      most = Math.min(most, bytes);
    },
  };
}

/**
 * Pieces, of which no more is unpacked than is asked for. Not from a Blob: in WebKit a worker of a document in a file
 * reads none.
 * @param {Uint8Array[]} parts
 */
function streamOf(parts) {
  const pieces = (function* () {
    for (const part of parts) {
      for (let at = 0; at < part.length; at += PIECE_BYTES) {
        yield part.subarray(at, at + PIECE_BYTES);
      }
    }
  })();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/**
 * Unpacks gzip, of which the platform checks the checksum and the length.
 * @param {Uint8Array[]} parts of the packed file
 * @param {Budget} budget
 * @param {string} format that is called damaged where it is
 * @returns {Promise<Uint8Array>}
 */
export async function gunzip(parts, budget, format) {
  const packedSize = parts.reduce((sum, { length }) => sum + length, 0);
  const reader = streamOf(parts).pipeThrough(new DecompressionStream('gzip')).getReader();
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged(format);
      });
      if (done) break;
      size += value.length;
      budget.check(packedSize, size);
      chunks.push(value);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  budget.take(size);
  return joined(chunks);
}

/** @param {Uint8Array[]} parts */
export function joined(parts) {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
