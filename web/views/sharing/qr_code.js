import { encode } from 'uqr';

/** More bytes make a code denser than phones read from a screen: this is version 25, of 117 × 117 modules. */
const MOST_BYTES = 1273;
/** The margin that the standard asks for, in modules. */
const MARGIN = 4;

/**
 * The dark modules of a QR code as one path of SVG.
 * @param {string} text in ASCII, an address
 * @returns {{ size: number, path: string } | null} size: modules from edge to edge, with the
 *   margin; null when the text is too long
 */
export function qrCode(text) {
  if (text.length > MOST_BYTES) return null;
  const { size, data } = encode(text, { border: MARGIN });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size, path };
}

/**
 * The file of a QR code.
 * @param {{ size: number, path: string }} code
 */
export const qrFile = ({ size, path }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${8 * size}" height="${8 * size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>\n`;
