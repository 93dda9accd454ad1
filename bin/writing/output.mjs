/**
 * The file that an answer goes to.
 * @module
 */
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemWords } from '../system_words.mjs';

/** @typedef {import('../../web/core/core.js').CoreError} CoreError */

/** @param {string} file @param {[english: string, chinese: string]} why @returns {CoreError} */
const unwritable = (file, [english, chinese]) => ({
  code: 'unwritable_file',
  message: `Cannot write "${file}": ${english}. Give --output a file in a folder that exists and can be written to.`,
  message_zh: `无法写入“${file}”：${chinese}。请让 --output 指向已有且可写的文件夹中的文件。`,
  value: file,
});

/** @param {string} file @returns {CoreError} */
const isInput = (file) => ({
  code: 'output_is_input',
  message: `The output "${file}" is the file that is read, which it would replace. Give --output another name.`,
  message_zh: `输出文件“${file}”就是要读取的文件，会将其覆盖。请为 --output 另取文件名。`,
  value: file,
});

/** @param {string} file  @returns {import('node:fs').Stats | null}  null where there is none */
function statOf(file) {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

/** What is there, which may be written to as it is: a file, a terminal, a pipe. @param {string} file */
function checkWritable(file) {
  const there = statOf(file);
  if (there?.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
  accessSync(there ? file : dirname(file), constants.W_OK);
}

/** @param {string} file @param {unknown} error */
function problemOf(file, error) {
  const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return unwritable(
    file,
    isAbsent ? ['there is no such folder', '文件夹不存在'] : systemWords(error),
  );
}

/**
 * What is wrong with an output, so that it is said before the work and not after it.
 * @param {string} file
 * @param {string[]} inputs
 * @returns {CoreError | null}
 */
export function flawOfOutput(file, inputs) {
  const there = statOf(file);
  const isSame = inputs.some((input) => {
    const other = statOf(input);
    return other?.isFile() && other.dev === there?.dev && other.ino === there?.ino;
  });
  if (isSame) return isInput(file);
  try {
    checkWritable(file);
    return null;
  } catch (error) {
    return problemOf(file, error);
  }
}

/**
 * @param {string} file
 * @param {string | Uint8Array} text
 * @returns {CoreError | null}
 */
export function writeOutput(file, text) {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    return problemOf(file, error);
  }
}
