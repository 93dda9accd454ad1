// The same work by scikit-learn, pandas and pROC, where they are installed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {any}  undefined when it is not there
 */
function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1) ?? '') : undefined;
}

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * @param {import('./figures.mjs').Settings} settings
 * @param {Figure[]} ours  what was measured before
 * @returns {Promise<Figure[]>}
 */
export async function measure({ table, smallTable, rows, runs }, ours) {
  const value = (/** @type {string} */ name) =>
    ours.find((one) => one.name === name)?.value ?? Number.NaN;
  /** @type {Figure[]} */
  const figures = [];
  const add = (
    /** @type {string} */ name,
    /** @type {number} */ theirs,
    /** @type {number} */ mine,
  ) =>
    figures.push(
      figure(name, [theirs], 'ms', {
        note: Number.isFinite(mine)
          ? `${(theirs / mine).toFixed(1)} × Melon's ${mine.toFixed(1)} ms`
          : '',
      }),
    );
  const python = ask('python3', [here('peers.py'), table, smallTable, String(runs)]);
  if (python) {
    const sorting = (value('sort_and_group/smooth') * rows) / 1e6;
    add('pandas read_csv, inexact, against wasm', python.read_csv, value('load the table, warm'));
    add(
      'pandas read_csv, exact, against wasm',
      python.read_csv_exact,
      value('load the table, warm'),
    );
    add('scikit-learn roc_auc_score', python.roc_auc, (value('auc_from_rows/smooth') * rows) / 1e6);
    for (const [name, metric] of [
      ['average_precision_score', 'average_precision'],
      ['log_loss', 'log_loss'],
      ['brier_score_loss', 'brier'],
      ['ndcg_score', 'ndcg'],
    ]) {
      add(`scikit-learn ${name}`, python[metric], sorting + value(`metric/${metric}`));
    }
    add(
      '2,000 bootstrap AUCs, 10,000 rows × 2, from 20; against all metrics in wasm',
      python.bootstrap,
      1000 * value('2,000 bootstrap replicates of all metrics, 10,000 rows × 2'),
    );
  }
  const r = ask('Rscript', [here('peers.R'), table, String(Math.min(runs, 3))]);
  if (r) {
    add('pROC auc', r.auc, (value('auc_from_rows/smooth') * rows) / 1e6);
    add('pROC roc.test, DeLong', r.delong, value('delong_two_curves'));
  }
  console.log(
    `peers: ${python?.versions ?? 'scikit-learn or pandas is not installed'}; ${r?.versions ?? 'pROC is not installed'}`,
  );
  return figures;
}
