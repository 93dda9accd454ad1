import { inflateSync } from 'node:zlib';

/** What a filter of PNG adds to a byte, from those to the left, above, and above to the left. */
const FILTERS = [
  () => 0,
  (/** @type {number} */ left) => left,
  (/** @type {number} */ _, /** @type {number} */ up) => up,
  (/** @type {number} */ left, /** @type {number} */ up) => (left + up) >> 1,
  (/** @type {number} */ left, /** @type {number} */ up, /** @type {number} */ corner) => {
    const guess = left + up - corner;
    const [a, b, c] = [left, up, corner].map((each) => Math.abs(guess - each));
    if (a <= b && a <= c) return left;
    return b <= c ? up : corner;
  },
];

/**
 * The pixels of a PNG of 8 bits with red, green, blue and opacity.
 * @param {Uint8Array} bytes
 */
export function pixelsOf(bytes) {
  const png = Buffer.from(bytes);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, end));
  }
  const data = inflateSync(Buffer.concat(parts));
  const row = 4 * width;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = FILTERS[data[y * (row + 1)]];
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < 4 ? 0 : pixels[at - 4];
      const up = y === 0 ? 0 : pixels[at - row];
      const corner = x < 4 || y === 0 ? 0 : pixels[at - row - 4];
      pixels[at] = data[y * (row + 1) + 1 + x] + filter(left, up, corner);
    }
  }
  /** How many pixels of a box are dark. @param {number[]} box left, top, right, bottom */
  const ink = ([left, top, right, bottom]) => {
    let dark = 0;
    for (let y = Math.floor(top); y < bottom; y += 1) {
      for (let x = Math.floor(left); x < right; x += 1)
        dark += pixels[y * row + 4 * x] < 128 ? 1 : 0;
    }
    return dark;
  };
  return { width, height, pixels, ink };
}
