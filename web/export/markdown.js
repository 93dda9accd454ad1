/** @param {string} text */
function field(text) {
  return text.replace(/([\\|`*_[\]<>])/g, '\\$1').replace(/\s*[\r\n]+\s*/g, ' ');
}

/**
 * A table in Markdown, as shown; the best of a column in bold.
 * @param {import('./tables.js').Table} table
 * @returns {string}
 */
export function toMarkdown({ corner, heads, rows }) {
  const line = (/** @type {string[]} */ fields) => `| ${fields.join(' | ')} |\n`;
  const body = rows.map(({ name, cells }) =>
    line([
      field(name),
      ...cells.map(({ text, note, best }) => {
        const value = best ? `**${field(text)}**` : field(text);
        return note ? `${value} ${field(note)}` : value;
      }),
    ]),
  );
  return [
    line([field(corner), ...heads.map(({ label }) => field(label))]),
    line([':--', ...heads.map(() => '--:')]),
    ...body,
  ].join('');
}
