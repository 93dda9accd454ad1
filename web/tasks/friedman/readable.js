/**
 * Relative luminance, as WCAG 2 defines it.
 * @param {string} colour as "#rrggbb"
 */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 * @param {string} one
 * @param {string} other
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What WCAG 2 asks of text. Of black and white one always reaches it. */
const ENOUGH = 4.5;

/**
 * The colour for a text on a ground: the theme's ink or its card, or black or
 * white where neither is told apart well enough.
 * @param {string} ground
 * @param {import('../../charts/theme.js').Theme} theme
 */
export function readable(ground, { ink, card }) {
  const better = (/** @type {string} */ one, /** @type {string} */ other) =>
    contrast(one, ground) >= contrast(other, ground) ? one : other;
  const own = better(ink, card);
  return contrast(own, ground) >= ENOUGH ? own : better('#000000', '#ffffff');
}
