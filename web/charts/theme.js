/**
 * The colours and type of a chart: a copy of the page's tokens, because a
 * canvas cannot read them.
 * @typedef {object} Theme
 * @property {string} card ground of the figure
 * @property {string} ink
 * @property {string} muted
 * @property {string} line hairlines
 * @property {string} grid
 * @property {string} accent what can be moved
 * @property {string} tint of the accent
 * @property {string} rind what is correct
 * @property {string} rindTint
 * @property {Record<string, string>} models colour by token, `--model-1` …
 * @property {string} font
 * @property {string} serif for big counts
 */

const MODEL_TOKENS = Array.from({ length: 12 }, (_, place) => `--model-${place + 1}`);

/**
 * @param {{ getPropertyValue(name: string): string }} style that has the tokens
 * @returns {Theme}
 */
export function themeOf(style) {
  const token = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    card: token('--card'),
    ink: token('--ink'),
    muted: token('--muted'),
    line: token('--line'),
    grid: token('--grid'),
    accent: token('--accent'),
    tint: token('--accent-tint'),
    rind: token('--rind'),
    rindTint: token('--rind-tint'),
    models: Object.fromEntries(MODEL_TOKENS.map((name) => [name, token(name)])),
    font: token('--sans'),
    serif: token('--serif'),
  };
}

/**
 * Two colours mixed, as `color-mix(in srgb, …)` does.
 * @param {string} colour as "#rrggbb"
 * @param {string} ground
 * @param {number} share of the first, in [0, 1]
 * @example mixed("#000000", "#ffffff", 0.2) // "#cccccc"
 */
export function mixed(colour, ground, share) {
  const part = (/** @type {string} */ text, /** @type {number} */ at) =>
    Number.parseInt(text.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(share * part(colour, at) + (1 - share) * part(ground, at))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/**
 * A colour let through by a share.
 * @param {string} colour as "#rrggbb"
 * @param {number} opacity in [0, 1]
 * @example faded("#000000", 0.5) // "#00000080"
 */
export function faded(colour, opacity) {
  const byte = Math.round(opacity * 255);
  return `${colour}${byte.toString(16).padStart(2, '0')}`;
}
