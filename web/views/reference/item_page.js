import { html, nothing } from 'lit';
import { questionOf, WORKED_FAMILIES } from '../../core/questions.js';
import { counterpartsOf } from '../../export/snippets/counterparts.js';
import { full, interval, range } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { linesTemplate } from '../working/lines.js';
import { hinted } from './hinted.js';

/** @typedef {import('./items.js').Entry} Entry */
/** @typedef {import('../working/lines.js').Working} Working */

/**
 * @typedef {object} Shown how the item comes to a value
 * @property {Working | import('../working/lines.js').IntervalWorking} working
 * @property {string} of what it is of: the table that is loaded, or a sample
 */

/**
 * How an item comes to its value in the present report, else in a sample.
 * @param {Entry} entry
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => Promise<Record<string, any> | null>} fetchWorkings those of samples
 * @returns {Promise<Shown | null>}
 */
export async function workingOf({ family, item }, store, actions, fetchWorkings) {
  const { report, source, language } = store.state;
  const t = lateWords(language).reference;
  const question = report && questionOf(report, family, item);
  if (question && source) {
    const answer = await actions.query({ type: 'working', ...question });
    const working = family === 'intervals' ? answer.interval : answer;
    const name = 'model' in question ? report.models[question.model]?.name : '';
    if (working?.lines?.length > 0) return { working, of: t.ofReport(name ?? '') };
  }
  const isWorked = WORKED_FAMILIES.some((one) => one === family);
  const sample = isWorked && (await fetchWorkings())?.[`${family}.${item.id}`];
  return sample ? { working: sample, of: t.ofSample(sample.sample[language]) } : null;
}

/** @param {Shown['working']} working */
const resultOf = (working) =>
  'low' in working ? interval(working.low, working.high) : full(working.value);

/**
 * The page of one item.
 * @param {Entry} entry
 * @param {import('./items.js').Reference} reference
 * @param {import('../../words/index.js').Language} language
 * @param {Shown | null} shown
 */
export function itemPage({ family, item }, reference, language, shown) {
  const t = lateWords(language).reference;
  const { table } = words(language);
  const better = {
    higher_is_better: table.higher,
    lower_is_better: table.lower,
    neither: table.neither,
  };
  const direction = better[/** @type {'neither'} */ (item.direction)];
  const extent = item.range && range(item.range[0], item.range[1]);
  /** @type {Set<string>} */
  const seen = new Set(family === 'terms' ? [item.id] : []);
  const prose = (/** @type {string} */ text) => hinted(text, language, seen);
  const reasons = (item.undefined_when ?? []).map(
    (/** @type {string} */ id) => reference.reasons[id] ?? id,
  );
  const keys = (item.keys ?? []).map((/** @type {any} */ one) => one.key ?? one);
  const { python, r, packages } = counterpartsOf(item.id, keys);
  const codes = (/** @type {string[]} */ all) =>
    all.map((one) => html`<div><code>${one}</code></div>`);
  /** @type {[string, unknown][]} */
  const facts = [
    [t.synonyms, item.synonyms],
    [t.extent, [extent, direction].filter(Boolean).join(table.comma)],
    [t.use, item.use_when && prose(item.use_when)],
    [t.avoid, item.avoid_when && prose(item.avoid_when)],
    [t.null, item.null && prose(item.null)],
    [t.alternative, item.alternative && prose(item.alternative)],
    [t.assumptions, item.assumptions && prose(item.assumptions)],
    [t.pValue, item.p_value && prose(item.p_value)],
    [t.undefined, reasons.join(t.semicolon)],
    [t.remark, item.remark && prose(item.remark)],
    [t.differ, item.forms_differ && prose(item.forms_differ)],
    [
      t.keys,
      keys.map(
        (/** @type {string} */ key, /** @type {number} */ at) =>
          html`${at > 0 ? table.comma : ''}<code>${key}</code>`,
      ),
    ],
    ['scikit-learn, SciPy', codes(python)],
    ['R', codes(r)],
    [
      t.packages,
      packages.map(
        ({ call, differs }) =>
          html`<div><code>${call}</code>${differs ? t.differs(differs[language]) : nothing}</div>`,
      ),
    ],
    [t.source, item.reference],
  ];
  const isThere = (/** @type {unknown} */ value) =>
    Array.isArray(value) ? value.length > 0 : value;
  return html`<article class="item-page" data-item=${item.id}>
    <h3 tabindex="-1">${item.name} ${
      item.short_name && item.short_name !== item.name
        ? html`<span class="note">${item.short_name}</span>`
        : nothing
    }</h3>
    <p class="note">${t.families[/** @type {'metrics'} */ (family)]}</p>
    <p>${prose(item.meaning ?? '')}</p>
    ${item.latex ? html`<p class="formula" data-formula=${item.latex} tabindex="0" role="group" aria-label=${item.name}></p>` : nothing}
    ${
      item.symbols?.length > 0
        ? html`<ul class="symbols note">${item.symbols.map(
            (/** @type {any} */ { latex, meaning }) =>
              html`<li><span data-inline=${latex}></span> ${meaning}</li>`,
          )}</ul>`
        : nothing
    }
    <dl>${facts.filter(([, value]) => isThere(value)).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    ${
      shown
        ? html`<section class="item-working"><h4>${t.working}</h4><p class="note">${shown.of}</p>
          ${linesTemplate(shown.working, language)}
          <p class="full-value">${resultOf(shown.working)}</p></section>`
        : nothing
    }
  </article>`;
}
