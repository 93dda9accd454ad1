/**
 * What a command says of itself: how it is called, and its options.
 * @module
 */
import { COMMANDS } from './options.mjs';

/** @typedef {import('./options.mjs').Language} Language */
/** @typedef {import('./options.mjs').Option} Option */

const WORDS = {
  en: {
    usage: 'Usage:',
    options: 'Options; what is not given is guessed or has the default shown:',
    files: `A file is text (CSV, or a table in a .md or .tex file) or of another format that docs/files.md lists,
known by its content. A file named - is standard input.
An option’s value stands behind "=" or a blank: --task=binary, --task binary.`,
    status: `Exit status:
  0  done
  1  the file, its content or the output cannot be used; a sentence on standard error says why
  2  there is no such command or option, or an option has no such value
  3  done, but a requirement is not met; a sentence on standard error says which`,
    more: `melon COMMAND --help lists the options of a command, melon --version prints the version.`,
  },
  zh: {
    usage: '用法：',
    options: '选项（未给出的自动推测，或取所示的默认值）：',
    files: `文件可为文本（CSV，或 .md、.tex 文件中的表格），或 docs/files.md 所列的其他格式，按内容识别。文件名为 - 时读取标准输入。
选项的值写在“=”或空格之后：--task=binary，--task binary。`,
    status: `退出状态：
  0  完成
  1  文件、其内容或输出不可用；原因见标准错误
  2  没有该命令或选项，或选项的值无效
  3  已完成，但有要求未达到；见标准错误`,
    more: 'melon 命令 --help 列出该命令的选项，melon --version 显示版本。',
  },
};

/** Commands that read files. */
const READS = ['evaluate', 'compare', 'split', 'lab', 'search', 'bias-variance', 'cluster'];

const COLUMN = 27;

/** @param {Option} option */
const written = ({ name, short, value }) =>
  `${short ? `-${short}, ` : ''}--${name}${value === undefined ? '' : `=${value}`}`;

/**
 * @param {Option[]} options
 * @param {Language} language
 */
function optionLines(options, language) {
  return options.flatMap((option) => {
    const left = written(option);
    const help = option.help[language];
    return left.length + 2 < COLUMN
      ? [`  ${left.padEnd(COLUMN - 2)}${help}`]
      : [`  ${left}`, `${' '.repeat(COLUMN)}${help}`];
  });
}

/**
 * @param {import('./options.mjs').Command['list']} list
 * @param {Language} language
 */
function listLines(list, language) {
  if (!list) return [];
  const items = list.items.map(([id, name]) => `  ${id.padEnd(COLUMN - 2)}${name[language]}`);
  return [list.title[language], ...items, ''];
}

/**
 * How Melon, or one of its commands, is called.
 * @param {string | null} command
 * @param {Language} language
 * @returns {string}
 */
export function helpText(command, language) {
  const t = WORDS[language];
  const shown = command === null ? Object.values(COMMANDS) : [COMMANDS[command]];
  const calls = shown.flatMap(({ usage, help }) => [`  ${usage}`, `      ${help[language]}`]);
  const options =
    command === null ? [t.more] : [t.options, ...optionLines(COMMANDS[command].options, language)];
  const files = command !== null && READS.includes(command) ? [t.files, ''] : [];
  const list = command === null ? [] : listLines(COMMANDS[command].list, language);
  return [t.usage, ...calls, '', ...options, '', ...list, ...files, t.status, ''].join('\n');
}
