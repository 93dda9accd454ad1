// The core as WebAssembly in Node, and the command line.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * @param {string[]} args
 * @returns {string}
 */
function node(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr.slice(0, 400)}`);
  return stdout;
}

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<Figure[]>}
 */
export async function measure({ table, smallTable, runs, rows }) {
  const processes = Array.from({ length: runs }, () =>
    JSON.parse(node([here('core_runs.mjs'), table, smallTable, '3'])),
  );
  const cold = processes.map(({ passes }) => passes[0]);
  const warm = processes.flatMap(({ passes }) => passes.slice(1));
  const megabytes = processes[0].bytes / 1e6;
  const commandLine = Array.from({ length: runs }, () => {
    const start = performance.now();
    node([here('../bin/melon.mjs'), 'evaluate', table, '--json']);
    return (performance.now() - start) / 1000;
  });
  const full = rows === 1_000_000;
  return [
    ...[cold, warm].flatMap((passes, index) => {
      const when = index === 0 ? 'cold' : 'warm';
      const of = (/** @type {string} */ key) => passes.map((pass) => pass[key]);
      return [
        figure(`load the table, ${when}`, of('loading'), 'ms', {
          note: `${(megabytes / (figure('', of('loading'), '').value / 1000)).toFixed(0)} MB/s`,
        }),
        figure(`run without bootstrap, ${when}`, of('running'), 'ms'),
        figure(`run again at another threshold, ${when}`, of('again'), 'ms'),
        figure(`query an operating point, ${when}`, of('queried'), 'ms'),
      ];
    }),
    figure(
      'heap against file',
      cold.map(({ heap }, index) => heap / processes[index].bytes),
      '×',
      {
        limit: 3,
        note: `${(cold[0].heap / 1e6).toFixed(0)} MB for ${megabytes.toFixed(0)} MB`,
      },
    ),
    figure(
      '2,000 bootstrap replicates of all metrics, 10,000 rows × 2',
      processes.map(({ bootstrap }) => bootstrap / 1000),
      's',
    ),
    figure('command line, start to end', commandLine, 's', full ? { limit: 1.5 } : {}),
  ];
}
