import { bytesOfColumns, equallyLong } from './columns.js';
import { ofPipeline, PIPELINE_NOTE, withPipelines } from './pipeline_output.js';
import { decoded } from './tell.js';
import { Refusal, shown } from './words.js';

/** @typedef {import('./columns.js').Column} Column */
/** @typedef {Record<string, unknown>} Fields */

/** @param {unknown} value @returns {value is Fields} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is Fields[]} */
const isRecords = (value) => Array.isArray(value) && value.length > 0 && value.every(isObject);

const notRecords = () =>
  new Refusal('not_records', {
    en: 'This JSON file has no list of cases. Write one object a case, {"y_true": 1, "score": 0.8}, in a list or one a line, or a list for each column, {"y_true": [1, 0], "score": [0.8, 0.3]}.',
    zh: '该 JSON 文件中没有样例列表。请为每个样例写一个对象，如 {"y_true": 1, "score": 0.8}，放在一个列表中或每行一个；或为每列写一个列表，如 {"y_true": [1, 0], "score": [0.8, 0.3]}。',
  });

/** Measures as the reports of Hugging Face, Keras and others name them. */
const MEASURE =
  /(?:^|_)(?:accuracy|acc|f1|auc|loss|precision|recall|mse|rmse|mae|r2|bleu|rouge\w*|perplexity)$/i;

/** What a training or an evaluation reports at its end. @param {unknown} value */
const isSummary = (value) =>
  isObject(value) &&
  Object.entries(value).some(([name, one]) => typeof one === 'number' && MEASURE.test(name)) &&
  Object.values(value).every((one) => typeof one !== 'object' || one === null);

const summaryOnly = () =>
  new Refusal('not_records', {
    en: 'This JSON file has results that were computed already, one of each, which nothing can be compared with. Give the predictions instead, one object a case, {"y_true": 1, "score": 0.8}, in a list or one a line.',
    zh: '该 JSON 文件中是已经算好的结果，每项只有一个，无法比较。请改为给出预测：每个样例一个对象，如 {"y_true": 1, "score": 0.8}，放在一个列表中或每行一个。',
  });

/** @param {number} [line] */
const invalid = (line) =>
  new Refusal(
    'invalid_json',
    {
      en: `This file looks like JSON, but ${line ? `line ${line}` : 'it'} is not valid: it may be cut off. Write it again.`,
      zh: `该文件看起来是 JSON，但${line ? `第 ${line} 行` : '内容'}无效，可能不完整。请重新写出。`,
    },
    line ? { line } : {},
  );

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** Where something lies deeper, it is no table of cases. */
const MOST_DEEP = 100;

/**
 * Of two values with one name JSON.parse keeps the last and says nothing.
 * @param {string} text  valid
 */
function refuseRepeatedNamesAndDepths(text) {
  /** @type {Set<string>[]} */
  const open = [];
  const inList = new Set();
  const lineOf = (/** @type {number} */ index) => text.slice(0, index).split('\n').length;
  for (const { 0: token, 1: quoted, 2: colon, index } of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(inList);
    else if (token === '}' || token === ']') open.pop();
    if (open.length > MOST_DEEP) throw tooNested(lineOf(index));
    if (!colon) continue;
    const name = JSON.parse(quoted);
    const names = open[open.length - 1];
    if (names.has(name)) throw repeatedName(name, lineOf(index));
    names.add(name);
  }
}

/** @param {number} line */
const tooNested = (line) =>
  new Refusal(
    'too_nested',
    {
      en: `Line ${line}: lists and objects lie within each other more than ${MOST_DEEP} deep, which is more than is read. Write one object a case, {"y_true": 1, "score": 0.8}.`,
      zh: `第 ${line} 行：列表与对象嵌套超过 ${MOST_DEEP} 层，超出可读取的范围。请为每个样例写一个对象，如 {"y_true": 1, "score": 0.8}。`,
    },
    { line },
  );

/** @param {string} name @param {number} line */
const repeatedName = (name, line) =>
  new Refusal(
    'repeated_name',
    {
      en: `Line ${line}: the name “${shown(name)}” stands twice in one object, and only one of the two values can be read. Give each its own name.`,
      zh: `第 ${line} 行：同一对象中名称“${shown(name)}”出现两次，只能读取其中一个值。请使用不同的名称。`,
    },
    { line },
  );

/** JSON, and NaN and Infinity as Python writes them; undefined where it is neither. @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    const quoted = text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (token) =>
      token.startsWith('"') ? token : `"${token}"`,
    );
    try {
      return quoted === text ? undefined : JSON.parse(quoted);
    } catch {
      return undefined;
    }
  }
}

/** One object a line. @param {string} text @returns {unknown[]} */
function linesOf(text) {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    if (value === undefined) throw invalid(i === 0 && lines.length === 1 ? undefined : i + 1);
    return [value];
  });
}

/** @param {Fields[]} records @returns {Column[]} */
function ofRecords(records) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const record of records) for (const name of Object.keys(record)) names.add(name);
  return [...names].map((name) => ({
    name,
    values: records.map((record) => (Object.hasOwn(record, name) ? record[name] : undefined)),
  }));
}

/** A value as Python prints it, as in the CSV files of pandas. @param {unknown} value @returns {string} */
function pythonText(value) {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const entries = Object.entries(value).map(([key, one]) => `'${key}': ${pythonText(one)}`);
  return `{${entries.join(', ')}}`;
}

/** Whether they are of scikit-learn's cv_results_. @param {readonly string[]} names */
const areOfSearch = (names) => names.some((name) => /^(?:split\d+|mean|rank)_test_/.test(name));

