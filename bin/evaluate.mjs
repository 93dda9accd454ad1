/**
 * melon evaluate: a file of predictions becomes a report.
 * @module
 */
import {
  constants,
  createReadStream,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCounts } from '../web/core/catalogue.js';
import { isComparison } from '../web/core/kinds.js';
import { LONGEST, printedText } from '../web/import/printed_matrix.js';
import { tableText } from '../web/import/table_text.js';
import { withShortNames } from '../web/tasks/comparison/parameter_names.js';
import { paper } from '../web/tasks/papers.js';
import { loadWords, words } from '../web/words/index.js';
import { visible } from '../web/words/visible.js';
import { loadCatalogue } from './catalogue.mjs';
import { notBuilt, openBuiltCore } from './core.mjs';
import { beginning, bytesSource, openTable } from './open_table.mjs';
import { COMMANDS } from './options.mjs';
import { readableReport } from './readable_report.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Streams} Streams
 */

const CHUNK_BYTES = 1 << 20;
/** Files of text in which a table stands. */
const PAPER_FILE = /\.(md|markdown|[rq]md|tex|ltx)$/i;

/**
 * @param {string} file
 * @param {Streams} streams
 * @returns {Promise<import('../web/core/read_table.js').Source>}  throws where there is nothing to read
 */
async function fileSource(file, { stdin }) {
  if (file === '-') {
    // Node reads a folder as if it were empty.
    const isFolder = 'fd' in stdin && fstatSync(Number(stdin.fd)).isDirectory();
    if (isFolder) throw Object.assign(new Error(file), { code: 'EISDIR' });
    return streamSource(stdin);
  }
  await access(file, constants.R_OK);
  const about = await stat(file);
  if (about.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
  if (!about.isFile()) return streamSource(createReadStream(file));
  return {
    size: about.size,
    chunks: () => createReadStream(file, { highWaterMark: CHUNK_BYTES }),
  };
}

/** What comes only once cannot be kept on disk. */
class NoRoomToKeep extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super('no temporary file', { cause });
    this.code = cause instanceof Error && 'code' in cause ? cause.code : String(cause);
  }
}

/** @returns {number}  of a file that goes when this process ends, however that happens */
function temporaryFile() {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'melon-'));
    const file = openSync(join(folder, 'input'), 'w+');
    rmSync(folder, { recursive: true });
    return file;
  } catch (error) {
    throw new NoRoomToKeep(error);
  }
}

/**
 * What comes only once is kept on disk, since a file in another encoding is read twice.
 * @param {AsyncIterable<Uint8Array>} stream
 * @returns {import('../web/core/read_table.js').Source}
 */
function streamSource(stream) {
  const kept = temporaryFile();
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
        try {
          size += writeSync(kept, value, 0, value.length, size);
        } catch (error) {
          throw new NoRoomToKeep(error);
        }
        yield value;
      }
    },
  };
}

/**
 * The whole text of a short source; null where it is longer than any printed matrix, or no UTF-8.
 * @param {import('../web/core/read_table.js').Source} source
 */
