import { html, nothing, render } from 'lit';
import { keyWords, reasonWords } from '../../core/catalogue.js';
import { formsOf } from '../../core/forms.js';
import { full, number } from '../../words/format.js';
import { lateWords } from '../../words/late.js';
import { fetched } from '../elements/on_demand.js';
import { linesTemplate, plain, setLines } from './lines.js';
import './forms.css';

/** @typedef {import('../../core/forms.js').FormEntry} FormEntry */
/** @typedef {import('./lines.js').Working} Working */
/** @typedef {import('../../core/questions.js').Question} Question */

/**
 * The same question about another definition.
 * @param {Question} question
 * @param {string} key
 * @returns {Question}
 */
const asking = (question, key) =>
  'metric' in question ? { ...question, metric: key } : { ...question, key };

/** Of what a question asks in the report. @param {Question} question */
export function keyOf(question) {
  if ('metric' in question) return question.metric;
  return 'key' in question ? question.key : '';
}

/**
 * A switch that shows the standard and the textbook's definition side by side, each with its
 * value and its working as the core has them, where a name has more than one; above it, when
 * another measure is the one to look at.
 * @param {HTMLElement} host
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} placed called when its size has changed
 * @returns {(question: Question, threshold?: number | null) => void} draws what goes with a number
 */
export function createForms(host, store, actions, placed) {
  /** @type {Question | null} */
  let question = null;
  /** @type {number | null | undefined} */
  let threshold;
  /** The answers, by key; an empty one is on its way. @type {Map<string, Working | null>} */
  let workings = new Map();
  let open = false;

  /** What the table has one value of, in another definition. */
  function known() {
    return question && formsOf(store.state.catalogue, keyOf(question));
  }

  async function ask() {
    const asked = question;
    const found = known();
    if (!asked || !found) return;
    const mine = workings;
    await Promise.all(
      found.forms.map(async ({ asks }) => {
        if (mine.has(asks)) return;
        mine.set(asks, null);
        const answer = await actions.query({
          type: 'working',
          ...asking(asked, asks),
          ...(threshold === undefined ? {} : { threshold }),
        });
        if (answer.error) mine.delete(asks);
        else mine.set(asks, answer);
      }),
    );
    if (mine === workings) draw();
  }

  /** @param {Event} event */
  function toggle({ currentTarget }) {
    open = /** @type {HTMLDetailsElement} */ (currentTarget).open;
    host.dispatchEvent(new CustomEvent('forms', { bubbles: true, detail: open }));
    if (open) ask();
    placed();
  }

  /** @param {FormEntry & { asks: string }} form @param {number} place */
  function columnTemplate({ name, used_by: usedBy, source, asks }, place) {
    const { catalogue, language } = store.state;
    const t = lateWords(language).working;
    const working = workings.get(asks);
    const missing = plain(reasonWords(catalogue, working?.reason) ?? '');
    const value = working ? number(working.value) : '';
    return html`<section class="form" data-key=${asks}>
      <p><strong>${name}</strong></p>
      <p class="note">${place === 0 ? t.standard : t.variant}${t.colon}${usedBy}</p>
      <p class="form-value" title=${full(working?.value ?? null)}>${value}</p>
      ${working ? linesTemplate(working, language, { missing }) : nothing}
      ${source ? html`<p class="note">${source}</p>` : nothing}
    </section>`;
  }

  /** When a measure is not the one to look at, and the way to another. */
  function guidance() {
    const { catalogue, language } = store.state;
    if (!question || !('metric' in question)) return nothing;
    const { metric } = keyWords(catalogue, question.metric);
    const t = lateWords(language).working;
    return html`<p class="note guidance">${metric?.avoid_when ? t.avoid(metric.avoid_when) : nothing}
      <a class="link" href="#choose">${t.which}</a></p>`;
  }

  async function draw() {
    const found = known();
    const t = lateWords(store.state.language).working;
    render(
      html`${guidance()}${
        found
          ? html`<details class="forms" .open=${open} @toggle=${toggle}>
            <summary>${t.forms(found.forms.length)}</summary>
            ${
              open
                ? html`<p>${found.differ}</p>
                  <div class="form-columns">${found.forms.map(columnTemplate)}</div>`
                : nothing
            }</details>`
          : nothing
      }`,
      host,
    );
    if (!found || !open) return;
    const formula = await fetched(() => import('../elements/formula.js'), actions);
    if (formula) setLines(host, formula);
    placed();
  }

  return (wanted, at) => {
    if (JSON.stringify([wanted, at]) !== JSON.stringify([question, threshold])) {
      workings = new Map();
      open = false;
    }
    question = wanted;
    threshold = at;
    draw();
  };
}
