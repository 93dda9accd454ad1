import { html, nothing, render } from 'lit';
import { intervalName, keyWords, reasonWords } from '../../core/catalogue.js';
import { ownValue } from '../../core/report.js';
import { copyText } from '../../export/save.js';
import { full, level } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { icons } from '../elements/icons.js';
import { fetched } from '../elements/on_demand.js';
import { createForms, keyOf } from './forms.js';
import { countSteps, formulaAlone, linesTemplate, plain, pointAtParts, setLines } from './lines.js';
import './working.css';

/**
 * A number of the report.
 * @typedef {object} Place
 * @property {import('../../core/questions.js').Question} question what the core is asked
 * @property {number | null} value null: as the core answers
 * @property {string} [title] what it is, where it is not a measure
 * @property {string} [subject] whose it is, where it is not a measure
 * @property {() => Promise<any>} [ask] asks how it comes about, where the report does not have it
 */

const MARGIN = 16;
const DISTANCE = 8;

/**
 * A panel beside the number that was pressed: how it comes about, step by step. Left and right
 * go through the steps, Escape or a press elsewhere closes it.
 * @param {HTMLElement} element that contains the panel
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {(beside: HTMLElement, place: Place) => void}
 */
export function mount(element, store, actions) {
  // Firefox before 125.
  if (!('popover' in HTMLElement.prototype)) return () => {};
  const panel = document.createElement('section');
  panel.className = 'working-panel card';
  panel.popover = 'auto';
  panel.tabIndex = -1;
  element.append(panel);
  pointAtParts(panel);
  /** @type {HTMLElement | null} */
  let beside = null;
  /** @type {Place | null} */
  let place = null;
  /** @type {import('./lines.js').Working | null} */
  let working = null;
  const definitions = document.createElement('div');
  const drawForms = createForms(definitions, store, actions, () => position());
  panel.addEventListener('forms', (event) => {
    panel.classList.toggle('wide', /** @type {CustomEvent} */ (event).detail);
  });
  let done = Number.POSITIVE_INFINITY;
  /** What was set when the number was pressed. @type {import('../../core/report.js').Options | null} */
  let ofOptions = null;

  const missing = () => reasonWords(store.state.catalogue, working?.reason ?? '') ?? '';
  /** Where the model that is asked about has its operating point; a rule only leads there. */
  const pointOf = (/** @type {Place | null} */ one) =>
    one && 'model' in one.question && !('rule' in one.question)
      ? store.state.operatingPoints[one.question.model]?.threshold
      : undefined;
  /** The threshold that the table shows for the model. */
  const threshold = () => (place && 'metric' in place.question ? pointOf(place) : undefined);
  /** When the number was pressed. @type {number | null | undefined} */
  let ofPoint;
  /** Steps of the measure, before those of its interval. */
  const ofMeasure = () => (working ? countSteps(working, plain(missing())) : 0);
  const total = () => ofMeasure() + (working?.interval ? countSteps(working.interval) : 0);
  const shown = () => Math.min(done, total());

  function position() {
    if (!beside || !panel.matches(':popover-open')) return;
    const { left, right, top, bottom } = beside.getBoundingClientRect();
    const { width, height } = panel.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const toTheRight = right + DISTANCE + width + MARGIN <= wide;
    const toTheLeft = left - DISTANCE - width >= MARGIN;
    const besides = toTheRight || toTheLeft;
    const across = toTheRight ? right + DISTANCE : left - DISTANCE - width;
    const below = bottom + DISTANCE;
    const down = besides ? top : below;
    panel.style.left = `${besides ? across : Math.max(MARGIN, Math.min(left, wide - MARGIN - width))}px`;
    panel.style.top = `${Math.max(MARGIN, Math.min(down, innerHeight - MARGIN - height))}px`;
  }

  /** @param {number} next */
  function goTo(next) {
    done = Math.max(1, Math.min(next, total()));
    draw();
  }

  const value = () => full(place?.value ?? working?.value ?? null);

  async function copy() {
    const text = value();
    const copied = await copyText(text);
    actions.notify({ code: copied ? 'copied' : 'copy_failed', value: text });
  }

  function stepper() {
    const t = lateWords(store.state.language).working;
    if (total() === 0) return nothing;
    return html`<div class="stepper">
      <button type="button" class="button" ?disabled=${shown() <= 1} aria-label=${t.previous}
        title=${t.previous} @click=${() => goTo(shown() - 1)}>◀</button>
      <span class="quiet">${t.step(shown(), total())}</span>
      <button type="button" class="button" ?disabled=${shown() >= total()} aria-label=${t.next}
        title=${t.next} @click=${() => goTo(shown() + 1)}>▶</button></div>`;
  }

  function intervalTemplate() {
    const { catalogue, language } = store.state;
    const interval = working?.interval;
    if (!interval) return nothing;
    const heading = words(language).table.interval(
      level(interval.level),
      intervalName(catalogue, interval.method),
      ownValue(words(language).table.resampled, interval.resample ?? '') ?? '',
    );
    const done = shown() - ofMeasure();
    return html`<section class="working-interval">
      <h3 class=${done > 0 ? '' : 'later'} aria-hidden=${done > 0 ? nothing : 'true'}>${heading}</h3>
      ${linesTemplate(interval, language, { done })}</section>`;
  }

  async function draw() {
    if (!place) return;
    const { catalogue, language, report } = store.state;
    const t = lateWords(language).working;
    const { question } = place;
    const key = keyOf(question);
    const { name, metric } = keyWords(catalogue, 'metric' in question ? key : '');
    const title = place.title || name || metric?.name || key;
    const model =
      'metric' in question && 'model' in question
        ? report?.models[question.model]?.name
        : place.subject;
    panel.setAttribute('aria-label', title);
    render(
      html`<header><div><strong>${title}</strong> <span class="quiet">${model ?? ''}</span></div>
        <button type="button" class="button quiet" aria-label=${t.close} @click=${() => panel.hidePopover()}>${icons.close}</button></header>
      ${metric?.meaning ? html`<p class="note">${metric.meaning}</p>` : nothing}
      ${
        working && working.lines.length > 0
          ? linesTemplate(working, language, { missing: plain(missing()), done: shown() })
          : formulaAlone(metric?.latex)
      }
      ${intervalTemplate()}
      ${stepper()}
      ${definitions}
      <footer><span class="full-value">${value()}</span>
        <button type="button" class="button quiet" @click=${copy}>${t.copy}</button></footer>`,
      panel,
    );
    drawForms(question, threshold());
    const formula = await fetched(() => import('../elements/formula.js'), actions);
    if (formula) setLines(panel, formula);
    position();
  }

  panel.addEventListener('keydown', (event) => {
    const { key } = event;
    const steps = /** @type {Record<string, () => number>} */ ({
      ArrowLeft: () => shown() - 1,
      ArrowRight: () => shown() + 1,
      Home: () => 1,
      End: total,
    });
    if (!(key in steps) || definitions.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    goTo(steps[key]());
  });
  addEventListener('scroll', position, { capture: true, passive: true });
  addEventListener('resize', position);

  /** @param {Place} wanted */
  function ask({ question, ask: otherwise }) {
    if (otherwise) return otherwise();
    const at = threshold();
    const moved = at === undefined ? {} : { threshold: at };
    return actions.query({ type: 'working', ...question, ...moved });
  }

  /** Once intervals have come to the same report, or the threshold has come to rest. */
  async function askAgain() {
    const wanted = place;
    if (!wanted || !panel.matches(':popover-open')) return;
    const answer = await ask(wanted);
    if (place !== wanted || answer.error) return;
    working = answer;
    draw();
  }

  store.subscribe(({ options }, changed) => {
    const isSameTable = !changed.has('reportSource') && pointOf(place) === ofPoint;
    // Where the core says the value, too, it says it anew.
    const isSame = isSameTable && (options === ofOptions || place?.value === null);
    if (changed.has('report') && isSame) askAgain();
    // What it shows may be of an earlier report then.
    else if (changed.has('report') || !isSameTable) panel.hidePopover();
    else if (changed.has('language') || changed.has('catalogue')) draw();
  });

  return async (target, wanted) => {
    beside = target;
    place = wanted;
    working = null;
    done = Number.POSITIVE_INFINITY;
    ofOptions = store.state.options;
    ofPoint = pointOf(wanted);
    panel.classList.remove('wide');
    actions.wantDetails();
    const { question } = wanted;
    const answer = await ask(wanted);
    if (place !== wanted) return;
    // Of what is counted or drawn there is nothing to work out.
    if (answer.error && !('metric' in question)) return copy();
    working = answer.error ? null : answer;
    if (!panel.matches(':popover-open')) panel.showPopover();
    const drawn = draw();
    // Before the formulas are fetched: the user may have gone on into the panel by then.
    panel.focus({ preventScroll: true });
    await drawn;
  };
}
