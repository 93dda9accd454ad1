/**
 * melon evaluate: a file of predictions becomes a report.
 * @module
 */
import { visible } from '../web/words/visible.js';
import { notBuilt, openBuiltCore } from './core.mjs';
import { coreOptions, loadFile, openFile, runCore } from './loading.mjs';
import { checkRequirements, readRequirements } from './requirements.mjs';
import { written } from './written.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Call} Call
 */

/** @param {number} count @returns {CoreError} */
const oneFile = (count) => ({
  code: 'one_file',
  message: `Give one file; there are ${count}. Options are written --name=value.`,
  message_zh: `请给出一个文件；现有 ${count} 个。选项写作 --名称=值。`,
});

/**
 * @param {Call} call
 * @returns {Promise<{text: string, note: { en: string, zh: string } | null} | {error: CoreError}>}
 */
async function reportText(call) {
  const { files, options } = call;
  if (files.length !== 1) return { error: oneFile(files.length) };
  const opened = await openBuiltCore();
  if (!opened) return { error: notBuilt };
  const from = await openFile(files[0], call);
  if ('error' in from) return from;
  const loaded = await loadFile(opened, from, call);
  if ('error' in loaded) return loaded;
  const answer = runCore(opened, { ...from.found, ...coreOptions(options) }, call);
  return 'error' in answer ? answer : { ...answer, note: from.note };
}

/**
 * @param {Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function evaluate(call) {
  const { options, language, streams, progress } = call;
  const wanted = readRequirements(/** @type {string | undefined} */ (options.get('require')));
  if ('error' in wanted) return wanted;
  const result = await reportText(call);
  if ('error' in result) return result;
  progress.end();
  if (result.note && !options.has('quiet')) {
    streams.stderr.write(`${visible(result.note[language])}\n`);
  }
  const checked = checkRequirements(JSON.parse(result.text), wanted.requirements);
  return 'error' in checked ? checked : { ...(await written(call, result.text)), ...checked };
}
