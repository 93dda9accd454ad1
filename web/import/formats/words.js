import { visibleLine } from '../../words/visible.js';

/**
 * What is said of files that cannot be read, and of what was read of them, in both languages.
 *
 * @typedef {{ en: string, zh: string }} Both
 * @typedef {import('../../core/report.js').Problem} Problem
 */

/** The beginning of a name is enough to find it. */
const LONGEST_NAME = 80;

/**
 * A name from a file, for a sentence: on one line and not too long.
 * @param {string} name
 */
export const shown = (name) =>
  visibleLine(name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/** Names of the formats that have a reader. @type {Record<string, Both>} */
const NAMES = {
  gzip: { en: 'gzip file', zh: 'gzip 文件' },
  zip: { en: 'zip archive', zh: 'zip 压缩包' },
  json: { en: 'JSON file', zh: 'JSON 文件' },
  session: { en: 'Melon session', zh: 'Melon 会话文件' },
  arff: { en: 'ARFF file', zh: 'ARFF 文件' },
  libsvm: { en: 'LIBSVM file', zh: 'LIBSVM 文件' },
  trec: { en: 'TREC file', zh: 'TREC 文件' },
  npy: { en: 'NumPy file', zh: 'NumPy 文件' },
  npz: { en: 'NumPy archive', zh: 'NumPy 压缩包' },
  xlsx: { en: 'Excel workbook', zh: 'Excel 工作簿' },
  parquet: { en: 'Parquet file', zh: 'Parquet 文件' },
  arrow: { en: 'Arrow file', zh: 'Arrow 文件' },
};

/**
 * What a file is refused for. Readers throw it, and `openTables` answers with its problem.
 */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {Both} sentence
   * @param {Partial<Problem>} [place] line, value
   */
  constructor(code, { en, zh }, place = {}) {
    super(en);
    /** @type {Problem} */
    this.problem = { code, message: en, message_zh: zh, ...place };
  }
}

/** @param {string} format */
const nameOf = (format) => NAMES[format] ?? { en: 'file', zh: '文件' };

/** The first of many, for a sentence. @param {readonly string[]} all @param {string} comma */
function some(all, comma) {
  const first = all.slice(0, 3).map(shown).join(comma);
  return all.length > 3 ? `${first}${comma}…` : first;
}

/** @param {string} format that has a reader */
export const damaged = (format) =>
  new Refusal('damaged_file', {
    en: `This ${nameOf(format).en} is damaged or cut off, and nothing of it was read. Copy or download it again, or write it again.`,
    zh: `该 ${nameOf(format).zh}已损坏或不完整，没有读取其中任何内容。请重新复制、下载或写出该文件。`,
  });

export const notUtf8 = () =>
  new Refusal('invalid_utf8', {
    en: 'This file is not UTF-8, as files of its format are. Save it as UTF-8.',
    zh: '该文件不是 UTF-8 编码，而此格式应使用 UTF-8。请另存为 UTF-8。',
  });

/** @param {number} megabytes */
export const tooLarge = (megabytes) =>
  new Refusal('unpacks_too_large', {
    en: `Unpacked, this file has more than ${megabytes} MB, or more than 200 times its size, as files do that are made to fill a memory. Nothing of it was read. If it is yours, unpack it and open the table inside.`,
    zh: `该文件解压后超过 ${megabytes} MB，或超过其自身大小的 200 倍，这类文件可能是为耗尽内存而制作的，因此没有读取。如果确是您的文件，请先自行解压，再打开其中的表格。`,
  });

/** @param {string} name */
export const encrypted = (name) =>
  new Refusal('encrypted_file', {
    en: `“${shown(name)}” is protected by a password. Save it without one and open it again.`,
    zh: `“${shown(name)}”受密码保护。请在不设密码的情况下重新保存，然后再打开。`,
  });

/** @param {string} name of an entry of an archive */
export const unknownPacking = (name) =>
  new Refusal('unknown_packing', {
    en: `“${shown(name)}” is packed in a way that few programs read. Pack it again in the usual way (Deflate), or unpack it and open the table inside.`,
    zh: `“${shown(name)}”使用了少见的压缩方法。请以常用方法（Deflate）重新压缩，或自行解压后打开其中的表格。`,
  });

/** @param {string} path of an entry of an archive */
export const unsafePath = (path) =>
  new Refusal('unsafe_path', {
    en: `This archive has a file whose path leads out of its folder: “${shown(path)}”. Such archives are made to overwrite other files, so nothing of it was read. Pack the tables again without their folders.`,
    zh: `该压缩包中有一个文件的路径指向其文件夹之外：“${shown(path)}”。这类压缩包可能是为覆盖其他文件而制作的，因此没有读取。请不带文件夹路径重新打包表格。`,
  });

/** @param {readonly string[]} names what the archive has instead */
export const noTable = (names) =>
  new Refusal('no_table_inside', {
    en:
      names.length === 0
        ? 'This file is an archive without any file inside. Pack the table again.'
        : `This archive has no table that can be read; it contains ${some(names, ', ')}. Pack a CSV file, or open it unpacked.`,
    zh:
      names.length === 0
        ? '该文件是一个空的压缩包。请重新打包表格。'
        : `该压缩包中没有可读取的表格，其中只有 ${some(names, '、')}。请打包 CSV 文件，或直接打开未压缩的文件。`,
  });

export const tooDeep = () =>
  new Refusal('nested_archive', {
    en: 'This file has an archive inside an archive inside an archive. Unpack it and open the table inside.',
    zh: '该文件是多层嵌套的压缩包。请先解压，再打开其中的表格。',
  });

/** @param {string} kind that a file of Melon says it is of */
export const otherKind = (kind) =>
  new Refusal('other_kind', {
    en: `This is a file of Melon, but not a saved session: it says that it is “${shown(kind)}”. Save the session in the export menu and open that file.`,
    zh: `这是 Melon 的文件，但不是保存的会话：它自称为“${shown(kind)}”。请在导出菜单中保存会话，再打开所得的文件。`,
  });

/** @param {number} format */
export const newerSession = (format) =>
  new Refusal('newer_session', {
    en: `This session was saved by a newer Melon (format ${format}), and nothing of it was read. Open it there, or save it again with this one.`,
    zh: `该会话由更新版本的 Melon 保存（格式 ${format}），没有读取其中任何内容。请用该版本打开，或用当前版本重新保存。`,
  });

/** @param {string} name of a table in a session */
export const otherData = (name) =>
  new Refusal('other_data', {
    en: `The data of “${shown(name)}” in this session are not those that were saved: their fingerprint is another. Nothing of it was read. Get the file again from where it was saved.`,
    zh: `该会话中“${shown(name)}”的数据与保存时不同：指纹不符，因此没有读取。请从保存之处重新取得该文件。`,
  });

/**
 * A problem with one of the files in an archive.
 * @param {Problem} problem
 * @param {string} name
 * @returns {Problem}
 */
export const inside = (problem, name) => ({
  ...problem,
  message: `“${shown(name)}” in this archive: ${problem.message}`,
  message_zh: `压缩包中的“${shown(name)}”：${problem.message_zh}`,
});
