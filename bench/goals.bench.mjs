// The goals, each beside its peers in the same run, in processor time on all threads: the wasm in Node cold and warm,
// kernels of the core natively where only they have an entry; in a browser by the clock.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildBench } from '../tools/build.mjs';
import { findPython, peerPackagesFolder } from '../tools/setup.mjs';
import { which } from '../tools/shell.mjs';
import { DISTRIBUTIONS, writePoints, writeResults, writeTable } from './data.mjs';
import { figure, median, printTable, shortNumber } from './figures.mjs';
import { browserJobs } from './goals_in_browser.mjs';
import { benchmarks } from './native.bench.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Settings} Settings */
/** @typedef {{cold?: number, warm?: number, goal?: number, peers?: Record<string, number>}} Measured  in ms, or a unit of its own */

/**
 * One row of the table. Exactly one of job, natively and inBrowser says what Melon does.
 * @typedef {object} Goal
 * @property {string} name
 * @property {number} [goal]  at most this, warm if there is a difference
 * @property {string} [unit]  ms unless told; ns/row is made of it
 * @property {{kind: string, rows: number, columns: number}} [table]
 * @property {string} [job]  of goals_runs.mjs
 * @property {{program: string, args: string[], benchmarks: string[]}} [natively]  the sum of these
 * @property {string} [inBrowser]  a job of goals_in_browser.mjs
 * @property {string} [peer]  the job of goals.py, goals.R and goals_readers.mjs; as Melon's if it is not given
 * @property {number} [draws]  replicates that are timed of 2,000
 * @property {number} [replicates]  that peers are timed with
 * @property {string} [growth]  the line of the picture of growth to which it belongs
 */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {number} rows */
const named = (rows) => (rows >= 1e6 ? `${rows / 1e6} M` : rows.toLocaleString('en'));

/**
 * All rows of the table, in its order.
 * @param {Settings} settings
 * @returns {Goal[]}
 */
