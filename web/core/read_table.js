/**
 * Streams a file into the core. UTF-8 goes in as it is; UTF-16 (by its byte order mark) and GB18030 (when the bytes
 * are not UTF-8 and read as Chinese, as Chinese Excel writes them) are decoded on the way.
 * @module
 */
import { createGb18030Check } from './gb18030.js';

/** @typedef {import('./core.js').Core} Core */
/** @typedef {import('./core.js').Failure} Failure */

const CHUNK_BYTES = 1 << 20;

/**
 * @typedef {object} Source
 * @property {number} size  in bytes; 0 when unknown
 * @property {() => AsyncIterable<Uint8Array>} chunks  from the beginning each time it is called
 */

/** @typedef {{ name: string, blob: Blob }} TableFile of text, as the core reads it */

/**
 * @param {Blob} blob
 * @returns {Source}
 */
export function blobSource(blob) {
  return {
    size: blob.size,
    async *chunks() {
      const reader = blob.stream().getReader();
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
        }
      } finally {
        reader.cancel().catch(() => {});
      }
    },
  };
}

/**
 * What a worker was sent of a file.
 * @param {Blob | ArrayBuffer} sent
 * @returns {Source}
 */
export const sentSource = (sent) =>
  sent instanceof Blob
    ? blobSource(sent)
    : {
        size: sent.byteLength,
        async *chunks() {
          yield new Uint8Array(sent);
        },
      };

/**
 * Chunks of text in another encoding as chunks of UTF-8.
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {string} encoding
 * @param {(bytes: Uint8Array) => void} look
 */
async function* decoded(chunks, encoding, look) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  for await (const chunk of chunks) {
    look(chunk);
    yield encoder.encode(decoder.decode(chunk, { stream: true }));
  }
  yield encoder.encode(decoder.decode());
}

/**
 * @param {Core} core
 * @param {Source} source
 * @param {string | null} encoding  null: UTF-8, not to be decoded
 * @param {(done: number) => void} onProgress
 * @param {(bytes: Uint8Array) => void} [look]  at what is decoded
 * @returns {Promise<Failure | null>}
 */
async function pushAll(core, source, encoding, onProgress, look = () => {}) {
  let done = 0;
  const chunks = encoding === null ? source.chunks() : decoded(source.chunks(), encoding, look);
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += CHUNK_BYTES) {
      const failure = core.push(chunk.subarray(from, from + CHUNK_BYTES));
      if (failure) return failure;
    }
    done += chunk.length;
    onProgress(done);
  }
  return null;
}

/**
 * @param {AsyncIterable<Uint8Array>} chunks
 * @returns {Promise<string>}  the encoding that a UTF-16 byte order mark names
 */
async function utf16Encoding(chunks) {
  for await (const chunk of chunks) return chunk[0] === 0xfe ? 'utf-16be' : 'utf-16le';
  return 'utf-16le';
}

/**
 * Reads a table. A failed load leaves the table read before usable. Throws WebAssembly.RuntimeError when the core
 * breaks down, after which it cannot be used.
 * @param {Core} core
 * @param {Source} source
 * @param {{delimiter?: string, part?: import('./core.js').Part, onProgress?: (done: number, total: number) => void}} [options]
 * @returns {Promise<{input: any, encoding: string} | Failure>}
 */
export async function readTable(core, source, { delimiter, part, onProgress } = {}) {
  const counted = countedSource(source);
  const attempt = async (
    /** @type {string | null} */ encoding,
    /** @type {((bytes: Uint8Array) => void) | undefined} */ look,
  ) => {
    core.beginLoad({
      delimiter,
      expected_bytes: source.size,
      ...part,
      ...(encoding === 'gb18030' ? { guessed_encoding: 'GB18030' } : {}),
    });
    return pushAll(core, counted, encoding, (done) => onProgress?.(done, source.size), look);
  };
  try {
    let encoding = 'utf-8';
    let failure = await attempt(null, undefined);
    let result = failure ?? core.finishLoad();
    if ('error' in result && result.error.code === 'utf16_file') {
      encoding = await utf16Encoding(source.chunks());
    } else if ('error' in result && result.error.code === 'invalid_utf8') {
      encoding = 'gb18030';
    }
    if (encoding !== 'utf-8') {
      const first = result;
      const check = createGb18030Check();
      try {
        failure = await attempt(encoding, check.add);
        // What decodes and makes no sense is another encoding, or a damaged file.
        if (encoding === 'gb18030' && !check.isPlausible()) {
          return /** @type {Failure} */ (first);
        }
        result = failure ?? core.finishLoad();
      } catch (error) {
        // Not that encoding either: what the core said of the bytes as they are is the better sentence.
        if (error instanceof TypeError) return /** @type {Failure} */ (first);
        throw error;
      }
    }
    return 'error' in result ? result : { ...result, encoding };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return unreadable(error);
  }
}

/**
 * Reads several files, which become one table: the option `join` of a run says how, and the input of the report what
 * was done. A failed load names the file and leaves what was read before usable.
 * @param {Core} core
 * @param {readonly { name: string, source: Source }[]} files
 * @param {{delimiter?: string, onProgress?: (done: number, total: number) => void}} [options]  of all bytes
 * @returns {Promise<{input: any, encodings: string[]} | Failure>}
 */
export async function readTables(core, files, { delimiter, onProgress } = {}) {
  const total = files.reduce((sum, { source }) => sum + source.size, 0);
  const parts = files.length;
  /** @type {string[]} */
  const encodings = [];
  let before = 0;
  let input;
  for (const [part, { name, source }] of files.entries()) {
    const read = await readTable(core, source, {
      delimiter,
      part: { name, part, parts },
      onProgress: (done) => onProgress?.(before + done, total),
    });
    if ('error' in read) return parts > 1 ? { error: inFile(read.error, name) } : read;
    before += source.size;
    encodings.push(read.encoding);
    input = read.input;
  }
  return { input, encodings };
}

/**
 * Which file an error is about.
 * @param {import('./core.js').CoreError} error
 * @param {string} file
 * @returns {import('./core.js').CoreError}
 */
export const inFile = (error, file) => ({
  ...error,
  message: `In "${file}": ${error.message}`,
  message_zh: `“${file}”中：${error.message_zh}`,
  file,
});

/**
 * A source that fails when it ends before, or after, the size that it has.
 * @param {Source} source
 * @returns {Source}
 */
function countedSource({ size, chunks }) {
  return {
    size,
    async *chunks() {
      let read = 0;
      for await (const chunk of chunks()) {
        read += chunk.length;
        yield chunk;
      }
      if (size > 0 && read !== size) throw new Error(`${read} of ${size} bytes`);
    },
  };
}

/**
 * @param {unknown} error  of reading the file
 * @returns {Failure}
 */
export function unreadable(error) {
  const detail = error instanceof Error ? error.message : String(error);
  return {
    error: {
      code: 'unreadable_file',
      message: `The file cannot be read (${detail}). Has it changed or moved since it was chosen? Choose it again.`,
      message_zh: `无法读取文件（${detail}）。选择之后它是否被修改或移动？请重新选择。`,
    },
  };
}
