/**
 * What a report must reach: --require 'roc_auc>=0.9,log_loss.high<=0.4'. Whatever cannot be checked is an error and
 * never passes.
 * @module
 */
import { pairMetrics, pairsTable } from '../web/export/tables.js';
import { loadCatalogue } from './catalogue.mjs';
import { nearest } from './nearest.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {'value' | 'low' | 'high'} Side
 *
 * @typedef {object} Requirement
 * @property {string} text  as written
 * @property {string} key  of a metric
 * @property {boolean} ofDifference  to the base that the model is compared with
 * @property {Side} side  the value, or an end of its interval
 * @property {string} relation  one of RELATIONS
 * @property {number} bound
 *
 * @typedef {{ en: string, zh: string }} Both
 * @typedef {{ failed: Both[] } | { error: CoreError }} Checked
 */

/** @type {Record<string, (value: number, bound: number) => boolean>} */
const RELATIONS = {
  '>=': (value, bound) => value >= bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '<': (value, bound) => value < bound,
};

const FORM =
  /^([^<>=\s]+?)(\.difference)?(?:\.(low|high))?\s*(>=|<=|>|<)\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/i;

/** @param {string} text @returns {CoreError} */
const invalidRequirement = (text) => ({
  code: 'invalid_requirement',
  message: `Invalid requirement: "${text}". Write a metric, one of >= <= > <, and a number, in quotes because > has a meaning in the shell: --require 'roc_auc>=0.9', or of an end of the interval 'roc_auc.low>=0.85'. Several are separated by commas.`,
  message_zh: `无效的要求“${text}”。请写指标、>= <= > < 之一和一个数，并加引号（> 在命令行中另有含义）：--require 'roc_auc>=0.9'；区间的端点写作 'roc_auc.low>=0.85'。多项要求以逗号分隔。`,
  value: text,
});

/** @param {string} text @returns {CoreError} */
const noDifference = (text) => ({
  code: 'invalid_requirement',
  message: `Invalid requirement: "${text}". A difference needs two files: melon compare base.csv new.csv --require '${text}'.`,
  message_zh: `无效的要求“${text}”。差异需要两个文件：melon compare base.csv new.csv --require '${text}'。`,
  value: text,
});

/**
 * @param {string | undefined} text  requirements separated by commas
 * @param {{ differences?: boolean }} [allowed]  whether there is a base to differ from
 * @returns {{ requirements: Requirement[] } | { error: CoreError }}
 * @example readRequirements('f0.5.low>=.8') // { requirements: [{ key: 'f0.5', side: 'low', … }] }
 */
export function readRequirements(text, { differences = false } = {}) {
  if (text === undefined) return { requirements: [] };
  /** @type {Requirement[]} */
  const requirements = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, key, difference, side = 'value', relation, bound] = FORM.exec(part) ?? [];
    if (key === undefined) return { error: invalidRequirement(part) };
    if (difference && !differences) return { error: noDifference(part) };
    requirements.push({
      text: part,
      key,
      ofDifference: difference !== undefined,
      side: /** @type {Side} */ (side.toLowerCase()),
      relation,
      bound: Number(bound),
    });
  }
  return { requirements };
}

const IN_REPORT = {
  en: '--json prints the metrics of this report.',
  zh: '--json 输出此报告的全部指标。',
};
const IN_CATALOGUE = {
  en: 'melon catalogue lists the metrics.',
  zh: 'melon catalogue 列出全部指标。',
};

/**
 * The same of a metric of folds, which are in no report.
 * @param {string} key
 * @param {string[]} keys  of a fold
 */
export const unknownFoldMetric = (key, keys) => unknownMetric(key, keys, IN_CATALOGUE);

/**
 * @param {string} key
 * @param {string[]} keys  of the report
 * @param {{ en: string, zh: string }} [hint]  where the keys are
 * @returns {CoreError}
 */
export function unknownMetric(key, keys, hint = IN_REPORT) {
  /** Names as tables have them: "AUC". @type {Map<string, string>} */
  const names = new Map(keys.map((one) => [one, one]));
  for (const { keys: variants } of loadCatalogue('en')?.metrics ?? []) {
    for (const { key: one, short_name: short, name } of variants) {
      if (keys.includes(one)) names.set(short.toLowerCase(), one).set(name.toLowerCase(), one);
    }
  }
  const meant =
    names.get(nearest(key, [...names.keys()]) ?? '') ??
    keys.find((one) => one.startsWith(`${key}_`));
  return {
    code: 'unknown_metric',
    message: `Unknown metric: ${key}. ${meant ? `Did you mean ${meant}?` : hint.en}`,
    message_zh: `未知的指标 ${key}。${meant ? `是否指 ${meant}？` : hint.zh}`,
    value: key,
  };
}

/** @param {string | undefined} id  of a reason @param {'en' | 'zh'} language */
const reasonText = (id, language) => (id && loadCatalogue(language)?.reasons[id]) ?? id;

/** A name in a sentence. @param {string} name @param {'en' | 'zh'} language */
const quoted = (name, language) => (language === 'zh' ? `“${name}”` : `"${name}"`);

/**
 * @param {Requirement} requirement
 * @param {any} model
 * @returns {CoreError}
 */
