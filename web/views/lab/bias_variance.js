import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { errorParts, learntCurves } from '../../diagrams/bias_variance.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { diagramWords } from '../../diagrams/words.js';
import { saveDiagram } from '../../export/diagram.js';
import {
  FAMILIES,
  FUNCTIONS,
  familyOf,
  NUMBERS,
  simulationRequest,
  USUAL,
  USUAL_NUMBERS,
} from '../../lab/simulation.js';
import { number } from '../../words/format.js';
import { choices } from '../elements/choices.js';
import { isOf, labField, sentence } from './field.js';
import { workedSentence } from './worked.js';

/**
 * Bias and variance, shown on a function that is known: models from many training sets are drawn, and their error taken
 * apart.
 *
 * @typedef {import('../../diagrams/bias_variance.js').Simulated} Simulated
 * @typedef {import('../../words/index.js').Language} Language
 */

/** In the order of the sentence. */
const SAID = /** @type {const} */ ([
  'mean_bias_squared',
  'mean_variance',
  'noise_variance',
  'expected_error',
  'measured_error',
  'standard_error',
]);
const SIZE = 14;
const PAPER_PIXELS = 480;
const MILLIMETRES = 120;

/**
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {import('./worked.js').Scene} scene
 */
export function createBiasVariance(engine, changed, scene) {
  let simulation = USUAL;
  /** @type {{ simulated: Simulated, simulation: typeof USUAL } | null} */
  let answer = null;
  /** @type {import('../../core/report.js').Problem | null} */
  let problem = null;
  let chosen = 2;
  let asked = 0;
  let busy = false;
  /** @type {'cancelled' | 'stopped' | null} */
  let notice = null;

  async function ask() {
    asked += 1;
    const mine = asked;
    const now = simulation;
    busy = true;
    notice = null;
    try {
      const reply = await engine.compute(simulationRequest(now));
      if (mine !== asked) return;
      problem = 'error' in reply ? reply.error : null;
      if (!problem) answer = { simulated: reply, simulation: now };
    } catch (error) {
      if (mine !== asked) return;
      const { reason } = /** @type {{ reason?: string }} */ (error);
      notice = reason === 'stopped' ? 'cancelled' : 'stopped';
      if (notice === 'stopped') engine.cancel();
    }
    busy = false;
    changed();
  }

  /** @param {Partial<typeof USUAL>} patch */
  function choose(patch) {
    if (patch.family) chosen = Math.floor(familyOf({ ...simulation, ...patch }).values.length / 4);
    simulation = { ...simulation, ...patch };
    changed();
    ask();
  }

  /**
   * @param {typeof import('./words.en.js').lab} words
   * @param {Language} language
   * @param {import('../../charts/theme.js').Theme} theme
   * @param {number} width
   */
  function diagrams(words, language, theme, width) {
    if (!answer) return [];
    const { simulated, simulation: of } = answer;
    const t = words.bias;
    const { values, parameter } = familyOf(of);
    const at = Math.min(chosen, values.length - 1);
    const options = { width, size: SIZE, theme, words: diagramWords(language) };
    const parts = simulated.learners[at];
    const complexity = t.complexities[/** @type {keyof typeof FAMILIES} */ (of.family)];
    return [
      learntCurves(simulated, at, {
        ...options,
        texts: { x: 'x', y: 'y', description: t.curves(`${parameter} = ${values[at]}`) },
      }),
      errorParts(
        simulated,
        // Of neighbours the fewest are the most complex: they stand at the right.
        values.map((_, place) => (of.family === 'neighbors' ? place + 1 : values[place])),
        at,
        {
          ...options,
          texts: {
            ...t.parts,
            x: complexity,
            y: t.squared,
            description: t.described(number(parts.expected_error)),
          },
        },
      ),
    ];
  }

  /**
   * @param {HTMLElement} element  in which the pictures have their places
   * @param {typeof import('./words.en.js').lab} words
   * @param {Language} language
   */
  function drawInto(element, words, language) {
    const places = element.querySelectorAll('.lab-picture');
    const width = Math.max(280, places[0]?.clientWidth ?? 0);
    const theme = readTheme(element);
    for (const [at, diagram] of diagrams(words, language, theme, width).entries()) {
      const { svg, addMore } = svgInPieces(diagram, { font: theme.font }, document);
      while (addMore());
      places[at].replaceChildren(svg);
    }
  }

  /**
   * What the error of the chosen learner consists of.
   * @param {NonNullable<typeof answer>} shown
   * @param {number} at  which learner
   * @param {typeof import('./words.en.js').lab} words
   */
  function said({ simulated, simulation: of }, at, words) {
    const { learners, ...request } = simulationRequest(of);
    const { values, parameter } = familyOf(of);
    const numbers = SAID.map((key) => {
      const value = simulated.learners[at][key];
      const ask = () =>
        engine.compute({
          ...request,
          learners: [learners[at]],
          working: { learner: 0, number: key },
        });
      const title = words.bias.heads[key];
      return {
        ...{ value, text: number(value) },
        worked: { title, subject: `${parameter} = ${values[at]}`, ask },
      };
    });
    return workedSentence(scene, numbers, words.bias.sentence);
  }

  /**
   * @param {typeof import('./words.en.js').lab} words
   * @param {Language} language
   * @param {number} at  which picture
   */
  function save(words, language, at) {
    const theme = lightTheme(document);
    const diagram = diagrams(words, language, theme, PAPER_PIXELS)[at];
    const stem = diagram.id.replaceAll('_', '-');
    saveDiagram('svg', diagram, { millimetres: MILLIMETRES, ground: theme.card, stem });
  }

  return {
    begin: ask,
    drawInto,
    /**
     * @param {typeof import('./words.en.js').lab} words
     * @param {Language} language
     */
    template(words, language) {
      const t = words.bias;
      const { values, parameter } = familyOf(simulation);
      const at = Math.min(chosen, values.length - 1);
      const picture = (
        /** @type {string} */ title,
        /** @type {number} */ place,
      ) => html`<figure class="card">
        <figcaption>${title}</figcaption><div class="lab-picture"></div>
        <button class="button quiet" type="button" ?disabled=${!answer} @click=${() =>
          save(words, language, place)}>SVG</button></figure>`;
      return html`<h1 class="lab-sentence">${
        answer?.simulation === simulation ? said(answer, at, words) : t.lead
      }</h1>
      <p class="note">${t.explained}</p>
      <div class="card"><div class="row fields">
        <label>${t.function}<select name="function" @change=${(/** @type {Event} */ event) =>
          choose({ function: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${choices(
            FUNCTIONS.map((value) => ({ value, text: t.functions[value] })),
            simulation.function,
          )}</select></label>
        <label>${t.family}<select name="family" @change=${(/** @type {Event} */ event) =>
          choose({ family: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${choices(
            Object.keys(FAMILIES).map((value) => ({
              value,
              text: t.families[/** @type {keyof typeof FAMILIES} */ (value)],
            })),
            simulation.family,
          )}</select></label>
        ${NUMBERS.map((name) =>
          labField({
            ...{ name, label: t.numbers[name] },
            ...{ value: simulation[name], usual: USUAL_NUMBERS[name] },
            change: (value) => choose({ [name]: value }),
            flaw:
              problem && isOf(problem, name, simulation[name])
                ? sentence(problem, language, t.numbers)
                : '',
          }),
        )}</div>
        <label class="lab-slider"><span class="number">${parameter} = ${values[at]}</span>
          <input type="range" min="0" max=${values.length - 1} step="1" .value=${live(String(at))}
            aria-valuetext=${`${parameter} = ${values[at]}`} @input=${(
              /** @type {Event} */ event,
            ) => {
              chosen = Number(/** @type {HTMLInputElement} */ (event.target).value);
              changed();
            }} /></label></div>
      <div class="row lab-run">${
        busy
          ? html`<button class="button" type="button" @click=${engine.cancel}>${words.cancel}</button>
          <progress></progress>`
          : nothing
      }</div>
      <div role="status">${problem ? html`<p class="banner">${sentence(problem, language, t.numbers)}</p>` : nothing}
        ${notice ? html`<p class="banner">${words[notice]}</p>` : nothing}</div>
      <div class="lab-pictures">${picture(t.titles.curves, 0)}${picture(t.titles.parts, 1)}</div>
      <p class="note">${t.legend}</p>`;
    },
  };
}
