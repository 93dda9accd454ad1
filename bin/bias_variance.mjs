/**
 * melon bias-variance: the error of learners, or of predictions that were made elsewhere, taken apart into bias and
 * variance.
 * @module
 */
import { joinedOutputs, piecesOf, takenApartCsv, worstCasesCsv } from '../web/lab/taken_apart.js';
import { visibleLine } from '../web/words/visible.js';
import { ask, openDataSet } from './data_set.mjs';
import { valueForCore } from './names.mjs';
import { COMMANDS } from './options.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('../web/lab/taken_apart.js').PartsAnswer} PartsAnswer
 * @typedef {import('../web/lab/taken_apart.js').SetPredictions} SetPredictions
 * @typedef {import('./loading.mjs').Opened} Opened
 * @typedef {import('./arguments.mjs').Options} Options
 * @typedef {PartsAnswer & { lab?: object, plan?: object, warnings: CoreError[] }} Answer
 */

/** Options that are lists; names of columns may contain commas, and the core divides those. */
const LISTS = ['learners'];
/** Options of a table of predictions, in which nothing is learnt any more. */
const OF_TABLE = ['truth', 'predictions', 'missing'];
/** Options of a data set to learn from. */
const OF_LEARNING = [
  ...['target', 'features', 'learners', 'training_sets', 'test_size', 'seed'],
  ...['stratify', 'group', 'plain'],
];

/** @param {string} ofTable @param {string} ofLearning @returns {CoreError} */
function notTogether(ofTable, ofLearning) {
  const [one, other] = [ofTable, ofLearning].map((name) => name.replaceAll('_', '-'));
  return {
    code: 'not_together',
    message: `--${one} is of a table of predictions, and --${other} of a data set to learn from. Leave one of the two out.`,
    message_zh: `--${one} 用于预测结果表，--${other} 用于要学习的数据集，请去掉其中之一。`,
    value: one,
  };
}

/** The options that the core reads. @param {Options} given */
function requestOf(given) {
  const own = COMMANDS['bias-variance'].options.filter((option) => option.own);
  const names = own.map(({ name }) => name);
  const asked = [...given]
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => [
      name,
      LISTS.includes(name) ? String(value).split(',') : valueForCore(name, value),
    ]);
  return { ...(given.has('plain') ? { stratify: null } : {}), ...Object.fromEntries(asked) };
}

/**
 * What the models of all training sets predict, piece by piece, so that the progress is seen.
 * @param {Opened} opened
 * @param {Record<string, unknown>} request
 * @param {number} count
 * @param {import('./progress.mjs').Progress} progress
 * @returns {SetPredictions[] | { error: CoreError }}
 */
function predict(opened, request, count, progress) {
  const pieces = [];
  for (const sets of piecesOf(count)) {
    progress.show('computing', sets[0], count);
    /** @type {SetPredictions | { error: CoreError }} */
    const piece = ask(opened, { ...request, sets });
    if ('error' in piece) return piece;
    pieces.push(piece);
  }
  return pieces;
}

/**
 * @param {Opened} opened
 * @param {Record<string, unknown>} options
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Answer | { error: CoreError }}
 */
function learnt(opened, options, progress) {
  const request = { ...options, type: 'learner_bias_variance' };
  /** @type {Answer | { error: CoreError }} */
  const facts = ask(opened, request);
  if ('error' in facts) return facts;
  const pieces = predict(opened, request, facts.bias_variance.training_sets, progress);
  if ('error' in pieces) return pieces;
  /** @type {PartsAnswer | { error: CoreError }} */
  const parts = ask(opened, { ...request, outputs: joinedOutputs(pieces) });
  if ('error' in parts) return parts;
  const warnings = [facts, ...pieces].flatMap((one) => one.warnings);
  return { lab: facts.lab, plan: facts.plan, ...parts, warnings };
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function biasVariance(call) {
  const { options, language, streams, progress, format } = call;
  const ofTable = OF_TABLE.find((name) => options.has(name));
  const ofLearning = OF_LEARNING.find((name) => options.has(name));
  if (ofTable && ofLearning) return { error: notTogether(ofTable, ofLearning) };
  const data = await openDataSet(call);
  if ('error' in data) return data;
  const request = requestOf(options);
  /** @type {Answer | { error: CoreError }} */
  const answer = ofTable
    ? ask(data.opened, { ...request, type: 'predicted_bias_variance' })
    : learnt(data.opened, request, progress);
  progress.end();
  if ('error' in answer) return answer;
  if (!options.has('quiet')) {
    const notes = [
      ...(data.note ? [data.note[language]] : []),
      ...answer.warnings.map((one) => (language === 'zh' ? one.message_zh : one.message)),
    ];
    for (const one of new Set(notes)) streams.stderr.write(`${visibleLine(one)}\n`);
  }
  if (format === 'json') return { text: `${JSON.stringify(answer)}\n` };
  const written = options.get('table') === 'cases' ? worstCasesCsv : takenApartCsv;
  return { text: written(answer.learners) };
}
