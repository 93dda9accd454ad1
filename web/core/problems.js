import { integer } from '../words/format.js';
import { SURE_CELLS } from './size_limit.js';

/**
 * Problems that the page has with itself, as the core would tell them.
 * @typedef {import('./report.js').Problem} Problem
 */

/** Of the 4 GB that WebAssembly can have; whoever has so much ran out of it. */
const MUCH = 2 ** 30;

/** @returns {Problem} of a script or a core that the network did not bring */
export function notFetched() {
  return {
    code: 'not_fetched',
    message:
      'A part of Melon could not be fetched, so the table was not evaluated. Check the network, then try again.',
    message_zh: 'Melon 的一部分未能载入，因此没有评估此表格。请检查网络后重试。',
  };
}

/**
 * @param {string} name of the table that an earlier visit left
 * @returns {Problem} the page stopped when it last opened it
 */
export function notOpened(name) {
  return {
    code: 'not_opened',
    message: `The page stopped when it last opened ${name}, so it was not opened again. It is still kept in this browser: try again, or open another table.`,
    message_zh: `上次打开“${name}”时页面停止了响应，因此这次没有打开。它仍保存在此浏览器中：可以重试，或打开其他表格。`,
  };
}

/**
 * A number of cells, for a sentence.
 * @param {number} cells
 * @example about(143165576) // "140,000,000"
 */
export function about(cells) {
  return integer(Number(cells.toPrecision(2)));
}

/**
 * @param {string} name of the file
 * @param {number} cells
 * @returns {Problem} of a file too large for any memory
 */
export function tooLarge(name, cells) {
  const most = about(SURE_CELLS);
  return {
    code: 'file_too_large',
    message: `${name} has about ${about(cells)} cells. Melon has at most 4 GB of memory, enough for about ${most} numbers. Use fewer rows or columns.`,
    message_zh: `“${name}”约有 ${about(cells)} 个单元格。Melon 最多使用 4 GB 内存，约可容纳 ${most} 个数。请减少行或列。`,
  };
}

/** Longer names say nothing to anybody, and no picture has room for them. */
const NAME_LENGTH = 1000;

/**
 * @param {readonly { name: string }[]} columns
 * @returns {Problem | null} of a name that cannot be shown
 */
export function longName(columns) {
  const index = columns.findIndex(({ name }) => name.length > NAME_LENGTH);
  if (index < 0) return null;
  const { name } = columns[index];
  const start = name.slice(0, 20);
  const [place, length, most] = [index + 1, name.length, NAME_LENGTH].map((n) => integer(n));
  return {
    code: 'long_name',
    message: `The name of column ${place} has ${length} characters (it begins with “${start}”); the page shows names of up to ${most}. Is a quotation mark or a line end missing in the first line? Shorten the name and load the file again.`,
    message_zh: `第 ${place} 列的列名有 ${length} 个字符（开头为“${start}”）；页面最多显示 ${most} 个字符。首行是否缺少引号或换行？请缩短列名后重新载入。`,
  };
}

/** @returns {Problem} */
export function outOfMemory() {
  return {
    code: 'out_of_memory',
    message:
      'There was not enough memory for this. Use a file with fewer rows or columns, or fewer models.',
    message_zh: '内存不足。请使用行或列更少的文件，或减少模型。',
  };
}

/**
 * @param {{ message: string, heapBytes: number }} error of the core
 * @returns {Problem}
 */
export function brokenDown({ message, heapBytes }) {
  if (heapBytes >= MUCH || /memory|alloc|OOM/i.test(message)) return outOfMemory();
  return {
    code: 'broken_down',
    message:
      'The calculation failed, and the table was not evaluated. If that happens again, use a file with fewer rows or columns.',
    message_zh: '计算出错，没有评估此表格。如果再次出错，请使用行或列更少的文件。',
  };
}

/**
 * @param {unknown} error of the page's own
 * @returns {Problem}
 */
export function internal(error) {
  const detail = error instanceof Error ? error.message : String(error);
  return {
    code: 'internal',
    message: `The calculation stopped: ${detail}.`,
    message_zh: `计算中断：${detail}。`,
  };
}
