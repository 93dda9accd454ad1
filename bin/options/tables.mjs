/**
 * melon tables.
 * @module
 */
import { COMMON, formatOption, JSON_OPTION, LANGUAGE } from './common.mjs';

/** @typedef {import('./common.mjs').Command} Command */

/** @type {Command} */
export const tables = {
  usage: 'melon tables [TABLE] [options]',
  help: {
    en: 'critical values of t, F, χ², q, Nemenyi, Wilcoxon, …; without TABLE, which tables there are',
    zh: 't、F、χ²、q、Nemenyi、Wilcoxon 等的临界值；不给出 TABLE 时列出有哪些表',
  },
  options: [
    {
      name: 'alpha',
      value: '.05',
      own: true,
      help: { en: 'levels, as in .1,.05,.01', zh: '显著性水平，如 .1,.05,.01' },
    },
    {
      name: 'rows',
      value: '1-30,inf',
      own: true,
      help: { en: 'rows of the table', zh: '表的行' },
    },
    {
      name: 'columns',
      value: '1-10',
      own: true,
      help: { en: 'columns of the table', zh: '表的列' },
    },
    { name: 'csv', own: true, help: { en: 'CSV instead of text', zh: '输出 CSV 而非文本' } },
    JSON_OPTION,
    formatOption(['text', 'json', 'csv']),
    LANGUAGE,
    ...COMMON,
  ],
};
