/**
 * Whether bytes that are not UTF-8 are Chinese in GB18030, or something else
 * that its decoder would take without complaint: two letters of Western Europe
 * or Russia side by side are rare ideographs to it.
 *
 * @module
 */

/** Two bytes of the characters in daily use, by GB 2312: punctuation and full-width signs, ideographs of level 1. */
const SIGNS = [0xa1, 0xa3];
const COMMON = [0xb0, 0xd7];
/** Ideographs of level 2: half of them all, and a few in a hundred of those that are written. */
const LESS_COMMON = [0xd8, 0xf7];

/** Of Chinese texts nearly all is in GB 2312; a short one may have a rare name in it. */
const SHARE_IN_GB2312 = 0.75;
const SHARE_IN_DAILY_USE = 0.5;

/** @param {number} byte @param {number[]} range */
const isIn = (byte, [from, to]) => byte >= from && byte <= to;

/**
 * Looks at the bytes of a file, piece by piece.
 * @returns {{ add: (bytes: Uint8Array) => void, isPlausible: () => boolean }}
 */
export function createGb18030Check() {
  let all = 0;
  let common = 0;
  let lessCommon = 0;
  let lead = 0;
  /** Bytes of the character that are still to come, after its second. */
  let rest = 0;

  /** @param {number} byte the second of a character */
  function addSecond(byte) {
    const isFourBytes = byte >= 0x30 && byte <= 0x39;
    rest = isFourBytes ? 2 : 0;
    all += 1;
    // Rare ideographs have four bytes, or a second one below those of GB 2312.
    if (byte >= 0xa1 && (isIn(lead, COMMON) || isIn(lead, SIGNS))) common += 1;
    else if (byte >= 0xa1 && isIn(lead, LESS_COMMON)) lessCommon += 1;
    lead = 0;
  }

  return {
    add(bytes) {
      for (const byte of bytes) {
        if (rest > 0) rest -= 1;
        else if (lead > 0) addSecond(byte);
        else if (byte >= 0x80) lead = byte;
      }
    },
    isPlausible: () =>
      all > 0 && common + lessCommon >= SHARE_IN_GB2312 * all && common >= SHARE_IN_DAILY_USE * all,
  };
}
