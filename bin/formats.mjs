/**
 * How an answer is written: as an option says, else as the ending of its file does, else as text.
 * @module
 */
import { extname } from 'node:path';
import { COMMANDS } from './options.mjs';

/** @typedef {'text' | 'json' | 'markdown' | 'latex' | 'html' | 'csv'} Format */
/** @typedef {import('../web/core/core.js').CoreError} CoreError */
/** @typedef {import('./arguments.mjs').Options} Options */

/** @type {Record<string, Format>} */
const ENDINGS = {
  '.json': 'json',
  '.txt': 'text',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.tex': 'latex',
  '.html': 'html',
  '.htm': 'html',
  '.csv': 'csv',
};

/** What a paragraph may be written as. @type {Format[]} */
const PARAGRAPHS = ['text', 'latex', 'json'];

/**
 * @param {string} english
 * @param {string} chinese
 * @returns {{ error: CoreError }}
 */
const invalid = (english, chinese) => ({
  error: { code: 'invalid_option', message: english, message_zh: chinese },
});

/** The format that is asked for; of two the one after the other. @param {Options} options */
function asked(options) {
  const flags = ['json', 'csv'].filter((flag) => options.has(flag)).slice(0, 1);
  const format = options.get('format');
  return /** @type {Format[]} */ (format === undefined ? flags : [...flags, format]);
}

/**
 * @param {string} command  one of COMMANDS
 * @param {Options} options
 * @returns {{ format: Format } | { error: CoreError }}
 * @example formatOf('evaluate', new Map([['output', 'a.csv']])) // { format: 'csv' }
 */
export function formatOf(command, options) {
  const known = COMMANDS[command].options.find(({ name }) => name === 'format')?.choices ?? [];
  const choices = options.has('paper') ? PARAGRAPHS : known;
  const [format, other] = asked(options);
  if (other !== undefined && other !== format) {
    return invalid(
      `--${format} and --format=${other} contradict each other. Give one of them.`,
      `--${format} 与 --format=${other} 相互矛盾。请只给出其一。`,
    );
  }
  if (format && !choices.includes(format)) {
    return invalid(
      `--paper is not written as ${format}. Give --format=text or --format=latex.`,
      `--paper 不能输出为 ${format}。请使用 --format=text 或 --format=latex。`,
    );
  }
  if (format === 'json' && options.has('table')) {
    return invalid(
      'JSON is the whole report and not a table. Leave --table out, or give --format=csv.',
      'JSON 是完整报告而不是表。请去掉 --table，或使用 --format=csv。',
    );
  }
  const byEnding = ENDINGS[extname(String(options.get('output') ?? '')).toLowerCase()];
  return { format: format ?? (choices.includes(byEnding) ? byEnding : 'text') };
}
