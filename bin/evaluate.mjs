/**
 * melon evaluate: a file of predictions becomes a report.
 * @module
 */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { withCounts } from '../web/catalogue.js';
import { hasPaper, paper } from '../web/export/paper.js';
import { tableText } from '../web/table_text.js';
import { loadWords, words } from '../web/text/index.js';
import { readArguments } from './arguments.mjs';
import { loadCatalogue } from './catalogue.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { readableReport } from './readable_report.mjs';

/**
 * @typedef {import('../web/wasm/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Streams} Streams
 */

const CHUNK_BYTES = 1 << 20;
const DELIMITERS = new Map([
  ['tab', '\t'],
  ['\\t', '\t'],
]);
/** Options of the command line itself; all others go to the core, which knows them. */
const OWN_OPTIONS = ['json', 'language', 'delimiter', 'paper'];
/** Files of text in which a table stands. */
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * @param {string} file
 * @param {Streams} streams
 * @returns {Promise<import('../web/wasm/read_table.js').Source>}
 */
async function fileSource(file, { stdin }) {
  if (file === '-') {
    /** @type {Uint8Array[]} */
    const chunks = [];
    for await (const chunk of stdin) chunks.push(chunk);
    return {
      size: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      async *chunks() {
        yield* chunks;
      },
    };
  }
  const { size } = await stat(file);
  return { size, chunks: () => createReadStream(file, { highWaterMark: CHUNK_BYTES }) };
}

/**
 * The table in a Markdown or LaTeX file as CSV; any other file as it is.
 * @param {string} file
 * @param {Streams} streams
 * @returns {Promise<{ source: import('../web/wasm/read_table.js').Source, note: { en: string, zh: string } | null } | { error: CoreError }>}
 */
async function tableSource(file, streams) {
  if (!PAPER_FILE.test(file)) return { source: await fileSource(file, streams), note: null };
  const read = tableText(await readFile(file, 'utf8'));
  if (!read) return { source: await fileSource(file, streams), note: null };
  if ('problem' in read) return { error: read.problem };
  const bytes = new TextEncoder().encode(read.text);
  return {
    source: {
      size: bytes.length,
      async *chunks() {
        yield bytes;
      },
    },
    note: read.note,
  };
}

/**
 * What to tell when the file itself cannot be read.
 * @param {string} file
 * @param {unknown} error
 * @returns {CoreError}
 */
function unreadable(file, error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const reasons = new Map([
    ['ENOENT', ['there is no such file', '文件不存在']],
    ['EISDIR', ['it is a folder', '它是一个文件夹']],
    ['EACCES', ['reading it is not permitted', '没有读取权限']],
  ]);
  const [english, chinese] = reasons.get(code) ?? [code, code];
  return {
    code: 'unreadable_file',
    message: `Cannot read "${file}": ${english}. Check the path.`,
    message_zh: `无法读取“${file}”：${chinese}。请检查路径。`,
    value: file,
  };
}

/**
 * @param {import('../web/wasm/core.js').Core} core
 * @param {Record<string, unknown>} options
 * @returns {string}  the report's text, with all that takes long: a bootstrap that was asked for, distances
 */
function runToTheEnd(core, options) {
  const text = core.runText(options);
  if (text.startsWith('{"error"')) return text;
  const step = () => core.query({ type: 'step', seconds: 1 });
  let progress = step();
  if (!(progress.total > 0)) return text;
  while (progress.done < progress.total) progress = step();
  return core.runText(options);
}

/**
 * The options for the core; a text of JSON where one is wanted stays text if it is none, and the core says so.
 * @param {Map<string, string | true>} given
 */
function coreOptions(given) {
  /** @type {[string, unknown][]} */
  const entries = [];
  for (const [name, value] of given) {
    if (OWN_OPTIONS.includes(name)) continue;
    entries.push([name, name === 'thresholds' ? parsedOrText(value) : value]);
  }
  return Object.fromEntries(entries);
}

/** @param {string | true} value */
function parsedOrText(value) {
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

/**
 * @param {string[]} files
 * @param {Map<string, string | true>} options
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
  const { brokenDown } = await import('../web/wasm/core.js');
  try {
    const table = await tableSource(files[0], streams);
    if ('error' in table) return table;
    const loaded = await opened.readTable(opened.core, table.source, {
      delimiter:
        typeof delimiter === 'string' ? (DELIMITERS.get(delimiter) ?? delimiter) : undefined,
    });
    if ('error' in loaded) return loaded;
    const text = runToTheEnd(opened.core, coreOptions(options));
    return text.startsWith('{"error"')
      ? { error: JSON.parse(text).error }
      : { text, note: table.note };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    return { error: unreadable(files[0], error) };
  }
}

/**
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {Streams} streams
 * @returns {number}  the exit status
 */
function printPaper(report, language, { stdout, stderr }) {
  if (hasPaper(report)) {
    const { text, bibtex } = paper(report, language);
    stdout.write(`${text}\n\n${bibtex}`);
    return 0;
  }
  stderr.write(
    language === 'zh'
      ? '只有学习器的比较（任务 friedman、cv、binomial）才有论文段落。\n'
      : 'A paragraph for a paper is written for comparisons of learners only: the tasks friedman, cv, binomial.\n',
  );
  return 1;
}

/**
 * @param {string[]} args
 * @param {Streams} streams
 * @returns {Promise<number>}  the exit status
 */
export async function evaluate(args, streams) {
  const { stdout, stderr } = streams;
  const { files, options } = readArguments(args);
  const language = options.get('language') === 'zh' ? 'zh' : 'en';
  const result = await reportText(files, options, streams);
  if ('error' in result) {
    if (options.has('json')) stdout.write(`${JSON.stringify(result)}\n`);
    else stderr.write(`${language === 'zh' ? result.error.message_zh : result.error.message}\n`);
    return 1;
  }
  if (result.note) stderr.write(`${result.note[language]}\n`);
  if (options.has('json')) {
    stdout.write(`${result.text}\n`);
    return 0;
  }
  const report = JSON.parse(result.text);
  if (options.has('paper')) return printPaper(report, language, streams);
  await loadWords(language);
  const catalogue = loadCatalogue(language);
  stdout.write(
    readableReport(
      report,
      language,
      catalogue && withCounts(catalogue, words(language).table.counts),
    ),
  );
  return 0;
}
