/**
 * melon catalogue.
 * @module
 */
import { COMMON, formatOption, JSON_OPTION, LANGUAGE } from './common.mjs';

/** @typedef {import('./common.mjs').Command} Command */

/** @type {Command} */
export const catalogue = {
  usage: 'melon catalogue [--json] [--language=en|zh]',
  help: {
    en: 'list every metric, curve, test, interval, procedure, threshold rule, plan, learner and strategy',
    zh: '列出全部指标、曲线、检验、区间、方法、阈值规则、划分方案、学习器与搜索策略',
  },
  options: [JSON_OPTION, formatOption(['text', 'json']), LANGUAGE, ...COMMON],
};
