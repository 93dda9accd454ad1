import { html, nothing, render } from 'lit';
import { fetched } from '../../views/elements/on_demand.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import '../../views/pictures/working_steps.css';

/**
 * @typedef {import('./scene.js').ComparisonScene} ComparisonScene
 * @typedef {{ id: string, title: string, latex: string[] }} Step what is worked out: the
 *   symbols, the numbers in their place, the result
 */

/**
 * The panel with the arithmetic; what sets formulas is fetched when it is first opened.
 * @param {HTMLElement} host
 * @param {ComparisonScene} scene
 * @param {(scene: ComparisonScene) => { steps: Step[], note: string,
 *   controls?: (redraw: () => void) => unknown }} work `controls` choose what is worked out
 */
export function createComparisonWorking(host, scene, work) {
  host.className = 'working card';
  /** @type {typeof import('../../views/elements/formula.js') | null} */
  let formula = null;
  let opened = false;

  /** @param {Event} event */
  async function toggle(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    opened = details.open;
    if (opened)
      formula ??= await fetched(() => import('../../views/elements/formula.js'), scene.actions);
    if (opened && !formula) details.open = false;
    draw();
  }

  function setFormulas() {
    const { steps } = work(scene);
    for (const node of host.querySelectorAll('.formula')) {
      if (!(node instanceof HTMLElement)) continue;
      const step = steps.find(({ id }) => id === node.dataset.key);
      if (step) formula?.setSteps(node, step.latex);
    }
  }

  function draw() {
    const { t } = scene;
    const shown = opened && formula ? work(scene) : null;
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
                <h4>${title}</h4><p class="formula" data-key=${id} tabindex="0" role="group" aria-label=${title} ${scrollHint}></p></div>`,
              )}</div><p class="quiet">${shown.note}</p>`
            : nothing
        }</details>`,
      host,
    );
    if (shown) setFormulas();
  }

  return { host, draw };
}
