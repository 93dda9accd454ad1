/**
 * Where a table comes from: a file or standard input; and what to tell when that cannot be read.
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
import { basename, join } from 'node:path';
import { tablesOf } from '../web/import/open_tables.js';
import { systemWords } from './system_words.mjs';

/**
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 * @typedef {import('./command_line.mjs').Streams} Streams
 */

const CHUNK_BYTES = 1 << 20;

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
  return pathSource(file);
}

/**
 * @param {string} file
 * @returns {Promise<import('../web/core/read_table.js').Source>}  throws where there is nothing to read
 */
export async function pathSource(file) {
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
 * Whether two names are of one file.
 * @param {string} one
 * @param {string} other
 * @returns {Promise<boolean>}  throws where there is nothing to read
 */
export async function isSameFile(one, other) {
  if (one === '-' || other === '-') return one === other;
  const [{ dev, ino }, second] = await Promise.all([stat(one), stat(other)]);
  return dev === second.dev && ino === second.ino;
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
/**
 * The tables in a file that are meant, as the core reads them.
 * @param {string} file
 * @param {Streams} streams
 * @param {string} [sheet]  the name of a table in it
 */
export const tableSources = async (file, streams, sheet) =>
  tablesOf(await fileSource(file, streams), basename(file), sheet);

/**
 * A source of which the fault that ends its reading is known afterwards: the reader of tables only says that there was
 * one.
 * @param {import('../web/core/read_table.js').Source} source
 */
export function watchedSource(source) {
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

/**
 * What to tell when the file itself cannot be read.
 * @param {string} file
 * @param {unknown} error
 * @returns {CoreError}
 */
export function unreadable(file, error) {
  const [english, chinese] = systemWords(error);
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
