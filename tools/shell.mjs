// Running programs and telling about it in one line per step.
import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** How many programs run at once. */
export const jobs = Math.max(2, cpus().length);

/** Something a person can act on: its message is all that is printed. */
export class Failure extends Error {}

/**
 * The full path of a program, or undefined.
 * @param {string} name  `cmake`, or a path
 * @returns {string | undefined}
 */
export function which(name) {
  const places = name.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  return places
    .map((place) => (place ? join(place, name) : name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
      } catch {
        return false;
      }
    });
}

/**
 * Programs under way: they end with us, also when only we were told to.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env]  added to the environment
 * @property {string} [cwd]  the project's folder unless told
 * @property {(line: string) => void} [onLine]  gets each line of output as it comes
 */

/**
 * Runs a program to its end and gathers what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{status: number, output: string}>}
 */
export function capture(command, args, { env = {}, cwd = root, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let rest = '';
    const take = (/** @type {string} */ text) => {
      output += text;
      if (!onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (rest && onLine) onLine(rest);
      resolve({ status: code ?? 1, output });
    });
  });
}

/**
 * Runs a program that must succeed; if it does not, its output is the error.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} what it printed
 */
export async function run(command, args, options) {
  const { status, output } = await capture(command, args, options);
  if (status !== 0) {
    throw new Failure(`${[command, ...args].join(' ')}\nended with status ${status}:\n${output}`);
  }
  return output;
}

/**
 * Runs a program whose output is for the reader, each line cut: a crash in
 * Emscripten's glue quotes all of it, in one line of 60 KB.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function show(command, args, options) {
  const { status } = await capture(command, args, {
    ...options,
    onLine: (line) => console.log(cutLine(line)),
  });
  if (status !== 0) throw new Failure(`${command} ended with status ${status}`);
}

/**
 * @param {string} line
 * @param {number} [limit]  in characters
 */
export function cutLine(line, limit = 400) {
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}

/**
 * One step, one line: its name at once, and the time it took after it.
 * On a terminal the line also follows what the step reports.
 * @template T
 * @param {string} name
 * @param {(report: (line: string) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const terminal = process.stdout.isTTY;
  const start = Date.now();
  process.stdout.write(`${name} …`);
  const report = (/** @type {string} */ line) => {
    if (!terminal) return;
    const room = (process.stdout.columns || 80) - name.length - 4;
    process.stdout.write(`\r\x1b[K${name} … ${line.trim().slice(0, Math.max(0, room))}`);
  };
  const end = (/** @type {string} */ words) =>
    process.stdout.write(`${terminal ? `\r\x1b[K${name} …` : ''} ${words}\n`);
  try {
    const result = await work(report);
    end(`${((Date.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

/**
 * Maps over a list with a few workers at once, keeping the order.
 * @template T, R
 * @param {T[]} list
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function parallel(list, work) {
  /** @type {R[]} */
  const results = new Array(list.length);
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const index = next++;
      results[index] = await work(list[index]);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return results;
}

/**
 * Runs a program of ours: prints a Failure as its message and sets the exit status.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Whether the file is the program that was started.
 * @param {string} url  its `import.meta.url`
 */
export function isProgram(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];
}
