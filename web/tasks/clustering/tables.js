import { html, nothing, render } from 'lit';
import { cellShares } from '../../charts/cluster_heat_map.js';
import { fetched } from '../../views/elements/on_demand.js';
import { largeCount } from '../../views/matrices/matrix.js';
import { savesTemplate } from '../../views/pictures/saves.js';
import { count, integer, percent } from '../../words/format.js';
import { DRAWINGS, modelOf, own } from './drawings.js';
import { radios } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */

const SCALES = /** @type {const} */ (['counts', 'rows', 'columns']);

/** @param {Scene} scene */
function contingencyTable(scene) {
  const t = own(scene);
  const table = modelOf(scene).contingency;
  const shares = cellShares(table, scene.look.scale);
  const cell = (/** @type {number} */ value, /** @type {number} */ share) => html`<td
    data-share=${share}>${count(value)}${
      scene.look.scale === 'counts' ? nothing : html`<small>${percent(share, 0)}</small>`
    }</td>`;
  return html`<div class="points-scroll heat-scroll" tabindex="0" role="region" aria-label=${t.contingency}>
    <table class="heat-map">
      <thead><tr><td></td>${table.columns.map(
        (/** @type {string} */ label) => html`<th scope="col" title=${label}>${label}</th>`,
      )}<th scope="col" class="total">${t.total}</th></tr></thead>
      <tbody>${table.rows.map(
        (/** @type {string} */ label, /** @type {number} */ row) => html`<tr>
        <th scope="row" title=${label}>${label}</th>
        ${table.counts[row].map((/** @type {number} */ value, /** @type {number} */ column) =>
          cell(value, shares[row][column]),
        )}<td class="total">${count(table.row_totals[row])}</td></tr>`,
      )}</tbody>
      <tfoot><tr><th scope="row" class="total">${t.total}</th>${table.column_totals.map(
        (/** @type {number} */ total) => html`<td class="total">${count(total)}</td>`,
      )}<td class="total"></td></tr></tfoot>
    </table></div>`;
}

/** @param {Scene} scene */
function contingencyBody(scene) {
  const t = own(scene);
  const table = modelOf(scene).contingency;
  const cut =
    table.rows.length < table.row_count || table.columns.length < table.column_count
      ? t.contingencyCut(
          integer(table.rows.length),
          integer(table.columns.length),
          integer(table.row_count),
          integer(table.column_count),
        )
      : nothing;
  return html`${contingencyTable(scene)}
    <div class="figure-controls"><span class="quiet">${t.scale}</span>
      ${radios('heat-scale', SCALES, scene.look.scale, t.scales, (scale) => scene.setLook({ scale }))}</div>
    <p class="figure-note">${cut}</p>`;
}

export const CONTINGENCY = {
  ...DRAWINGS.contingency,
  hint: (/** @type {Scene} */ scene) => own(scene).contingencyHint,
  body: contingencyBody,
};

/** @param {Scene} scene */
function pairsBody(scene) {
  const t = own(scene);
  const { pairs_a: a, pairs_b: b, pairs_c: c, pairs_d: d } = scene.model.metrics;
  const all = [a, b, c, d].reduce((sum, value) => Number(sum) + Number(value), 0);
  const cell = (
    /** @type {string} */ name,
    /** @type {number | null} */ value,
    /** @type {boolean} */ agrees,
  ) => html`<td class=${agrees ? 'right' : 'wrong'} data-value=${value}>
    ${largeCount(value)}
    <span class="cell-note">${name} <span class="cell-share">${percent(Number(value) / Number(all))}</span></span></td>`;
  return html`<table class="matrix">
      <thead><tr><td></td><th scope="col">${t.togetherInClusters}</th>
        <th scope="col">${t.apartInClusters}</th></tr></thead>
      <tbody>
        <tr><th scope="row">${t.togetherInTruth}</th>${cell('a', a, true)}${cell('c', c, false)}</tr>
        <tr><th scope="row">${t.apartInTruth}</th>${cell('b', b, false)}${cell('d', d, true)}</tr>
      </tbody></table>
    <p class="figure-note">${t.pairsNote}</p>`;
}

/** @param {Scene} scene */
function pairsHint(scene) {
  const { pairs_a: a, pairs_b: b, pairs_c: c, pairs_d: d } = scene.model.metrics;
  return own(scene).pairsHint(
    count([a, b, c, d].reduce((sum, one) => Number(sum) + Number(one), 0)),
  );
}

export const PAIRS = {
  ...DRAWINGS.pairs,
  hint: pairsHint,
  body: pairsBody,
};

/**
 * A card whose picture is a table of its own.
 * @param {HTMLElement} host
 * @param {typeof CONTINGENCY | typeof PAIRS} definition
 * @param {Scene} scene
 */
export function drawTable(host, definition, scene) {
  const title = definition.title(scene);
  host.className = 'card figure';
  host.dataset.figure = definition.id;
  render(
    html`<header class="figure-head"><h3>${title}</h3><p class="quiet">${definition.hint(scene)}</p></header>
      ${definition.body(scene)}
      <footer class="figure-foot"><span></span><span class="figure-saves">
        ${savesTemplate(scene.texts, title, (kind) => save(kind, definition, scene))}</span></footer>`,
    host,
  );
  // The page's policy forbids style attributes.
  for (const cell of host.querySelectorAll('td[data-share]')) {
    if (cell instanceof HTMLElement) cell.style.setProperty('--share', String(cell.dataset.share));
  }
}

/** @param {'png' | 'svg'} kind @param {object} definition @param {Scene} scene */
async function save(kind, definition, scene) {
  const part = await fetched(() => import('../../export/figure.js'), scene.actions);
  await part?.saveFigure(kind, /** @type {any} */ (definition), /** @type {any} */ (scene));
}
