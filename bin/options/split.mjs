/**
 * melon split, and the options of plans that other commands share.
 * @module
 */
import { loadCatalogue } from '../catalogue.mjs';
import { COMMON, CSV_OR_JSON, JSON_OPTION, LANGUAGE, placeholder, READING } from './common.mjs';

/** @typedef {import('./common.mjs').Both} Both */
/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/** What a column of a file is used for in a plan. @type {Option[]} */
export const PLAN_COLUMNS = [
  {
    name: 'stratify',
    value: 'COLUMN',
    help: {
      en: 'classes whose shares every part keeps; a column called class, label, … if it is not given',
      zh: '各部分保持其类别比例的列；不给出时取名为 class、label 等的列',
    },
  },
  {
    name: 'group',
    value: 'COLUMN',
    help: { en: 'rows that stay together, such as those of a patient', zh: '不可分开的行所属的组' },
  },
  {
    name: 'plain',
    own: true,
    help: { en: 'do not stratify by a column that was not named', zh: '不按未指明的列分层' },
  },
  {
    name: 'listing',
    value: 'folds|rows',
    choices: ['folds', 'rows'],
    help: {
      en: 'list the fold that tests each row, or all rows of each training set and test set',
      zh: '列出测试每一行的折，或各训练集与测试集的全部行',
    },
  },
];

/** Every plan with its name; none before the core has been built. @returns {[id: string, name: Both][]} */
function plans() {
  const chinese = loadCatalogue('zh')?.splitters ?? [];
  return (loadCatalogue('en')?.splitters ?? []).map(
    (/** @type {{ id: string, name: string }} */ { id, name }, /** @type {number} */ at) => [
      id,
      { en: name, zh: chinese[at].name },
    ],
  );
}

/** The numbers that plans are made with; none before the core has been built. @returns {Option[]} */
export function ofPlans() {
  const english = loadCatalogue('en');
  const chinese = loadCatalogue('zh');
  const parameters = english?.split_parameters ?? [];
  const ids = plans().map(([id]) => id);
  return [
    {
      name: 'plan',
      value: 'k_fold',
      ...(ids.length > 0 ? { choices: ids } : {}),
      help: { en: 'how the rows are divided; the list is below', zh: '划分方案，见下' },
    },
    ...parameters.map((/** @type {any} */ parameter, /** @type {number} */ at) => ({
      name: parameter.name.replaceAll('_', '-'),
      value: placeholder(parameter),
      help: { en: parameter.help, zh: chinese.split_parameters[at].help },
    })),
  ];
}

/** @type {Command} */
export const split = {
  usage: 'melon split FILE [--plan=k_fold] [options]',
  help: {
    en: 'divide the rows of a data set into training sets and test sets, as CSV',
    zh: '将数据集的行划分为训练集与测试集，输出 CSV',
  },
  options: [
    ...ofPlans(),
    ...PLAN_COLUMNS,
    {
      ...JSON_OPTION,
      help: {
        en: 'print sizes, class shares and warnings as JSON, and no rows',
        zh: '以 JSON 输出大小、类别比例与警告，不输出行',
      },
    },
    CSV_OR_JSON,
    LANGUAGE,
    ...READING,
    ...COMMON,
  ],
  list: { title: { en: 'Plans:', zh: '划分方案：' }, items: plans() },
};