function goalsOf({ rows: million, largest, runs }) {
  const quick = runs === 1;
  const upTo = (/** @type {number[]} */ ...sizes) => sizes.filter((rows) => rows <= largest);
  const scores = (/** @type {number} */ rows, columns = 2, kind = 'smooth') => ({
    kind,
    rows,
    columns,
  });
  const ofKernel = (/** @type {number} */ rows, /** @type {string[]} */ ...names) => ({
    program: 'kernels_bench',
    args: [`--rows=${rows}`],
    benchmarks: names,
  });
  const ofComparison = (/** @type {number} */ algorithms, /** @type {number} */ datasets) => ({
    program: 'comparison_bench',
    args: [`--algorithms=${algorithms}`, `--datasets=${datasets}`],
    benchmarks: ['rank_rows', 'test/friedman'],
  });
  /** @type {(goals: [number, number][], rows: number) => {goal?: number}} */
  const goalAt = (goals, rows) => {
    const found = goals.find(([size]) => size === rows);
    return found ? { goal: found[1] } : {};
  };
  const sizes = quick ? [1e4, million] : upTo(1e4, 1e5, 1e6, 1e7, 1e8);
  const points = quick ? 5000 : 50_000;
  /** @type {Goal[]} */
  const goals = [
    ...sizes
      .filter((rows) => rows <= 1e7)
      .map((rows) => ({
        name: `reading ${named(rows)} rows × 3 in memory`,
        job: 'read',
        table: scores(rows),
        growth: 'reading',
        ...goalAt(
          [
            [1e6, 34],
            [1e7, 340],
          ],
          rows,
        ),
      })),
    {
      name: `reading ${named(Math.min(largest, 1e7))} rows × 3 from a file in Chromium, by the clock`,
      inBrowser: 'read',
      table: scores(Math.min(largest, 1e7)),
      peer: 'none',
    },
    ...sizes.map((rows) => ({
      name: `AUC of ${named(rows)} rows, natively`,
      natively: ofKernel(rows, 'auc_from_rows/smooth'),
      table: scores(rows),
      peer: 'auc',
      unit: 'ns/row',
      growth: 'AUC, natively',
      ...goalAt(
        [
          [1e6, 8],
          [1e7, 10],
          [1e8, 12],
        ],
        rows,
      ),
    })),
    ...[million, ...upTo(1e7)].flatMap((rows) =>
      DISTRIBUTIONS.slice(1).map((kind) => ({
        name: `AUC of ${named(rows)} rows, natively, ${kind}`,
        natively: ofKernel(rows, `auc_from_rows/${kind}`),
        // A million tells enough about peers.
        ...(rows > million ? { peer: 'none' } : { table: scores(rows, 1, kind), peer: 'auc' }),
        unit: 'ns/row',
        ...(quick ? {} : { goal: 25 }),
      })),
    ),
    ...DISTRIBUTIONS.map((kind) => ({
      name: `smallest report with an AUC, ${named(million)} rows, ${kind}`,
      job: 'smallest_report',
      table: kind === 'smooth' ? scores(million) : scores(million, 1, kind),
      peer: 'auc',
      unit: 'ns/row',
    })),
    ...sizes.map((rows) => ({
      name: `report of ${named(rows)} rows × 1, curves included`,
      job: 'report',
      table: scores(rows, rows > 1e7 ? 1 : 2),
      growth: 'report',
      ...goalAt(
        [
          [1e6, 60],
          [1e7, 700],
        ],
        rows,
      ),
    })),
    {
      name: `report of ${named(million)} rows × 2, curves included`,
      job: 'report_of_two',
      table: scores(million),
      ...goalAt([[1e6, 120]], million),
    },
    {
      name: 'another threshold for it',
      job: 'threshold',
      table: scores(million),
      peer: 'none',
      ...goalAt([[1e6, 16]], million),
    },
    ...(quick ? [1e4] : [1e4, 1e5, 1e6]).map((rows) => ({
      name: `2,000 replicates of all metrics, ${named(rows)} × 1`,
      job: 'bootstrap_auc',
      table: scores(rows),
      draws: quick ? 20 : 2e7 / rows,
      replicates: quick ? 2 : 10,
      // 1.2 ns per row and replicate.
      ...(quick ? {} : { goal: 2000 * rows * 1.2e-6 }),
    })),
    {
      name: '2,000 replicates of all metrics, 10,000 × 5',
      job: 'bootstrap',
      table: scores(10_000, 5),
      draws: quick ? 20 : 2000,
      replicates: quick ? 2 : 20,
      goal: 2000,
    },
    {
      name: `DeLong’s test of two curves, ${named(million)} rows, natively`,
      natively: ofKernel(million, 'delong_two_curves'),
      table: scores(million),
      peer: 'delong',
      ...goalAt([[1e6, 36]], million),
    },
    {
      name: `AUC, AP, log loss, Brier score and NDCG, ${named(million)} rows, natively`,
      natively: ofKernel(million, 'five_metrics'),
      table: scores(million),
      peer: 'five_metrics',
      ...goalAt([[1e6, 20]], million),
    },
    ...[
      ['AP', 'average_precision'],
      ['log loss', 'log_loss'],
      ['Brier score', 'brier'],
      ['NDCG', 'ndcg'],
    ].map(([name, id]) => ({
      name: `${name} by itself, sorting included, ${named(million)} rows, natively`,
      natively: ofKernel(million, 'sort_and_group/smooth', `metric/${id}`),
      table: scores(million),
      peer: id,
    })),
    {
      name: `Kendall’s τ-b, ${named(million)} rows, natively`,
      natively: ofKernel(million, 'kendall_tau_b'),
      table: scores(million),
      peer: 'kendall',
      ...goalAt([[1e6, 50]], million),
    },
    {
      name: `report with silhouettes and Dunn index, ${named(points)} × 10`,
      job: 'clusters',
      table: { kind: 'points', rows: points, columns: 10 },
      ...goalAt([[50_000, 2200]], points),
    },
    {
      name: 'Friedman’s test, 100 algorithms × 1,000 data sets, natively',
      natively: ofComparison(100, 1000),
      table: { kind: 'results', rows: 1000, columns: 100 },
      peer: 'friedman',
      goal: 1.5,
    },
    ...(quick
      ? []
      : [
          {
            name: 'Friedman’s test, 1,000 algorithms × 10,000 data sets, natively',
            natively: ofComparison(1000, 10_000),
            table: { kind: 'results', rows: 10_000, columns: 1000 },
            peer: 'friedman',
          },
        ]),
    {
      name: '4,950 Nemenyi p-values, natively',
      natively: ofKernel(million, 'nemenyi/near'),
      table: { kind: 'results', rows: 1000, columns: 100 },
      peer: 'nemenyi',
      goal: 3,
    },
    {
      name: 'report of 100 algorithms × 1,000 data sets, 4,950 pairs',
      job: 'all_pairs',
      table: { kind: 'results', rows: 1000, columns: 100 },
      goal: 1000,
    },
    {
      name: `points of the longest curve of ${named(million)} rows`,
      job: 'points',
      table: scores(million),
      unit: 'points',
      goal: 2000,
    },
    { name: 'first load: the core', inBrowser: 'core_weight', unit: 'KB brotli', goal: 90 },
    {
      name: 'first load: everything else',
      inBrowser: 'other_weight',
      unit: 'KB brotli',
      goal: 120,
    },
    {
      name: 'ready for a file over 10 Mbit/s, by the clock',
      inBrowser: 'ready_over_line',
      goal: 400,
    },
    {
      name: 'ready for a file on a quarter of the processor, by the clock',
      inBrowser: 'ready_on_slow_machine',
      goal: 800,
    },
  ];
  return goals;
}

