import { full } from '../words/format.js';
import { fileStem } from '../words/source_name.js';
import { saveFile } from './save.js';

/** @typedef {import('../views/pictures/scene.js').Scene} Scene */

const SLICE = 50_000;

/**
 * Every point of a curve of the selected model, as the core computes it, not
 * as it is drawn. In slices, so that a million points do not stop the page.
 * @param {string} curve
 * @param {string} series or `cut_offs`: all thresholds with their counts and metrics
 * @param {Scene} scene
 */
export async function saveCurve(curve, series, scene) {
  const { actions, state, model } = scene;
  const parts = [];
  let from = 0;
  let total = 1;
  while (from < total) {
    const what = series === 'cut_offs' ? { type: series } : { type: 'curve', curve, series };
    const request = { ...what, model: state.selected, from, count: SLICE };
    const answer = await actions.query(request);
    if (answer.error || answer.rows.length === 0) break;
    if (from === 0) parts.push(`${answer.columns.join(',')}\n`);
    parts.push(csvRows(answer.rows));
    from += answer.rows.length;
    total = answer.total;
  }
  const stem = `${fileStem(state)}-${curve}-${model.name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
  saveFile(new Blob(parts, { type: 'text/csv' }), `${stem}.csv`);
}

/**
 * @param {(number | null)[][]} rows null is an empty cell
 * @returns {string}
 */
function csvRows(rows) {
  return rows.map((row) => `${row.map(full).join(',')}\n`).join('');
}
