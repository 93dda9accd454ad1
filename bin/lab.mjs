/**
 * melon lab: learners predict the test sets of a plan; their predictions, or metrics of each fold, become a table.
 * @module
 */
import { estimatesCsv, estimatesRequest } from '../web/lab/bootstrap_632.js';
import { predictionsCsv } from '../web/lab/predictions.js';
import { resultsCsv, trainingPart } from '../web/lab/results.js';
import { visibleLine } from '../web/words/visible.js';
import { openBuiltCore } from './core.mjs';
import { ask, openDataSet } from './data_set.mjs';
import { evaluateFold } from './evaluate_fold.mjs';
import { valueForCore } from './names.mjs';
import { COMMANDS } from './options.mjs';
import { unknownFoldMetric } from './requirements.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('../web/lab/predictions.js').LabFacts} LabFacts
 * @typedef {import('../web/lab/predictions.js').LabPredictions} LabPredictions
 * @typedef {import('../web/lab/bootstrap_632.js').Estimates} Estimates
 * @typedef {import('./loading.mjs').Opened} Opened
 */

/** Options that are lists; names of columns may contain commas, and the core divides those. */
const LISTS = ['learners'];

/** The request for the core: the options that it reads. @param {import('./arguments.mjs').Options} given */
function requestOf(given) {
  const own = COMMANDS.lab.options.filter((option) => option.own).map(({ name }) => name);
  const asked = [...given]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => [
      name,
      LISTS.includes(name) ? String(value).split(',') : valueForCore(name, value),
    ]);
  return {
    type: 'lab',
    ...(given.has('estimate') ? { plan: 'bootstrap' } : {}),
    ...(given.has('plain') ? { stratify: null } : {}),
    ...(given.has('training_shares') || given.has('with_training') ? { with_training: true } : {}),
    ...Object.fromEntries(asked),
  };
}

/**
 * The shares of each training set that are to be learnt from, one after the other.
 * @param {import('./arguments.mjs').Options} options
 */
const sharesOf = (options) => String(options.get('training_shares') ?? '1').split(',');

/**
 * The predictions of all splits, one after the other, so that the progress is seen.
 * @param {Opened} opened
 * @param {Record<string, unknown>} request
 * @param {number} count
 * @param {import('./progress.mjs').Progress} progress
 * @returns {LabPredictions[] | { error: CoreError }}
 */
function predict(opened, request, count, progress) {
  const parts = [];
  for (let split = 0; split < count; split += 1) {
    progress.show('computing', split, count);
    /** @type {LabPredictions | { error: CoreError }} */
    const part = ask(opened, { ...request, splits: [split, split + 1] });
    if ('error' in part) return part;
    parts.push(part);
  }
  return parts;
}

/** @type {CoreError} */
const needsMetrics = {
  code: 'needs_metrics',
  message:
    'Learning curves are made of metrics: with --training-shares or --with-training, give --metrics=accuracy or others.',
  message_zh:
    '学习曲线由指标构成：使用 --training-shares 或 --with-training 时，请给出 --metrics=accuracy 等指标。',
};

const TWO_TABLES = {
  code: 'invalid_option',
  message: 'The options --estimate and --metrics print different tables. Give one of them.',
  message_zh: '选项 --estimate 与 --metrics 输出不同的表，请只给出其一。',
};

/**
 * The .632 and .632+ estimates of each learner.
 * @param {Opened} opened
 * @param {Record<string, unknown>} request
 * @param {LabFacts} facts
 * @param {import('./progress.mjs').Progress} progress
 * @returns {(Estimates & { parts: LabPredictions[] }) | { error: CoreError }}
 */
