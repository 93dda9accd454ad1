/**
 * A sheet of pixels to draw a figure on.
 * @typedef {object} Sheet
 * @property {CanvasRenderingContext2D} context
 * @property {number} ratio pixels of the sheet in a CSS pixel
 * @property {() => Promise<Blob>} finish
 */

/** Of saved pictures. */
const PIXEL_RATIO = 2;

/**
 * @param {number} width
 * @param {number} height
 * @returns {Sheet}
 */
export function pixels(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  return {
    context,
    ratio: PIXEL_RATIO,
    finish: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob((blob) => {
          if (blob) resolve(blob);
          else reject(new Error('the browser could not make a PNG'));
        }, 'image/png');
      }),
  };
}
