/**
 * melon evaluate: a file of predictions becomes a report.
 * @module
 */
import { withCounts } from '../web/core/catalogue.js';
import { isComparison } from '../web/core/kinds.js';
import { withShortNames } from '../web/tasks/comparison/parameter_names.js';
import { paper } from '../web/tasks/papers.js';
import { loadWords, words } from '../web/words/index.js';
import { visible } from '../web/words/visible.js';
import { loadCatalogue } from './catalogue.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { COMMANDS } from './options.mjs';
import { readableReport } from './readable_report.mjs';
import { tableOf } from './report_tables.mjs';
import { checkRequirements, readRequirements } from './requirements.mjs';
import { tableSource, unreadable, watchedSource } from './sources.mjs';
import { writtenReport } from './written_report.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Streams} Streams
 */

/**
 * @param {import('../web/core/core.js').Core} core
 * @param {Record<string, unknown>} options
 * @returns {ReturnType<import('../web/core/core.js').Core['runText']>}  the report's text, with every slow part: a bootstrap that was asked for, distances
 */
function runToTheEnd(core, options) {
  const answer = core.runText(options);
  if ('error' in answer) return answer;
  const step = () => core.query({ type: 'step', seconds: 1 });
  let progress = step();
  if (!(progress.total > 0)) return answer;
  while (progress.done < progress.total) progress = step();
  return core.runText(options);
}

/** Read here; the core knows all others, and what they may be. */
const OWN_OPTIONS = COMMANDS.evaluate.options.flatMap(({ name, own }) => (own ? [name] : []));

/**
 * The options for the core; a text of JSON where one is wanted stays text if it is none, and the core says so.
 * @param {import('./arguments.mjs').Options} given
 */
const coreOptions = (given) =>
  Object.fromEntries(
    [...given]
      .filter(([name]) => !OWN_OPTIONS.includes(name))
      .map(([name, value]) => [name, name === 'thresholds' ? parsedOrText(value) : value]),
  );

/**
 * A number beyond the range of doubles stays text too: as JSON it would become null, which is a threshold.
 * @param {string | true} value
 */
function parsedOrText(value) {
  try {
    const parsed = JSON.parse(String(value));
    const overflows = Object.values(parsed ?? {}).some((number) => Math.abs(number) === Infinity);
    return overflows ? value : parsed;
  } catch {
    return value;
  }
}

/**
 * @param {string[]} files
 * @param {import('./arguments.mjs').Options} options
 * @param {Streams} streams
 * @returns {Promise<{text: string, note: { en: string, zh: string } | null} | {error: CoreError}>}
 */
async function reportText(files, options, streams) {
  if (files.length !== 1) {
    return {
      error: {
        code: 'one_file',
        message: `Give one file; there are ${files.length}. Options are written --name=value.`,
        message_zh: `请给出一个文件；现有 ${files.length} 个。选项写作 --名称=值。`,
      },
    };
  }
  const opened = await openBuiltCore();
  if (!opened) return { error: notBuilt };
  const delimiter = options.get('delimiter');
  const { brokenDown } = await import('../web/core/core.js');
  try {
    const table = await tableSource(files[0], streams);
    if ('error' in table) return table;
    const watched = watchedSource(table.source);
    const loaded = await opened.readTable(opened.core, watched.source, {
      delimiter: delimiter === 'tab' ? '\t' : /** @type {string | undefined} */ (delimiter),
    });
    if (watched.fault) return { error: unreadable(files[0], watched.fault.error) };
    if ('error' in loaded) return loaded;
    const answer = runToTheEnd(opened.core, { ...table.found, ...coreOptions(options) });
    if ('error' in answer) return { error: answer.error };
    return { text: answer.text, note: table.note };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    return { error: unreadable(files[0], error) };
  }
}

/**
 * @param {string} name  of a table
 * @returns {CoreError}
 */
const noTable = (name) => ({
  code: 'invalid_option',
  message: `Invalid option --table: "${name}". This report has no such table: pairs need two models, and results are those of learners on data sets or folds.`,
  message_zh: `选项 --table 的值“${name}”无效：此报告没有该表。pairs 需要两个模型，results 是学习器在各数据集或各折上的结果。`,
  value: name,
});

/**
 * @param {import('./command_line.mjs').Call} call
 * @param {string} reportText
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
async function written({ options, language, format }, reportText) {
  if (format === 'json') return { text: `${reportText}\n` };
  const verbatim = JSON.parse(reportText);
  const report = isComparison(verbatim) ? withShortNames(verbatim) : verbatim;
  const catalogue = loadCatalogue(language);
  if (options.has('paper')) {
    const made = paper(report, language, (id) => catalogue?.reasons[id] ?? '');
    if (format !== 'latex') return { text: visible(`${made.text}\n\n${made.bibtex}`) };
    return { text: visible(`${made.latex}\n\n${made.bibtex.replace(/^(?=.)/gm, '% ')}`) };
  }
  await loadWords(language);
  const counted = catalogue && withCounts(catalogue, words(language).table.counts);
  const from = { report, reportText, language, catalogue: counted, given: options };
  const name = options.get('table') ?? (format === 'csv' ? 'models' : undefined);
  if (name !== undefined) {
    const table = tableOf(/** @type {import('./report_tables.mjs').TableName} */ (name), from);
    return table ? { text: table.write(format) } : { error: noTable(String(name)) };
  }
  return {
    text:
      format === 'markdown' || format === 'latex' || format === 'html'
        ? writtenReport(format, from)
        : readableReport(report, language, counted, options),
  };
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function evaluate(call) {
  const { files, options, language, streams } = call;
  const wanted = readRequirements(/** @type {string | undefined} */ (options.get('require')));
  if ('error' in wanted) return wanted;
  const result = await reportText(files, options, streams);
  if ('error' in result) return result;
  if (result.note && !options.has('quiet')) {
    streams.stderr.write(`${visible(result.note[language])}\n`);
  }
  const checked = checkRequirements(JSON.parse(result.text), wanted.requirements);
  return 'error' in checked ? checked : { ...(await written(call, result.text)), ...checked };
}
