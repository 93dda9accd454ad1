import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { metricKeys, reasonWords } from '../../core/catalogue.js';
import { count, number } from '../../words/format.js';
import { lateWords } from '../../words/late.js';
import * as formula from '../elements/formula.js';
import { formulaAlone, linesTemplate, plain, pointAtParts, setLines } from '../working/lines.js';
import '../working/working.css';
import './working_steps.css';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {{ template: () => unknown, setFormulas: () => void }} Steps
 */

/**
 * The arithmetic of chosen metrics with the user's own numbers, as the core works it out.
 * @param {HTMLElement} host
 * @param {Scene} scene
 * @param {() => void} redraw when an answer has come
 * @returns {Steps}
 */
export function createSteps(host, scene, redraw) {
  /** What the core has answered for what is shown. @type {Map<string, import('../working/lines.js').Working>} */
  let workings = new Map();
  /** Whose answers they are. */
  let asked = { report: /** @type {unknown} */ (null), of: '' };
  pointAtParts(host);

  /** Asks for what is not known of the model at its threshold. @param {string[]} keys */
  async function ask(keys) {
    const { state, point } = scene;
    const of = `${state.selected} ${point?.threshold}`;
    if (asked.report !== state.report || asked.of !== of) {
      asked = { report: state.report, of };
      workings = new Map();
    }
    const mine = workings;
    const unknown = keys.filter((key) => !mine.has(key));
    for (const key of unknown) {
      mine.set(key, { value: null, lines: [] });
      const answer = await scene.actions.query({
        type: 'working',
        model: state.selected,
        metric: key,
        ...(point ? { threshold: point.threshold } : {}),
      });
      if (!answer.error) mine.set(key, answer);
    }
    if (unknown.length > 0 && mine === workings) redraw();
  }

  function template() {
    const { look, state, model } = scene;
    if (!state.catalogue) return '';
    const { catalogue, language } = state;
    const texts = lateWords(language).working;
    const keys = [...metricKeys(catalogue).values()].filter(({ key }) => key in model.metrics);
    const shown = keys.filter(({ key }) => look.worked.includes(key));
    if (!state.dragging) ask(shown.map(({ key }) => key));
    return html`
      <details class="metric-chooser"><summary>${texts.workingMetrics}</summary><div>
        ${keys.map(
          ({ key, shortName, name, metric }) => html`<label class="toggle"><input type="checkbox"
          .checked=${live(look.worked.includes(key))}
          @change=${() =>
            scene.setLook({
              worked: look.worked.includes(key)
                ? look.worked.filter((one) => one !== key)
                : [...look.worked, key],
            })} />${shortName || name || metric?.name}</label>`,
        )}
      </div></details>
      <div class="worked">${shown.map(({ key, name, metric }) => {
        const working = workings.get(key);
        const missing = plain(reasonWords(catalogue, working?.reason ?? '') ?? '');
        return html`
        <div class="worked-metric" data-key=${key}>
          <h4>${name || metric?.name}</h4>
          ${
            working && working.lines.length > 0
              ? linesTemplate(working, language, { missing, key })
              : formulaAlone(metric?.latex, resultOf(working, missing))
          }
          <p class="quiet">${meaningOf(metric)}</p>
        </div>`;
      })}</div>`;
  }

  /**
   * @param {import('../working/lines.js').Working | undefined} working
   * @param {string} missing
   */
  function resultOf(working, missing) {
    if (!working) return '';
    if (working.value !== null) return number(working.value, 6);
    return missing && String.raw`\text{${missing}}`;
  }

  /** @param {import('../../core/catalogue.js').MetricEntry | null} metric */
  function meaningOf(metric) {
    const meaning = metric?.meaning ?? '';
    return metric?.latex?.includes('n_1') ? scene.texts.sentences(meaning, rankNote()) : meaning;
  }

  function rankNote() {
    const { state } = scene;
    const input = state.report?.input;
    return input
      ? lateWords(state.language).working.rankNote(count(input.positives), count(input.negatives))
      : '';
  }

  return { template, setFormulas: () => setLines(host, formula) };
}
