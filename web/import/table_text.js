import { latexRows, looksLikeLatex } from './latex_cells.js';
import { csvText, textInPlace } from './pasted_cells.js';
import { printedText } from './printed_matrix.js';
import { notes, problems, together } from './table_words.js';

/**
 * A table pasted from Markdown, LaTeX, a spreadsheet or a printed matrix as the
 * text of a file that the core reads. Free of the DOM.
 *
 * @typedef {import('./latex_cells.js').SourceRow} SourceRow
 * @typedef {import('./table_words.js').Both} Both
 * @typedef {{ text: string, inPlace?: string, note: Both | null, positive?: string }} ReadTable inPlace: the same with
 *   each row in its line of the source, for problems that name a line; positive: the class that the text calls so
 * @typedef {{ problem: { code: string, message: string, message_zh: string, line?: number } }} Refused
 * @typedef {import('./pasted_cells.js').PlacedRow} PlainRow
 * @typedef {{ names: string[], line: number, rows: PlainRow[] }} Plain line: of the names
 */

/** Longer texts are files of data and not tables from a paper. */
const LONGEST = 1_000_000;

const NUMBER = '[-+\u2212–]?(?:\\d+(?:[.,]\\d+)?|[.,]\\d+)(?:e[-+\u2212]?\\d+)?';
const PLUS_MINUS = '(?:±|\\+/-|\\+-)';
/** A number with what papers put behind it. */
const DECORATED = new RegExp(
  `^(${NUMBER})\\s*(%?)\\s*(?:(${PLUS_MINUS})\\s*${NUMBER}\\s*%?)?\\s*((?:\\^\\{[^}]*\\}|[⁰¹²³⁴-⁹·˙]|\\([^()]*\\)|\\[[^[\\]]*\\]|[*†‡•◦∘✓↑↓▲▼△▽★]|\\s)*)$`,
  'i',
);
/** What may follow an emphasised text at once: punctuation, and what DECORATED has behind a number. */
const BEHIND_EMPHASIS = /^[\s)^±,.;%⁰¹²³⁴-⁹·˙([*\\†‡•◦∘✓↑↓▲▼△▽★]?$/;
/** Nothing where papers have a number; what the core reads as missing stays as it is, for its message. */
const MISSING = /^[-–—−]+$/;
/** Rows at the end that sum up the others. */
const SUMMARIES =
  /^((average|avg|mean|median|overall|sum|total|std)\.?|((average|avg|mean|sum of|friedman)\.? )?(the )?(ranks?|ranking|rank sum)\.?|(average|mean|avg)\.? (ranks?|accuracy|error|auc|score)|(w|win|wins)[/-](t|tie|ties|d|l|loss|losses)[/-](l|loss|losses|t|ties?)|平均|平均值|均值|平均序值|平均秩|平均排名|序值|排名|总计|合计|胜\/平\/负)$/i;

/**
 * Whether a pasted text may have the marks of a table from a paper.
 * @param {string} text
 */
export function isDecorated(text) {
  return text.length <= LONGEST && /\\|±|\+\/-|\|/.test(text);
}

/**
 * @param {Both} sentence
 * @param {string} code
 * @param {number} [line]
 * @returns {Refused}
 */
const refused = ({ en, zh }, code, line) => ({
  problem: { code, message: en, message_zh: zh, ...(line === undefined ? {} : { line }) },
});

/**
 * What a pasted text says as a table that the core reads. Bold, ranks beside
 * the numbers and what stands after ± are left out, and the note says so.
 * @param {string} text
 * @returns {ReadTable | Refused | null} null: as it is
 * @example tableText("|D|A|\n|-|-|\n|iris|**0.9** ± 0.1|")?.text // "D,A\niris,0.9\n"
 */
export function tableText(text) {
  const printed = printedText(text);
  if (printed || !isDecorated(text)) return printed;
  const lines = text.replace(/\r\n?/g, '\n');
  if (looksLikeLatex(lines)) return latexTable(lines);
  const separator = separatorLine(lines.split('\n'));
  if (separator > 0) return markdownTable(lines.split('\n'), separator);
  return withoutSpreads(lines);
}

/**
 * The line of `|---|---|` below a line with as many cells.
 * @param {string[]} lines
 * @param {number} [from]
 * @returns {number} −1 without one
 */
function separatorLine(lines, from = 1) {
  return lines.findIndex((line, i) => {
    if (i < from || !/^[\s|:-]*$/.test(line)) return false;
    const cells = markdownCells(line);
    return (
      cells.every((cell) => /^:?-+:?$/.test(cell)) &&
      (line.includes('|') || lines[i - 1].includes('|')) &&
      cells.length === markdownCells(lines[i - 1]).length
    );
  });
}

/** @param {string} line */
function markdownCells(line) {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)((?:\\\\)*)\|$/, '$1');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Pairs of signs around emphasised text, the longer ones first. */
const MARKS = ['***', '**', '__', '~~', '==', '`', '*', '_'];

