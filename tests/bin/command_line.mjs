/**
 * The command line as tests call it: in this process, since starting Node takes most of the time that a small file
 * needs. process.test.mjs starts it as users do.
 * @module
 */
import { commandLine } from '../../bin/command_line.mjs';

/**
 * @param {...string} args
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
 */
export async function melon(...args) {
  const written = { stdout: '', stderr: '' };
  const to = (/** @type {'stdout' | 'stderr'} */ name) => ({
    write: (/** @type {string} */ text) => {
      written[name] += text;
    },
  });
  const stdin = (async function* () {})();
  const status = await commandLine(args, { stdin, stdout: to('stdout'), stderr: to('stderr') });
  return { status, ...written };
}

/**
 * Runs `melon evaluate … --json`.
 * @param {string[]} args
 */
export const evaluate = (args) => melon('evaluate', ...args, '--json');
