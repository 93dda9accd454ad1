/**
 * The metrics of what learners predicted in one fold, by a core of its own.
 * @module
 */
import { blobSource } from '../web/core/read_table.js';
import { evaluationOf, foldResults } from '../web/lab/results.js';

/**
 * @param {import('./loading.mjs').Opened} judge
 * @param {import('../web/lab/predictions.js').LabFacts['lab']} lab
 * @param {import('../web/lab/predictions.js').LabPredictions & { part?: 'training' }} part
 * @returns {Promise<import('../web/lab/results.js').FoldResult[] | { error: import('../web/core/core.js').CoreError }>}
 */
export async function evaluateFold(judge, lab, part) {
  const asked = evaluationOf(lab, part);
  if (!asked) return foldResults(part);
  const table = new Blob([asked.text]);
  const loaded = await judge.readTable(judge.core, blobSource(table));
  if ('error' in loaded) return loaded;
  // Its metrics are in the first answer; curves and tests of one fold are not asked for.
  const answer = judge.core.runText(asked.options, 'verdict');
  return 'error' in answer ? answer : foldResults(part, JSON.parse(answer.text));
}