/**
 * Without a mark around words, from each opening to the next closing one.
 * @param {string} text
 * @param {string} mark
 */
function withoutMark(text, mark) {
  const length = mark.length;
  const isOpening = (/** @type {number} */ at) =>
    /^[\s(]?$/.test(text.slice(at - 1, at)) && /\S/.test(text[at + length] ?? '');
  const isClosing = (/** @type {number} */ at) =>
    /\S/.test(text[at - 1] ?? '') && BEHIND_EMPHASIS.test(text.slice(at + length, at + length + 1));
  let shown = '';
  let from = 0;
  let opening = -1;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (opening >= 0 && at > opening + length && isClosing(at)) {
      shown += text.slice(from, opening) + text.slice(opening + length, at);
      from = at + length;
      opening = -1;
      at = from - 1;
    } else if (opening < 0 && isOpening(at)) opening = at;
  }
  return shown + text.slice(from);
}

/**
 * Without the marks that say how a cell looks. What stands between two signs
 * contains no further one that opens, so that no part is looked at twice.
 * @param {string} cell
 */
function markdownText(cell) {
  const plain = cell
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?(b|strong|i|em|u|span|sub|mark|small|code)(\s[^<>]*)?>/gi, '')
    .replace(/<sup>([^<]*)<\/sup>/gi, '^{$1}')
    .replace(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '$1')
    .replace(/\[\^[^[\]]*\]/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&plusmn;/g, '±')
    .replace(/\$([^$]*)\$/g, (_, math) => mathText(math));
  return MARKS.reduce(withoutMark, plain)
    .replace(/\^([\d.,]+)\^/g, '^{$1}')
    .replace(/\^([\d.]+)$/, '^{$1}')
    .replace(/\\([\\|`*_{}[\]<>()#+.!~-])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param {string} math between dollars */
const mathText = (math) =>
  latexRows(`${math} & \\\\`).rows[0]?.cells[0]?.replace(/\^(\d)/g, '^{$1}') ?? '';

/**
 * @param {string[]} lines
 * @param {number} separator
 */
function markdownTable(lines, separator) {
  const end = lines.findIndex((line, i) => i > separator && !line.includes('|'));
  const last = end < 0 ? lines.length : end;
  const rows = lines.slice(separator + 1, last).map((line, i) => ({
    line: separator + 2 + i,
    cells: markdownCells(line).map(markdownText),
    merged: null,
  }));
  const head = {
    line: separator,
    cells: markdownCells(lines[separator - 1]).map(markdownText),
    merged: null,
  };
  const several = separatorLine(lines, last + 2) > 0;
  return table('markdown', [head], rows, several);
}

/** @param {string} text */
function latexTable(text) {
  const { rows, head, several, unclosed } = latexRows(text);
  if (unclosed) {
    const sentence = problems.unclosed(unclosed.line, unclosed.name);
    return refused(sentence, 'unclosed_table', unclosed.line);
  }
  const heads = Math.max(1, head);
  return table('latex', rows.slice(0, heads), rows.slice(heads), several);
}

/**
 * @param {'markdown' | 'latex'} format
 * @param {SourceRow[]} heads
 * @param {SourceRow[]} body
 * @param {boolean} several
 * @returns {ReadTable | Refused}
 */
function table(format, heads, body, several) {
  if (heads.length === 0 || body.length === 0)
    return refused(problems.empty(format), 'empty_table');
  const width = heads[0].cells.length;
  const all = [...heads, ...body];
  const merged = all.find((row) => row.merged !== null);
  if (merged) {
    const sentence = problems.merged(merged.line, merged.merged ?? '');
    return refused(sentence, 'merged_cells', merged.line);
  }
  const ragged = all.find(({ cells }) => cells.length !== width);
  if (ragged) {
    const sentence = problems.ragged(ragged.line, ragged.cells.length, width);
    return refused(sentence, 'ragged_row', ragged.line);
  }
  const names = heads[0].cells.map((_, column) =>
    heads
      .map(({ cells }) => withoutRank(cells[column]))
      .filter(Boolean)
      .join(' '),
  );
  return cleaned({ names, line: heads[0].line, rows: body }, (rows) => [
    notes.read(format, rows.length, width),
    ...(several ? [notes.more()] : []),
  ]);
}

/** A name whose superscript is a mark and not a power. @param {string} name */
const withoutRank = (name) => name.replace(/\^\{([^{}]*)\}/g, '$1').trim();

/**
 * Cells as numbers where they are numbers, and the notes on what went.
 * @param {Plain} plain
 * @param {(rows: Plain['rows']) => Both[]} first notes that come first
 * @returns {ReadTable | Refused}
 */
function cleaned({ names, line, rows: given }, first) {
  const { rows, summaries } = withoutSummaries(given);
  const percent = mixedPercent(rows, names.length);
  if (percent)
    return refused(problems.percent(percent.line, percent.cell), 'mixed_units', percent.line);
  const hasComma = hasDecimalComma(rows);
  /** @type {string[]} */
  const spreads = [];
  /** @type {string[]} */
  const marks = [];
  /** @type {Set<string>} */
  const percents = new Set();
  const body = rows.map(({ cells }) =>
    cells.map((cell, column) => {
      if (column > 0 && MISSING.test(cell)) return '';
      const found = DECORATED.exec(cell);
      // The first column names the rows, also where the names begin like numbers.
      if (!found || (column === 0 && found[0] !== found[1])) return withoutRank(cell);
      const [, number, sign, spread, mark] = found;
      if (spread) spreads.push(shown(cell));
      if (mark.trim()) marks.push(shown(cell));
      if (sign) percents.add(names[column]);
      const plain = number.replace(/[\u2212–]/g, '-');
      return hasComma ? plain.replace(',', '.') : plain;
    }),
  );
  const sentences = [
    ...first(rows),
    ...(spreads.length > 0 ? [notes.spreads(spreads.length, spreads[0])] : []),
    ...(marks.length > 0 ? [notes.marks(marks.length, marks[0])] : []),
    ...(percents.size > 0 ? [notes.percents([...percents])] : []),
    ...(summaries.length > 0 ? [notes.summaries(summaries)] : []),
  ];
  return {
    text: csvText([names, ...body]),
    inPlace: textInPlace([
      { line, cells: names },
      ...rows.map((row, place) => ({ line: row.line, cells: body[place] })),
    ]),
    note: together(sentences),
  };
}

/** @param {string} cell */
const shown = (cell) => cell.replace(/\^\{([^{}]*)\}/g, '^$1');

/**
 * @param {Plain['rows']} rows
 * @returns {{ rows: Plain['rows'], summaries: string[] }}
 */
function withoutSummaries(rows) {
  const isSummary = (/** @type {Plain['rows'][number]} */ { cells }) =>
    SUMMARIES.test(withoutRank(cells[0]).replace(/[:：]$/, ''));
  const from = rows.findLastIndex((row) => !isSummary(row)) + 1;
  if (from === 0) return { rows, summaries: [] };
  return { rows: rows.slice(0, from), summaries: rows.slice(from).map(({ cells }) => cells[0]) };
}

/**
 * A cell with a percent sign in a column where other numbers have none.
 * @param {Plain['rows']} rows
 * @param {number} width
 */
function mixedPercent(rows, width) {
  for (let column = 1; column < width; column += 1) {
    const numbers = rows.flatMap(({ line, cells }) =>
      DECORATED.test(cells[column]) ? [{ line, cell: cells[column] }] : [],
    );
    const withSign = numbers.filter(({ cell }) => cell.includes('%'));
    if (withSign.length > 0 && withSign.length < numbers.length) return withSign[0];
  }
  return null;
}

/**
 * Whether commas are decimal signs: no number has a point, and not all could
 * be groups of thousands.
 * @param {Plain['rows']} rows
 */
function hasDecimalComma(rows) {
  const numbers = rows.flatMap(({ cells }) =>
    cells.slice(1).flatMap((cell) => DECORATED.exec(cell)?.[1] ?? []),
  );
  const commas = numbers.filter((number) => number.includes(','));
  const areGroups = commas.every((number) => /^[-+−–]?[1-9]\d{0,2},\d{3}$/.test(number));
  return commas.length > 0 && !areGroups && !numbers.some((number) => number.includes('.'));
}

/**
 * Cells of a spreadsheet or a CSV file: only what stands after ± goes.
 * @param {string} text
 * @returns {ReadTable | null}
 */
function withoutSpreads(text) {
  // Between commas a decimal comma cannot be told from the end of the cell.
  const decimal = /[\t;]/.test(text) ? '[.,]' : '\\.';
  const number = `(?:\\d+(?:${decimal}\\d+)?|${decimal}\\d+)(?:e[-+]?\\d+)?`;
  // A number begins where no digit stands before it, so that none is looked at from each of its digits.
  const spread = new RegExp(
    `([-+\u2212]?(?<!\\d)${number})[ \\u00a0]*${PLUS_MINUS}[ \\u00a0]*${number}`,
    'gi',
  );
  const found = text.match(spread);
  if (!found) return null;
  const plain = text.replace(spread, '$1').replace(/\u2212(?=[\d.,])/g, '-');
  return { text: plain, note: notes.spreads(found.length, found[0]) };
}
