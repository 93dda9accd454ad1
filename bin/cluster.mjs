/**
 * melon cluster: clusterers divide the rows of a file; what they find is a table that melon evaluate reads.
 * @module
 */
import { clustersCsv } from '../web/lab/clusters.js';
import { visibleLine } from '../web/words/visible.js';
import { ask, openDataSet } from './data_set.mjs';
import { valueForCore } from './names.mjs';
import { COMMANDS } from './options.mjs';

/** Options that are lists; names of columns may contain commas, and the core divides those. */
const LISTS = ['clusterers'];

/** The request for the core: the options that it reads. @param {import('./arguments.mjs').Options} given */
function requestOf(given) {
  const own = COMMANDS.cluster.options.filter((option) => option.own).map(({ name }) => name);
  const asked = [...given]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => [
      name,
      LISTS.includes(name) ? String(value).split(',') : valueForCore(name, value),
    ]);
  return { type: 'clusters', ...Object.fromEntries(asked) };
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function cluster(call) {
  const { options, language, streams, format } = call;
  const data = await openDataSet(call);
  if ('error' in data) return data;
  /** @type {import('../web/lab/clusters.js').ClustersAnswer | { error: import('../web/core/core.js').CoreError }} */
  const answer = ask(data.opened, requestOf(options));
  if ('error' in answer) return answer;
  if (!options.has('quiet')) {
    const notes = [
      ...(data.note ? [data.note[language]] : []),
      ...answer.warnings.map((one) => (language === 'zh' ? one.message_zh : one.message)),
    ];
    for (const one of notes) streams.stderr.write(`${visibleLine(one)}\n`);
  }
  return { text: format === 'json' ? `${JSON.stringify(answer)}\n` : clustersCsv(answer) };
}
