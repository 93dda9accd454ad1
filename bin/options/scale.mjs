/**
 * melon scale.
 * @module
 */
import { COMMON, LANGUAGE } from './common.mjs';

/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/** What a query of melon scale is for. @type {Option[]} */
const SCALING = [
  {
    name: 'engine',
    value: 'spark|duckdb|bigquery',
    choices: ['spark', 'duckdb', 'bigquery'],
    own: true,
    help: { en: 'whose SQL is written', zh: '输出哪个引擎的 SQL' },
  },
  {
    name: 'table',
    value: 'NAME',
    own: true,
    help: {
      en: 'the table, parts of its name divided by dots; predictions, or results, if it is not given',
      zh: '表名，各部分以点分隔；不给出时为 predictions 或 results',
    },
  },
  {
    name: 'truth',
    value: 'COLUMN',
    own: true,
    help: { en: 'the column with the true values', zh: '真实值所在的列' },
  },
  {
    name: 'scores',
    value: 'A,B',
    repeats: true,
    own: true,
    help: {
      en: 'scores of two classes, a column per model; a name with a comma in double quotes',
      zh: '两类问题的得分，每个模型一列；含逗号的列名写在双引号内',
    },
  },
  {
    name: 'labels',
    value: 'A,B',
    repeats: true,
    own: true,
    help: {
      en: 'or predicted classes, for confusion matrices',
      zh: '或预测的类别，用于混淆矩阵',
    },
  },
  {
    name: 'numbers',
    value: 'A,B',
    repeats: true,
    own: true,
    help: { en: 'or predicted numbers of a regression', zh: '或回归的预测值' },
  },
  {
    name: 'weight',
    value: 'COLUMN',
    own: true,
    help: { en: 'how often a row counts', zh: '每行的权重' },
  },
  {
    name: 'rounded',
    value: 'DIGITS',
    own: true,
    help: {
      en: 'scores or numbers between two multiples of 10^−DIGITS become one; exact if it is not given',
      zh: '介于 10^−DIGITS 的两个相邻倍数之间的得分或数值合为一个；不给出时是精确的',
    },
  },
  {
    name: 'log-odds',
    value: 'STEP',
    own: true,
    help: {
      en: 'probabilities within a step of ln(p / (1 − p)) become one',
      zh: 'ln(p / (1 − p)) 在同一步长内的概率合为一个',
    },
  },
  {
    name: 'bounds',
    own: true,
    help: {
      en: 'the query for the largest errors that the grid may cause, instead',
      zh: '改为输出计算分格最大误差的查询',
    },
  },
  {
    name: 'positive',
    value: 'LABEL',
    own: true,
    help: { en: 'the positive class, for --bounds', zh: '正类，用于 --bounds' },
  },
  {
    name: 'sums',
    own: true,
    help: {
      en: 'the query for the exact figures of a regression that are made of sums, instead',
      zh: '改为输出由求和得到的回归指标（精确值）的查询',
    },
  },
  {
    name: 'results',
    value: 'A,B',
    repeats: true,
    own: true,
    help: {
      en: 'or a result of each case, whose means are compared over data sets and folds',
      zh: '或每个样例的结果，取其均值在各数据集与各折上比较',
    },
  },
  ...['dataset', 'algorithm', 'fold'].map((name) => ({
    name,
    value: 'COLUMN',
    own: true,
    help: {
      en: `of --results, the column that says which ${name === 'dataset' ? 'data set' : name}`,
      zh: `与 --results 同用，${{ dataset: '数据集', algorithm: '算法', fold: '折' }[name]}所在的列`,
    },
  })),
];

/** @type {Command} */
export const scale = {
  usage: 'melon scale --engine=duckdb --truth=COLUMN --scores=A,B [options]',
  help: {
    en: 'print the SQL that reduces a table of any size to what melon evaluate reads',
    zh: '输出 SQL，将任意大小的表归约为 melon evaluate 可读取的表',
  },
  options: [...SCALING, LANGUAGE, ...COMMON],
};
