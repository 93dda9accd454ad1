import { latexText } from './latex_text.js';

/**
 * The frame of a table in LaTeX: a float with caption and label, as narrow as the
 * page, or pages of rows. Free of the DOM.
 *
 * @typedef {{ caption?: string, label?: string }} Legend
 */

/** Characters across a line of text, about, in the class `article` at 10 pt. */
const LINE = 64;
/** More rows than this go on over several pages. */
const MOST_ROWS = 45;
/** And with more characters across they are turned on their side. */
const TURNED = 110;
/** Characters between two columns. */
const GAP = 2.4;
const HEAD_WIDTH = 8;
/** A longer name goes on in the next line, in tables over several pages. */
const LONG_NAME = 30;
/** Sizes of fonts with the characters across a line that they have room for. */
const SIZES = /** @type {const} */ ([
  ['\\small', 75],
  ['\\footnotesize', 85],
  ['\\scriptsize', 100],
  ['\\tiny', Number.POSITIVE_INFINITY],
]);

/**
 * A text for LaTeX on one line: hyphens stay, as they begin no dash.
 * @param {string} text
 * @example latexField('a_b-c') // 'a\\_b-c'
 */
export const latexField = (text) =>
  latexText(text.replace(/\s*[\r\n]+\s*/g, ' '))
    .replace(/-\{\}(?!-)/g, '-')
    .replace(/([?!])\{\}(?!`)/g, '$1');

/** Characters of a text, of which an ideograph takes the room of two. @param {string} text */
const lengthOf = (text) => [...text].length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** A bracket or star at the start of a row would be read as part of the line before. @param {string} cell */
const rowStart = (cell) => cell.replace(/^([[*])/, '{$1}');

/**
 * Words in lines about as long as a number is.
 * @param {string} label
 * @param {number} room
 */
function broken(label, room) {
  /** @type {string[]} */
  const lines = [];
  for (const word of label.split(/ |(?<=[，、–])/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? '' : last + (/[，、–]$/.test(last) ? '' : ' ') + word;
    if (joined && lengthOf(joined) <= room) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/**
 * A cell of `shortstack`, where a head has several lines.
 * @param {string[]} lines
 * @param {'l' | 'r'} side
 */
function stacked(lines, side) {
  const fields = lines.map(latexField);
  return fields.length < 2 ? fields.join('') : `\\shortstack[${side}]{${fields.join('\\\\')}}`;
}

/**
 * @param {object} table
 * @param {string[]} table.heads the first is that of the names
 * @param {string[][]} table.rows cells as LaTeX
 * @param {string[][]} table.texts the same as they are read, to guess widths
 * @param {string[][]} [table.last] rows below a rule
 * @param {Legend} [legend] without a caption the table is not a float
 * @returns {string}
 */
export function latexTable({ heads, rows, texts, last = [] }, { caption = '', label = '' } = {}) {
  const widths = heads.map((_, column) =>
    Math.max(0, ...texts.map((cells) => lengthOf(cells[column] ?? ''))),
  );
  const across = (/** @type {string[][]} */ lines) =>
    widths.reduce(
      (sum, width, column) => sum + GAP + Math.max(width, ...lines[column].map(lengthOf)),
      -GAP,
    );
  const whole = heads.map((each) => [each]);
  const isWide = across(whole) > LINE;
  const shown = isWide
    ? heads.map((each, column) => broken(each, Math.max(HEAD_WIDTH, widths[column])))
    : whole;
  const needed = across(shown);
  const line = (/** @type {string[]} */ cells) =>
    `  ${[rowStart(cells[0]), ...cells.slice(1)].join(' & ')} \\\\\n`;
  const head = line(shown.map((lines, column) => stacked(lines, column === 0 ? 'l' : 'r')));
  const foot = last.length > 0 ? `  \\midrule\n${last.map(line).join('')}` : '';
  const columns = `l${'r'.repeat(heads.length - 1)}`;
  const legend = caption
    ? `\\caption{${latexField(caption)}}${label ? `\\label{tab:${label}}` : ''}`
    : '';
  if (rows.length > MOST_ROWS) {
    const long = Math.max(0, widths[0] - LONG_NAME);
    return longTable({
      columns:
        long > 0
          ? `>{\\raggedright\\arraybackslash}p{0.25\\linewidth}${columns.slice(1)}`
          : columns,
      head,
      body: rows.map(line).join('') + foot,
      legend,
      needed: needed - long,
    });
  }
  const tabular = [
    `\\begin{tabular}{${columns}}\n`,
    `  \\toprule\n${head}  \\midrule\n`,
    rows.map(line).join(''),
    foot,
    '  \\bottomrule\n\\end{tabular}\n',
  ].join('');
  const tight = needed > LINE;
  const packages = tight ? 'booktabs,adjustbox' : 'booktabs';
  const fitted = tight
    ? `\\begin{adjustbox}{max width=\\linewidth}\n${tabular}\\end{adjustbox}\n`
    : tabular;
  const float = legend
    ? `\\begin{table}[htbp]\n\\centering\n${legend}\n${fitted}\\end{table}\n`
    : fitted;
  return `% \\usepackage{${packages}}\n${float}`;
}

/**
 * @param {{ columns: string, head: string, body: string, legend: string, needed: number }} table
 */
function longTable({ columns, head, body, legend, needed }) {
  const size = needed > LINE ? SIZES.find(([, room]) => needed <= room)?.[0] : '';
  const turned = needed > TURNED;
  const start = `  \\toprule\n${head}  \\midrule\n`;
  const packages = ['booktabs', 'longtable', 'array', ...(turned ? ['pdflscape'] : [])];
  return [
    `% \\usepackage{${packages.join(',')}}\n`,
    turned ? '\\begin{landscape}\n' : '',
    size ? `{${size}\\setlength{\\tabcolsep}{3pt}\n` : '',
    `\\begin{longtable}{${columns}}\n`,
    legend ? `  ${legend}\\\\\n` : '',
    `${start}\\endfirsthead\n${start}\\endhead\n  \\bottomrule\n\\endfoot\n`,
    body,
    '\\end{longtable}\n',
    size ? '}\n' : '',
    turned ? '\\end{landscape}\n' : '',
  ].join('');
}
