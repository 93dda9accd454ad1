import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { ownValue } from '../../core/report.js';
import { fewestDecimals, grouped, number } from '../../words/format.js';
import { lateWords } from '../../words/late.js';
import './points_table.css';

const MOST_ROWS = 200;

/**
 * What a picture draws, as a table: of a long series every n-th row and the last.
 * @param {Record<string, (number | string | null | undefined)[]> | null} columns undefined: nothing
 *   is drawn there
 * @param {Readonly<import('../../app/store.js').State>} state
 */
export function pointsTable(columns, { language, catalogue }) {
  if (!columns) return nothing;
  const t = lateWords(language);
  const names = Object.keys(columns);
  const total = columns[names[0]]?.length ?? 0;
  const stride = Math.ceil(total / MOST_ROWS) || 1;
  const rows = [];
  for (let row = 0; row < total; row += stride) rows.push(row);
  if (total > 0 && rows[rows.length - 1] !== total - 1) rows[rows.length - 1] = total - 1;
  /** @param {string} name */
  const heading = (name) => ownValue(t.points, name) ?? keyWords(catalogue, name).shortName;
  const write = names.map((name) => writer(name, columns[name]));
  return html`
    <div class="points-scroll" tabindex="0">
      <table class="points">
        <thead><tr>${names.map((name) => html`<th scope="col">${heading(name)}</th>`)}</tr></thead>
        <tbody>${rows.map((row) => html`<tr>${names.map((name, at) => html`<td>${write[at](columns[name][row])}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    ${rows.length < total ? html`<p class="quiet">${t.working.tableCut(rows.length, total)}</p>` : nothing}`;
}

/**
 * How the cells of a column are written: with as few decimals as show all of them, else with four.
 * @param {string} name
 * @param {(number | string | null | undefined)[]} values
 * @returns {(value: number | string | null | undefined) => string}
 */
function writer(name, values) {
  const decimals = fewestDecimals(values.filter((value) => typeof value === 'number'));
  return (value) => {
    if (value === undefined || typeof value === 'string') return value ?? '';
    if (value === null) return name === 'threshold' ? '∞' : '–';
    return decimals === undefined ? number(value, 4) : grouped(value, decimals);
  };
}
