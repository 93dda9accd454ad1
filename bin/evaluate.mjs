/**
 * melon evaluate: a file of predictions, or several that belong together, becomes a report.
 * @module
 */
import { inFile } from '../web/core/read_table.js';
import { fitTogether, severalTables } from '../web/import/several_tables.js';
import { visible } from '../web/words/visible.js';
import { withNearColumn } from './candidates.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { coreOptions, loadFiles, openFile, runCore } from './loading.mjs';
import { checkRequirements, readRequirements } from './requirements.mjs';
import { flawOfFigure } from './writing/figures.mjs';
import { unusedOptions, written } from './writing/written.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Call} Call
 */

/** @type {CoreError} */
const noFile = {
  code: 'no_file',
  message: 'Give a file, or several that belong together. Options are written --name=value.',
  message_zh: '请给出一个文件，或多个相关的文件。选项写作 --名称=值。',
};

/** @type {CoreError} */
const pixelsOnTerminal = {
  code: 'invalid_option',
  message: 'A PNG cannot be shown on a terminal. Give it a file, as in --output=figure.png.',
  message_zh: 'PNG 不能显示在终端上。请给出文件，如 --output=figure.png。',
};

/**
 * @param {string[]} files
 * @param {Call} call
 * @returns {Promise<import('./loading.mjs').OpenFile[] | { error: CoreError }>}
 */
async function openAll(files, call) {
  const all = [];
  for (const file of files) {
    const tables = await openFile(file, call);
    if ('error' in tables) {
      return files.length > 1 ? { error: inFile(tables.error, file) } : tables;
    }
    all.push(...tables);
  }
  return all;
}

/**
 * @param {Call} call
 * @returns {Promise<({text: string, ask: (request: object) => any, tables: import('./loading.mjs').OpenFile[]} | {error: CoreError}) & { notes?: { en: string, zh: string }[], input?: any }>}
 */
async function reportText(call) {
  const { files, options } = call;
  if (files.length === 0) return { error: noFile };
  const opened = await openBuiltCore();
  if (!opened) return { error: notBuilt };
  const tables = await openAll(files, call);
  if ('error' in tables) return tables;
  const loaded = await loadFiles(opened, tables, call);
  if ('error' in loaded) return loaded;
  // The sheets of a workbook may have nothing to do with each other.
  const [{ together }] = tables;
  const isGuess = files.length === 1 && !together && !options.has('sheet') && !options.has('join');
  if (isGuess && tables.length > 1 && !fitTogether(loaded.input)) {
    return { error: severalTables(tables.map(({ table }) => table)) };
  }
  const isOne = tables.length === 1 || (files.length === 1 && together);
  const found = isOne ? tables[0].found : {};
  const answer = runCore(opened, { ...found, ...coreOptions(options) }, call);
  const notes = new Map(tables.flatMap(({ note }) => (note ? [[note.en, note]] : [])));
  const ask = (/** @type {object} */ request) => opened.core.query(request);
  return { ...answer, input: loaded.input, notes: [...notes.values()], ask, tables };
}

/**
 * @param {Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function evaluate(call) {
  const { options, language, format, streams, progress } = call;
  if (format === 'png' && streams.stdout.isTTY && !options.has('output')) {
    return { error: pixelsOnTerminal };
  }
  const wanted = readRequirements(/** @type {string | undefined} */ (options.get('require')));
  if ('error' in wanted) return wanted;
  const figure = await flawOfFigure(/** @type {string | undefined} */ (options.get('figure')));
  if (figure) return { error: figure };
  const result = await reportText(call);
  progress.end();
  const say = (/** @type {{ en: string, zh: string }} */ note) => {
    if (!options.has('quiet')) streams.stderr.write(`${visible(note[language])}\n`);
  };
  result.notes?.forEach(say);
  if ('error' in result) return { error: withNearColumn(result.error, result.input) };
  const report = JSON.parse(result.text);
  unusedOptions(call, report).forEach(say);
  const checked = checkRequirements(report, wanted.requirements);
  if ('error' in checked) return checked;
  const made = await written(call, result.text, result);
  if ('error' in made) return made;
  if (made.note) say(made.note);
  return { text: made.text, ...checked };
}
