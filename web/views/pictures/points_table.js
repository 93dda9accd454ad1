import { html, nothing } from 'lit';
import { number } from '../../format.js';
import { lateWords } from '../../text/late.js';
import '../../styles/points_table.css';

const MOST_ROWS = 200;

/**
 * What a picture draws, as a table: of a long series every n-th row and the last.
 * @param {import('../../charts/series.js').Columns | null} columns
 * @param {import('../../text/index.js').Language} language
 */
export function pointsTable(columns, language) {
  if (!columns) return nothing;
  const names = Object.keys(columns);
  const total = columns[names[0]]?.length ?? 0;
  const stride = Math.ceil(total / MOST_ROWS) || 1;
  const rows = [];
  for (let row = 0; row < total; row += stride) rows.push(row);
  if (total > 0 && rows[rows.length - 1] !== total - 1) rows[rows.length - 1] = total - 1;
  return html`
    <div class="points-scroll" tabindex="0">
      <table class="points">
        <thead><tr>${names.map((name) => html`<th scope="col">${name.replaceAll('_', ' ')}</th>`)}</tr></thead>
        <tbody>${rows.map((row) => html`<tr>${names.map((name) => html`<td>${cell(name, columns[name][row])}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    ${rows.length < total ? html`<p class="quiet">${lateWords(language).working.tableCut(rows.length, total)}</p>` : nothing}`;
}

/**
 * @param {string} name
 * @param {number | null} value
 */
function cell(name, value) {
  if (value === null && name === 'threshold') return '∞';
  return number(value, 4);
}
