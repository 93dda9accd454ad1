import { html, nothing } from 'lit';
import { estimatorPlot } from '../../diagrams/estimators.js';
import { diagramWords } from '../../diagrams/words.js';
import { estimatorsRequest, USUAL, USUAL_NUMBERS } from '../../lab/estimators.js';
import { integer, number } from '../../words/format.js';
import { createSimulationRun, drawPicture, savePicture } from './simulation_run.js';
import { workedColumn, workedSentence } from './worked.js';

/**
 * How estimators of an error rate differ in bias and variance, where the truth is known: data sets are drawn, and from
 * each the error is estimated in every way.
 *
 * @typedef {import('../../lab/estimators.js').Estimators} Estimators
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 */

const SIZE = 14;
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
 * @param {import('./worked.js').Scene} scene
 */
export function createEstimators(engine, changed, scene) {
  /** @type {ReturnType<typeof createSimulationRun<Estimators>>} */
  const simulation = createSimulationRun(engine, changed, USUAL, estimatorsRequest);

  /** @param {Words} words @param {string} id */
  const nameOf = (words, id) =>
    words.estimators.names[/** @type {keyof Words['estimators']['names']} */ (id)];

  /**
   * @param {Estimators} summary
   * @param {Words} words
   * @param {Language} language
   * @returns {Parameters<typeof drawPicture>[1]}
   */
  const picture =
    ({ estimates, true_error: { mean } }, words, language) =>
    (theme, width) => {
      const t = words.estimators;
      return estimatorPlot(
        'estimators',
        estimates.map((one) => ({ ...one, name: nameOf(words, one.estimator) })),
        mean,
        {
          width,
          size: SIZE,
          theme,
          words: diagramWords(language),
          texts: { x: t.error, truth: t.truth, description: t.described(number(mean)) },
        },
      );
    };

  /** @param {Words} words */
  function headline(words) {
    const t = words.estimators;
    const latest = simulation.latest();
    if (!latest) return t.lead;
    const {
      estimators,
      true_error: truth,
      closest,
      estimates,
      bayes_error: bayes,
    } = latest.summary;
    const best = estimates.find(({ estimator }) => estimator === closest);
    const numbers = [
      { title: t.truth, value: truth.mean, wanted: { of: 'true_error', number: 'mean' } },
      { title: t.bayes, value: bayes, wanted: { of: 'bayes_error' } },
      {
        title: t.heads.root_mean_squared_error,
        subject: nameOf(words, closest),
        value: best?.root_mean_squared_error ?? null,
        wanted: { of: closest, number: 'root_mean_squared_error' },
      },
    ].map(({ value, wanted, ...named }) => ({
      value,
      text: number(value),
      worked: { ...named, ask: () => simulation.workOut(wanted) },
    }));
    return workedSentence(scene, numbers, (ofTruth, ofBayes, error) =>
      t.sentence({
        learner: words.simulation.learners[/** @type {'nearest'} */ (latest.of.learner)],
        rows: integer(estimators.rows),
        sets: integer(estimators.repetitions),
        truth: ofTruth,
        bayes: ofBayes,
        closest: nameOf(words, closest),
        error,
      }),
    );
  }

  /** @param {Estimators} summary @param {Words} words */
  function table({ estimates }, words) {
    const t = words.estimators;
    const columns = COLUMNS.map((key) =>
      workedColumn(
        estimates.map((one) => one[key]),
        scene,
        (row) => ({
          title: t.heads[key],
          subject: nameOf(words, estimates[row].estimator),
          ask: () => simulation.workOut({ of: estimates[row].estimator, number: key }),
        }),
      ),
    );
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.titles.table}>
      <table class="number"><thead><tr><th scope="col">${t.estimator}</th>
        ${COLUMNS.map((key) => html`<th scope="col">${t.heads[key]}</th>`)}</tr></thead>
      <tbody>${estimates.map(
        ({ estimator }, row) => html`<tr><th scope="row">${nameOf(words, estimator)}</th>
        ${columns.map((values) => html`<td>${values[row]}</td>`)}</tr>`,
      )}</tbody></table></div>`;
  }

  return {
    begin: simulation.begin,
    /**
     * @param {HTMLElement} element
     * @param {Words} words
     * @param {Language} language
     */
    drawInto(element, words, language) {
      const answer = simulation.answer();
      if (answer) drawPicture(element, picture(answer.summary, words, language));
    },
    /** @param {Words} words @param {Language} language */
    template(words, language) {
      const t = words.estimators;
      const answer = simulation.answer();
      return html`<h1 class="lab-sentence">${headline(words)}</h1>
      <p class="note">${t.explained}</p>
      ${simulation.form(words, language, { learners: words.simulation.learners, numbers: t.numbers }, USUAL_NUMBERS)}
      ${simulation.messages(words, language, t.numbers)}
      ${
        answer
          ? html`<div class="lab-pictures"><figure class="card">
        <figcaption>${t.titles.picture}</figcaption><div class="lab-picture"></div>
        <button class="button quiet" type="button" @click=${() =>
          savePicture(picture(answer.summary, words, language))}>SVG</button></figure>
      <figure class="card"><figcaption>${t.titles.table}</figcaption>${table(answer.summary, words)}</figure></div>
      <p class="note">${t.legend}</p>`
          : nothing
      }`;
    },
  };
}
