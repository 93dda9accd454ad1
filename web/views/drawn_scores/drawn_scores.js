import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { saveFile } from '../../export/save.js';
import { integer, percent } from '../../words/format.js';
import { words } from '../../words/index.js';
import { view } from '../elements/view.js';
import {
  casesOf,
  DRAWN_OPTIONS,
  FIRST_DRAWING,
  LIMITS,
  limited,
  MOST_CASES,
  textOf,
  withCase,
} from './cases.js';
import { pictureTemplate } from './picture.js';
import { drawnScoresWords } from './words.js';
import '../matrices/matrix_editor.css';
import './drawn_scores.css';

/** Between two tables, while a handle is dragged. */
const REST_MILLISECONDS = 60;
const MODES = /** @type {const} */ (['hills', 'cases']);

/**
 * A panel to draw scores of two classes in, beside the page and not in front of it: what is drawn is the page's
 * table, and its pictures follow.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  const { state } = store;
  let drawing = FIRST_DRAWING;
  let isWaiting = false;
  let isLoading = false;

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {import('./cases.js').Drawing} next */
  function change(next) {
    drawing = next;
    draw();
    evaluate();
  }

  /** One table at a time; of those drawn meanwhile the last. */
  async function evaluate() {
    isWaiting = true;
    if (isLoading) return;
    isLoading = true;
    while (isWaiting) {
      isWaiting = false;
      await actions.loadText(textOf(casesOf(drawing)), DRAWN_OPTIONS);
      await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
    }
    isLoading = false;
  }

  /**
   * @param {'share' | 'count'} name
   * @param {string} label
   * @param {string} shown
   */
  function slider(name, label, shown) {
    const { min, max, step } = LIMITS[name];
    return html`<label class="drawn-slider"><span>${label} <b>${shown}</b></span>
      <input type="range" min=${min} max=${max} step=${step} .value=${live(String(drawing[name]))}
        @input=${(/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLInputElement} */ (event.target);
          change({ ...drawing, [name]: limited(name, Number(value)) });
        }} /></label>`;
  }

  /** @param {ReturnType<typeof drawnScoresWords>} t */
  const hillControls = (t) => html`<div class="row">
      ${slider('share', t.share, percent(drawing.share, 0))}
      ${slider('count', t.count, integer(drawing.count))}
      <button class="button" type="button"
        @click=${() => change({ ...drawing, seed: drawing.seed + 1 })}>${t.again}</button></div>
    <p class="note">${t.tryShare}</p><p class="note">${t.folded}</p>`;

  /** @param {ReturnType<typeof drawnScoresWords>} t */
  function caseControls(t) {
    const add = (/** @type {boolean} */ positive) =>
      html`<button class="button" type="button" ?disabled=${drawing.cases.length >= MOST_CASES}
        @click=${() => change(withCase(drawing, { score: 0.5, positive }))}>
        ${positive ? t.addPositive : t.addNegative}</button>`;
    return html`<div class="row">${add(true)}${add(false)}</div><p class="note">${t.casesHint}</p>`;
  }

  const draw = view(element, store, ['language'], ({ language }) => {
    const t = drawnScoresWords(language);
    return html`<dialog class="matrix-editor drawn-editor card" aria-labelledby="drawn-scores-title"
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === 'Escape') dialog().close();
        }}>
      <div class="row editor-head"><h2 id="drawn-scores-title">${t.title}</h2>
        <button class="button quiet" type="button" @click=${() => dialog().close()}>
          ${words(language).close}</button></div>
      <p class="note">${t.hint}</p>
      <fieldset class="row"><legend class="visually-hidden">${t.mode}</legend>${MODES.map(
        (
          mode,
        ) => html`<label><input type="radio" name="drawn-mode" .checked=${live(drawing.mode === mode)}
          @change=${() => change({ ...drawing, mode })} /> ${t.modes[mode]}</label>`,
      )}
        <span class="drawn-key"><i class="drawn-disc"></i> ${t.positive} <i class="drawn-square"></i> ${t.negative}</span></fieldset>
      ${pictureTemplate(drawing, t, change)}
      ${drawing.mode === 'hills' ? hillControls(t) : caseControls(t)}
      <div class="row">
        <button class="button quiet" type="button"
          @click=${() => change({ ...FIRST_DRAWING, mode: drawing.mode })}>${t.reset}</button>
        <button class="button quiet" type="button"
          @click=${() => saveFile(textOf(casesOf(drawing)), 'drawn-scores.csv', 'text/csv')}>${t.save}</button></div>
    </dialog>`;
  });

  return () => {
    if (state.room !== 'report') store.set({ room: 'report' });
    dialog().show();
    change(drawing);
  };
}
