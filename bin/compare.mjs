/**
 * melon compare: two models, each with a file of predictions of the same cases.
 * @module
 */

import { inFile } from '../web/core/read_table.js';
import { pairMetrics } from '../web/export/tables.js';
import { severalTables } from '../web/import/several_tables.js';
import { visible } from '../web/words/visible.js';
import { rolesOf, rolesOfBoth, withGuesses } from './compared_columns.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { coreOptions, loadFile, loadFiles, openFile, runCore } from './loading.mjs';
import { checkRequirements, readRequirements, unknownMetric } from './requirements.mjs';
import { isSameFile } from './sources.mjs';
import { unusedOptions, written } from './writing/written.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Call} Call
 * @typedef {import('./loading.mjs').Opened} Opened
 * @typedef {import('./loading.mjs').OpenFile} OpenFile
 * @typedef {{ from: OpenFile, report: any }} Side  a file, and the report of its one model
 * @typedef {{ from: OpenFile, error: CoreError }} Faulty  a file that is none, such as one without the truth
 * @typedef {{ roles: Record<string, unknown>, known: Side[] }} Pair  known: by whose reports the roles are known
 */

/** Of predictions of cases, which the same cases make pairs. */
const TASKS = ['binary', 'labels', 'multiclass', 'regression', 'ranking'];

/** @param {number} count @returns {CoreError} */
const twoFiles = (count) => ({
  code: 'two_files',
  message: `Give two files, the earlier one first: melon compare base.csv new.csv; there ${count === 1 ? 'is' : 'are'} ${count}. Options are written --name=value.`,
  message_zh: `请给出两个文件，先是原有的：melon compare base.csv new.csv；现有 ${count} 个。选项写作 --名称=值。`,
});

/** @param {string} file @returns {CoreError} */
const oneFileTwice = (file) => ({
  code: 'one_file_twice',
  message: `Both files are "${file}": compare needs a file for each of two models. Give the file of the other model; melon evaluate compares the models of one file.`,
  message_zh: `两个文件都是“${file}”：compare 需要两个模型各自的文件。请给出另一模型的文件；同一文件中的模型请用 melon evaluate 比较。`,
  value: file,
});

/** @param {string[]} files  with the same column for the model @returns {Promise<CoreError>} */
const nothingToCompare = async ([base, next]) =>
  (await isSameFile(base, next)) ? oneFileTwice(base) : samePredictions(base, next);