async function shortText(source) {
  const bytes = await beginning(source, LONGEST + 1);
  if (bytes.length > LONGEST) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The table in a file of any format, in a Markdown or LaTeX file, and a confusion matrix as a program printed it, as
 * CSV; any other file as it is.
 * @param {string} file
 * @param {Streams} streams
 * @param {string} [table] the name of one in it
 * @returns {Promise<{ source: import('../web/core/read_table.js').Source, notes: { en: string, zh: string }[], found?: { positive: string } } | { error: CoreError }>}  found: options that the text itself gives
 */
async function tableSource(file, streams, table) {
  const opened = await openTable(await fileSource(file, streams), file, table);
  if ('error' in opened) return opened;
  const { source, name } = opened;
  const notes = opened.note ? [opened.note] : [];
  const isPaper = PAPER_FILE.test(name);
  const text = isPaper ? `${Buffer.from(await beginning(source))}` : await shortText(source);
  const read = text && (isPaper ? tableText : printedText)(text);
  if (!read) return { source, notes };
  if ('problem' in read) return { error: read.problem };
  return {
    source: bytesSource(new TextEncoder().encode(read.text)),
    notes: read.note ? [...notes, read.note] : notes,
    ...(read.positive === undefined ? {} : { found: { positive: read.positive } }),
  };
}

/**
 * A source of which the fault that ends its reading is known afterwards: the reader of tables only says that there was
 * one.
 * @param {import('../web/core/read_table.js').Source} source
 */
function watchedSource(source) {
  const watched = {
    source: {
      size: source.size,
      async *chunks() {
        try {
          yield* source.chunks();
        } catch (error) {
          watched.fault = { error };
          throw error;
        }
      },
    },
    /** @type {{ error: unknown } | null} */
    fault: null,
  };
  return watched;
}

/** What the codes of the system mean for a path. @type {Record<string, [english: string, chinese: string]>} */
const UNREADABLE = {
  ENOENT: ['there is no such file', '文件不存在'],
  EISDIR: ['it is a folder', '它是一个文件夹'],
  EACCES: ['reading it is not permitted', '没有读取权限'],
  EPERM: ['reading it is not permitted', '没有读取权限'],
  ENOTDIR: ['a part of the path is a file and not a folder', '路径中有一段是文件而不是文件夹'],
  ELOOP: ['its links lead in a circle', '其中的链接互相循环'],
  ENAMETOOLONG: ['the path is too long', '路径太长'],
  EIO: ['the device failed while it was read', '读取时设备出错'],
  EMFILE: ['too many files are open', '打开的文件太多'],
  ENOSPC: ['there is no space left on the device', '设备空间不足'],
  EROFS: ['the device is read-only', '设备只读'],
};

/**
 * What to tell when the file itself cannot be read.
 * @param {string} file
 * @param {unknown} error
 * @returns {CoreError}
 */
function unreadable(file, error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const [english, chinese] = UNREADABLE[code] ?? [`the system says ${code}`, `系统给出 ${code}`];
  if (error instanceof NoRoomToKeep) {
    return {
      code: 'no_temporary_folder',
      message: `Standard input cannot be kept in the folder "${tmpdir()}": ${english}. Set TMPDIR to a folder that can be written to, or give the path of a file.`,
      message_zh: `无法在文件夹“${tmpdir()}”中暂存标准输入：${chinese}。请把 TMPDIR 设为可写的文件夹，或给出文件路径。`,
    };
  }
  const [name, named] = file === '-' ? ['standard input', '标准输入'] : [`"${file}"`, `“${file}”`];
  return {
    code: 'unreadable_file',
    message: `Cannot read ${name}: ${english}. ${file === '-' ? 'Send it the content of a file.' : 'Check the path.'}`,
    message_zh: `无法读取${named}：${chinese}。${file === '-' ? '请送入文件的内容。' : '请检查路径。'}`,
    value: file,
  };
}

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
 * @returns {Promise<{text: string, notes: { en: string, zh: string }[]} | {error: CoreError}>}
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
    const wanted = /** @type {string | undefined} */ (options.get('table'));
    const table = await tableSource(files[0], streams, wanted);
    if ('error' in table) return table;
    const watched = watchedSource(table.source);
    const loaded = await opened.readTable(opened.core, watched.source, {
      delimiter: delimiter === 'tab' ? '\t' : /** @type {string | undefined} */ (delimiter),
    });
    if (watched.fault) return { error: unreadable(files[0], watched.fault.error) };
    if ('error' in loaded) return loaded;
    const answer = runToTheEnd(opened.core, { ...table.found, ...coreOptions(options) });
    if ('error' in answer) return { error: answer.error };
    return { text: answer.text, notes: table.notes };
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
  for (const note of result.notes) streams.stderr.write(`${visible(note[language])}\n`);
  if (options.has('json')) return { text: `${result.text}\n` };
  const verbatim = JSON.parse(result.text);
  const report = isComparison(verbatim) ? withShortNames(verbatim) : verbatim;
  const catalogue = loadCatalogue(language);
  if (options.has('paper')) {
    const { text, bibtex } = paper(report, language, (id) => catalogue?.reasons[id] ?? '');
    return { text: visible(`${text}\n\n${bibtex}`) };
  }
  await loadWords(language);
  const counted = catalogue && withCounts(catalogue, words(language).table.counts);
  return { text: readableReport(report, language, counted, options) };
}
