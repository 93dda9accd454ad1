import { latexField, latexTable } from './latex_table.js';

/**
 * A table in LaTeX with the rules of `booktabs`, as shown; the best of a column
 * in bold. One that is too wide has heads in several lines and is made narrower.
 * Chinese text needs `ctex` or `xeCJK`.
 * @param {import('./tables.js').Table} table
 * @param {import('./latex_table.js').Legend} [legend]
 * @returns {string}
 */
export function toLatex({ corner, heads, rows }, legend) {
  return latexTable(
    {
      heads: [corner, ...heads.map(({ label }) => label)],
      texts: rows.map(({ name, cells }) => [
        name,
        ...cells.map(({ text, note }) => (note ? `${text} ${note}` : text)),
      ]),
      rows: rows.map(({ name, cells }) => [
        latexField(name),
        ...cells.map(({ text, note, best }) => {
          const value = best ? `\\textbf{${latexField(text)}}` : latexField(text);
          // Braces keep a bracket after a row's end from being read as its space.
          return note ? `${value} {${latexField(note)}}` : value;
        }),
      ]),
    },
    legend,
  );
}