/** @param {string} base @param {string} next @returns {CoreError} */
const samePredictions = (base, next) => ({
  code: 'same_predictions',
  message: `"${base}" and "${next}" have the same predictions, so there is nothing to compare. Give the file of the other model.`,
  message_zh: `“${base}”与“${next}”中的预测完全相同，无可比较。请给出另一模型的文件。`,
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
 * @param {OpenFile[]} tables  of it
 * @param {Call} call
 * @returns {Promise<Side | Faulty | { error: CoreError }>}
 */
async function sideOf(opened, file, tables, call) {
  if (tables.length > 1)
    return { error: inFile(severalTables(tables.map(({ table }) => table)), file) };
  const [from] = tables;
  const loaded = await loadFile(opened, from, call);
  if ('error' in loaded) return { error: inFile(loaded.error, file) };
  const options = { ...from.found, ...coreOptions(call.options) };
  const answer = runCore(opened, ownPredictions(options, loaded.input), call, 'verdict');
  if ('error' in answer) return { from, error: inFile(answer.error, file) };
  const report = JSON.parse(answer.text);
  if (!TASKS.includes(report.task)) return { from, error: otherTable(file, report.task) };
  const names = report.models.map((/** @type {any} */ { name }) => name);
  return names.length === 1 ? { from, report } : { error: oneModel(file, names) };
}

/**
 * Both files as one table, the new model before the base, so that differences are new minus base.
 * @param {Opened} opened
 * @param {(Side | Faulty)[]} sides  the new one first
 * @param {Call} call
 * @param {any} known  the report that tells the task and the truth
 * @returns {Promise<{ error: CoreError, isRead: boolean } | { input: any, text: string }>}
 */
async function joined(opened, sides, call, { task, input }) {
  const loaded = await loadFiles(
    opened,
    sides.map(({ from }) => from),
    call,
  );
  if ('error' in loaded) return { error: loaded.error, isRead: false };
  const { join } = coreOptions(call.options);
  const wanted = { task, truth: input.truth, ...(join ? { join } : {}) };
  const answer = opened.core.runText(wanted, 'verdict');
  if (!('error' in answer)) return { input: JSON.parse(answer.text).input, text: answer.text };
  return answer.input?.join
    ? { input: answer.input, text: '' }
    : { error: answer.error, isRead: true };
}

/**
 * The roles in the table of both files, each of which has a truth.
 * @param {Opened} opened
 * @param {Side} base
 * @param {Side} next
 * @param {Call} call
 * @returns {Promise<Pair | { error: CoreError }>}
 */
async function pairOf(opened, base, next, call) {
  if (base.report.task !== next.report.task) return { error: otherTasks(base, next) };
  const sides = [next, base];
  const table = await joined(opened, sides, call, next.report);
  if ('error' in table) return { error: table.error };
  const roles = rolesOf(table.input, sides);
  if (!roles) return { error: await nothingToCompare(call.files) };
  return 'from' in roles
    ? { error: otherForm(/** @type {Side} */ (roles).from.file) }
    : { roles, known: sides };
}

/**
 * The same where one of them has the truth for both.
 * @param {Opened} opened
 * @param {Side | Faulty} base
 * @param {Side | Faulty} next
 * @param {Call} call
 * @returns {Promise<Pair | { error: CoreError }>}
 */
async function pairWithOneTruth(opened, base, next, call) {
  const [known, other] = 'error' in base ? [next, base] : [base, next];
  const { error } = /** @type {Faulty} */ (other);
  if ('error' in known) return { error };
  const isOther = error.code === 'not_compared';
  const table = await joined(opened, [next, base], call, known.report);
  if ('error' in table) return { error: table.isRead && !isOther ? table.error : error };
  const roles = table.text === '' ? null : rolesOfBoth(JSON.parse(table.text), known.report);
  return roles ? { roles, known: [known] } : { error };
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
  const tables = [];
  for (const file of files) {
    const ofFile = await openFile(file, call);
    if ('error' in ofFile) return ofFile;
    tables.push(ofFile);
  }
  const base = await sideOf(opened, files[0], tables[0], call);
  if (!('from' in base)) return base;
  const next = await sideOf(opened, files[1], tables[1], call);
  if (!('from' in next)) return next;
  const pair =
    'error' in base || 'error' in next
      ? await pairWithOneTruth(opened, base, next, call)
      : await pairOf(opened, base, next, call);
  if ('error' in pair) return pair;
  const answer = runCore(opened, { ...coreOptions(options), ...pair.roles }, call);
  if ('error' in answer) return answer;
  progress.end();
  const inputs = pair.known.map((side) => side.report.input);
  const text = withGuesses(answer.text, inputs);
  const report = JSON.parse(text);
  for (const note of [base.from.note, next.from.note, ...unusedOptions(call, report)]) {
    if (note && !options.has('quiet')) streams.stderr.write(`${visible(note[language])}\n`);
  }
  const metric = String(options.get('metric') ?? report.verdict.metric);
  if (options.has('metric') && !pairMetrics(report).includes(metric)) {
    return { error: notTested(metric, report) };
  }
  const checked = checkRequirements(report, wanted.requirements, { only: 0 });
  if ('error' in checked) return checked;
  const ask = (/** @type {object} */ request) => opened.core.query(request);
  return { ...(await written(call, text, { metric, ask, tables: tables.flat() })), ...checked };
}
