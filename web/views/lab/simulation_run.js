import { html, nothing } from 'lit';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { saveDiagram } from '../../export/diagram.js';
import { integer } from '../../words/format.js';
import { choices } from '../elements/choices.js';
import { isOf, labField, sentence } from './field.js';

/**
 * What parts of the lab share that simulate many data sets: the run with its progress, the fields, and the picture.
 *
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {typeof import('./words.en.js').lab} Words
 * @typedef {Record<string, string>} Chosen  the learner, and numbers as typed
 */

const PAPER_PIXELS = 480;
const MILLIMETRES = 120;

/**
 * @template {{ parts: object[] }} Answer
 * @param {import('../../lab/engine.js').Engine} engine
 * @param {() => void} changed  asks for another drawing
 * @param {Chosen} usual
 * @param {(chosen: Chosen) => Record<string, unknown> & { repetitions: number }} requestOf
 */
export function createSimulationRun(engine, changed, usual, requestOf) {
  let chosen = usual;
  /** @type {{ summary: Answer, of: Chosen } | null} */
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
    const request = requestOf(of);
    const total = request.repetitions;
    progress = { done: 0, total };
    problem = null;
    notice = null;
    changed();
    try {
      const summary = await engine.simulateInParts(request, total, (done) => {
        progress = { done, total };
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

  /** @param {Chosen} patch */
  function choose(patch) {
    chosen = { ...chosen, ...patch };
    changed();
    if (!progress) check();
  }

  /** What is wrong with the choices, before anything is simulated. */
  async function check() {
    const of = chosen;
    const answered = await engine
      .compute({ ...requestOf(of), range: [0, 0] })
      .catch(() => ({ error: null }));
    if (of !== chosen || progress) return;
    problem = 'error' in answered ? answered.error : null;
    changed();
  }

  return {
    /** The last answer with the choices that it is of. */
    answer: () => answer,
    /** How a number of it comes about. @param {object} wanted */
    workOut: (wanted) =>
      engine.compute({
        ...requestOf(answer?.of ?? chosen),
        parts: answer?.summary.parts,
        working: wanted,
      }),
    /** The same, unless other choices were made since. */
    latest: () => (answer && answer.of === chosen && !progress ? answer : null),
    /** Shows something at once. */
    begin() {
      if (!answer && !notice && !problem) run();
    },
    /**
     * @param {Words} words
     * @param {Language} language
     * @param {{ learners: Record<string, string>, numbers: Record<string, string> }} labels
     * @param {Record<string, string>} placeholders  what is taken where nothing is typed
     */
    form: (
      words,
      language,
      { learners, numbers },
      placeholders,
    ) => html`<div class="card"><div class="row fields">
        <label>${words.simulation.learner}<select name="simulated" @change=${(
          /** @type {Event} */ event,
        ) => choose({ learner: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${choices(
            Object.entries(learners).map(([value, text]) => ({ value, text })),
            chosen.learner,
          )}</select></label>
        ${Object.entries(numbers).map(([name, label]) =>
          labField({
            ...{ name, label, value: chosen[name], usual: placeholders[name] },
            change: (value) => choose({ [name]: value }),
            flaw:
              problem && isOf(problem, name, chosen[name])
                ? sentence(problem, language, numbers)
                : '',
          }),
        )}</div>
        <div class="row lab-run">${
          progress
            ? html`<button class="button" type="button" @click=${engine.cancel}>${words.cancel}</button>
          <progress max=${Math.max(1, progress.total)} .value=${progress.done}></progress>
          <span class="note number">${words.simulation.running(integer(progress.done), integer(progress.total))}</span>`
            : html`<button class="button primary" type="button" @click=${run}>${words.run}</button>`
        }</div></div>`,
    /** @param {Words} words @param {Language} language @param {Record<string, string>} labels  of the fields */
    messages: (words, language, labels) => html`<div role="status">
      ${problem ? html`<p class="banner">${sentence(problem, language, labels)}</p>` : nothing}
      ${notice ? html`<p class="banner">${notice === 'cancelled' ? words.cancelled : words.stopped}</p>` : nothing}
      ${answer && answer.of !== chosen && !progress ? html`<p class="note">${words.results.older}</p>` : nothing}
      </div>`,
  };
}

/**
 * @param {HTMLElement} element  in which the picture has its place
 * @param {(theme: import('../../charts/theme.js').Theme, width: number) => import('../../diagrams/geometry.js').Diagram} make
 */
export function drawPicture(element, make) {
  const place = element.querySelector('.lab-picture');
  if (!place) return;
  const theme = readTheme(element);
  const { svg, addMore } = svgInPieces(
    make(theme, Math.max(280, place.clientWidth)),
    { font: theme.font },
    document,
  );
  while (addMore());
  place.replaceChildren(svg);
}

/**
 * @param {(theme: import('../../charts/theme.js').Theme, width: number) => import('../../diagrams/geometry.js').Diagram} make
 */
export function savePicture(make) {
  const theme = lightTheme(document);
  const diagram = make(theme, PAPER_PIXELS);
  saveDiagram('svg', diagram, {
    millimetres: MILLIMETRES,
    ground: theme.card,
    stem: diagram.id.replaceAll('_', '-'),
  });
}
