import { html, nothing, svg } from 'lit';
import { integer } from '../../words/format.js';

/**
 * A plan as a picture: rows downwards, training sets side by side.
 * @typedef {import('../../lab/plan_grid.js').PlanGrid} PlanGrid
 * @typedef {import('../../lab/plan_grid.js').Part} Part
 */

const CELL = 10;
const GAP = 3;
/** Of a training set on the page, where there is room, in pixels. */
const BROAD = 26;
/** Between two repeats. */
const WIDE = 12;

const PARTS = /** @type {const} */ (['train', 'more', 'test', 'none']);

/**
 * @param {PlanGrid} grid
 * @param {{ rows: number, count: number }} all  how many there are
 * @param {typeof import('./words.en.js').lab} t
 */
export function planPicture({ rows, sets }, all, t) {
  let x = 0;
  const columns = sets.map((set, at) => {
    if (at > 0) x += CELL + (sets[at - 1].repeat === set.repeat ? GAP : WIDE);
    return { ...set, x };
  });
  const width = x + CELL;
  const height = rows.length * 4;
  const shown = new Set(sets.flatMap(({ parts }) => parts));
  const [rowCount, setCount] = [all.rows, all.count].map((count) => integer(count));
  return html`<figure class="plan-picture">
    <svg viewBox="0 0 ${width} ${height}" width=${sets.length * BROAD} height="240" role="img"
      aria-label=${t.plan.picture(rowCount, setCount)} preserveAspectRatio="none">
      ${columns.map(
        (set) => svg`<g><title>${t.plan.foldHead(set.repeat, set.fold)}</title>
        ${set.parts.map(
          (part, row) =>
            svg`<rect class=${part} x=${set.x} y=${row * 4} width=${CELL} height="3.4"></rect>`,
        )}</g>`,
      )}</svg>
    <figcaption class="note"><ul class="plan-legend">${PARTS.filter((part) => shown.has(part)).map(
      (part) => html`<li><span class=${`plan-swatch ${part}`}></span>${t.plan.legend[part]}</li>`,
    )}</ul>
      ${
        rows.length < all.rows || sets.length < all.count
          ? html`<p>${t.plan.sampled(integer(rows.length), rowCount, integer(sets.length), setCount)}</p>`
          : nothing
      }</figcaption></figure>`;
}
