/**
 * What to type where a column has to be chosen.
 * @module
 */

const SHOWN = 12;

/** A name as a shell takes it. @param {string} name */
const quoted = (name) => (/^[\w.,:+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`);

/**
 * @param {import('../web/core/report.js').Problem} problem
 * @returns {string} a line for each column that may be the truth, the likeliest first; empty without any
 * @example candidateLines({ candidates: ["price"] }) // "  --truth=price\n"
 */
export function candidateLines({ candidates = [] }) {
  const lines = candidates.slice(0, SHOWN).map((name) => `  --truth=${quoted(name)}\n`);
  return lines.join('') + (candidates.length > SHOWN ? '  …\n' : '');
}
