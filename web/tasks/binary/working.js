import { html, render } from 'lit';
import { fetched } from '../../views/elements/on_demand.js';

/** @typedef {import('../../views/pictures/scene.js').Scene} Scene */

/**
 * The panel with the arithmetic of chosen metrics. What is in it is
 * fetched when it is first opened.
 * @param {HTMLElement} host
 * @param {Scene} scene
 */
export function createWorking(host, scene) {
  /** @type {import('../../views/pictures/working_steps.js').Steps | null} */
  let steps = null;
  let opened = false;
  /** Whether the panel is to be in sight once it is filled. */
  let wanted = false;
  host.id = 'working';

  /** @param {Event} event */
  async function toggle(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    opened = details.open;
    if (opened) scene.actions.wantDetails();
    if (opened && !steps) steps = await fetchSteps();
    if (!steps) details.open = false;
    draw();
    if (wanted) host.scrollIntoView({ block: 'start' });
    wanted = false;
  }

  async function fetchSteps() {
    const part = await fetched(
      () => import('../../views/pictures/working_steps.js'),
      scene.actions,
    );
    return part?.createSteps(host, scene, draw) ?? null;
  }

  function draw() {
    const { texts } = scene;
    render(
      html`<details @toggle=${toggle}>
      <summary>${texts.working} <span class="quiet">${texts.workingHint}</span></summary>
      ${opened && steps ? steps.template() : ''}
    </details>`,
      host,
    );
    if (opened && !scene.state.dragging) steps?.setFormulas();
  }

  return {
    draw,
    /** Opens it and goes there; before it is filled there is nowhere to go. @param {Event} event */
    open(event) {
      const details = host.querySelector('details');
      if (!details) return;
      event.preventDefault();
      if (opened && steps) host.scrollIntoView({ block: 'start' });
      else wanted = true;
      details.open = true;
      details.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}
