/**
 * melon split: the rows of a file become a plan of training sets and test sets.
 * @module
 */
import { LONGEST_PLAN, planCsv, planLines } from '../web/export/split_plan.js';
import { visibleLine } from '../web/words/visible.js';
import { ask, openDataSet } from './data_set.mjs';
import { valueForCore } from './names.mjs';
import { COMMANDS } from './options.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('../web/export/split_plan.js').PlanAnswer} PlanAnswer
 */

/** The request for the core: the options that it reads. @param {import('./arguments.mjs').Options} given */
function requestOf(given) {
  const own = COMMANDS.split.options.filter((option) => option.own).map(({ name }) => name);
  const asked = [...given]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => [name, valueForCore(name, value)]);
  return {
    type: 'plan',
    listing: 'auto',
    ...(given.has('plain') ? { stratify: null } : {}),
    ...Object.fromEntries(asked),
  };
}

/** @param {number} lines @returns {CoreError} */
const tooLong = (lines) => ({
  code: 'plan_too_long',
  message: `This plan has ${lines.toLocaleString('en')} lines; at most ${LONGEST_PLAN.toLocaleString('en')} are written. Give fewer repeats or folds, or --listing=folds where the plan tests each row once.`,
  message_zh: `该方案共 ${lines} 行，最多输出 ${LONGEST_PLAN} 行。请减小重复次数或折数；若方案中每行恰测试一次，可使用 --listing=folds。`,
});

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<{ answer: PlanAnswer, note: { en: string, zh: string } | null } | { error: CoreError }>}
 */
async function planOf(call) {
  const data = await openDataSet(call);
  if ('error' in data) return data;
  const request = requestOf(call.options);
  /** @type {PlanAnswer | { error: CoreError }} */
  const answer = ask(
    data.opened,
    call.format === 'json' ? { ...request, listing: 'none' } : request,
  );
  return 'error' in answer ? answer : { answer, note: data.note };
}

/**
 * What is to be said of a plan beside it: that classes were guessed, and the warnings.
 * @param {PlanAnswer} answer
 * @param {'en' | 'zh'} language
 */
function notesOn({ plan, warnings }, language) {
  const guessed = {
    en: `Stratified by the column ${plan.stratify}; --plain leaves it, --stratify names another.`,
    zh: `已按列 ${plan.stratify} 分层；--plain 不分层，--stratify 指定其他列。`,
  };
  return [
    ...(plan.guessed ? [guessed[language]] : []),
    ...warnings.map(({ message, message_zh }) => (language === 'zh' ? message_zh : message)),
  ];
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function split(call) {
  const { options, language, streams, progress, format } = call;
  const made = await planOf(call);
  if ('error' in made) return made;
  progress.end();
  const { answer, note } = made;
  if (format === 'json') return { text: `${JSON.stringify(answer)}\n` };
  const lines = planLines(answer);
  if (lines > LONGEST_PLAN) return { error: tooLong(lines) };
  if (!options.has('quiet')) {
    const notes = [...(note ? [note[language]] : []), ...notesOn(answer, language)];
    for (const one of notes) streams.stderr.write(`${visibleLine(one)}\n`);
  }
  return { text: planCsv(answer) };
}
