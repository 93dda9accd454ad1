import { html } from 'lit';
import { createBiasVariance } from './bias_variance.js';
import { createBiasVarianceOfData } from './bias_variance_of_data.js';

/**
 * Bias and variance of models of a function that is known, of learners on a data set, or of a table of predictions.
 *
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const SOURCES = /** @type {const} */ (['function', 'data', 'table']);

/**
 * @param {import('../../lab/lab.js').Lab} lab
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createBiasSources(lab, engine, changed, scene) {
  /** @type {typeof SOURCES[number]} what the error is taken apart of */
  let source = 'function';
  const simulation = createBiasVariance(engine, changed, scene);
  const ofData = createBiasVarianceOfData(lab, engine, changed, scene);

  const begin = () => {
    if (source === 'function') simulation.begin();
  };

  /** @param {typeof SOURCES[number]} chosen */
  function takeFrom(chosen) {
    source = chosen;
    changed();
    begin();
  }

  return {
    begin,
    isBusy: ofData.isBusy,
    forget: ofData.forget,
    usesData: () => source !== 'function',
    /** @param {Words} t @param {Language} language */
    template(t, language) {
      return html`<div class="lab-parts" role="group" aria-label=${t.parts.bias}>${SOURCES.map(
        (one) => html`<button class="button quiet" type="button" aria-pressed=${one === source}
          ?disabled=${ofData.isBusy()} @click=${() => takeFrom(one)}>${t.ownBias.sources[one]}</button>`,
      )}</div>
      ${source === 'function' ? simulation.template(t, language) : ofData.template(source, t, language)}`;
    },
    /** @param {HTMLElement} element @param {Words} t @param {Language} language */
    drawInto(element, t, language) {
      if (source === 'function') simulation.drawInto(element, t, language);
      else ofData.drawInto(element, source, t, language);
    },
  };
}
