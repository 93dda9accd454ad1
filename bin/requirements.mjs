/**
 * What a report must reach: --require 'roc_auc>=0.9,log_loss.high<=0.4'. Whatever cannot be checked is an error and
 * never passes.
 * @module
 */
import { loadCatalogue } from './catalogue.mjs';
import { nearest } from './nearest.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {'value' | 'low' | 'high'} Side
 *
 * @typedef {object} Requirement
 * @property {string} text  as written
 * @property {string} key  of a metric
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
  /^([^<>=\s]+?)(?:\.(low|high))?\s*(>=|<=|>|<)\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/i;

/** @param {string} text @returns {CoreError} */
const invalidRequirement = (text) => ({
  code: 'invalid_requirement',
  message: `Invalid requirement: "${text}". Write a metric, one of >= <= > <, and a number, in quotes because > has a meaning in the shell: --require 'roc_auc>=0.9', or of an end of the interval 'roc_auc.low>=0.85'. Several are separated by commas.`,
  message_zh: `无效的要求“${text}”。请写指标、>= <= > < 之一和一个数，并加引号（> 在命令行中另有含义）：--require 'roc_auc>=0.9'；区间的端点写作 'roc_auc.low>=0.85'。多项要求以逗号分隔。`,
  value: text,
});

/**
 * @param {string | undefined} text  requirements separated by commas
 * @returns {{ requirements: Requirement[] } | { error: CoreError }}
 * @example readRequirements('f0.5.low>=.8') // { requirements: [{ key: 'f0.5', side: 'low', … }] }
 */
export function readRequirements(text) {
  if (text === undefined) return { requirements: [] };
  /** @type {Requirement[]} */
  const requirements = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, key, side = 'value', relation, bound] = FORM.exec(part) ?? [];
    if (key === undefined) return { error: invalidRequirement(part) };
    requirements.push({
      text: part,
      key,
      side: /** @type {Side} */ (side.toLowerCase()),
      relation,
      bound: Number(bound),
    });
  }
  return { requirements };
}

/**
 * @param {string} key
 * @param {string[]} keys  of the report
 * @returns {CoreError}
 */
function unknownMetric(key, keys) {
  /** Names as tables have them: "AUC". @type {Map<string, string>} */
  const names = new Map(keys.map((one) => [one, one]));
  for (const { keys: variants } of loadCatalogue('en')?.metrics ?? []) {
    for (const { key: one, short_name: short, name } of variants) {
      if (keys.includes(one)) names.set(short.toLowerCase(), one).set(name.toLowerCase(), one);
    }
  }
  const meant = names.get(nearest(key, [...names.keys()]) ?? '');
  return {
    code: 'unknown_metric',
    message: `Unknown metric: ${key}. ${meant ? `Did you mean ${meant}?` : `This report has ${keys.join(', ')}.`}`,
    message_zh: `未知的指标 ${key}。${meant ? `是否指 ${meant}？` : `此报告中有：${keys.join('、')}。`}`,
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
 * @returns {CoreError}
 */
const noInterval = ({ text, key }, name) => ({
  code: 'no_interval',
  message: `The requirement ${text} cannot be checked: ${key} of ${quoted(name, 'en')} has no interval. --bootstrap=2000 makes intervals for metrics that have none by formula.`,
  message_zh: `无法检查要求 ${text}：${quoted(name, 'zh')}的 ${key} 没有区间。--bootstrap=2000 可为没有公式的指标给出区间。`,
  value: key,
});

/**
 * What the requirement is about, of one model.
 * @param {Requirement} requirement
 * @param {any} model
 * @returns {{ value: number } | { error: CoreError }}
 */
function measured(requirement, model) {
  const { key, side } = requirement;
  const value = model.metrics[key] ?? null;
  if (value === null) return { error: undefinedValue(requirement, model) };
  if (side === 'value') return { value };
  const bounds = Object.hasOwn(model.intervals ?? {}, key) ? model.intervals[key] : null;
  const bound = bounds?.[side] ?? null;
  return bound === null ? { error: noInterval(requirement, model.name) } : { value: bound };
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
const notMet = ({ text, key, side }, name, value) => ({
  en: `Requirement not met: ${text}. Of ${quoted(name, 'en')}, ${SIDES[side].en}${key} is ${value}.`,
  zh: `未达到要求 ${text}：${quoted(name, 'zh')}的 ${key} ${SIDES[side].zh}为 ${value}。`,
});

/**
 * Every model of the report has to meet every requirement.
 * @param {any} report
 * @param {Requirement[]} requirements
 * @returns {Checked}
 */
export function checkRequirements({ models }, requirements) {
  const keys = [
    ...new Set(models.flatMap((/** @type {any} */ { metrics }) => Object.keys(metrics))),
  ];
  /** @type {Both[]} */
  const failed = [];
  for (const requirement of requirements) {
    if (!keys.includes(requirement.key)) return { error: unknownMetric(requirement.key, keys) };
    for (const model of models) {
      const found = measured(requirement, model);
      if ('error' in found) return found;
      const { relation, bound } = requirement;
      if (!RELATIONS[relation](found.value, bound)) {
        failed.push(notMet(requirement, model.name, found.value));
      }
    }
  }
  return { failed };
}