/**
 * A program that answers lines with lines of JSON; nothing when it cannot be started. Its first line says its versions.
 * @param {string | undefined} command
 * @param {string[]} args
 */
async function startPeer(command, args) {
  if (!command) return undefined;
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.on('error', () => {});
  const next = async () => (await lines.next()).value;
  const versions = await next();
  if (versions === undefined) return undefined;
  return {
    versions: String(versions),
    /** @returns {Promise<Record<string, number>>} */
    ask: async (/** @type {string} */ line) => {
      child.stdin.write(`${line}\n`);
      const answer = await next();
      if (answer !== undefined) return JSON.parse(answer);
      console.error(`${args.at(-1)} ended at ${line}`);
      return {};
    },
    end: () => child.stdin.end(),
  };
}

/**
 * Writes the table of a goal, unless it is there.
 * @param {string} folder
 * @param {NonNullable<Goal['table']>} table
 */
async function pathOf(folder, { kind, rows, columns }) {
  const path = join(folder, `${kind}-${rows}x${columns}.csv`);
  if (existsSync(path)) return path;
  if (kind === 'results') await writeResults(path, rows, columns);
  else if (kind === 'points') await writePoints(path, rows, columns);
  else await writeTable(path, rows, columns, kind);
  return path;
}

/**
 * @param {string} job
 * @param {string} path
 * @param {number} draws
 * @returns {Measured}
 */
