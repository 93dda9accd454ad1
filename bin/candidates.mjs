/**
 * What to type where a column, or a table of the file, has to be chosen.
 * @module
 */

const SHOWN = 12;

/** A name as a shell takes it. @param {string} name */
const quoted = (name) => (/^[\w.,:+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`);

/**
 * @param {import('../web/core/report.js').Problem} problem
 * @returns {string} a line for each column that may be the truth, the likeliest first, or for each table; empty
 *   without any
 * @example candidateLines({ candidates: ["price"] }) // "  --truth=price\n"
 */
export function candidateLines({ candidates = [], tables = [] }) {
  const choices = [
    ...candidates.map((name) => `--truth=${quoted(name)}`),
    ...tables.map((name) => `--sheet=${quoted(name)}`),
  ];
  const lines = choices.slice(0, SHOWN).map((choice) => `  ${choice}\n`);
  return lines.join('') + (choices.length > SHOWN ? '  …\n' : '');
}
