import { html, nothing } from 'lit';
import { shownColumns } from '../../app/store.js';
import { keyWords, reasonWords } from '../../core/catalogue.js';
import { isComparison } from '../../core/kinds.js';
import { integer, number } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { icons } from '../elements/icons.js';
import { breakable } from '../elements/names.js';
import { onDemand } from '../elements/on_demand.js';
import { scrollHint } from '../elements/scroll_hint.js';
import { view } from '../elements/view.js';
import { hinted } from '../reference/hinted.js';
import { workedNumber } from '../working/worked_number.js';
import { factsOf } from './facts.js';
import { walk } from './walk.js';
import './choose.css';

/** @typedef {import('./walk.js').Step} Step */
/** @typedef {import('./path.js').Answer} Answer */

/** Models whose values are shown. */
const MODELS = 4;

/**
 * A dialog that leads to two or three measures by a few questions, with their values of the data
 * that are loaded; what the data say already is not asked.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  /** Answers by question, in their order; null: to be asked in spite of the data. @type {Map<string, string | null>} */
  let given = new Map();

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));
  const scene = {
    state: store.state,
    work: onDemand(() => import('../working/panel.js'), store, actions, dialog),
  };

  /** A report of predictions; one of learners has no measures to choose. */
  function reportOf() {
    const { report } = store.state;
    return report && !isComparison(report) ? report : null;
  }

  /** @param {string} question @param {string | null} answer */
  function answer(question, answer) {
    const known = walk(factsOf(reportOf()), given).steps.map(({ id }) => id);
    const place = known.indexOf(question);
    // What came after it may not come any more.
    for (const later of place < 0 ? [] : known.slice(place)) given.delete(later);
    given.set(question, answer);
    draw();
    /** @type {HTMLElement | null} */ (element.querySelector('[data-next]'))?.focus();
  }

  function restart() {
    given = new Map();
    draw();
  }

  /** @param {string[]} keys */
  function show(keys) {
    const rest = shownColumns(store.state).filter((key) => !keys.includes(key));
    actions.setTableColumns([...keys, ...rest]);
    dialog().close();
  }

  /** @param {Step} step */
  function stepTemplate({ id, question, answer: { text, known }, numbers, measure }) {
    const { language } = store.state;
    const t = lateWords(language).choose;
    const said = numbers && known;
    /** @param {string} shown */
    const numberTemplate = (shown) => {
      const value = measure && (reportOf()?.models[0].metrics[measure] ?? null);
      if (!measure || typeof value !== 'number') return shown;
      const place = { question: { model: 0, metric: measure } };
      return workedNumber({ value, text: shown }, scene, place);
    };
    // Every other piece is the place of a number.
    const sentence =
      said &&
      known[language]
        .split(/\{(\d)\}/)
        .map((piece, at) => (at % 2 === 0 ? piece : numberTemplate(numbers[Number(piece)])));
    return html`<li><span>${sentence || html`${question.text[language]} <strong>${text[language]}</strong>`}</span>
      ${said ? html`<span class="note">${t.byData}</span>` : nothing}
      <button type="button" class="link" aria-label=${t.changeOf(question.text[language])}
        @click=${() => answer(id, null)}>${t.change}</button></li>`;
  }

  /** @param {import('./path.js').Question & { id: string }} question */
  function questionTemplate({ id, text, answers }) {
    const { language } = store.state;
    return html`<h3 id="choose-question" tabindex="-1" data-next>${text[language]}</h3>
      <div class="answers" role="group" aria-labelledby="choose-question">${answers.map(
        (one) => html`<button type="button" class="button" data-answer=${one.id}
          @click=${() => answer(id, one.id)}>${one.text[language]}</button>`,
      )}</div>`;
  }

  /** @param {string} key @param {import('../../core/report.js').Model} model @param {number} place */
  function valueTemplate(key, { metrics, reasons }, place) {
    const { catalogue, language } = store.state;
    const value = metrics[key];
    const reason = reasonWords(catalogue, reasons[key]);
    return value === null || value === undefined
      ? html`<td class="number quiet" data-explanation=${reason || nothing} tabindex=${reason ? 0 : nothing}>${words(language).notAvailable}</td>`
      : html`<td class="number">${workedNumber({ value, text: number(value) }, scene, {
          question: { model: place, metric: key },
        })}</td>`;
  }

  /** @param {NonNullable<Answer['measures']>} measures */
  function measuresTemplate(measures) {
    const { catalogue, language } = store.state;
    const t = lateWords(language).choose;
    const all = reportOf()?.models ?? [];
    const models = all.slice(0, MODELS);
    const there = measures.filter(({ key }) =>
      models.some(({ metrics }) => Object.hasOwn(metrics, key)),
    );
    const shown = there.length > 0 ? models : [];
    return html`<h3 tabindex="-1" data-next>${t.result}</h3>
      <div class="scroll" tabindex="0" role="region" aria-label=${t.result} ${scrollHint}><table class="chosen">
      <thead><tr><th scope="col">${t.measure}</th>${shown.map(
        ({ name }) => html`<th scope="col" class="number">${breakable(name)}</th>`,
      )}</tr></thead>
      <tbody>${measures.map(({ key, why }) => {
        const { name, metric } = keyWords(catalogue, key);
        const avoid = metric?.avoid_when;
        return html`<tr data-key=${key}><th scope="row"><strong>${name}</strong>
          <p>${hinted(why[language], language)}</p>
          ${avoid ? html`<p class="note">${lateWords(language).working.avoid(avoid)}</p>` : nothing}</th>
          ${shown.map((model, place) => valueTemplate(key, model, place))}</tr>`;
      })}</tbody></table></div>
      ${
        shown.length > 0 && shown.length < all.length
          ? html`<p class="note some-models">${t.someModels(integer(shown.length), integer(all.length))}</p>`
          : nothing
      }
      ${
        there.length > 0
          ? html`<button type="button" class="button primary" @click=${() =>
              show(there.map(({ key }) => key))}>${t.show}</button>`
          : html`<p class="note">${t.otherData}</p>`
      }`;
  }

  const draw = view(
    element,
    store,
    ['language', 'catalogue', 'report', 'operatingPoints'],
    ({ language }) => {
      const t = lateWords(language).choose;
      const { close } = words(language);
      const { steps, question, measures } = walk(factsOf(reportOf()), given);
      return html`<dialog class="choose card" aria-labelledby="choose-title"
        @close=${() => store.set({ choosing: false })}>
      <div class="dialog-head"><h2 id="choose-title">${t.title}</h2>
        <button class="button quiet" type="button" aria-label=${close} title=${close}
          @click=${() => dialog().close()}>${icons.close}</button></div>
      <ol class="steps">${steps.map(stepTemplate)}</ol>
      ${question ? questionTemplate(question) : measuresTemplate(measures)}
      <button type="button" class="button quiet" ?disabled=${given.size === 0} @click=${restart}>${t.restart}</button>
    </dialog>`;
    },
  );

  return () => {
    actions.wantDetails();
    if (!dialog().open) dialog().showModal();
    store.set({ choosing: true });
  };
}
