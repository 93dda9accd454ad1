/** @type {Map<string, string>} */
const ESCAPES = new Map([
  ['\\', '\\textbackslash{}'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['$', '\\$'],
  ['&', '\\&'],
  ['#', '\\#'],
  ['%', '\\%'],
  ['_', '\\_'],
  ['^', '\\textasciicircum{}'],
  ['~', '\\textasciitilde{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  ['\u2212', '$-$'],
  ['\u00a0', '~'],
  ['β', '$\\beta$'],
  ['κ', '$\\kappa$'],
  ['ρ', '$\\rho$'],
  ['τ', '$\\tau$'],
  ['χ', '$\\chi$'],
  ['²', '$^2$'],
]);

/** @param {string} text */
function field(text) {
  return text
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(/[\\{}$&#%_^~<>\u2212\u00a0βκρτχ²]/g, (each) => ESCAPES.get(each) ?? each);
}

/**
 * A table in LaTeX with the rules of `booktabs`, as shown; the best of a column
 * in bold. Chinese text needs `ctex` or `xeCJK`.
 * @param {import('./tables.js').Table} table
 * @returns {string}
 */
export function toLatex({ corner, heads, rows }) {
  const line = (/** @type {string[]} */ fields) => `  ${fields.join(' & ')} \\\\\n`;
  const body = rows.map(({ name, cells }) =>
    line([
      field(name),
      ...cells.map(({ text, note, best }) => {
        const value = best ? `\\textbf{${field(text)}}` : field(text);
        // Braces keep a bracket after a row's end from being read as its space.
        return note ? `${value} {${field(note)}}` : value;
      }),
    ]),
  );
  return [
    '% \\usepackage{booktabs}\n',
    `\\begin{tabular}{l${'r'.repeat(heads.length)}}\n`,
    '  \\toprule\n',
    line([field(corner), ...heads.map(({ label }) => field(label))]),
    '  \\midrule\n',
    ...body,
    '  \\bottomrule\n',
    '\\end{tabular}\n',
  ].join('');
}
