import readWorkbook from 'read-excel-file/universal';
import { integer } from '../../words/format.js';
import { together } from '../table_words.js';
import { checkSizes, contentOf, entriesOf } from './archive.js';
import { bytesOfRows } from './columns.js';
import { storedArchive } from './stored_archive.js';
import { damaged, Refusal } from './words.js';

/** @typedef {import('./words.js').Both} Both */

/** Of sheets, texts and styles. */
const MOST_BYTES = 2 ** 28;
/** The library makes a tree of them, with 4 KB a cell: 1.5 GB and 13 s for 400,000. */
const MOST_CELLS = 500_000;
/** Most cells of a sheet, the empty ones among them. */
const MOST_IN_EXTENT = 5_000_000;
/** A cell with a formula and no result. */
const UNSAVED =
  /<c\b[^>]*\br="([A-Z]+\d+)"[^>]*>\s*<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/;

/** @type {Record<'formulas' | 'links' | 'macros', Both>} */
const NOTES = {
  formulas: {
    en: 'Cells with formulas have the results that were saved with them.',
    zh: '含公式的单元格取其保存时的结果。',
  },
  links: {
    en: 'The workbook refers to other files, which are not opened.',
    zh: '该工作簿引用了其他文件，这些文件不会被打开。',
  },
  macros: { en: 'Its macros are not run.', zh: '其中的宏不会运行。' },
};

/** @param {string} text of an attribute */
const escaped = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * @param {readonly string[]} sheets as XML
 * @param {readonly string[]} names of all files in the workbook
 * @returns {Both | undefined}
 */
function noteOf(sheets, names) {
  const notes = [
    ...(sheets.some((sheet) => /<f[\s>/]/.test(sheet)) ? [NOTES.formulas] : []),
    ...(names.some((name) => name.startsWith('xl/externalLinks/')) ? [NOTES.links] : []),
    ...(names.some((name) => /vbaProject\.bin$/.test(name)) ? [NOTES.macros] : []),
  ];
  return notes.length > 0 ? together(notes) : undefined;
}

/** @param {readonly string[]} sheets as XML */
function checkFormulas(sheets) {
  for (const sheet of sheets) {
    const [, cell] = UNSAVED.exec(sheet) ?? [];
    if (cell) {
      throw new Refusal('unsaved_formula', {
        en: `Cell ${cell} of this workbook has a formula whose result was not saved. Open the workbook in Excel or LibreOffice, save it there, and choose it again.`,
        zh: `该工作簿的单元格 ${cell} 含有公式，但没有保存其结果。请用 Excel 或 LibreOffice 打开并保存，然后重新选择。`,
      });
    }
  }
}

/** @param {readonly string[]} sheets as XML */
function checkCells(sheets) {
  const cells = sheets.reduce((sum, sheet) => sum + sheet.split('<c ').length - 1, 0);
  if (cells <= MOST_CELLS) return;
  const [many, most] = [cells, MOST_CELLS].map(integer);
  throw new Refusal('workbook_too_large', {
    en: `This workbook has ${many} cells; up to ${most} can be read from a workbook. Save the sheet as CSV, which has no such limit, and open that file.`,
    zh: `该工作簿有 ${many} 个单元格；从工作簿最多可读取 ${most} 个。请将工作表另存为 CSV（没有此限制）后再打开。`,
  });
}

/**
 * The rectangle from A1 to the last row and column is filled with cells, also where there is one alone far away.
 * @param {readonly string[]} sheets as XML
 */
