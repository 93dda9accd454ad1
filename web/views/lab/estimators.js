import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { estimatorPlot } from '../../diagrams/estimators.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { diagramWords } from '../../diagrams/words.js';
import { saveDiagram } from '../../export/diagram.js';
import {
  estimatorsRequest,
  LEARNERS,
  NUMBERS,
  USUAL,
  USUAL_NUMBERS,
} from '../../lab/estimators.js';
import { column, integer, number } from '../../words/format.js';
import { choices } from '../elements/choices.js';
import { sentence } from './outcome.js';

/**
 * How estimators of an error rate differ in bias and variance, where the truth is known: data sets are drawn, and from
 * each the error is estimated in every way.
 *
 * @typedef {import('../../lab/estimators.js').Estimators} Estimators
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const SIZE = 14;
const PAPER_PIXELS = 480;
const MILLIMETRES = 120;
/** What stands in the table beside the name. */
const COLUMNS = /** @type {const} */ ([
  'mean',
  'bias',
  'standard_error',
  'deviation',
  'root_mean_squared_error',
]);

/**
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 */
export function createEstimators(engine, changed) {
  let chosen = USUAL;
  /** @type {{ summary: Estimators, of: typeof USUAL } | null} */
  let answer = null;
  /** @type {import('../../core/report.js').Problem | null} */
  let problem = null;
  /** @type {{ done: number, total: number } | null} */
  let progress = null;
  /** @type {'cancelled' | 'stopped' | null} */
  let notice = null;

  async function run() {
    if (progress) return;
    const of = chosen;
    const request = estimatorsRequest(of);
    progress = { done: 0, total: request.repetitions };
    problem = null;
    notice = null;
    changed();
    try {
      const summary = await engine.simulateInParts(request, request.repetitions, (done) => {
        progress = { done, total: request.repetitions };
        changed();
      });
      if ('error' in summary) problem = summary.error;
      else answer = { summary, of };
    } catch (error) {
      const { reason } = /** @type {{ reason?: string }} */ (error);
      notice = reason === 'stopped' ? 'cancelled' : 'stopped';
    }
    progress = null;
    changed();
  }

  /** @param {Partial<typeof USUAL>} patch */
  function choose(patch) {
    chosen = { ...chosen, ...patch };
    changed();
  }

  /** @param {Words} words @param {string} id */
  const nameOf = (words, id) =>
    words.estimators.names[/** @type {keyof Words['estimators']['names']} */ (id)];

  /**
   * @param {Words} words
   * @param {Language} language
   * @param {import('../../charts/theme.js').Theme} theme
   * @param {number} width
   */
  function diagram(words, language, theme, width) {
    const t = words.estimators;
    const { summary } = /** @type {NonNullable<typeof answer>} */ (answer);
    const { mean } = summary.true_error;
    return estimatorPlot(
      summary.estimates.map((one) => ({ ...one, name: nameOf(words, one.estimator) })),
      mean,
      {
        width,
        size: SIZE,
        theme,
        words: diagramWords(language),
        texts: { x: t.error, truth: t.truth, description: t.described(number(mean)) },
      },
    );
  }

  /** @param {Words} words @param {Language} language */
  function save(words, language) {
    const theme = lightTheme(document);
    saveDiagram('svg', diagram(words, language, theme, PAPER_PIXELS), {
      millimetres: MILLIMETRES,
      ground: theme.card,
      stem: 'estimators',
    });
  }

  /** @param {Words} words */
  function headline(words) {
    const t = words.estimators;
    if (!answer || answer.of !== chosen || progress) return t.lead;
    const {
      estimators,
      true_error: truth,
      closest,
      estimates,
      bayes_error: bayes,
    } = answer.summary;
    const best = estimates.find(({ estimator }) => estimator === closest);
    return t.sentence({
      learner: t.learners[/** @type {keyof typeof LEARNERS} */ (answer.of.learner)],
      rows: integer(estimators.rows),
      sets: integer(estimators.repetitions),
      truth: number(truth.mean),
      bayes: number(bayes),
      closest: nameOf(words, closest),
      error: number(best?.root_mean_squared_error ?? null),
    });
  }

  /** @param {Words} words */
  function table(words) {
    const t = words.estimators;
    if (!answer) return nothing;
    const { estimates } = answer.summary;
    const columns = COLUMNS.map((key) => column(estimates.map((one) => one[key])));
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.titles.table}>
      <table class="number"><thead><tr><th scope="col">${t.estimator}</th>
        ${COLUMNS.map((key) => html`<th scope="col">${t.heads[key]}</th>`)}</tr></thead>
      <tbody>${estimates.map(
        ({ estimator }, row) => html`<tr><th scope="row">${nameOf(words, estimator)}</th>
        ${columns.map((values) => html`<td>${values[row]}</td>`)}</tr>`,
      )}</tbody></table></div>`;
  }

  /** @param {Words} words */
  const fields = (words) => {
    const t = words.estimators;
    return html`<div class="row fields">
      <label>${t.learner}<select name="estimated" @change=${(/** @type {Event} */ event) =>
        choose({ learner: /** @type {HTMLSelectElement} */ (event.target).value })}>
        ${choices(
          Object.keys(LEARNERS).map((value) => ({
            value,
            text: t.learners[/** @type {keyof typeof LEARNERS} */ (value)],
          })),
          chosen.learner,
        )}</select></label>
      ${NUMBERS.map(
        (name) => html`<label>${t.numbers[name]}<input type="number" step="any" inputmode="decimal"
          placeholder=${USUAL_NUMBERS[name]} .value=${live(chosen[name])} @input=${(
            /** @type {Event} */ event,
          ) =>
            choose({
              [name]: /** @type {HTMLInputElement} */ (event.target).value.trim(),
            })} /></label>`,
      )}</div>`;
  };

  return {
    run,
    /** Shows something at once. */
    begin() {
      if (!answer && !notice && !problem) run();
    },
    /**
     * @param {HTMLElement} element  in which the picture has its place
     * @param {Words} words
     * @param {Language} language
     */
    drawInto(element, words, language) {
      const place = element.querySelector('.lab-picture');
      if (!answer || !place) return;
      const theme = readTheme(element);
      const made = diagram(words, language, theme, Math.max(280, place.clientWidth));
      const { svg, addMore } = svgInPieces(made, { font: theme.font }, document);
      while (addMore());
      place.replaceChildren(svg);
    },
    /** @param {Words} words @param {Language} language */
    template(words, language) {
      const t = words.estimators;
      const stale = answer && answer.of !== chosen;
      return html`<h1 class="lab-sentence">${headline(words)}</h1>
      <p class="note">${t.explained}</p>
      <div class="card">${fields(words)}
        <div class="row lab-run">${
          progress
            ? html`<button class="button" type="button" @click=${engine.cancel}>${words.cancel}</button>
          <progress max=${progress.total} .value=${progress.done}></progress>
          <span class="note number">${t.running(integer(progress.done), integer(progress.total))}</span>`
            : html`<button class="button primary" type="button" @click=${run}>${words.run}</button>`
        }</div></div>
      <div role="status">${problem ? html`<p class="banner">${sentence(problem, language)}</p>` : nothing}
      ${notice ? html`<p class="banner">${notice === 'cancelled' ? words.cancelled : words.stopped}</p>` : nothing}
      ${stale && !progress ? html`<p class="note">${words.results.older}</p>` : nothing}</div>
      <div class="lab-pictures" ?hidden=${!answer}><figure class="card">
        <figcaption>${t.titles.picture}</figcaption><div class="lab-picture"></div>
        <button class="button quiet" type="button" @click=${() => save(words, language)}>SVG</button></figure>
      <figure class="card"><figcaption>${t.titles.table}</figcaption>${table(words)}</figure></div>
      <p class="note">${t.legend}</p>`;
    },
  };
}
