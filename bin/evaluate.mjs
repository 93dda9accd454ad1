/**
 * melon evaluate: a file of predictions becomes a report.
 * @module
 */
import {
  constants,
  createReadStream,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCounts } from '../web/catalogue.js';
import { paper } from '../web/export/paper.js';
import { tableText } from '../web/table_text.js';
import { loadWords, words } from '../web/text/index.js';
import { loadCatalogue } from './catalogue.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { COMMANDS } from './options.mjs';
import { readableReport } from './readable_report.mjs';
import { visible } from './visible.mjs';

/**
 * @typedef {import('../web/wasm/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Streams} Streams
 */

const CHUNK_BYTES = 1 << 20;
/** Files of text in which a table stands. */
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * @param {string} file
 * @param {Streams} streams
 * @returns {Promise<import('../web/wasm/read_table.js').Source>}  throws where there is nothing to read
 */
async function fileSource(file, { stdin }) {
  if (file === '-') return streamSource(stdin);
  await access(file, constants.R_OK);
  const about = await stat(file);
  if (about.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
  if (!about.isFile()) return streamSource(createReadStream(file));
  return {
    size: about.size,
    chunks: () => createReadStream(file, { highWaterMark: CHUNK_BYTES }),
  };
}

/**
 * What comes only once is kept on disk, since a file in another encoding is read twice.
 * @param {AsyncIterable<Uint8Array>} stream
 * @returns {import('../web/wasm/read_table.js').Source}
 */
function streamSource(stream) {
  const folder = mkdtempSync(join(tmpdir(), 'melon-'));
  const kept = openSync(join(folder, 'input'), 'w+');
  // It goes when this process ends, however that happens.
  rmSync(folder, { recursive: true });
  let size = 0;
  const rest = stream[Symbol.asyncIterator]();
  return {
    size: 0,
    async *chunks() {
      for (let at = 0; at < size; ) {
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, size - at));
        at += readSync(kept, chunk, 0, chunk.length, at);
        yield chunk;
      }
      for (;;) {
        const { done, value } = await rest.next();
        if (done) return;
        size += writeSync(kept, value, 0, value.length, size);
        yield value;
      }
    },
  };
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
 * @returns {string}  the report's text, with every slow part: a bootstrap that was asked for, distances
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

/** @param {string | true} value */
function parsedOrText(value) {
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

/**
 * A model that has a threshold and is not in the report: the slip would otherwise change nothing, in silence.
 * @param {unknown} thresholds  as given
 * @param {string} text  the report
 * @returns {{ error: CoreError } | null}
 */
function unknownModel(thresholds, text) {
  if (thresholds === undefined || thresholds === null) return null;
  /** @type {string[]} */
  const names = JSON.parse(text).models.map((/** @type {{ name: string }} */ { name }) => name);
  const unknown = Object.keys(/** @type {object} */ (thresholds)).find(
    (name) => !names.includes(name),
  );
  if (unknown === undefined) return null;
  const [english, chinese] = [', ', '、'].map((comma) => names.slice(0, 20).join(comma));
  return {
    error: {
      code: 'unknown_model',
      message: `Invalid option thresholds: there is no model "${unknown}". The models are ${english}.`,
      message_zh: `选项 thresholds 无效：没有模型“${unknown}”。现有模型：${chinese}。`,
      value: unknown,
    },
  };
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
  const { brokenDown } = await import('../web/wasm/core.js');
  try {
    const table = await tableSource(files[0], streams);
    if ('error' in table) return table;
    const loaded = await opened.readTable(opened.core, table.source, {
      delimiter: delimiter === 'tab' ? '\t' : /** @type {string | undefined} */ (delimiter),
    });
    if ('error' in loaded) return loaded;
    const given = coreOptions(options);
    const text = runToTheEnd(opened.core, given);
    if (text.startsWith('{"error"')) return { error: JSON.parse(text).error };
    return unknownModel(given.thresholds, text) ?? { text, note: table.note };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return brokenDown();
    return { error: unreadable(files[0], error) };
  }
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function evaluate({ files, options, language, streams }) {
  const result = await reportText(files, options, streams);
  if ('error' in result) return result;
  if (result.note) streams.stderr.write(`${visible(result.note[language])}\n`);
  if (options.has('json')) return { text: `${result.text}\n` };
  const report = JSON.parse(result.text);
  if (options.has('paper')) {
    const { text, bibtex } = paper(report, language);
    return { text: visible(`${text}\n\n${bibtex}`) };
  }
  await loadWords(language);
  const catalogue = loadCatalogue(language);
  const counted = catalogue && withCounts(catalogue, words(language).table.counts);
  return { text: readableReport(report, language, counted) };
}
