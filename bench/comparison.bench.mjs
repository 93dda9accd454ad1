// Comparing learners: whole reports by the core in Node, steps of it natively, and peers.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.mjs';
import { benchmarks } from './native.bench.mjs';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {any}  undefined when it fails, as where a package is missing
 */
function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1) ?? '') : undefined;
}

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measure({ runs }) {
  const ours = ask(process.execPath, [here('comparison_runs.mjs'), String(runs)]);
  if (!ours) throw new Error('comparison_runs.mjs failed');
  const native = [...benchmarks('comparison_bench', [], runs)].map(([name, all]) => {
    const limit = name === 'friedman_and_procedures' ? { limit: 20 } : {};
    return figure(
      `100 algorithms × 1,000 data sets, natively: ${name}`,
      all.map((run) => run.cpu_time / 1e6),
      'ms',
      limit,
    );
  });
  const seconds = (/** @type {number[]} */ times) => times.map((time) => time / 1000);
  const figures = [
    ...native,
    figure('100 algorithms × 1,000 data sets, whole report', seconds(ours.large), 's', {
      limit: 1,
    }),
    figure(
      '1 million permutations of 10 × 30',
      seconds(
        ours.permutations.map((/** @type {number} */ time, /** @type {number} */ index) =>
          Math.max(0, time - ours.none[index]),
        ),
      ),
      's',
      { limit: 2, note: 'a report with them minus one without' },
    ),
    figure('report with 50,000 Bayesian draws, 2 × 50', seconds(ours.bayes), 's', { limit: 1 }),
  ];
  const peers = ask('python3', [here('comparison.py'), String(Math.min(runs, 3))]);
  console.log(`peers: ${peers?.versions ?? 'scipy, scikit-posthocs or autorank is not installed'}`);
  if (!peers) return figures;
  const ms = (/** @type {string} */ name) =>
    figures.find((one) => one.name.endsWith(`: ${name}`))?.value ?? Number.NaN;
  const against = (/** @type {number} */ theirs, /** @type {number} */ mine) => ({
    note: `${(theirs / mine).toFixed(1)} × Melon's ${mine.toFixed(2)} ms`,
  });
  return [
    ...figures,
    figure(
      'scipy friedmanchisquare',
      [peers.friedman],
      'ms',
      against(peers.friedman, ms('rank_rows') + ms('test/friedman')),
    ),
    figure(
      'scikit-posthocs posthoc_nemenyi_friedman',
      [peers.nemenyi],
      'ms',
      against(peers.nemenyi, ms('rank_rows') + ms('post_hoc/nemenyi')),
    ),
    figure('scipy wilcoxon, 4,950 pairs, from 99', [peers.wilcoxon], 'ms', {
      note: `${(peers.wilcoxon / (figure('', ours.large, '').value || 1)).toFixed(1)} × Melon's whole report`,
    }),
    figure('autorank, 10 algorithms × 1,000 data sets', [peers.autorank], 'ms'),
  ];
}
