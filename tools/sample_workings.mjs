// build/sample_workings.json: how each item of the catalogue comes to its value, on a sample.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuiltCore } from '../bin/core.mjs';
import { inSteps } from '../web/core/in_steps.js';
import { questionOf, WORKED_FAMILIES } from '../web/core/questions.js';
import { root } from './shell.mjs';

/** Samples, and what is set for them. Small ones come first: their sums are shorter. */
const TABLES = [
  { file: 'fold-matrices.csv' },
  { file: 'demsar-auc.csv', options: { control: 'C4.5' } },
  { file: 'five-by-two.csv' },
  { file: 'ten-folds.csv', options: { eps0: 0.1 } },
  { file: 'iris-clusters.csv' },
  { file: 'iris-probabilities.csv' },
  { file: 'breast-cancer.csv' },
  { file: 'digits-labels.csv' },
  { file: 'diabetes-progression.csv', options: { n_features: 5 } },
  { file: 'ranking.csv' },
  {
    // No sample has counted errors.
    text: 'errors,n\n12,100\n7,80\n',
    name: { en: '12 errors of 100 and 7 of 80', zh: '100 个中 12 个错误、80 个中 7 个错误' },
    options: { eps0: 0.08 },
  },
  {
    // With more cases the orders are drawn.
    text: 'truth,a,b\n1,.9,.6\n0,.2,.7\n1,.7,.4\n0,.6,.3\n1,.5,.8\n0,.1,.2\n',
    name: { en: 'Two models on six cases', zh: '两个模型，六个样例' },
  },
  // For the intervals of a bootstrap.
  { file: 'labels.csv', options: { bootstrap: 200 } },
];

/**
 * @typedef {object} SampleWorking
 * @property {{ en: string, zh: string }} sample
 * @property {object} question
 * @property {any[]} lines
 * @property {number | null} [value] of an interval there are its limits
 * @property {number} [low]
 * @property {number} [high]
 */

/**
 * The report with its bootstrap, where one is asked for.
 * @param {import('../web/core/core.js').Core} core
 * @param {object} options
 */
function reportOf(core, options) {
  const steps = inSteps(core, { bootstrap: 0, ...options });
  let step = steps.next();
  while (!step.done) step = steps.next();
  if ('error' in step.value) throw new Error(step.value.error.message);
  return JSON.parse(step.value.text);
}

/**
 * What the core says of an item.
 * @param {string} family
 * @param {any} answer
 */
function workingOf(family, answer) {
  if (family !== 'intervals') return { value: answer.value, lines: answer.lines ?? [] };
  const { low, high, lines = [] } = answer.interval ?? {};
  return { low, high, lines };
}

/**
 * @param {Record<string, any[]>} catalogue a whole one
 * @returns {Promise<Record<string, SampleWorking>>} by family and id
 */
export async function sampleWorkings(catalogue) {
  const built = await openBuiltCore();
  if (!built) throw new Error('The core is not built.');
  const { core } = built;
  const samples = JSON.parse(readFileSync(join(root, 'web/samples/samples.json'), 'utf8'));
  /** @type {Record<string, SampleWorking>} */
  const workings = {};
  for (const { file, text, name, options = {} } of TABLES) {
    core.beginLoad();
    core.push(
      file ? readFileSync(join(root, 'web/samples', file)) : new TextEncoder().encode(text),
    );
    core.finishLoad();
    const report = reportOf(core, options);
    for (const family of WORKED_FAMILIES) {
      for (const item of catalogue[family]) {
        const place = `${family}.${item.id}`;
        const question = workings[place] ? null : questionOf(report, family, item);
        if (!question) continue;
        const working = workingOf(family, core.query({ type: 'working', ...question }));
        if (working.lines.length === 0) continue;
        const known = samples.find((/** @type {any} */ one) => one.file === file);
        workings[place] = { sample: name ?? known.name, question, ...working };
      }
    }
  }
  return workings;
}

export async function writeSampleWorkings() {
  const catalogue = JSON.parse(readFileSync(join(root, 'build/catalogue/en.json'), 'utf8'));
  const workings = await sampleWorkings(catalogue);
  writeFileSync(join(root, 'build/sample_workings.json'), JSON.stringify(workings));
}
