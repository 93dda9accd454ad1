// The native benchmarks, in the units of the table.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tools/shell.mjs';
import { figure } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/** Nanoseconds a row at most, for 1e6 rows. */
const ROW_LIMITS = new Map([
  ['auc_from_rows/smooth', 25],
  ['auc_from_rows/two_digits', 25],
  ['auc_from_rows/three_digits', 25],
  ['auc_from_rows/power_30', 25],
  ['auc_from_rows/constant', 25],
  ['auc_from_rows/denormal', 25],
  ['auc_from_rows/signed_zero', 25],
  ['auc_from_rows/negative', 25],
]);

/**
 * The runs of each benchmark, by its name.
 * @param {string} program
 * @param {string[]} args
 * @param {number} runs
 * @returns {Map<string, any[]>}
 */
export function benchmarks(program, args, runs) {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'build/bench/bench', program),
    [
      ...args,
      '--benchmark_format=json',
      '--benchmark_min_time=0.02',
      `--benchmark_repetitions=${runs}`,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`${program}: ${stderr.slice(0, 400)}`);
  /** @type {Map<string, any[]>} */
  const byName = new Map();
  for (const run of JSON.parse(stdout).benchmarks) {
    if (run.run_type !== 'iteration') continue;
    byName.set(run.run_name, [...(byName.get(run.run_name) ?? []), run]);
  }
  return byName;
}

const MILLISECONDS = new Map([
  ['ns', 1e-6],
  ['us', 1e-3],
  ['ms', 1],
  ['s', 1e3],
]);

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<Figure[]>}
 */
export async function measure({ rows, runs }) {
  /** @type {Figure[]} */
  const figures = [];
  for (const program of ['kernels_bench', 'report_bench']) {
    for (const [name, all] of benchmarks(program, [`--rows=${rows}`], runs)) {
      const times = all.map((run) => run.cpu_time * (MILLISECONDS.get(run.time_unit) ?? 1));
      const perRow = /^(sort|auc|bootstrap_draw)/.test(name);
      const values = perRow ? times.map((time) => (time * 1e6) / rows) : times;
      const limit = rows === 1_000_000 ? ROW_LIMITS.get(name) : undefined;
      const speed = all[0].bytes_per_second;
      figures.push(
        figure(name, values, perRow ? 'ns/row' : 'ms', {
          ...(limit === undefined ? {} : { limit }),
          ...(speed ? { note: `${(speed / 1e6).toFixed(0)} MB/s` } : {}),
        }),
      );
    }
  }
  return figures;
}
