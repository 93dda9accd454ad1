/**
 * A text for Markdown, in one line.
 * @param {string} text
 * @returns {string}
 */
export function markdownText(text) {
  // "&lt;" would be shown as "<"; any other ampersand is one.
  return text.replace(/([\\|`*_[\]<>$]|&(?=#?\w+;))/g, '\\$1').replace(/\s*[\r\n]+\s*/g, ' ');
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
      markdownText(name),
      ...cells.map(({ text, note, best }) => {
        const value = best ? `**${markdownText(text)}**` : markdownText(text);
        return note ? `${value} ${markdownText(note)}` : value;
      }),
    ]),
  );
  return [
    line([markdownText(corner), ...heads.map(({ label }) => markdownText(label))]),
    line([':--', ...heads.map(() => '--:')]),
    ...body,
  ].join('');
}
