import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { metricKeys, reasonWords } from '../../core/catalogue.js';
import { count, number } from '../../words/format.js';
import { lateWords } from '../../words/late.js';
import { asWords, setSteps } from '../elements/formula.js';
import { scrollHint } from '../elements/scroll_hint.js';
import { formulaOf, substitute } from './substitute.js';
import './working_steps.css';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {{ template: () => unknown, setFormulas: () => void }} Steps
 */

/**
 * The arithmetic of chosen metrics with the user's own numbers: formula, the
 * numbers in it, the result.
 * @param {HTMLElement} host
 * @param {Scene} scene
 * @returns {Steps}
 */
export function createSteps(host, scene) {
  function template() {
    const { look, state, model } = scene;
    if (!state.catalogue) return '';
    const texts = lateWords(state.language).working;
    const keys = [...metricKeys(state.catalogue).values()].filter(
      ({ key }) => key in model.metrics,
    );
    const shown = keys.filter(({ key }) => look.worked.includes(key));
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
      <div class="worked">${shown.map(
        ({ key, name, metric }) => html`
        <div class="worked-metric" data-key=${key}>
          <h4>${name || metric?.name}</h4>
          <p class="formula" data-key=${key} tabindex="0" role="group" aria-label=${name || metric?.name} ${scrollHint}></p>
          <p class="quiet">${meaningOf(metric)}</p>
        </div>`,
      )}</div>`;
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

  /**
   * @param {string} key
   * @param {import('../../core/catalogue.js').MetricEntry} metric
   */
  function numbersOf(key, metric) {
    const { point, model, state } = scene;
    // A metric of the scores alone has nothing to do with the counts at one threshold.
    const counts = metric.needs === 'scores' ? {} : (point?.counts ?? model.metrics);
    const { tp, fp, fn, tn } = counts;
    const input = state.report?.input;
    const options = state.report?.options;
    const beta = key.startsWith('f') ? Number(key.slice(1)) : Number.NaN;
    return {
      TP: tp,
      FP: fp,
      FN: fn,
      TN: tn,
      n: model.metrics.n,
      n_1: input?.positives,
      '\\sum_{i:\\,y_i=1} r_i': model.positive_rank_sum,
      n_0: input?.negatives,
      'c_{FN}': options?.cost_fn,
      'c_{FP}': options?.cost_fp,
      '\\beta^2': Number.isNaN(beta) ? null : beta * beta,
    };
  }

  function setFormulas() {
    const { state, point, model } = scene;
    if (!state.catalogue) return;
    const keys = metricKeys(state.catalogue);
    for (const node of host.querySelectorAll('.formula')) {
      if (!(node instanceof HTMLElement)) continue;
      const key = String(node.dataset.key);
      const metric = keys.get(key)?.metric;
      if (!metric) continue;
      const formula = formulaOf(metric);
      const filled = formula && substitute(formula, numbersOf(key, metric), count);
      const value = point?.metrics[key] ?? model.metrics[key] ?? null;
      const reason = point?.reasons[key] ?? model.reasons?.[key];
      const result =
        value === null
          ? String.raw`\text{${plain(reasonWords(state.catalogue, reason))}}`
          : number(value, 4).replaceAll(',', '{,}');
      const steps = [
        ...(formula ? [asWords(formula)] : []),
        ...(filled ? [filled.replace(/^[A-Za-z_\\]+=/, '')] : []),
        result,
      ];
      setSteps(node, steps);
    }
  }

  /** @param {string} text for \text{} */
  function plain(text) {
    return text.replace(/[\\{}$%#&_^~]/g, ' ');
  }

  return { template, setFormulas };
}