/**
 * These name a candidate by all its parameters, in one cell.
 * @param {readonly Column[]} columns
 * @returns {readonly Column[]}
 */
function withCandidates(columns) {
  if (!areOfSearch(columns.map(({ name }) => name))) return columns;
  return columns.map(({ name, values }) => ({
    name,
    values:
      name === 'params'
        ? Array.from(values, (one) => (isObject(one) ? pythonText(one) : one))
        : values,
  }));
}

/** What scikit-learn's cross_validate gives: a list for each measure. @param {unknown} value @returns {value is Fields} */
const isValidation = (value) =>
  isObject(value) &&
  Object.entries(value).some(([name, one]) => name.startsWith('test_') && Array.isArray(one));

/**
 * Several of them by the names of their learners, below each other.
 * @param {[learner: string, results: Fields][]} entries
 * @returns {Column[]}
 */
function ofValidations(entries) {
  return ofRecords(
    entries.flatMap(([learner, results]) => {
      const lists = Object.entries(results).flatMap(([name, values]) =>
        Array.isArray(values) ? [{ name, values }] : [],
      );
      const columns = equallyLong(lists);
      return Array.from(columns[0].values, (_, fold) =>
        Object.fromEntries([
          ['learner', learner],
          ['fold', fold + 1],
          ...columns.map(({ name, values }) => [name, values[fold]]),
        ]),
      );
    }),
  );
}

/** What stands before a measure, and is no learner as in `rf_accuracy`. */
const BEFORE_MEASURE = /^(?:(?:test|val|eval|mean|balanced|roc|pr|log|macro|micro|weighted)_)+/i;

/** @param {string} name */
const isMeasure = (name) => MEASURE.test(name) && !name.replace(BEFORE_MEASURE, '').includes('_');

/** Of rows that are no models: their numbers, folds and runs. */
const NUMBERED = /^(?:fold|run|split|seed|repeat|cv)?[\s_-]*\d+$/i;

/**
 * A number for each measure of each model, in an object for each model or for each measure: a row for each model, which
 * would lose its name if rows were without one.
 * @param {Record<string, Fields>} fields
 * @returns {Column[] | null}
 */
function ofMeasures(fields) {
  const outer = Object.keys(fields);
  const inner = [...new Set(Object.values(fields).flatMap(Object.keys))];
  const areNumbers = Object.values(fields).every((one) =>
    Object.values(one).every((value) => typeof value === 'number'),
  );
  const byModel = inner.some(isMeasure);
  const models = byModel ? outer : inner;
  const measures = byModel ? inner : outer;
  if (!areNumbers || !measures.some(isMeasure)) return null;
  if (models.some((name) => NUMBERED.test(name) || isMeasure(name))) return null;
  return ofRecords(
    models.map((model) => ({
      model,
      ...Object.fromEntries(
        measures.map((name) => [name, byModel ? fields[model][name] : fields[name][model]]),
      ),
    })),
  );
}

/** @param {Fields} fields @returns {readonly Column[] | null} */
function ofObject(fields) {
  const { columns, data } = fields;
  // pandas, orient="split".
  if (Array.isArray(columns) && Array.isArray(data) && data.every(Array.isArray)) {
    return columns.map((name, i) => ({ name: String(name), values: data.map((row) => row[i]) }));
  }
  const entries = Object.entries(fields);
  const lists = entries.filter(([, value]) => isRecords(value));
  // orient="table", and results with a heading.
  if (lists.length === 1 && !areOfSearch(Object.keys(fields)))
    return ofRecords(/** @type {Fields[]} */ (lists[0][1]));
  if (entries.length > 0 && entries.every(([, value]) => Array.isArray(value))) {
    return equallyLong(
      entries.map(([name, values]) => ({ name, values: /** @type {unknown[]} */ (values) })),
    );
  }
  if (entries.length > 0 && entries.every(([, value]) => isValidation(value))) {
    return ofValidations(/** @type {[string, Fields][]} */ (entries));
  }
  // pandas, as long as nothing is said: an object for each column, by row.
  if (entries.length > 0 && entries.every(([, value]) => isObject(value))) {
    const measures = ofMeasures(/** @type {Record<string, Fields>} */ (fields));
    if (measures) return measures;
    const rows = Object.keys(/** @type {Fields} */ (entries[0][1]));
    return entries.map(([name, values]) => ({
      name,
      values: rows.map((row) => /** @type {Fields} */ (values)[row]),
    }));
  }
  return null;
}

/**
 * Whether a list has one object alone, with a heading and the list that matters.
 * @param {unknown} value
 * @returns {value is [Fields]}
 */
const isHeaded = (value) =>
  isRecords(value) && value.length === 1 && Object.values(value[0]).filter(isRecords).length === 1;

/**
 * JSON: a list of records, a record a line, a list for each column, and the other forms that pandas writes. Lists and
 * objects within a record become columns, as in `probability:cat`.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { name }) {
  const text = decoded(bytes);
  const whole = parsed(text);
  const value = whole === undefined ? linesOf(text) : whole;
  refuseRepeatedNamesAndDepths(text);
  const found = ofPipeline(value);
  if (found) return [{ name, bytes: bytesOfColumns(found), note: PIPELINE_NOTE }];
  const headed = isHeaded(value) ? value[0] : value;
  const columns = isRecords(headed)
    ? ofRecords(headed)
    : isObject(headed)
      ? ofObject(headed)
      : null;
  if (!columns) throw isSummary(value) ? summaryOnly() : notRecords();
  return [{ name, bytes: bytesOfColumns(withPipelines(withCandidates(columns))) }];
}
