import { html, nothing } from 'lit';
import { isComparison } from '../../../core/kinds.js';
import { directionIsOpen } from '../../../core/report.js';
import { view } from '../../../views/elements/view.js';
import { integer } from '../../../words/format.js';
import { unbroken } from '../../../words/unbroken.js';
import { withShortNames } from '../parameter_names.js';
import { comparisonWords } from '../words.js';
import './rail.css';

/**
 * Which direction is better, said and turned.
 * @param {any} report
 * @param {import('../words.js').ComparisonWords} t
 * @param {import('../../../app/actions.js').Actions} actions
 */
function direction(report, t, actions) {
  const { input, options } = report;
  const { detail, rail } = t;
  const { higher_is_better: higher } = options;
  const ranks = input.values === 'ranks' && !higher;
  const text = ranks ? detail.ranks : higher ? detail.higher : detail.lower;
  const guessed = directionIsOpen(report);
  return html`<p class="direction"><span><span aria-hidden="true">${higher ? '↑' : '↓'}</span> ${text}${
    guessed ? html` <span class="tag">${detail.guessed}</span>` : nothing
  }</span><button class="button" type="button" title=${rail.turnHint} id="turn-direction"
    @click=${() => actions.setOptions({ higher_is_better: !higher })}>${higher ? detail.lower : detail.higher}</button></p>`;
}

/**
 * What to think of the tests, and the path that leads to one.
 * @param {any} advice
 * @param {import('../words.js').ComparisonWords} t
 * @param {import('../../../words/index.js').Language} language
 */
function adviceTemplate(advice, t, language) {
  if (!advice) return nothing;
  const { findings = [], steps = [] } = advice;
  const { rail } = t;
  const order = ['caution', 'fits'];
  // Warnings stand at the headline.
  const sorted = findings
    .filter((/** @type {any} */ { kind }) => order.includes(kind))
    .sort(
      (/** @type {any} */ one, /** @type {any} */ other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind),
    );
  const [first, ...others] = sorted;
  if (!first && steps.length === 0) return nothing;
  const line = (
    /** @type {any} */ { code, kind, message, instead, reference },
  ) => html`<li data-kind=${kind} data-code=${code}>
        <span class="mark" role="img" aria-label=${rail.kinds[/** @type {'fits'} */ (kind)] ?? kind}>${kind === 'fits' ? '✓' : '!'}</span>
        <span><span title=${reference || nothing}>${unbroken(message[language])}</span>${
          instead ? html` <span class="note">${unbroken(instead[language])}</span>` : nothing
        }</span></li>`;
  return html`<h2 class="advice-title">${rail.advice}</h2>
    <div class="advice card">${first ? html`<ul>${line(first)}</ul>` : nothing}
    ${
      others.length > 0
        ? html`<details class="others"><summary>${rail.moreAdvice(integer(others.length))}</summary>
          <ul>${others.map(line)}</ul></details>`
        : nothing
    }
    ${
      steps.length > 0
        ? html`<details class="steps"><summary>${rail.why}</summary><ol>${steps.map(
            (
              /** @type {any} */ { question, answer, because },
            ) => html`<li><span class="note">${question[language]}</span>
            <strong>${unbroken(answer[language])}</strong>${because ? html`<span class="note">${unbroken(because[language])}</span>` : nothing}</li>`,
          )}</ol></details>`
        : nothing
    }</div>`;
}

/**
 * The first line of the advice, and the direction: what stands between the data and the
 * settings.
 * @param {HTMLElement} element
 * @param {import('../../../app/store.js').Store} store
 * @param {import('../../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  element.className = 'comparison-rail';
  view(
    element,
    store,
    ['language', 'report', 'stale', 'unfinished'],
    ({ language, report, stale, unfinished }) => {
      element.hidden = !report || !isComparison(report);
      element.classList.toggle('stale', stale || unfinished);
      if (element.hidden) return nothing;
      const t = comparisonWords(language);
      const of = withShortNames(report);
      return html`${adviceTemplate(of.advice, t, language)}
        ${of.task === 'binomial' ? nothing : direction(of, t, actions)}`;
    },
  );
  // Paper has no summary to press.
  const others = () => element.querySelector('details.others');
  addEventListener('beforeprint', () => others()?.setAttribute('open', ''));
  addEventListener('afterprint', () => others()?.removeAttribute('open'));
}
