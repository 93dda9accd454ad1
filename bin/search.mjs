/**
 * melon search: hyper-parameters are tried one after the other, and the metric of each trial becomes a table.
 * @module
 */
import { ALL, createBench, runNested, runRace, trialsCsv, winnerOf } from '../web/lab/search.js';
import { visibleLine } from '../web/words/visible.js';
import { loadCatalogue } from './catalogue.mjs';
import { openBuiltCore } from './core.mjs';
import { ask, openDataSet } from './data_set.mjs';
import { evaluateFold } from './evaluate_fold.mjs';
import { valueForCore } from './names.mjs';
import { COMMANDS } from './options.mjs';
import { unknownFoldMetric } from './requirements.mjs';

/**
 * @typedef {import('./loading.mjs').Opened} Opened
 * @typedef {import('../web/lab/search.js').SearchAnswer} SearchAnswer
 * @typedef {import('../web/lab/search.js').Outer} Outer
 * @typedef {'en' | 'zh'} Language
 */

/** Options that the search itself has, and the lab does not. */
const OF_SEARCH = ['learner', 'strategy', 'budget', 'metric'];

/** @type {import('../web/core/core.js').CoreError} */
const ONE_STRATEGY = {
  code: 'invalid_option',
  message: 'Outer folds are for one strategy at a time; choose one instead of all.',
  message_zh: '外层折一次只用于一种策略；请选择一种策略，而不是 all。',
  value: ALL,
};

/** The request for the core: the options that it reads. @param {import('./arguments.mjs').Options} given */
function requestOf(given) {
  const own = COMMANDS.search.options
    .filter((option) => option.own)
    .map(({ name }) => name.replaceAll('-', '_'));
  const asked = [...given]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => [name, valueForCore(name, value)]);
  return { ...(given.has('plain') ? { stratify: null } : {}), ...Object.fromEntries(asked) };
}

/** That others are as good. @param {SearchAnswer} answer @param {Language} language */
function tieNote({ winner, search: { metric } }, language) {
  if (!winner || winner.tied === 1) return '';
  const { tied, of } = winner;
  if (tied === of) {
    return language === 'zh'
      ? ` ${of} 组设置的 ${metric} 全都相同，搜索没有区分出优劣；所报告的是第一组。请换用其他指标、数据或搜索范围。`
      : ` All ${of} settings have the same ${metric}, so the search tells none from another; the first is reported. Try another metric, other data or another range.`;
  }
  return language === 'zh'
    ? ` 共有 ${tied} 组设置同样好；所报告的是第一组。`
    : ` ${tied} settings are equally good; the first is reported.`;
}

/** @param {SearchAnswer} answer @param {boolean} several @param {Language} language */
function bestNote(answer, several, language) {
  const found = winnerOf(answer);
  if (!found) return [];
  const { metric, strategy } = answer.search;
  const of = several ? `${strategy}: ` : '';
  const best =
    language === 'zh'
      ? `${of}最优：${found.learner}，${metric} 为 ${found.mean}。它正是按该值选出的，因此该值很可能偏乐观。`
      : `${of}The best is ${found.learner}, with ${metric} ${found.mean}. It was chosen by this value, which is therefore likely too favourable.`;
  return [best + tieNote(answer, language)];
}

/** @param {Outer} outer @param {string} metric @param {Language} language */
function outerNote({ folds, defined, inner_mean: inner, outer_mean: tested }, metric, language) {
  if (inner === null || tested === null) {
    return language === 'zh'
      ? `${folds} 个外层测试集中没有一个能算出 ${metric}。`
      : `${metric} is undefined in all ${folds} outer folds.`;
  }
  return language === 'zh'
    ? `${metric}：内层最优得分平均为 ${inner}；在搜索未见过的外层测试集上为 ${tested}（${defined} 折）。`
    : `${metric}: the best inner score is ${inner} on average; on outer test sets, which the search has not seen, ${tested} (${defined} folds).`;
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function search(call) {
  const { options: given, language, streams, progress, format } = call;
  const data = await openDataSet(call);
  if ('error' in data) return data;
  const judge = /** @type {Opened} */ (await openBuiltCore());
  const asked = Object.entries(requestOf(given));
  const ofSearch = (/** @type {[string, unknown]} */ [name]) => OF_SEARCH.includes(name);
  const options = Object.fromEntries(asked.filter(ofSearch));
  const bench = createBench(
    [
      {
        ask: async (request) => ask(data.opened, /** @type {any} */ (request)),
        evaluate: (lab, part) => evaluateFold(judge, lab, part),
      },
    ],
    Object.fromEntries(asked.filter((one) => !ofSearch(one))),
    unknownFoldMetric,
  );
  const show = (/** @type {number} */ done, /** @type {number} */ total) =>
    progress.show('computing', done, total);
  const isRace = options.strategy === ALL;
  /** @type {string[]} */
  const strategies = isRace
    ? (loadCatalogue('en')?.search ?? []).map((/** @type {{ id: string }} */ { id }) => id)
    : [options.strategy];
  const outerFolds = given.get('outer_folds');
  if (isRace && outerFolds !== undefined) return { error: ONE_STRATEGY };
  // What cannot be divided is said before all the trials.
  const around = outerFolds === undefined ? 0 : await bench.outerFolds(outerFolds);
  if (typeof around === 'object') return around;
  const answers = await runRace(bench, options, strategies, ({ used, search: { budget } }, done) =>
    show(done.length * budget + used, strategies.length * budget * (1 + around)),
  );
  if ('error' in answers) return answers;
  const nested =
    outerFolds === undefined
      ? null
      : await runNested(bench, options, outerFolds, (now, fold, count) =>
          show(now.search.budget * fold + now.used, now.search.budget * (1 + count)),
        );
  progress.end();
  if (nested && 'error' in nested) return nested;
  const [{ search: facts }] = answers;
  if (!given.has('quiet')) {
    const notes = [
      ...(data.note ? [data.note[language]] : []),
      ...[...bench.warnings.values()].map((one) =>
        language === 'zh' ? one.message_zh : one.message,
      ),
      ...answers.flatMap((answer) => bestNote(answer, isRace, language)),
      ...(nested ? [outerNote(nested.outer, facts.metric, language)] : []),
    ];
    for (const one of notes) streams.stderr.write(`${visibleLine(one)}\n`);
  }
  if (format !== 'json') return { text: trialsCsv(answers) };
  const each = answers.map(({ search: of, trials }) => ({ search: of, trials }));
  const whole = isRace
    ? { searches: each }
    : { ...each[0], ...(nested ? { outer: { ...nested.outer, each: nested.folds } } : {}) };
  return { text: `${JSON.stringify(whole)}\n` };
}