function inNode(job, path, draws) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [here('goals_runs.mjs'), job, path, String(draws)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${job}: ${stderr.slice(0, 400)}`);
  return JSON.parse(stdout);
}

/**
 * Milliseconds of each benchmark that a goal of these needs with the same arguments: started once for all of them.
 * @param {Goal[]} goals
 */
function nativeTimes(goals) {
  /** @type {Map<string, Map<string, number>>} */
  const known = new Map();
  return (/** @type {NonNullable<Goal['natively']>} */ { program, args, benchmarks: wanted }) => {
    const command = [program, ...args].join(' ');
    let times = known.get(command);
    if (!times) {
      const names = goals.flatMap(({ natively }) =>
        natively && [natively.program, ...natively.args].join(' ') === command
          ? natively.benchmarks
          : [],
      );
      const filter = `--benchmark_filter=^(${names.join('|')})$`;
      times = new Map(
        [...benchmarks(program, [...args, filter], 3)].map(([name, all]) => [
          name,
          median(
            all.map(({ cpu_time: time, time_unit: unit }) => time / (unit === 'ms' ? 1 : 1e6)),
          ),
        ]),
      );
      known.set(command, times);
    }
    const sum = wanted.reduce((total, name) => total + (times.get(name) ?? Number.NaN), 0);
    return { warm: sum };
  };
}

/**
 * @param {Settings} settings
 * @returns {Promise<Figure[]>}
 */
export async function measure(settings) {
  await buildBench();
  const folder = dirname(settings.table);
  const goals = goalsOf(settings);
  const started = [
    await startPeer(findPython('bench'), [here('goals.py')]),
    await startPeer(process.execPath, [
      '--max-old-space-size=8192',
      here('goals_readers.mjs'),
      peerPackagesFolder,
    ]),
    await startPeer(which('Rscript'), [here('goals.R')]),
  ];
  const peers = started.filter((peer) => peer !== undefined);
  settings.peers = peers.map(({ versions }) => versions).join(', ');
  console.log(`peers: ${settings.peers}`);
  const natively = nativeTimes(goals);
  /** @type {Map<string, Record<string, number>>} */
  const answers = new Map();
  const askPeers = async (/** @type {string} */ line) => {
    const known = answers.get(line) ?? {};
    if (answers.has(line)) return known;
    for (const peer of peers) Object.assign(known, await peer.ask(line));
    answers.set(line, known);
    return known;
  };
  /** @type {Figure[]} */
  const figures = [];
  for (const goal of goals) {
    const { name, table, job, inBrowser, draws = 2000, replicates = 20, unit = 'ms' } = goal;
    const path = table ? await pathOf(folder, table) : '';
    /** @type {Measured} */
    const ours = goal.natively
      ? natively(goal.natively)
      : inBrowser
        ? await browserJobs[inBrowser](path)
        : inNode(job ?? '', path, draws);
    const peer = goal.peer ?? job;
    const theirs = table && peer ? await askPeers(`${peer} ${path} ${replicates}`) : {};
    const rows = table?.rows ?? Number(goal.natively?.args[0].split('=')[1]);
    const inUnit = (/** @type {number} */ time) => (unit === 'ns/row' ? (time * 1e6) / rows : time);
    const limit = goal.goal ?? ours.goal;
    const value = inUnit(ours.warm ?? ours.cold ?? Number.NaN);
    figures.push(
      figure(name, [value], unit, {
        ...(limit === undefined ? {} : { limit: Number(shortNumber(limit)) }),
        ...(ours.cold === undefined ? {} : { cold: inUnit(ours.cold) }),
        ...(ours.warm === undefined ? {} : { warm: value }),
        ...(goal.growth ? { growth: goal.growth, rows } : {}),
        peers: Object.fromEntries(
          Object.entries({ ...ours.peers, ...theirs })
            .map(([who, time]) => /** @type {[string, number]} */ ([who, inUnit(time)]))
            .sort(([, a], [, b]) => a - b),
        ),
      }),
    );
    console.log(cellsOf(/** @type {Figure} */ (figures.at(-1))).join(' | '));
  }
  for (const { end } of peers) end();
  return figures;
}

export const HEAD = ['job', 'peers', 'cold', 'warm', 'ratio', 'goal', 'met'];

/**
 * The row of a figure in the table. The ratio is the time of the fastest peer divided by Melon's.
 * @param {Figure} figure
 */
export function cellsOf({ name, value, unit, limit, cold, warm, peers = {} }) {
  const withUnit = (/** @type {number | undefined} */ number) =>
    number === undefined ? '–' : `${shortNumber(number)} ${unit}`;
  const all = Object.entries(peers);
  return [
    name,
    all.map(([who, time]) => `${who} ${shortNumber(time)}`).join(', ') || '–',
    withUnit(cold),
    withUnit(warm),
    all.length > 0 ? `${(all[0][1] / value).toFixed(1)} ×` : '–',
    withUnit(limit),
    limit === undefined ? '' : value <= limit ? 'yes' : 'NO',
  ];
}

/**
 * @param {string} title
 * @param {Figure[]} figures
 */
export function print(title, figures) {
  printTable(title, HEAD, figures.map(cellsOf));
}

export { writeDocument as write } from './goals_document.mjs';
