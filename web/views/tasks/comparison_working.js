import { html, nothing, render } from 'lit';
import { later } from '../../later.js';
import { fetched } from '../on_demand.js';
import '../../styles/working_steps.css';

/**
 * @typedef {import('./comparison_scene.js').ComparisonScene} ComparisonScene
 * @typedef {{ id: string, title: string, latex: string[] }} Step what is worked out: the
 *   symbols, the numbers in their place, the result
 */

/** Characters of LaTeX. */
const LONGEST_LINE = 70;

/** Short steps in one line, long ones below each other. @param {string[]} steps */
function stacked(steps) {
  if (steps.join('').length < LONGEST_LINE) return steps.join(' = ');
  return String.raw`\begin{aligned}&${steps.join(String.raw`\\[4pt]&=`)}\end{aligned}`;
}

/**
 * The panel with the arithmetic; KaTeX is fetched when it is first opened.
 * @param {HTMLElement} host
 * @param {ComparisonScene} scene
 * @param {(scene: ComparisonScene) => { steps: Step[], note: string,
 *   controls?: (redraw: () => void) => unknown }} work `controls` choose what is worked out
 */
export function createComparisonWorking(host, scene, work) {
  host.className = 'working card';
  /** @type {Pick<typeof import('katex').default, 'render'> | null} */
  let katex = null;
  let opened = false;

  /** @param {Event} event */
  async function toggle(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    opened = details.open;
    if (opened && !katex) katex = (await fetched(later.katex, scene.actions))?.default ?? null;
    if (opened && !katex) details.open = false;
    draw();
  }

  function setFormulas() {
    const { steps } = work(scene);
    for (const node of host.querySelectorAll('.formula')) {
      if (!(node instanceof HTMLElement)) continue;
      const step = steps.find(({ id }) => id === node.dataset.key);
      const latex = step ? stacked(step.latex) : '';
      if (!latex || node.dataset.latex === latex) continue;
      node.dataset.latex = latex;
      katex?.render(latex, node, { output: 'mathml', throwOnError: false, displayMode: true });
    }
  }

  function draw() {
    const { t } = scene;
    const shown = opened && katex ? work(scene) : null;
    render(
      html`<details @toggle=${toggle}>
        <summary>${t.working.title} <span class="quiet">${t.working.hint}</span></summary>
        ${
          shown
            ? html`${
                shown.controls
                  ? html`<div class="figure-controls">${shown.controls(draw)}</div>`
                  : nothing
              }<div class="worked">${shown.steps.map(
                ({ id, title }) => html`<div class="worked-metric" data-key=${id}>
                <h4>${title}</h4><p class="formula" data-key=${id} tabindex="0"></p></div>`,
              )}</div><p class="quiet">${shown.note}</p>`
            : nothing
        }</details>`,
      host,
    );
    if (shown) setFormulas();
  }

  return { host, draw };
}
