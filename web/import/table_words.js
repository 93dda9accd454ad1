/**
 * What is said about a pasted table, in both languages: problems, and notes on
 * what was left out.
 *
 * @typedef {{ en: string, zh: string }} Both
 */

/** @param {string} text */
const shortened = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** @type {Record<'markdown' | 'latex', Both>} */
const FORMATS = {
  markdown: { en: 'a Markdown table', zh: ' Markdown 表格' },
  latex: { en: 'a LaTeX table', zh: ' LaTeX 表格' },
};

export const problems = {
  /** @param {number} line @param {number} cells @param {number} expected */
  ragged: (line, cells, expected) => ({
    en: `Line ${line} of the table has ${cells} ${cells === 1 ? 'cell' : 'cells'}, its head has ${expected}. Give every row as many cells as the head.`,
    zh: `表格第 ${line} 行有 ${cells} 个单元格，而表头有 ${expected} 个。请使每行的单元格数与表头一致。`,
  }),
  /** @param {number} line @param {string} cell */
  merged: (line, cell) => ({
    en: `Line ${line} of the table has a cell merged over several columns or rows: “${shortened(cell)}”. Write it out in each of them, or delete that line.`,
    zh: `表格第 ${line} 行有跨列或跨行合并的单元格：“${shortened(cell)}”。请在每一格中分别写出，或删去该行。`,
  }),
  /** @param {number} line @param {string} name */
  unclosed: (line, name) => ({
    en: `The table that begins in line ${line} with \\begin{${name}} has no \\end{${name}}, so what belongs to it is not known. Add it below the last row.`,
    zh: `第 ${line} 行以 \\begin{${name}} 开始的表格缺少 \\end{${name}}，无法确定其内容到哪里为止。请在最后一行之后补上。`,
  }),
  /** @param {'markdown' | 'latex'} format */
  empty: (format) => ({
    en: `This looks like ${FORMATS[format].en}, but no row of cells was found in it. Paste the whole table, with its head.`,
    zh: `这看起来是${FORMATS[format].zh}，但其中没有找到数据行。请粘贴包含表头的完整表格。`,
  }),
  /** @param {number} line @param {string} cell */
  percent: (line, cell) => ({
    en: `Line ${line} of the table has a percentage, “${shortened(cell)}”, and other cells of its column have none. Write all of them in the same unit.`,
    zh: `表格第 ${line} 行含有百分数“${shortened(cell)}”，而同列的其他单元格不带百分号。请统一单位。`,
  }),
  /** @param {number} rows @param {number} columns */
  notSquare: (rows, columns) => ({
    en: `The matrix in brackets has ${rows} rows and ${columns} columns. A confusion matrix has as many rows as columns; give predictions as a table with a row for each case.`,
    zh: `方括号中的矩阵有 ${rows} 行 ${columns} 列。混淆矩阵的行数与列数相同；若是预测，请给出每个样例一行的表格。`,
  }),
  severalMatrices: () => ({
    en: 'The brackets contain several matrices. Give one confusion matrix at a time.',
    zh: '方括号中有多个矩阵。请每次给出一个混淆矩阵。',
  }),
};

export const notes = {
  /** @param {'markdown' | 'latex'} format @param {number} rows @param {number} columns */
  read: (format, rows, columns) => ({
    en: `Read as ${FORMATS[format].en} of ${rows} ${rows === 1 ? 'row' : 'rows'} and ${columns} columns.`,
    zh: `已按${FORMATS[format].zh}读取：${rows} 行 ${columns} 列。`,
  }),
  /** @param {number} cells @param {string} example */
  spreads: (cells, example) => ({
    en: `What stands after ± was left out in ${cells} ${cells === 1 ? 'cell' : 'cells'}, such as “${shortened(example)}”.`,
    zh: `有 ${cells} 个单元格省去了“±”之后的部分，例如“${shortened(example)}”。`,
  }),
  /** @param {number} cells @param {string} example */
  marks: (cells, example) => ({
    en: `Ranks, brackets and marks beside the number were left out in ${cells} ${cells === 1 ? 'cell' : 'cells'}, such as “${shortened(example)}”.`,
    zh: `有 ${cells} 个单元格省去了数字旁的名次、括号或标记，例如“${shortened(example)}”。`,
  }),
  /** @param {string[]} names */
  summaries: (names) => ({
    en: `Left out at the end, as a summary and not a data set: ${names.map((name) => `“${shortened(name)}”`).join(', ')}.`,
    zh: `已省去末尾的汇总行（不作为数据集）：${names.map((name) => `“${shortened(name)}”`).join('、')}。`,
  }),
  /** @param {string[]} names */
  percents: (names) => ({
    en: `Percent signs were left out; the numbers stay as they are: ${names.map((name) => `“${shortened(name)}”`).join(', ')}.`,
    zh: `已省去百分号，数值保持不变：${names.map((name) => `“${shortened(name)}”`).join('、')}。`,
  }),
  /**
   * @param {'brackets' | 'aligned' | 'weka'} form
   * @param {number} rows
   * @param {{ others: number, rest?: boolean, positive?: string, namesRows?: boolean }} found  namesRows: where no
   *   name says what the rows are
   */
  printed: (form, rows, { others, rest = false, positive, namesRows = false }) => {
    const read = {
      brackets: {
        en: `Read as a printed matrix. Its classes have no names, so they are called 0 ${rows > 2 ? 'to' : 'and'} ${rows - 1}.${rest ? ' The text below it was not read.' : ''}`,
        zh: `已按打印出的矩阵读取。其中没有类别名称，因此称为 0 ${rows > 2 ? '到' : '和'} ${rows - 1}。${rest ? '其后的文字未读取。' : ''}`,
      },
      aligned: {
        en: `Read as a printed matrix, its columns separated by blanks.${rest ? ` Nothing else of the text was read${positive === undefined ? '' : ` but the positive class, “${shortened(positive)}”`}.` : ''}`,
        zh: `已按打印出的矩阵读取，各列以空格分隔。${rest ? `${positive === undefined ? '' : `正类取自文字：“${shortened(positive)}”。`}其余文字未读取。` : ''}`,
      },
      weka: {
        en: `WEKA’s confusion matrix was read${others > 0 ? ', the last of several' : ''}; nothing else of the text was.`,
        zh: `已读取 WEKA 的混淆矩阵${others > 0 ? '（多个中的最后一个）' : ''}，其余文字未读取。`,
      },
    }[form];
    const axes = {
      en: 'Its rows were taken as the true classes; if they are the predicted ones, write “predicted” as a line above it.',
      zh: '各行当作真实类别；若各行为预测类别，请在其上方另写一行 predicted。',
    };
    return namesRows ? together([read, axes]) : read;
  },
  more: () => ({
    en: 'The text has more than one table; the first was read.',
    zh: '文本中有多个表格，仅读取了第一个。',
  }),
};

/**
 * Several sentences as one text.
 * @param {Both[]} sentences
 * @returns {Both}
 */
export const together = (sentences) => ({
  en: sentences.map(({ en }) => en).join(' '),
  zh: sentences.map(({ zh }) => zh).join(''),
});
