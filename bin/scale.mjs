/**
 * melon scale: the query that reduces a table in Spark, DuckDB or BigQuery to what Melon reads (docs/scale.md).
 * @module
 */

import { visible, visibleLine } from '../web/words/visible.js';
import { quoted } from './candidates.mjs';
import { namesIn } from './names.mjs';
import { aggregateQuery, resultsQuery, sumsUp, weightName } from './scaling/aggregates.mjs';
import { boundsQuery } from './scaling/bounds.mjs';
import { MOST_DIGITS } from './scaling/cells.mjs';
import { DIALECTS } from './scaling/dialects.mjs';
import { sumsQuery } from './scaling/sums.mjs';
import { flag } from './writing/typed_options.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./arguments.mjs').Options} Options
 * @typedef {import('./scaling/aggregates.mjs').Kind} Kind
 * @typedef {import('./scaling/cells.mjs').Grid} Grid
 * @typedef {import('./scaling/dialects.mjs').Dialect} Dialect
 */

/** What a table may contain. */
const CONTENTS = /** @type {const} */ (['scores', 'labels', 'numbers', 'results']);

/** @typedef {(typeof CONTENTS)[number]} Content */

/** A flaw of the call, found anywhere below. */
class Flaw extends Error {
  /** @param {string} english @param {string} chinese @param {string} [value] */
  constructor(english, chinese, value) {
    super(english);
    /** @type {CoreError} */
    this.problem = {
      code: 'invalid_option',
      message: english,
      message_zh: chinese,
      ...(value === undefined ? {} : { value }),
    };
  }
}

/**
 * The names of columns that the options give, none of which is more than a name to the engine.
 */
class Names {
  /** @param {Options} options @param {Dialect} sql */
  constructor(options, sql) {
    this.options = options;
    this.sql = sql;
  }

  /** @param {string} option @param {string} name @param {RegExp} [impossible] */
  checked(option, name, impossible = this.sql.impossible) {
    if (name === '') {
      throw new Flaw(`--${option} has an empty name.`, `--${option} 中有空的名称。`);
    }
    const found = impossible.exec(name)?.[0];
    if (found === undefined) return name;
    const shown = found === '\0' ? 'NUL' : visibleLine(found);
    throw new Flaw(
      `--${option} has a name with the character ${shown}, which the engine does not allow. Rename it, for instance by a view.`,
      `--${option} 的名称中含有该引擎不允许的字符 ${shown}。请改名，例如借助视图。`,
      name,
    );
  }

  /** @param {string} otherwise */
  table(otherwise) {
    const name = String(this.options.get('table') ?? otherwise);
    return this.checked('table', name, this.sql.impossibleInTable);
  }

  /** @param {string} option @returns {string | null} */
  one(option) {
    const value = this.options.get(option);
    return value === undefined ? null : this.checked(option, String(value));
  }

  /** @param {string} option @returns {string} */
  needed(option) {
    const name = this.one(option);
    if (name !== null) return name;
    throw new Flaw(`--${option}=COLUMN is needed.`, `需要 --${option}=COLUMN。`);
  }

  /** @param {string} option @returns {string[]} */
  list(option) {
    const text = String(this.options.get(option));
    const names = namesIn(text);
    if (names) return names.map((name) => this.checked(option, name));
    throw new Flaw(
      `Invalid option --${option}: "${text}". Separate names by commas; one that contains a comma stands in double quotes, as in CSV.`,
      `选项 --${option} 的值“${text}”无效：列名以逗号分隔；含逗号的列名写在双引号内，与 CSV 相同。`,
      text,
    );
  }
}

/** Every column once: an aggregate cannot have two of a name. @param {string[]} names */
function eachOnce(names) {
  const lower = names.map((name) => name.toLowerCase());
  const twice = names.find((_, at) => lower.indexOf(lower[at]) !== at);
  if (twice !== undefined) {
    throw new Flaw(
      `The column "${twice}" is given twice. Engines do not tell capital letters from small ones.`,
      `列“${twice}”给出了两次。引擎不区分列名的大小写。`,
      twice,
    );
  }
}

