/**
 * What to type where a column, or a table of the file, has to be chosen.
 * @module
 */

import { nearest } from './nearest.mjs';

const SHOWN = 12;

/** Problems of names that the table does not have. */
const MISTYPED = new Set(['unknown_column', 'unknown_control']);

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

/**
 * A column that is not there may be mistyped, or a control whose results would stand in one.
 * @param {import('../web/core/core.js').CoreError} error
 * @param {{ columns: { name: string }[] }} [input] of the same answer
 * @returns {import('../web/core/core.js').CoreError} with the column that was probably meant
 */
export function withNearColumn(error, input) {
  const name = error.code === 'unknown_control' ? error.value : error.column;
  if (!MISTYPED.has(error.code) || !name || !input) return error;
  const meant = nearest(
    name,
    input.columns.map(({ name }) => name),
  );
  if (!meant) return error;
  return {
    ...error,
    message: `${error.message} Did you mean "${meant}"?`,
    message_zh: `${error.message_zh}是否指“${meant}”？`,
  };
}