function undefinedValue({ text, key }, { name, reasons }) {
  const [english, chinese] = [reasonText(reasons?.[key], 'en'), reasonText(reasons?.[key], 'zh')];
  return {
    code: 'undefined_metric',
    message: `The requirement ${text} cannot be checked: ${key} of ${quoted(name, 'en')} is undefined${english ? `: ${english}` : ''}. Require a metric that exists for these data.`,
    message_zh: `无法检查要求 ${text}：${quoted(name, 'zh')}的 ${key} 无定义${chinese ? `：${chinese}` : ''}。请要求在此数据上有定义的指标。`,
    value: key,
  };
}

/**
 * @param {Requirement} requirement
 * @param {string} name  of the model
 * @param {boolean} isDrawn  whether a bootstrap was asked for
 * @returns {CoreError}
 */
function noInterval({ text, key }, name, isDrawn) {
  const [remedy, chinese] = isDrawn
    ? [
        'Neither a formula nor the bootstrap gives one for these data. Require the value itself.',
        '公式与自助法都不能在此数据上给出区间。请改为要求数值本身。',
      ]
    : [
        '--bootstrap=2000 makes intervals for metrics that have none by formula.',
        '--bootstrap=2000 可为没有公式的指标给出区间。',
      ];
  return {
    code: 'no_interval',
    message: `The requirement ${text} cannot be checked: ${key} of ${quoted(name, 'en')} has no interval. ${remedy}`,
    message_zh: `无法检查要求 ${text}：${quoted(name, 'zh')}的 ${key} 没有区间。${chinese}`,
    value: key,
  };
}

/**
 * The difference to the base, as the table of pairs has it.
 * @param {Requirement} requirement
 * @param {any} report  whose first pair is the model and its base
 * @returns {{ value: number } | { error: CoreError }}
 */
function difference(requirement, report) {
  const { key, side } = requirement;
  const t = /** @type {any} */ ({ versus: String, difference: String });
  const isKnown = pairMetrics(report).includes(key);
  const [row] = isKnown ? pairsTable(report, { metric: key, catalogue: null, t }).rows : [];
  const { value = null, interval = null } = row?.cells[0] ?? {};
  const found = side === 'value' ? value : (interval?.[side] ?? null);
  return found === null ? { error: noTestedDifference(requirement, report) } : { value: found };
}

/**
 * What the requirement is about, of one model.
 * @param {Requirement} requirement
 * @param {any} model
 * @param {any} report
 * @returns {{ value: number } | { error: CoreError }}
 */
function measured(requirement, model, report) {
  const { key, side, ofDifference } = requirement;
  if (ofDifference) return difference(requirement, report);
  const value = model.metrics[key] ?? null;
  if (value === null) return { error: undefinedValue(requirement, model) };
  if (side === 'value') return { value };
  const bounds = Object.hasOwn(model.intervals ?? {}, key) ? model.intervals[key] : null;
  const bound = bounds?.[side] ?? null;
  return bound === null
    ? { error: noInterval(requirement, model.name, report.options.bootstrap > 0) }
    : { value: bound };
}

/**
 * @param {Requirement} requirement
 * @param {any} report
 * @returns {CoreError}
 */
function noTestedDifference({ text, key }, report) {
  const known = pairMetrics(report);
  return {
    code: 'no_interval',
    message: `The requirement ${text} cannot be checked: the difference in ${key} is not known here. Known without a bootstrap: ${known.join(', ') || 'none'}; --bootstrap=2000 adds most others.`,
    message_zh: `无法检查要求 ${text}：此处未算出 ${key} 的差异。不用自助法时可用：${known.join('、') || '无'}；--bootstrap=2000 可增加其他多数指标。`,
    value: key,
  };
}

/** @type {Record<Side, Both>} */
const SIDES = {
  value: { en: '', zh: '' },
  low: { en: 'the lower end of the interval of ', zh: '区间下限' },
  high: { en: 'the upper end of the interval of ', zh: '区间上限' },
};

/**
 * @param {Requirement} requirement
 * @param {string} name  of the model
 * @param {number} value
 * @returns {Both}
 */
const notMet = ({ text, key, side, ofDifference }, name, value) => ({
  en: `Requirement not met: ${text}. Of ${quoted(name, 'en')}, ${SIDES[side].en}${ofDifference ? 'the difference in ' : ''}${key} is ${value}.`,
  zh: `未达到要求 ${text}：${quoted(name, 'zh')}的 ${key} ${ofDifference ? '差异' : ''}${SIDES[side].zh}为 ${value}。`,
});

/**
 * Every model of the report has to meet every requirement, or only one.
 * @param {any} report
 * @param {Requirement[]} requirements
 * @param {{ only?: number }} [which]  the place of that model
 * @returns {Checked}
 */
export function checkRequirements(report, requirements, { only } = {}) {
  const models = only === undefined ? report.models : [report.models[only]];
  const keys = [
    ...new Set(models.flatMap((/** @type {any} */ { metrics }) => Object.keys(metrics))),
  ];
  /** @type {Both[]} */
  const failed = [];
  for (const requirement of requirements) {
    if (!keys.includes(requirement.key)) return { error: unknownMetric(requirement.key, keys) };
    for (const model of models) {
      const found = measured(requirement, model, report);
      if ('error' in found) return found;
      const { relation, bound } = requirement;
      if (!RELATIONS[relation](found.value, bound)) {
        failed.push(notMet(requirement, model.name, found.value));
      }
    }
  }
  return { failed };
}
