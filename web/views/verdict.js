import { html, nothing } from 'lit';
import { keyWords, reasonWords } from '../core/catalogue.js';
import { isComparison } from '../core/kinds.js';
import { predictionRole } from '../core/prediction_role.js';
import { onPage } from '../core/report.js';
import { words } from '../words/index.js';
import { sourceName } from '../words/source_name.js';
import { unbroken } from '../words/unbroken.js';
import { verdictText } from '../words/verdict.js';
import { isolated, namesOf } from './elements/isolated.js';
import { fetched } from './elements/on_demand.js';
import { view } from './elements/view.js';

/** Warnings that the other label as the positive class may answer. */
const POSITIVE_IN_DOUBT = ['auc_below_half', 'positive_class_guessed'];

/** On a phone the small print waits for a press, so that a picture has room. */
const wide = matchMedia('(min-width: 600px)');

/**
 * The texts of a template, with what stays together at the end of a line.
 * @param {unknown} content
 */
const whole = (content) =>
  [content]
    .flat(Number.POSITIVE_INFINITY)
    .map((piece) => (typeof piece === 'string' ? unbroken(piece) : piece));

/**
 * The verdict as a sentence, the test behind it, and what to mind.
 * @param {Element} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} [actions]
 */
export function mount(element, store, actions) {
  // Where there is no handle to open it, as on a phone that was turned, it is open.
  wide.addEventListener('change', ({ matches }) => {
    const notes = element.querySelector('details');
    if (notes && matches) notes.open = true;
  });
  /** What its terms mean, once somebody may want to know. @type {typeof import('./reference/hinted.js') | null} */
  let hints = null;
  async function fetchHints() {
    if (!actions) return;
    hints = await fetched(() => import('./reference/hinted.js'), actions);
    redraw();
  }
  element.addEventListener('pointerover', fetchHints, { once: true });
  element.ownerDocument.addEventListener('focusin', fetchHints, { once: true });
  const redraw = view(
    element,
    store,
    [
      'language',
      'report',
      'stale',
      'catalogue',
      'frame',
      'source',
      'reportSource',
      'unfinished',
      'offered',
      'refinement',
    ],
    (state) => {
      const { language, report, stale, catalogue, frame, reportSource, source } = state;
      const t = words(language);
      const names = namesOf(state);
      const safe = (/** @type {string} */ text) => isolated(text, names);
      /** @type {Set<string>} */
      const seen = new Set();
      const hinted = (/** @type {string} */ text) => {
        const plain = safe(text);
        if (!hints || !report || typeof plain !== 'string') return whole(plain);
        const models = report.models.map(({ name }) => name);
        return whole(hints.hintedBetween(plain, models, language, seen));
      };
      const earlier = state.unfinished || state.offered || (stale && reportSource !== source);
      element.classList.toggle('stale', stale || state.unfinished);
      if (!report || (isComparison(report) && !frame))
        return html`<h1 class="verdict waiting">${t.title}</h1>`;
      const reason = (/** @type {string} */ id) => reasonWords(catalogue, id);
      const {
        parts,
        detail,
        notes = [],
      } = isComparison(report) && frame
        ? frame.verdict(report, language, reason)
        : verdictText(
            report,
            language,
            { metric: (key) => keyWords(catalogue, key).shortName, reason },
            // Between two steps it is paused: what was changed is computed first.
            ['running', 'paused'].includes(state.refinement),
          );
      const { warnings, input } = report;
      const other = input.negative;
      const role = predictionRole(state);
      const doubtful = warnings.find(({ code }) => POSITIVE_IN_DOUBT.includes(code));
      const exchange = (/** @type {string} */ positive) =>
        html`<button class="button" type="button"
          @click=${() => actions?.setOptions({ positive })}>${t.verdict.takePositive(positive)}</button>`;
      return html`
      ${
        earlier && reportSource
          ? html`<p class="earlier">${state.unfinished ? html`<strong>${t.verdict.waiting}</strong> ` : nothing}${safe(t.verdict.earlier(sourceName(state, reportSource)))}</p>`
          : nothing
      }
      <h1 class="verdict">${parts.map(({ text, strong }) => (strong ? html`<em>${safe(text)}</em>` : safe(text)))}</h1>
      ${detail ? html`<p class="detail">${hinted(detail)}</p>` : nothing}
      ${
        notes.length > 0
          ? html`<details class="notes ${report.verdict?.second ? 'at-thresholds' : ''}" ?open=${wide.matches}><summary>${t.verdict.notes}</summary>
        ${hinted(notes.map((note) => onPage(note)).join(language === 'zh' ? '' : ' '))}</details>`
          : nothing
      }
      ${isComparison(report) && frame && actions ? frame.remarks(state, actions) : nothing}
      ${
        warnings.length > 0
          ? html`<ul class="warnings" aria-label=${t.verdict.warnings}>
            ${warnings.map(
              (warning) =>
                html`<li><span>${hinted(onPage(language === 'zh' ? warning.message_zh : warning.message, role))}</span>${
                  warning === doubtful && other !== null && actions && !stale
                    ? exchange(other)
                    : nothing
                }</li>`,
            )}
          </ul>`
          : nothing
      }`;
    },
  );
}
