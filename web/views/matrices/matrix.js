import { html } from 'lit';
import { count } from '../../words/format.js';
import { matrixOf, shareOfRow } from './matrix_sheet.js';

/** @typedef {import('../pictures/scene.js').Scene} Scene */

/** More characters than these are written smaller. */
const MOST_LARGE = 6;

/** The count of a cell. @param {number | null} value */
export function largeCount(value) {
  const text = count(value);
  return html`<span class="big ${text.length > MOST_LARGE ? 'long' : ''}">${text}</span>`;
}

/** @param {Scene} scene */
export function matrixTemplate(scene) {
  const { texts, state } = scene;
  const { tp, fn, fp, tn } = matrixOf(scene);
  const input = state.report?.input;
  const cell = (
    /** @type {string} */ part,
    /** @type {string} */ name,
    /** @type {number | null} */ value,
    /** @type {number | null} */ other,
    /** @type {boolean} */ correct,
  ) => html`
    <td class=${correct ? 'right' : 'wrong'} data-part=${part} data-value=${value}>
      ${largeCount(value)}
      <span class="cell-note">${name} <span class="cell-share">${shareOfRow(value, other)}</span></span>
    </td>`;
  return html`<table class="matrix">
    <thead><tr><td></td>
      <th scope="col">${texts.predictedPositive}</th>
      <th scope="col">${texts.predictedNegative}</th></tr></thead>
    <tbody>
      <tr><th scope="row">${texts.trulyPositive}<small>${input?.positive}</small></th>
        ${cell('tp', texts.truePositive, tp, fn, true)}
        ${cell('fn', texts.falseNegative, fn, tp, false)}</tr>
      <tr><th scope="row">${texts.trulyNegative}<small>${input?.negative}</small></th>
        ${cell('fp', texts.falsePositive, fp, tn, false)}
        ${cell('tn', texts.trueNegative, tn, fp, true)}</tr>
    </tbody></table>`;
}
