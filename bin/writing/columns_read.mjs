/**
 * What the columns of a file were read as, in a line below the tables of a report as text.
 * @module
 */
import { words } from '../../web/words/index.js';
import { oneLine } from '../../web/words/visible.js';

/** @typedef {'en' | 'zh'} Language */

/** More names of a role are counted. */
const MOST_NAMES = 8;

const WORDS = {
  en: {
    role: (/** @type {string} */ role, /** @type {string} */ names) =>
      `${role[0].toUpperCase()}${role.slice(1)}: ${names}.`,
    comma: ', ',
    others: (/** @type {number} */ count) => `${count} others`,
    join: {
      rows: () => 'The rows of the files were joined in their order.',
      identifier: (/** @type {string} */ by) => `The rows of the files were joined by ${by}.`,
      stack: (/** @type {string} */ by) =>
        `The rows of the files stand below each other; ${by} tells them apart.`,
    },
  },
  zh: {
    role: (/** @type {string} */ role, /** @type {string} */ names) => `${role}：${names}。`,
    comma: '、',
    others: (/** @type {number} */ count) => `另 ${count} 列`,
    join: {
      rows: () => '各文件的行按原有次序一一对应。',
      identifier: (/** @type {string} */ by) => `各文件的行按 ${by} 对应。`,
      stack: (/** @type {string} */ by) => `各文件的行上下相接，由 ${by} 区分。`,
    },
  },
};

/**
 * Every column but the predictions, which the tables name, with its role; and how files were joined.
 * @param {any} input  of a report
 * @param {Language} language  one whose words are loaded
 * @returns {string}  empty where there is nothing to say
 */
export function columnsRead(input, language) {
  const t = WORDS[language];
  const list = (/** @type {string[]} */ names) => names.map(oneLine).join(t.comma);
  /** @type {Map<string, string[]>} */
  const byRole = new Map();
  for (const { name, role } of input.columns) {
    if (role === 'prediction') continue;
    byRole.set(role, [...(byRole.get(role) ?? []), name]);
  }
  const roles = [...byRole].map(([role, names]) => {
    const more = names.length - MOST_NAMES;
    const shown = more > 1 ? names.slice(0, MOST_NAMES) : names;
    const all = more > 1 ? [list(shown), t.others(more)].join(t.comma) : list(shown);
    return t.role(/** @type {Record<string, string>} */ (words(language).columns.roles)[role], all);
  });
  const { join } = input;
  const joined = join ? [t.join[/** @type {keyof typeof t.join} */ (join.how)](list(join.by))] : [];
  return [...roles, ...joined].join(language === 'zh' ? '' : ' ');
}
