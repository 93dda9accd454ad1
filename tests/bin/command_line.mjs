/**
 * The command line as tests call it: in this process, since starting Node takes most of the time that a small file
 * needs. process.test.mjs starts it as users do.
 * @module
 */
import { commandLine } from '../../bin/command_line.mjs';
import { assertFollowsSchema } from './report_schema.mjs';

/**
 * @param {...string} args
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
 */
export async function melon(...args) {
  const written = { stdout: '', stderr: '' };
  const to = (/** @type {'stdout' | 'stderr'} */ name) => ({
    write: (/** @type {string | Uint8Array} */ text) => {
      written[name] += text;
    },
  });
  const stdin = (async function* () {})();
  const status = await commandLine(args, { stdin, stdout: to('stdout'), stderr: to('stderr') });
  return { status, ...written };
}

/**
 * Runs `melon evaluate … --json`, which follows the schema whatever it says.
 * @param {string[]} args
 */
export async function evaluate(args) {
  const run = await melon('evaluate', ...args, '--json');
  assertFollowsSchema(run.stdout);
  return run;
}