function estimate(opened, request, facts, progress) {
  // What stands in the way is said before anything is learnt.
  /** @type {{} | { error: CoreError }} */
  const fits = ask(opened, estimatesRequest(facts));
  if ('error' in fits) return fits;
  const parts = predict(opened, request, facts.plan.count, progress);
  if ('error' in parts) return parts;
  /** @type {LabPredictions | { error: CoreError }} */
  const apparent = ask(opened, { ...request, apparent: true });
  if ('error' in apparent) return apparent;
  /** @type {Estimates | { error: CoreError }} */
  const answer = ask(opened, estimatesRequest(facts, parts, apparent));
  return 'error' in answer ? answer : { ...answer, parts: [...parts, apparent] };
}

/**
 * A line for each learner in each fold, with the metrics that the report of the fold's predictions has.
 * @param {LabFacts['lab']} lab
 * @param {LabPredictions[]} parts
 * @param {string[]} metrics
 * @returns {Promise<{ text: string } | { error: CoreError }>}
 */
async function evaluateFolds(lab, parts, metrics) {
  const judge = /** @type {Opened} */ (await openBuiltCore());
  const results = [];
  for (const part of parts.flatMap((one) => (one.training ? [trainingPart(one), one] : [one]))) {
    const evaluated = await evaluateFold(judge, lab, part);
    if ('error' in evaluated) return evaluated;
    results.push(...evaluated);
  }
  const known = results[0].metrics;
  const unknown = metrics.find((metric) => !Object.hasOwn(known, metric));
  return unknown === undefined
    ? { text: resultsCsv(results, metrics) }
    : { error: unknownFoldMetric(unknown, Object.keys(known)) };
}

/**
 * What the options ask for, and what was noticed on the way.
 * @param {Opened} opened
 * @param {Record<string, unknown>} request
 * @param {LabFacts} facts
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<{ text: string, warnings: CoreError[] } | { error: CoreError }>}
 */
async function learn(opened, request, facts, { options, progress, format }) {
  const metrics = options.get('metrics');
  if (options.has('estimate')) {
    if (metrics !== undefined) return { error: TWO_TABLES };
    const answer = estimate(opened, request, facts, progress);
    if ('error' in answer) return answer;
    const warnings = [facts, ...answer.parts, answer].flatMap((one) => one.warnings);
    const json = { ...facts, bootstrap_632: answer.bootstrap_632, warnings };
    const text = format === 'json' ? `${JSON.stringify(json)}\n` : estimatesCsv(answer);
    return { text, warnings };
  }
  if (format === 'json') return { text: `${JSON.stringify(facts)}\n`, warnings: [] };
  const parts = [];
  for (const share of sharesOf(options)) {
    const asked = { ...request, training_share: share };
    const some = predict(opened, asked, facts.plan.count, progress);
    if ('error' in some) return some;
    parts.push(...some.map((part) => ({ ...part, training_share: Number(share) })));
  }
  const table =
    typeof metrics === 'string'
      ? await evaluateFolds(facts.lab, parts, metrics.split(','))
      : { text: predictionsCsv(facts.lab, parts) };
  if ('error' in table) return table;
  return { ...table, warnings: [facts, ...parts].flatMap((one) => one.warnings) };
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function lab(call) {
  const { options, language, streams, progress, format } = call;
  const metrics = options.get('metrics');
  if (!metrics && ['training_shares', 'with_training'].some((name) => options.has(name)))
    return { error: needsMetrics };
  const data = await openDataSet(call);
  if ('error' in data) return data;
  const request = requestOf(options);
  /** @type {LabFacts | { error: CoreError }} */
  const facts = ask(data.opened, request);
  if ('error' in facts) return facts;
  const answer = await learn(data.opened, request, facts, call);
  if ('error' in answer) return answer;
  progress.end();
  if (format !== 'json' && !options.has('quiet')) {
    const notes = [
      ...(data.note ? [data.note[language]] : []),
      ...answer.warnings.map((one) => (language === 'zh' ? one.message_zh : one.message)),
    ];
    for (const one of new Set(notes)) streams.stderr.write(`${visibleLine(one)}\n`);
  }
  return { text: answer.text };
}
