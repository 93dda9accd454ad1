/**
 * What to type where a column, or a table of the file, has to be chosen.
 * @module
 */

const SHOWN = 12;

/** A name as a shell takes it. @param {string} name */
export const quoted = (name) =>
  /^[\w.,:+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;

/**
 * @param {Pick<import('../web/core/report.js').Problem, 'code' | 'candidates' | 'tables'>} problem
 * @returns {string} a line for each column that may be the truth, the likeliest first, or the target, or for each
 *   table; empty without any
 * @example candidateLines({ code: "no_truth", candidates: ["price"] }) // "  --truth=price\n"
 */
export function candidateLines({ code, candidates = [], tables = [] }) {
  const option = code === 'no_target' ? 'target' : 'truth';
  const choices = [
    ...candidates.map((name) => `--${option}=${quoted(name)}`),
    ...tables.map((name) => `--sheet=${quoted(name)}`),
  ];
  const lines = choices.slice(0, SHOWN).map((choice) => `  ${choice}\n`);
  return lines.join('') + (choices.length > SHOWN ? '  …\n' : '');
}
