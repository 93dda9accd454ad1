/**
 * melon compare: two models, each with a file of predictions of the same cases.
 * @module
 */
import { pairMetrics } from '../web/export/tables.js';
import { visible } from '../web/words/visible.js';
import { differentNames, joiningOf } from './compared_columns.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { coreOptions, loadFile, openFile, runCore } from './loading.mjs';
import { checkRequirements, readRequirements, unknownMetric } from './requirements.mjs';
import { written } from './written.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Call} Call
 * @typedef {import('./loading.mjs').Opened} Opened
 * @typedef {import('./loading.mjs').OpenFile} OpenFile
 * @typedef {{ from: OpenFile, report: any }} Side  a file, and the report of its one model
 */

/** Of predictions of cases, which the same cases make pairs. */
const TASKS = ['binary', 'labels', 'multiclass', 'regression', 'ranking'];

/** @param {number} count @returns {CoreError} */
const twoFiles = (count) => ({
  code: 'two_files',
  message: `Give two files, the earlier one first: melon compare base.csv new.csv; there ${count === 1 ? 'is' : 'are'} ${count}. Options are written --name=value.`,
  message_zh: `请给出两个文件，先是原有的：melon compare base.csv new.csv；现有 ${count} 个。选项写作 --名称=值。`,
});

/** @param {string} file @param {string} task @returns {CoreError} */
const otherTable = (file, task) => ({
  code: 'not_compared',
  message: `"${file}" was read as ${task}: compare needs predictions of cases, a truth and one model in each file. melon evaluate compares learners and the models of one file.`,
  message_zh: `“${file}”被读作 ${task}：compare 需要对样例的预测，每个文件含真实值与一个模型。学习器的比较及同一文件中的模型请用 melon evaluate。`,
  value: file,
});

/** @param {string} file @param {string[]} names @returns {CoreError} */
const oneModel = (file, names) => ({
  code: 'one_model',
  message: `"${file}" has ${names.length} models: ${names.join(', ')}. compare takes one from each file: name it with --predictions.`,
  message_zh: `“${file}”含有 ${names.length} 个模型：${names.join('、')}。compare 从每个文件取一个：请用 --predictions 指定。`,
  value: file,
});

/** @param {Side} base @param {Side} next @returns {CoreError} */
const otherTasks = (base, next) => ({
  code: 'other_tasks',
  message: `"${base.from.file}" was read as ${base.report.task} and "${next.from.file}" as ${next.report.task}. Both need predictions of one kind; --task says which.`,
  message_zh: `“${base.from.file}”被读作 ${base.report.task}，“${next.from.file}”被读作 ${next.report.task}。两者须为同类预测；可用 --task 指定。`,
});

/** @param {string} file @returns {CoreError} */
const otherForm = (file) => ({
  code: 'other_form',
  message: `"${file}" has another form than a row for each case and a column for the model, and cannot be joined. Bring it into that form, or put both models into one file for melon evaluate.`,
  message_zh: `“${file}”并非每个样例一行、模型一列的形式，无法合并。请改为该形式，或把两个模型放入同一文件后用 melon evaluate。`,
  value: file,
});

/** Which of the two files an error is about. @param {CoreError} error @param {string} file @returns {CoreError} */
const inFile = (error, file) => ({
  ...error,
  message: `In "${file}": ${error.message}`,
  message_zh: `“${file}”中：${error.message_zh}`,
});

/**
 * Of the predictions that are named, those of this file: each may be in one file only.
 * @param {Record<string, unknown>} options
 * @param {any} input
 * @returns {Record<string, unknown>}
 */
function ownPredictions(options, { columns }) {
  const names = String(options.predictions ?? '').split(',');
  const own = names.filter((name) => columns.some((/** @type {any} */ one) => one.name === name));
  return own.length > 0 ? { ...options, predictions: own } : options;
}

/**
 * @param {Opened} opened
 * @param {string} file
 * @param {Call} call
 * @returns {Promise<Side | { error: CoreError }>}
 */
async function sideOf(opened, file, call) {
  const from = await openFile(file, call);
  if ('error' in from) return from;
  const loaded = await loadFile(opened, from, call);
  if ('error' in loaded) return { error: inFile(loaded.error, file) };
  const options = { ...from.found, ...coreOptions(call.options) };
  const answer = runCore(opened, ownPredictions(options, loaded.input), call, 'verdict');
  if ('error' in answer) return { error: inFile(answer.error, file) };
  const report = JSON.parse(answer.text);
  if (!TASKS.includes(report.task)) return { error: otherTable(file, report.task) };
  const names = report.models.map((/** @type {any} */ { name }) => name);
  return names.length === 1 ? { from, report } : { error: oneModel(file, names) };
}

/**
 * Both files as one table, the new model before the base, so that differences are new minus base.
 * @param {Opened} opened
 * @param {Side} base
 * @param {Side} next
 * @param {Call} call
 * @returns {Promise<{ options: Record<string, unknown> } | { error: CoreError }>}
 */
async function joined(opened, base, next, call) {
  const names = differentNames([next, base]);
  const { own, beside, roles } = joiningOf(next.report, base.report, names);
  for (const [{ from }, joining] of /** @type {const} */ ([
    [next, own],
    [base, beside],
  ])) {
    const loaded = await loadFile(opened, from, call, joining);
    if (!('error' in loaded)) continue;
    const isForm = loaded.error.code === 'unknown_column';
    return { error: isForm ? otherForm(from.file) : loaded.error };
  }
  return { options: { ...coreOptions(call.options), ...roles } };
}

/**
 * @param {string} metric
 * @param {any} report
 * @returns {CoreError}
 */
function notTested(metric, report) {
  const keys = Object.keys(report.models[0].metrics);
  if (!keys.includes(metric)) return unknownMetric(metric, keys);
  const known = pairMetrics(report);
  return {
    code: 'invalid_option',
    message: `Invalid option --metric: "${metric}". The difference in it is not tested here. Without a bootstrap there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ') || 'none'}; --bootstrap=2000 adds most others.`,
    message_zh: `选项 --metric 的值“${metric}”无效：此处未检验其差异。不用自助法时可用：${known.join('、') || '无'}；--bootstrap=2000 可增加其他多数指标。`,
    value: metric,
  };
}

/**
 * @param {Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function compare(call) {
  const { files, options, language, streams, progress } = call;
  if (files.length !== 2) return { error: twoFiles(files.length) };
  const required = /** @type {string | undefined} */ (options.get('require'));
  const wanted = readRequirements(required, { differences: true });
  if ('error' in wanted) return wanted;
  const opened = await openBuiltCore();
  if (!opened) return { error: notBuilt };
  const base = await sideOf(opened, files[0], call);
  if ('error' in base) return base;
  const next = await sideOf(opened, files[1], call);
  if ('error' in next) return next;
  if (base.report.task !== next.report.task) return { error: otherTasks(base, next) };
  const table = await joined(opened, base, next, call);
  if ('error' in table) return table;
  const answer = runCore(opened, table.options, call);
  if ('error' in answer) return answer;
  progress.end();
  for (const { note } of [base.from, next.from]) {
    if (note && !options.has('quiet')) streams.stderr.write(`${visible(note[language])}\n`);
  }
  const report = JSON.parse(answer.text);
  const metric = String(options.get('metric') ?? report.verdict.metric);
  if (options.has('metric') && !pairMetrics(report).includes(metric)) {
    return { error: notTested(metric, report) };
  }
  const checked = checkRequirements(report, wanted.requirements, { only: 0 });
  return 'error' in checked
    ? checked
    : { ...(await written(call, answer.text, metric)), ...checked };
}
