/**
 * melon search: hyper-parameters are tried one after the other, and the metric of each trial becomes a table.
 * @module
 */
import { csvOf } from '../web/export/csv.js';
import { visibleLine } from '../web/words/visible.js';
import { openBuiltCore } from './core.mjs';
import { ask, openDataSet } from './data_set.mjs';
import { evaluateFold } from './evaluate_fold.mjs';
import { COMMANDS } from './options.mjs';
import { unknownMetric } from './requirements.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('../web/lab/predictions.js').LabFacts} LabFacts
 * @typedef {import('../web/lab/predictions.js').LabPredictions} LabPredictions
 * @typedef {import('./loading.mjs').Opened} Opened
 *
 * @typedef {object} SearchAnswer of the core
 * @property {{ learner: string, parameters: { name: string }[], strategy: string, budget: number, metric: string }} search
 * @property {{ learner: string, parameters: Record<string, number | string>, mean: number | null, best: number | null }[]} trials
 * @property {string[]} next  learners to try
 *
 * @typedef {object} Tried
 * @property {string} learner
 * @property {(number | null)[]} results  the metric in each fold
 *
 * @typedef {object} Bench what trials are made with
 * @property {Opened} data
 * @property {Opened} judge  a core for the predictions
 * @property {Record<string, unknown>} request
 * @property {Map<string, CoreError>} warnings  the first one of each kind
 */

/** Options that the search itself has, and the lab does not. */
const OF_SEARCH = ['learner', 'strategy', 'budget', 'metric'];

/** The request for the core: the options that it reads. @param {import('./arguments.mjs').Options} given */
function requestOf(given) {
  const own = COMMANDS.search.options.filter((option) => option.own).map(({ name }) => name);
  const asked = [...given]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => [name, name === 'features' ? String(value).split(',') : value]);
  return { ...(given.has('plain') ? { stratify: null } : {}), ...Object.fromEntries(asked) };
}

/**
 * @param {Bench} bench
 * @param {LabFacts['lab']} lab
 * @param {LabPredictions} part
 * @param {string} metric
 * @returns {Promise<number | null | { error: CoreError }>}
 */
async function measured({ judge }, lab, part, metric) {
  const evaluated = await evaluateFold(judge, lab, part);
  if ('error' in evaluated) return evaluated;
  const [{ metrics }] = evaluated;
  return Object.hasOwn(metrics, metric)
    ? metrics[metric]
    : { error: unknownMetric(metric, Object.keys(metrics)) };
}

/**
 * The metric of a learner in each fold of the plan.
 * @param {Bench} bench
 * @param {string} learner
 * @param {string} metric
 * @returns {Promise<Tried | { error: CoreError }>}
 */
async function tryOut(bench, learner, metric) {
  const { data, request, warnings } = bench;
  const asked = { ...request, type: 'lab', learners: [learner] };
  const note = (/** @type {CoreError[]} */ all) => {
    for (const one of all) if (!warnings.has(one.code)) warnings.set(one.code, one);
  };
  /** @type {LabFacts | { error: CoreError }} */
  const facts = ask(data, asked);
  if ('error' in facts) return facts;
  note(facts.warnings);
  const results = [];
  for (let split = 0; split < facts.plan.count; split += 1) {
    /** @type {LabPredictions | { error: CoreError }} */
    const part = ask(data, { ...asked, splits: [split, split + 1] });
    if ('error' in part) return part;
    note(part.warnings);
    const result = await measured(bench, facts.lab, part, metric);
    if (result !== null && typeof result === 'object') return result;
    results.push(result);
  }
  return { learner, results };
}

/**
 * All trials, the core proposing what comes next.
 * @param {Bench} bench
 * @param {Record<string, unknown>} options  of the search
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<SearchAnswer | { error: CoreError }>}
 */
async function runSearch(bench, options, progress) {
  /** @type {Tried[]} */
  const trials = [];
  /** @type {Map<string, Tried>} */
  const known = new Map();
  for (;;) {
    /** @type {SearchAnswer | { error: CoreError }} */
    const answer = ask(bench.data, { ...bench.request, ...options, type: 'search', trials });
    if ('error' in answer || answer.next.length === 0) return answer;
    for (const learner of answer.next) {
      progress.show('computing', trials.length, answer.search.budget);
      const tried = known.get(learner) ?? (await tryOut(bench, learner, answer.search.metric));
      if ('error' in tried) return tried;
      known.set(learner, tried);
      trials.push(tried);
    }
  }
}

/** A line for each trial. @param {SearchAnswer} answer */
function trialsCsv({ search: { parameters, metric }, trials }) {
  const names = parameters.map(({ name }) => name);
  const rows = trials.map(({ parameters: values, mean, best }, at) => [
    String(at + 1),
    ...names.map((name) => String(values[name])),
    String(mean ?? ''),
    String(best ?? ''),
  ]);
  return csvOf([['trial', ...names, metric, 'best'], ...rows]);
}

/** @param {SearchAnswer} answer @param {'en' | 'zh'} language */
function bestNote({ search: { metric }, trials }, language) {
  const best = trials.at(-1)?.best ?? null;
  const found = trials.find(({ mean }) => mean === best);
  if (best === null || !found) return [];
  return [
    language === 'zh'
      ? `最优：${found.learner}，${metric} 为 ${best}。它正是按该值选出的，因此该值很可能偏乐观。`
      : `The best is ${found.learner}, with ${metric} ${best}. It was chosen by this value, which is therefore likely too favourable.`,
  ];
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function search(call) {
  const { options, language, streams, progress, format } = call;
  const data = await openDataSet(call);
  if ('error' in data) return data;
  const given = Object.entries(requestOf(options));
  const ofSearch = (/** @type {[string, unknown]} */ [name]) => OF_SEARCH.includes(name);
  /** @type {Bench} */
  const bench = {
    data: data.opened,
    judge: /** @type {Opened} */ (await openBuiltCore()),
    request: Object.fromEntries(given.filter((one) => !ofSearch(one))),
    warnings: new Map(),
  };
  const answer = await runSearch(bench, Object.fromEntries(given.filter(ofSearch)), progress);
  progress.end();
  if ('error' in answer) return answer;
  if (!options.has('quiet')) {
    const notes = [
      ...(data.note ? [data.note[language]] : []),
      ...[...bench.warnings.values()].map((one) =>
        language === 'zh' ? one.message_zh : one.message,
      ),
      ...bestNote(answer, language),
    ];
    for (const one of notes) streams.stderr.write(`${visibleLine(one)}\n`);
  }
  const { search: facts, trials } = answer;
  return {
    text: format === 'json' ? `${JSON.stringify({ search: facts, trials })}\n` : trialsCsv(answer),
  };
}
