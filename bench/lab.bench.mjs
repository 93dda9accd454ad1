// The learners of the lab on 5,000 × 20: in the core, beside scikit-learn on one thread, and on the page.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBuiltCore } from '../bin/core.mjs';
import { ask } from '../bin/data_set.mjs';
import { serve } from '../bin/server.mjs';
import { root } from '../tools/shell.mjs';
import { blobSource } from '../web/core/read_table.js';
import { inFreshBrowser } from './browser.mjs';
import { uniform } from './data.mjs';
import { figure } from './figures.mjs';

const LAB_PY = fileURLToPath(new URL('./lab.py', import.meta.url));
const ROWS = 5000;
const FEATURES = 20;
const FOLDED = [
  'k_nearest_neighbors',
  'gaussian_naive_bayes',
  'logistic_regression',
  'decision_tree',
];

/** Two classes that a part of the features tells apart, with noise. */
function dataSet() {
  const random = uniform(5);
  const head = [...Array.from({ length: FEATURES }, (_, at) => `x${at + 1}`), 'class'];
  const lines = [head.join(',')];
  for (let row = 0; row < ROWS; row += 1) {
    const values = Array.from({ length: FEATURES }, () => random() + random() + random());
    const sum = values.slice(0, 5).reduce((total, one) => total + one) + 2 * random();
    lines.push([...values.map((one) => one.toFixed(5)), sum > 8.5 ? 'a' : 'b'].join(','));
  }
  return `${lines.join('\n')}\n`;
}

/** Processor seconds of all threads. @param {() => void} work */
function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * What each learner takes in the core, in ten times ten folds, and a forest that learns from all rows.
 * @param {string} text
 * @returns {Promise<Record<string, number>>}
 */
async function inCore(text) {
  const opened = await openBuiltCore();
  if (!opened) throw new Error('The core is not built.');
  const loaded = await opened.readTable(opened.core, blobSource(new Blob([text])));
  if ('error' in loaded) throw new Error(loaded.error.message);
  const learn = (/** @type {object} */ request) => {
    const answer = ask(opened, { type: 'lab', target: 'class', ...request });
    if ('error' in /** @type {{}} */ (answer)) throw new Error(JSON.stringify(answer));
  };
  const plan = { plan: 'repeated_k_fold', folds: 10, repeats: 10 };
  const folded = (/** @type {string} */ learner) =>
    seconds(() => {
      for (let split = 0; split < 100; split += 1)
        learn({ ...plan, learners: [learner], splits: [split, split + 1] });
    });
  return {
    ...Object.fromEntries(FOLDED.map((learner) => [learner, folded(learner)])),
    random_forest: seconds(() => learn({ learners: ['random_forest'], apparent: true })),
  };
}

/** The same folds on the page, with the metrics of each: seconds by the clock. @param {string} file */
async function onPage(file) {
  const server = await serve(join(root, 'dist'));
  try {
    return await inFreshBrowser(async (page) => {
      await page.goto(`${server.url}#room=lab&lang=en`);
      await page.locator('.lab-run .primary:not([disabled])').waitFor();
      await page.locator('#lab input[type="file"]').setInputFiles(file);
      await page.locator('.lab-sentence', { hasText: 'lab' }).waitFor();
      await page.locator('.lab-learners li', { hasText: 'majority' }).locator('button').click();
      await page.locator('select[name="plan"]').selectOption('repeated_k_fold');
      await page.locator('.lab-sentence', { hasText: '4 learners' }).waitFor();
      await page.locator('.lab-sentence', { hasText: '100 training sets' }).waitFor();
      const start = performance.now();
      await page.locator('.lab-run .primary').click();
      await page.locator('.lab-results table').waitFor({ timeout: 300_000 });
      return (performance.now() - start) / 1000;
    });
  } finally {
    await server.close();
  }
}

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measure({ table }) {
  const text = dataSet();
  const file = join(dirname(table), 'lab.csv');
  writeFileSync(file, text);
  const ours = await inCore(text);
  const { status, stdout } = spawnSync('python3', [LAB_PY, file], { encoding: 'utf8' });
  /** @type {Record<string, number> | null} */
  const theirs = status === 0 ? JSON.parse(stdout) : null;
  const sum = (/** @type {Record<string, number>} */ times) =>
    FOLDED.reduce((total, learner) => total + times[learner], 0);
  const beside = (/** @type {number} */ mine, /** @type {number | undefined} */ peer) =>
    peer === undefined
      ? {}
      : {
          limit: Number(peer.toFixed(2)),
          note: `scikit-learn ${peer.toFixed(2)} s: ${(peer / mine).toFixed(1)} ×`,
        };
  const row = (
    /** @type {string} */ name,
    /** @type {number} */ mine,
    /** @type {number | undefined} */ peer,
  ) => figure(name, [mine], 's', beside(mine, peer));
  return [
    ...FOLDED.map((learner) =>
      row(`10 × 10 folds of ${learner}`, ours[learner], theirs?.[learner]),
    ),
    row('10 × 10 folds of the four', sum(ours), theirs ? sum(theirs) : undefined),
    row('100 trees of all rows', ours.random_forest, theirs?.random_forest),
    figure('the four on the page, with metrics', [await onPage(file)], 's', { limit: 5 }),
  ];
}
