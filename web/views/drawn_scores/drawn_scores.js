import { html, nothing } from 'lit';
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
import { MOST_POINTS, withMiddle, withoutPoint } from './curve.js';
import { curvePicture } from './curve_picture.js';
import { pictureTemplate } from './picture.js';
import { drawnScoresWords } from './words.js';
import '../matrices/matrix_editor.css';
import './drawn_scores.css';

/** Between two tables, while a handle is dragged. */
const REST_MILLISECONDS = 60;
const MODES = /** @type {const} */ (['hills', 'cases', 'curve']);
const WAYS = /** @type {const} */ (['spread', 'tied']);

/** @typedef {import('./cases.js').Drawing} Drawing */

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
  /** The table of the drawing that the page was given last. */
  let shown = '';
  let isWaiting = false;
  let isLoading = false;

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {Drawing} next */
  function change(next) {
    drawing = next;
    draw();
    if (textOf(casesOf(drawing)) !== shown) evaluate();
  }

  /** @param {import('./curve.js').Curve} curve */
  const changeCurve = (curve) => change({ ...drawing, curve });

  /** One table at a time; of those drawn meanwhile the last. */
  async function evaluate() {
    isWaiting = true;
    if (isLoading) return;
    isLoading = true;
    while (isWaiting) {
      isWaiting = false;
      shown = textOf(casesOf(drawing));
      await actions.loadText(shown, DRAWN_OPTIONS);
      await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
    }
    isLoading = false;
  }

  /**
   * @param {'share' | 'count' | 'positives' | 'negatives'} name
   * @param {object} slider
   * @param {string} slider.label
   * @param {number} slider.value
   * @param {string} slider.text
   * @param {(value: number) => void} slider.set
   */
  function slider(name, { label, value, text, set }) {
    const { min, max, step } = LIMITS[name];
    return html`<label class="drawn-slider"><span>${label} <b>${text}</b></span>
      <input type="range" min=${min} max=${max} step=${step} .value=${live(String(value))}
        @input=${(/** @type {Event} */ event) => {
          const { value: now } = /** @type {HTMLInputElement} */ (event.target);
          set(limited(name, Number(now)));
        }} /></label>`;
  }

  /** @param {ReturnType<typeof drawnScoresWords>} t */
  const hillControls = (t) => html`<div class="row">
      ${slider('share', {
        ...{ label: t.share, value: drawing.share, text: percent(drawing.share, 0) },
        set: (share) => change({ ...drawing, share }),
      })}
      ${slider('count', {
        ...{ label: t.count, value: drawing.count, text: integer(drawing.count) },
        set: (count) => change({ ...drawing, count }),
      })}
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

  /** @param {ReturnType<typeof drawnScoresWords>} t */
  function curveControls(t) {
    const { curve } = drawing;
    const { points, chosen, within } = curve;
    const ofClass = (/** @type {'positives' | 'negatives'} */ name) =>
      slider(name, {
        ...{ label: t.curve[name], value: curve[name], text: integer(curve[name]) },
        set: (count) => changeCurve({ ...curve, [name]: count }),
      });
    return html`<div class="row">${ofClass('positives')}${ofClass('negatives')}</div>
      <div class="row">
        <button class="button" type="button" ?disabled=${points.length >= MOST_POINTS}
          @click=${() => changeCurve(withMiddle(curve))}>${t.curve.add}</button>
        <button class="button" type="button" ?disabled=${points.length === 0}
          @click=${() => changeCurve(withoutPoint(curve, chosen))}>
          ${t.curve.remove(chosen + 1)}</button></div>
      <fieldset class="row"><legend>${t.curve.within}</legend>${WAYS.map(
        (
          way,
        ) => html`<label><input type="radio" name="drawn-within" .checked=${live(within === way)}
          @change=${() => changeCurve({ ...curve, within: way })} /> ${t.curve.ways[way]}</label>`,
      )}</fieldset>
      <p class="note">${t.curve.explained[within]}</p><p class="note">${t.curve.hint}</p>`;
  }

  /** What is drawn, and its controls. @param {ReturnType<typeof drawnScoresWords>} t */
  function drawingTemplate(t) {
    const { mode } = drawing;
    if (mode === 'curve')
      return html`${curvePicture(drawing.curve, t, changeCurve)}${curveControls(t)}`;
    return html`${pictureTemplate(drawing, t, change)}
      ${mode === 'hills' ? hillControls(t) : caseControls(t)}`;
  }

  /** @param {ReturnType<typeof drawnScoresWords>} t */
  const key = (t) => html`<span class="drawn-key"><i class="drawn-disc"></i> ${t.positive}
    <i class="drawn-square"></i> ${t.negative}</span>`;

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
      )}${drawing.mode === 'curve' ? nothing : key(t)}</fieldset>
      ${drawingTemplate(t)}
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
    draw();
    evaluate();
  };
}