/** @param {Options} options @returns {Content} */
function contentOf(options) {
  const given = CONTENTS.filter((content) => options.has(content));
  if (given.length === 1) return given[0];
  throw new Flaw(
    'Give the columns of the models by one of --scores, --labels, --numbers, or of measured results by --results.',
    '请用 --scores、--labels、--numbers 之一给出模型的列，或用 --results 给出结果的列。',
  );
}

/** Which options only go with some contents. @type {Record<string, Content[]>} */
const ONLY_WITH = {
  truth: ['scores', 'labels', 'numbers'],
  rounded: ['scores', 'numbers'],
  log_odds: ['scores'],
  bounds: ['scores'],
  positive: ['scores'],
  sums: ['numbers'],
  dataset: ['results'],
  algorithm: ['results'],
  fold: ['results'],
};

/** @param {Options} options @param {Content} content */
function checkTogether(options, content) {
  for (const [option, contents] of Object.entries(ONLY_WITH)) {
    if (!options.has(option) || contents.includes(content)) continue;
    throw new Flaw(
      `${flag(option)} does not go with --${content}.`,
      `${flag(option)} 不能与 --${content} 一起使用。`,
    );
  }
  const both = [
    ['rounded', 'log_odds'],
    ['rounded', 'sums'],
  ].find((names) => names.every((name) => options.has(name)));
  if (both) {
    throw new Flaw(
      `Give ${both.map(flag).join(' or ')}, not both.`,
      `${both.map(flag).join(' 与 ')} 只能给出一个。`,
    );
  }
}

/** @param {Options} options @param {string} option @param {(number: number) => boolean} fits @param {[string, string]} expected */
function numberOf(options, option, fits, [english, chinese]) {
  const text = String(options.get(option)).trim();
  const number = Number(text);
  if (text !== '' && fits(number)) return number;
  const name = flag(option);
  throw new Flaw(
    `Invalid option ${name}: "${text}". Give ${english}.`,
    `选项 ${name} 的值“${text}”无效：应为${chinese}。`,
    text,
  );
}

/** @param {Options} options @returns {Grid | null} */
function gridOf(options) {
  if (options.has('rounded')) {
    const fits = (/** @type {number} */ n) => Number.isInteger(n) && n >= 0 && n <= MOST_DIGITS;
    const expected = /** @type {[string, string]} */ ([
      `the number of decimals, 0 to ${MOST_DIGITS}`,
      `小数位数，0 到 ${MOST_DIGITS}`,
    ]);
    return { digits: numberOf(options, 'rounded', fits, expected) };
  }
  if (options.has('log_odds')) {
    const fits = (/** @type {number} */ step) => step >= 1e-6 && step <= 1;
    const expected = /** @type {[string, string]} */ ([
      'a step from 0.000001 to 1',
      '步长，0.000001 到 1',
    ]);
    return { step: numberOf(options, 'log_odds', fits, expected) };
  }
  return null;
}

/**
 * Which rows are compared, and how the aggregate is evaluated.
 * @param {Options} options
 * @param {Kind} kind
 * @param {Dialect} sql
 */
function ofPredictions(options, kind, sql) {
  const names = new Names(options, sql);
  const asked = {
    table: names.table('predictions'),
    truth: names.needed('truth'),
    models: names.list(kind),
    weight: names.one('weight'),
    grid: gridOf(options),
  };
  eachOnce([asked.truth, ...asked.models]);
  if (options.has('sums')) return { text: sumsQuery(asked, sql), evaluate: null };
  if (options.has('bounds')) return { text: boundsOf(options, asked, sql), evaluate: null };
  const columns = {
    truth: asked.truth,
    predictions: asked.models.join(','),
    weight: weightName(asked, kind),
    'weight-kind': weightKindOf(asked, kind),
  };
  return { text: aggregateQuery(asked, kind, sql), evaluate: columns };
}

