/** Signature and IHDR, which come first in every PNG. */
const HEAD = 33;
const INCH = 0.0254;

/**
 * The check sum of PNG (ISO 3309).
 * @param {Uint8Array} bytes
 */
function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * A PNG that says how large it is on paper: a canvas leaves that out.
 * @param {Uint8Array} png without the chunk pHYs
 * @param {number} perInch pixels in an inch
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function withDensity(png, perInch) {
  const perMetre = Math.round(perInch / INCH);
  // Length, "pHYs", two densities, unit: metre, check sum.
  const chunk = new DataView(new ArrayBuffer(21));
  chunk.setUint32(0, 9);
  chunk.setUint32(4, 0x70485973);
  chunk.setUint32(8, perMetre);
  chunk.setUint32(12, perMetre);
  chunk.setUint8(16, 1);
  chunk.setUint32(17, crc32(new Uint8Array(chunk.buffer, 4, 13)));
  const whole = new Uint8Array(png.length + chunk.byteLength);
  whole.set(png.subarray(0, HEAD));
  whole.set(new Uint8Array(chunk.buffer), HEAD);
  whole.set(png.subarray(HEAD), HEAD + chunk.byteLength);
  return whole;
}