function checkExtent(sheets) {
  for (const sheet of sheets) {
    let [rows, columns] = [0, 0];
    let [lowest, rightmost] = ['', ''];
    for (const [, letters, digits] of sheet.matchAll(/<c [^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g)) {
      const column = [...letters].reduce((sum, one) => 26 * sum + one.charCodeAt(0) - 64, 0);
      if (Number(digits) > rows) [rows, lowest] = [Number(digits), letters + digits];
      if (column > columns) [columns, rightmost] = [column, letters + digits];
    }
    if (rows * columns <= MOST_IN_EXTENT) continue;
    const far = lowest === rightmost ? lowest : `${lowest}, ${rightmost}`;
    const [many, most] = [rows * columns, MOST_IN_EXTENT].map(integer);
    throw new Refusal('workbook_too_large', {
      en: `A sheet of this workbook reaches as far as ${far}: ${many} cells with the empty ones, of which up to ${most} can be read. Delete what lies there, or save the sheet as CSV and open that file.`,
      zh: `该工作簿的一个工作表延伸到 ${far}：连同空单元格共 ${many} 个，最多可读取 ${most} 个。请删除该处的内容，或将工作表另存为 CSV 后再打开。`,
    });
  }
}

/** The text of a cell in error, without what the library puts in front. @param {unknown} cell */
const withoutMark = (cell) => (typeof cell === 'string' ? cell.replace(/^#ERROR_(?=#)/, '') : cell);

/**
 * An Excel workbook: a table for each sheet with cells, its first row the names. Formulas have the results that were
 * saved; nothing is computed, run or fetched.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name, budget }) {
  budget.limit(MOST_BYTES);
  const entries = entriesOf(bytes);
  const xml = entries.filter((entry) => /\.(xml|rels)$/.test(entry.name));
  checkSizes(xml, bytes.length, budget);
  const files = [];
  for (const entry of xml) {
    files.push({ name: entry.name, bytes: await contentOf(bytes, entry, budget) });
  }
  const texts = files.map((file) => ({
    name: file.name,
    text: new TextDecoder().decode(file.bytes),
  }));
  // No program writes one into a workbook; it can make a text of any size out of nothing.
  if (texts.some(({ text }) => text.includes('<!DOCTYPE'))) throw damaged('xlsx');
  const sheets = texts.flatMap((file) =>
    file.name.startsWith('xl/worksheets/') ? [file.text] : [],
  );
  checkCells(sheets);
  checkExtent(sheets);
  checkFormulas(sheets);
  const workbook = texts.find((file) => file.name === 'xl/workbook.xml')?.text ?? '';
  const place = (/** @type {string} */ sheet) => workbook.indexOf(`name="${escaped(sheet)}"`);
  const parts = texts.map((file) => ({
    name: file.name,
    // What a program claims to be the extent would cut off the cells beyond it.
    bytes: new TextEncoder().encode(file.text.replace(/<dimension\b[^>]*>/, '')),
  }));
  const read = await readWorkbook(storedArchive(parts), { trim: false });
  if (read.length === 0) {
    throw new Refusal('strict_workbook', {
      en: 'No sheet was found in this workbook: it may be saved as “Strict Open XML”. Save it as “Excel Workbook (.xlsx)”, or as CSV.',
      zh: '在该工作簿中没有找到工作表：它可能以“Strict Open XML”格式保存。请另存为“Excel 工作簿 (.xlsx)”或 CSV。',
    });
  }
  const note = noteOf(
    sheets,
    entries.map((entry) => entry.name),
  );
  const tables = [...read]
    .sort((a, b) => place(a.sheet) - place(b.sheet))
    .flatMap(({ sheet, data }) => {
      // An empty row is a blank line, so that lines are numbered as the rows of the sheet.
      const rows = data.map((row) =>
        row.some((cell) => cell !== null) ? row.map(withoutMark) : [],
      );
      return rows.every((row) => row.length === 0)
        ? []
        : [{ name: sheet, bytes: bytesOfRows(rows), note }];
    });
  if (tables.length === 0) {
    throw new Refusal('empty_workbook', {
      en: 'This workbook has no cell with a value. Choose one with a header row and at least one row below it.',
      zh: '该工作簿中没有任何有值的单元格。请选择含有表头和至少一行数据的工作簿。',
    });
  }
  return tables.length === 1 ? [{ ...tables[0], name }] : tables;
}
