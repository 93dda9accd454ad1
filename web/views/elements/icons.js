import { svg } from 'lit';

/**
 * Line icons of 16 × 16, in the colour of the text.
 * @param {unknown} paths
 */
function icon(paths) {
  return svg`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" fill="none"
    stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"
    aria-hidden="true">${paths}</svg>`;
}

export const icons = {
  undo: icon(svg`<path d="M6 3 2.5 6.5 6 10"/><path d="M3 6.5h6.5a4 4 0 0 1 0 8H7"/>`),
  redo: icon(svg`<path d="m10 3 3.5 3.5L10 10"/><path d="M13 6.5H6.5a4 4 0 0 0 0 8H9"/>`),
  close: icon(svg`<path d="m4 4 8 8M12 4l-8 8"/>`),
  columns: icon(svg`<path d="M2 3h12v10H2zM6.5 3v10M10.5 3v10"/>`),
  left: icon(svg`<path d="m10 4-4 4 4 4"/>`),
  right: icon(svg`<path d="m6 4 4 4-4 4"/>`),
  down: icon(svg`<path d="m4 6 4 4 4-4"/>`),
  upload: icon(svg`<path d="M8 10.5V2.5M4.5 6 8 2.5 11.5 6M2.5 10.5v3h11v-3"/>`),
  paste: icon(svg`<path d="M5.5 3h-2v11h9V3h-2M5.5 2h5v2.5h-5z"/>`),
  lock: icon(svg`<path d="M3.5 7h9v7h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2"/>`),
  light: icon(
    svg`<circle cx="8" cy="8" r="3"/><path d="M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1"/>`,
  ),
  dark: icon(svg`<path d="M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7z"/>`),
  auto: icon(
    svg`<circle cx="8" cy="8" r="6"/><path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"/>`,
  ),
  truth: icon(
    svg`<circle cx="8" cy="8" r="5.5"/><circle cx="8" cy="8" r="2" fill="currentColor"/>`,
  ),
  prediction: icon(svg`<path d="M2 12.5c4 0 4-9 8-9h4"/>`),
  weight: icon(svg`<path d="M3 13.5h10l-1.5-7h-7zM8 6.5V5"/><circle cx="8" cy="3.5" r="1.5"/>`),
  feature: icon(
    svg`<path d="M2.5 13.5h11M2.5 13.5v-11"/><circle cx="6" cy="9" r="1"/><circle cx="9" cy="6" r="1"/><circle cx="12" cy="8" r="1"/>`,
  ),
  query: icon(svg`<circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3 3"/>`),
  experiment: icon(svg`<path d="M6 2h4M7 2v4l-4 7.5h10L9 6V2"/>`),
  dataset: icon(svg`<ellipse cx="8" cy="4" rx="5" ry="2"/><path d="M3 4v8c0 2.7 10 2.7 10 0V4"/>`),
  algorithm: icon(svg`<path d="M3 3h4v4H3zM9 9h4v4H9zM7 5h4v4"/>`),
  run: icon(svg`<path d="M13 8a5 5 0 1 1-2-4M11.5 1.5V4.5h-3"/>`),
  fold: icon(svg`<path d="M2.5 4h11M2.5 8h11M2.5 12h5"/>`),
  cluster: icon(
    svg`<circle cx="5" cy="6" r="2.5"/><circle cx="11" cy="6" r="2.5"/><circle cx="8" cy="11" r="2.5"/>`,
  ),
  tp: icon(svg`<path d="M2.5 2.5h11v11h-11z"/><path d="M2.5 2.5H8V8H2.5z" fill="currentColor"/>`),
  fn: icon(svg`<path d="M2.5 2.5h11v11h-11z"/><path d="M8 2.5h5.5V8H8z" fill="currentColor"/>`),
  fp: icon(svg`<path d="M2.5 2.5h11v11h-11z"/><path d="M2.5 8H8v5.5H2.5z" fill="currentColor"/>`),
  tn: icon(svg`<path d="M2.5 2.5h11v11h-11z"/><path d="M8 8h5.5v5.5H8z" fill="currentColor"/>`),
  ignored: icon(svg`<path d="M4 8h8"/>`),
  table: icon(svg`<path d="M2 3h12v10H2zM2 6.5h12M6 6.5V13"/>`),
};
