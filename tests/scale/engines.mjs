/**
 * Tables made from a seed, the queries that melon scale prints for them, and what the engines answer.
 * @module
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromProject } from '../../bin/core.mjs';
import { findPython } from '../../tools/setup.mjs';
import { melon } from '../bin/command_line.mjs';

export const ENGINES = ['duckdb', 'spark', 'bigquery'];

/** @param {string} script @param {string[]} args */
function python(script, args) {
  const program = findPython('scale');
  assert.ok(program, 'npm run test:scale installs what it needs');
  const command = [fromProject(`tests/scale/${script}`), ...args];
  execFileSync(program, command, { stdio: ['ignore', 'inherit', 'pipe'] });
}

/** @param {number} rows of the table `predictions` @param {number} small of the others @returns {string} a folder */
export function makeTables(rows, small) {
  mkdirSync(fromProject('build/scale'), { recursive: true });
  const folder = mkdtempSync(fromProject('build/scale/tables-'));
  python('rows.py', [folder, String(rows), String(small)]);
  return folder;
}

/** @param {string[]} args @returns {Promise<string>} */
export async function printed(...args) {
  const { stdout, stderr, status } = await melon('scale', ...args, '--quiet');
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * Runs the queries, all in one process, since Spark takes long to start.
 * @param {string} folder
 * @param {{ engine: string, query: string, file: string }[]} jobs  the result is written to that file
 * @returns {string} the folder of the results
 */
export function runQueries(folder, jobs) {
  const results = join(folder, 'results');
  mkdirSync(results);
  const list = join(results, 'jobs.json');
  const all = jobs.map(({ file, ...job }) => ({ ...job, folder, output: join(results, file) }));
  writeFileSync(list, JSON.stringify(all));
  python('engines.py', [list]);
  return results;
}

/**
 * The report that the command line prints, in a process of its own: its heap ends with it.
 * @param {string} file
 * @param {string[]} args
 */
export function reportOf(file, ...args) {
  const command = [fromProject('bin/melon.mjs'), 'evaluate', file, '--json', '--quiet', ...args];
  const output = execFileSync(process.execPath, command, { maxBuffer: 2 ** 30 });
  return JSON.parse(output.toString());
}

/** A small table as objects, every cell a text. @param {string} file @returns {Record<string, string>[]} */
export function rowsOf(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])),
  );
}

/** What says from which table a report is, and not what it found. */
const OF_THE_TABLE = ['input', 'options', 'warnings', 'notes'];

/**
 * Where two reports differ.
 * @param {any} one
 * @param {any} other
 * @param {number} [tolerance]  of numbers, relative above 1
 * @param {string} [place]
 * @returns {string[]}
 */
export function differences(one, other, tolerance = 0, place = '') {
  if (one === other) return [];
  if (typeof one === 'number' && typeof other === 'number') {
    const far = Math.abs(one - other) > tolerance * Math.max(1, Math.abs(one));
    return far ? [`${place}: ${one} and ${other}`] : [];
  }
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') {
    return [`${place}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`];
  }
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => !OF_THE_TABLE.includes(key))
    .flatMap((key) => differences(one[key], other[key], tolerance, `${place}/${key}`));
}

/** How many numbers a report has. @param {any} part @returns {number} */
export function numbersIn(part) {
  if (typeof part === 'number') return 1;
  if (part === null || typeof part !== 'object') return 0;
  return Object.values(part).reduce((sum, one) => sum + numbersIn(one), 0);
}
