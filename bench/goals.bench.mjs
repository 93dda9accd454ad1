// The goals, each beside its peers in the same run: processor time of the wasm in Node, first cold, then warm.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findPython, peerPackagesFolder } from '../tools/setup.mjs';
import { figure, printTable, shortNumber } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** What is to be done for 1,000,000 rows, and in how many milliseconds at most, warm. */
const GOALS = [
  { job: 'read', name: 'reading 1 M rows × 3 in memory', goal: 34 },
  { job: 'report', name: 'report of 1 M rows × 2, curves included', goal: 120 },
  { job: 'threshold', name: 'another threshold for it', goal: 16 },
  { job: 'bootstrap', name: '2,000 replicates of all metrics, 10,000 × 5', goal: 2000 },
  { job: 'friedman', name: '100 algorithms × 1,000 data sets, 4,950 pairs', goal: 1000 },
];

/**
 * What a program prints, as JSON; nothing when it is not there.
 * @param {string | undefined} command
 * @param {string[]} args
 */
function ask(command, args) {
  if (!command) return {};
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr.slice(0, 400)}`);
  return JSON.parse(stdout);
}

/**
 * The fastest of the peers, with how many times Melon's time it takes.
 * @param {Record<string, number>} peers
 * @param {number} ours
 */
function fastest(peers, ours) {
  const [best] = Object.entries(peers).sort(([, a], [, b]) => a - b);
  return best ? `${best[0]} ${shortNumber(best[1])} ms, ${(best[1] / ours).toFixed(1)} ×` : '–';
}

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<Figure[]>}
 */
export async function measure({ table, rows }) {
  const inPython = ask(findPython('bench'), [here('goals.py'), table]);
  const inNode = ask(process.execPath, [here('goals_readers.mjs'), table, peerPackagesFolder]);
  console.log(`peers: ${inPython.versions}`);
  const full = rows === 1_000_000;
  const figures = GOALS.flatMap(({ job, name, goal }) => {
    const { cold, warm } = ask(process.execPath, [here('goals_runs.mjs'), job, table]);
    const peers = { ...inPython[job], ...(job === 'read' ? inNode : {}) };
    const limit = full || job === 'bootstrap' || job === 'friedman' ? { limit: goal } : {};
    return [
      figure(`${name}, cold`, [cold], 'ms'),
      figure(`${name}, warm`, [warm], 'ms', { ...limit, note: fastest(peers, warm) }),
    ];
  });
  return figures;
}

/**
 * The table of goals: a row for each job.
 * @param {string} title
 * @param {Figure[]} figures  cold and warm by turns
 */
export function print(title, figures) {
  const rows = GOALS.map(({ name }, index) => {
    const [cold, warm] = figures.slice(2 * index, 2 * index + 2);
    const { limit, value } = warm;
    const met = limit === undefined ? '' : value <= limit ? 'yes' : 'NO';
    const goal = limit === undefined ? '' : `${limit} ms`;
    return [
      name,
      `${shortNumber(cold.value)} ms`,
      `${shortNumber(value)} ms`,
      goal,
      met,
      warm.note ?? '',
    ];
  });
  printTable(title, ['job', 'cold', 'warm', 'goal', 'met', 'fastest peer'], rows);
}
