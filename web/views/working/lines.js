import { html, nothing } from 'lit';
import { number } from '../../words/format.js';
import { lateWords } from '../../words/late.js';
import { visible } from '../../words/visible.js';
import { scrollHint } from '../elements/scroll_hint.js';

/**
 * How a measure comes to its value, as the core works it out.
 * @typedef {object} Line
 * @property {string} title what it is, where the sign does not say so
 * @property {string} title_zh
 * @property {string} symbol LaTeX; empty for the measure itself
 * @property {string} symbols
 * @property {string} numbers
 * @property {number | null} value
 * @property {string} result the value in LaTeX
 * @property {string} [key] of the report, where the line gives one
 * @property {Table[]} [tables] what it is computed from, above it
 *
 * @typedef {object} Table
 * @property {string} title
 * @property {string} title_zh
 * @property {string[]} heads LaTeX
 * @property {(number | string | null)[][]} rows
 * @property {number} left_out rows that are not shown, above the last one
 *
 * @typedef {{ value: number | null, reason?: string, lines: Line[], interval?: IntervalWorking }} Working
 *
 * @typedef {object} IntervalWorking how the interval beside the value comes about; the last two
 *   lines are its limits
 * @property {number} low
 * @property {number} high
 * @property {number} level
 * @property {string} method
 * @property {string} [resample] what a bootstrap drew
 * @property {Line[]} lines
 */

/** A sentence for \\text{}. @param {string} text */
export const plain = (text) => text.replace(/[\\{}$%#&_^~]/g, ' ');

/**
 * The steps of one line, in LaTeX: symbols, numbers, result; each only where it says something
 * new.
 * @param {Line} line
 * @param {string} [missing] what stands for a result that is undefined
 */
function stepsOf({ symbol, symbols, numbers, value, result }, missing = '') {
  const end = value === null && missing ? String.raw`\text{${missing}}` : result;
  const steps = [symbols, numbers, end].filter((step, place, all) => step !== all[place - 1]);
  return symbol && symbol !== steps[0] ? [symbol, ...steps] : steps;
}

/** Ranks are whole or halves. @param {number} cell */
function decimalsOf(cell) {
  if (Number.isInteger(cell)) return 0;
  return Number.isInteger(2 * cell) ? 1 : 4;
}

/** @param {number | string | null} cell */
function cellTemplate(cell) {
  if (typeof cell === 'string') return html`<td><bdi>${visible(cell)}</bdi></td>`;
  return html`<td class="number">${cell === null ? '–' : number(cell, decimalsOf(cell))}</td>`;
}

/**
 * @param {Table} table
 * @param {import('../../words/index.js').Language} language
 * @param {boolean} later
 */
function tableTemplate({ title, title_zh, heads, rows, left_out }, language, later) {
  const fold = html`<tr><td class="quiet" colspan=${heads.length}>⋮ ${lateWords(language).working.leftOut(left_out)}</td></tr>`;
  const words = language === 'zh' ? title_zh : title;
  return html`${words ? html`<p class="quiet">${words}</p>` : nothing}
    <div class="working-table ${later ? 'later' : ''}" aria-hidden=${later ? 'true' : nothing}
      tabindex="0" ${scrollHint}><table aria-label=${words || nothing}>
    <thead><tr>${heads.map((head) => html`<th scope="col"><span role="img" aria-label=${plain(head)} data-inline=${head}></span></th>`)}</tr></thead>
    <tbody>${rows.map(
      (row, place) => html`${left_out > 0 && place === rows.length - 1 ? fold : nothing}
        <tr>${row.map(cellTemplate)}</tr>`,
    )}</tbody></table></div>`;
}

/**
 * The lines below each other, each step in an element with its LaTeX in `data-step`.
 * @param {Pick<Working, 'lines'>} working
 * @param {import('../../words/index.js').Language} language
 * @param {{ missing?: string, done?: number, key?: string }} [how] `missing`: what stands for a
 *   result that is undefined; `done`: the number of steps that are shown already
 */
export function linesTemplate(
  { lines },
  language,
  { missing = '', done = Number.POSITIVE_INFINITY, key = '' } = {},
) {
  let place = 0;
  return html`<ol class="working-lines">${lines.map((line) => {
    const title = language === 'zh' ? line.title_zh : line.title;
    const tables = line.tables ?? [];
    return html`<li>${tables.map((table) => tableTemplate(table, language, place >= done))}
      ${title ? html`<p class="quiet">${title}</p>` : nothing}
      <p class="formula working-line" data-key=${key || nothing} tabindex="0" ${scrollHint}>${stepsOf(
        line,
        missing,
      ).map((step, index) => {
        place += 1;
        const later = place > done;
        return html`<span class=${later ? 'later' : ''} aria-hidden=${later ? 'true' : nothing}
          data-step=${index === 0 ? step : `{}=${step}`}></span>`;
      })}</p></li>`;
  })}</ol>`;
}

/**
 * What there is of a measure that does not say how it comes to its value.
 * @param {string} [latex] its formula
 * @param {string} [value] as shown
 */
export function formulaAlone(latex, value) {
  if (!latex) return nothing;
  return html`<p class="formula working-line"><span data-step=${latex}></span>${
    value ? html`<span data-step=${`{}=${value}`}></span>` : nothing
  }</p>`;
}

/**
 * The number of steps in all.
 * @param {Pick<Working, 'lines'>} working
 * @param {string} [missing]
 */
export function countSteps({ lines }, missing) {
  return lines.reduce((sum, line) => sum + stepsOf(line, missing).length, 0);
}

/**
 * Sets what linesTemplate has drawn.
 * @param {ParentNode} host
 * @param {Pick<typeof import('../elements/formula.js'), 'asWords' | 'setFormula'>} formula
 */
export function setLines(host, formula) {
  for (const node of host.querySelectorAll('[data-inline]')) {
    if (node instanceof HTMLElement)
      formula.setFormula(node, formula.asWords(node.dataset.inline ?? ''), false);
  }
  for (const node of host.querySelectorAll('[data-step]')) {
    if (node instanceof HTMLElement)
      formula.setFormula(
        node,
        String.raw`\displaystyle ${formula.asWords(node.dataset.step ?? '')}`,
        false,
      );
  }
}

/**
 * Outlines on the page what the part of a formula under the pointer is counted from: each
 * element with the same `data-part`.
 * @param {HTMLElement} host
 */
export function pointAtParts(host) {
  /** @type {Element[]} */
  let pointed = [];
  const clear = () => {
    for (const element of pointed) element.classList.remove('pointed');
    pointed = [];
  };
  host.addEventListener('pointerover', ({ target }) => {
    clear();
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    if (!(part instanceof HTMLElement)) return;
    const name = CSS.escape(part.dataset.part ?? '');
    pointed = [...document.querySelectorAll(`[data-part="${name}"]`)];
    for (const element of pointed) element.classList.add('pointed');
  });
  host.addEventListener('pointerleave', clear);
}
