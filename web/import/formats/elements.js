import { shortestHalf, shortestSingle } from './shortest.js';

/**
 * A number as it stands in the bytes of an array.
 * @callback Get
 * @param {DataView} view throws where it ends before
 * @param {number} at
 * @param {boolean} little the lowest byte comes first
 * @returns {unknown}
 */

/** A number of 16 bits. @param {number} bits */
function half(bits) {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1023) / 1024;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent ? (1 + fraction) * 2 ** (exponent - 15) : fraction * 2 ** -14);
}

/** By kind and bytes, as NumPy calls them. @type {Readonly<Record<string, Get>>} */
export const ELEMENTS = {
  f8: (view, at, little) => view.getFloat64(at, little),
  f4: (view, at, little) => shortestSingle(view.getFloat32(at, little)),
  f2: (view, at, little) => shortestHalf(half(view.getUint16(at, little))),
  i8: (view, at, little) => view.getBigInt64(at, little),
  i4: (view, at, little) => view.getInt32(at, little),
  i2: (view, at, little) => view.getInt16(at, little),
  i1: (view, at) => view.getInt8(at),
  u8: (view, at, little) => view.getBigUint64(at, little),
  u4: (view, at, little) => view.getUint32(at, little),
  u2: (view, at, little) => view.getUint16(at, little),
  u1: (view, at) => view.getUint8(at),
  b1: (view, at) => view.getUint8(at) !== 0,
};
