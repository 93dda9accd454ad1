import { html, nothing, render } from 'lit';
import { reasonWords } from '../../core/catalogue.js';
import { fetched } from '../../views/elements/on_demand.js';
import { linesTemplate, plain, setLines } from '../../views/working/lines.js';
import '../../views/pictures/working_steps.css';
import '../../views/working/working.css';

/**
 * @typedef {import('./scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../../views/working/lines.js').Working} Working
 * @typedef {{ id: string, title: string,
 *   question: import('../../views/working/panel.js').Place['question'] }} Part a number that is
 *   worked out
 */

/**
 * The panel with the arithmetic, as the core works it out; what sets formulas is fetched when it
 * is first opened.
 * @param {HTMLElement} host
 * @param {ComparisonScene} scene
 * @param {(scene: ComparisonScene) => { parts: Part[], note: string }} work
 */
export function createComparisonWorking(host, scene, work) {
  host.className = 'working card';
  /** @type {typeof import('../../views/elements/formula.js') | null} */
  let formula = null;
  let opened = false;
  /** What the core has answered of a report. @type {Map<string, Working>} */
  let workings = new Map();
  /** @type {unknown} */
  let asked = null;

  /** @param {Event} event */
  async function toggle(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    opened = details.open;
    if (opened)
      formula ??= await fetched(() => import('../../views/elements/formula.js'), scene.actions);
    if (opened && !formula) details.open = false;
    draw();
  }

  /** Asks for what is not known. @param {Part[]} parts */
  async function ask(parts) {
    const { state, actions } = scene;
    if (asked !== state.report) {
      asked = state.report;
      workings = new Map();
    }
    const mine = workings;
    const unknown = parts.map(({ question }) => question).filter((one) => !mine.has(keyOf(one)));
    for (const question of unknown) {
      mine.set(keyOf(question), { value: null, lines: [] });
      const answer = await actions.query({ type: 'working', ...question });
      if (!answer.error) mine.set(keyOf(question), answer);
    }
    if (unknown.length > 0 && mine === workings) draw();
  }

  /**
   * The parts with their lines; a line that an earlier one has is not repeated.
   * @param {Part[]} parts
   */
  function linesOf(parts) {
    /** @type {Set<string>} */
    const seen = new Set();
    return parts.flatMap((part) => {
      const working = workings.get(keyOf(part.question));
      const lines = (working?.lines ?? []).filter((line) => !seen.has(shownOf(line)));
      for (const line of lines) seen.add(shownOf(line));
      return working && lines.length > 0 ? [{ ...part, working: { ...working, lines } }] : [];
    });
  }

  function draw() {
    const { t, state } = scene;
    const shown = opened && formula ? work(scene) : null;
    if (shown) ask(shown.parts);
    render(
      html`<details @toggle=${toggle}>
        <summary>${t.working.title} <span class="quiet">${t.working.hint}</span></summary>
        ${
          shown
            ? html`<div class="worked">${linesOf(shown.parts).map(({ id, title, working }) => {
                const missing = plain(reasonWords(state.catalogue, working.reason) ?? '');
                return html`<div class="worked-metric" data-key=${id}>
                <h4>${title}</h4>${linesTemplate(working, state.language, { missing })}</div>`;
              })}</div><p class="quiet">${shown.note}</p>`
            : nothing
        }</details>`,
      host,
    );
    if (shown && formula) setLines(host, formula);
  }

  return { host, draw };
}

/** What is seen of a line. @param {import('../../views/working/lines.js').Line} line */
const shownOf = ({ symbol, numbers, tables }) => JSON.stringify([symbol, numbers, tables]);

/** @param {Part['question']} question */
const keyOf = (question) => JSON.stringify(question);