/**
 * What the aggregate's weights are; what those of a table mean only its owner knows.
 * @param {import('./scaling/aggregates.mjs').Predictions} asked
 * @param {Kind} kind
 */
function weightKindOf(asked, kind) {
  if (sumsUp(asked, kind)) return 'totals';
  return asked.weight === null ? 'counts' : KIND_TO_CHOOSE;
}

/** @param {Options} options @param {import('./scaling/aggregates.mjs').Predictions} asked @param {Dialect} sql */
function boundsOf(options, asked, sql) {
  const positive = options.get('positive');
  if (!asked.grid || positive === undefined) {
    throw new Flaw(
      '--bounds needs --rounded=DIGITS or --log-odds=STEP, and --positive=LABEL; without a grid every figure is exact.',
      '--bounds 需要 --rounded=DIGITS 或 --log-odds=STEP，以及 --positive=LABEL；不分格时所有数值都是精确的。',
    );
  }
  return boundsQuery(asked, String(positive), sql);
}

/** @param {Options} options @param {Dialect} sql */
function ofResults(options, sql) {
  const names = new Names(options, sql);
  const fold = names.one('fold');
  const keys = [
    names.needed('dataset'),
    names.needed('algorithm'),
    ...(fold === null ? [] : [fold]),
  ];
  const results = names.list('results');
  eachOnce([...keys, ...results]);
  const asked = { table: names.table('results'), keys, results, weight: names.one('weight') };
  const text = resultsQuery(asked, sql);
  const columns = { dataset: keys[0], algorithm: keys[1], ...(fold === null ? {} : { fold }) };
  return { text, evaluate: columns };
}

/** @param {Options} options */
function queryOf(options) {
  const engine = options.get('engine');
  if (engine === undefined) {
    const engines = Object.keys(DIALECTS).join(', ');
    throw new Flaw(`--engine is needed: ${engines}.`, `需要 --engine：${engines}。`);
  }
  const sql = DIALECTS[String(engine)];
  const content = contentOf(options);
  checkTogether(options, content);
  return content === 'results' ? ofResults(options, sql) : ofPredictions(options, content, sql);
}

const KIND_TO_CHOOSE = 'counts|totals';

/**
 * What is done with the aggregate.
 * @param {Record<string, string>} columns
 * @param {'en' | 'zh'} language
 */
function noteOn(columns, language) {
  const given = Object.entries(columns).map(([option, name]) => `--${option}=${quoted(name)}`);
  const command = `melon evaluate aggregate.csv ${given.join(' ')}`;
  const isOpen = columns['weight-kind'] === KIND_TO_CHOOSE;
  const choice = {
    en: 'counts where the weights count cases, totals where they are anything else\n',
    zh: '权重为样例数时用 counts，否则用 totals\n',
  };
  const before = {
    en: 'Save the result as CSV or Parquet, and drop it on the page, or run:',
    zh: '将查询结果保存为 CSV 或 Parquet，拖入页面，或运行：',
  };
  return `${before[language]}\n  ${command}\n${isOpen ? choice[language] : ''}`;
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function scale({ files, options, language, streams }) {
  try {
    if (files.length > 0) {
      throw new Flaw(
        `melon scale reads no file: it prints a query for a table of an engine (--table=${files[0]}).`,
        `melon scale 不读取文件：它输出供引擎中的表使用的查询（--table=${files[0]}）。`,
      );
    }
    const { text, evaluate } = queryOf(options);
    if (evaluate && !options.has('quiet'))
      streams.stderr.write(visible(noteOn(evaluate, language)));
    return { text };
  } catch (flaw) {
    if (flaw instanceof Flaw) return { error: flaw.problem };
    throw flaw;
  }
}
