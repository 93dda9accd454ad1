import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { range } from '../../words/format.js';
import { words } from '../../words/index.js';

/**
 * What a metric is: name, definition, formula, range and direction.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @param {string} key
 * @param {unknown} [action] a button below it
 */
export function metricExplanation({ catalogue, language }, key, action = nothing) {
  const t = words(language).table;
  const { name, metric } = keyWords(catalogue, key);
  if (!metric) return html`<strong>${name}</strong>${action}`;
  const [low, high] = metric.range;
  return html`<strong>${name}</strong>
    ${metric.meaning ? html`<p>${metric.meaning}</p>` : nothing}
    ${metric.latex ? html`<p class="formula" data-formula=${metric.latex}></p>` : nothing}
    ${symbolList(metric)}
    <div data-forms=${key}></div>
    <p class="note">${t.range(range(low, high))}${t.comma}${directionWords(t, metric)}</p>${action}`;
}

/** What the letters of its formula stand for. @param {import('../../core/catalogue.js').MetricEntry} metric */
function symbolList({ symbols = [] }) {
  if (symbols.length === 0) return nothing;
  return html`<ul class="symbols note">${symbols.map(
    ({ latex, meaning }) => html`<li><span data-formula=${latex}></span> ${meaning}</li>`,
  )}</ul>`;
}

/**
 * The same as a text, for those who hear it.
 * @param {Readonly<import('../../app/store.js').State>} state
 * @param {string} key
 */
export function metricDescription({ catalogue, language }, key) {
  const { name, metric } = keyWords(catalogue, key);
  const direction = metric ? directionWords(words(language).table, metric) : '';
  return [name, metric?.meaning, direction].filter(Boolean).join('\n');
}

/**
 * @param {import('../../words/index.js').Words['table']} t
 * @param {import('../../core/catalogue.js').MetricEntry} metric
 */
function directionWords(t, { direction }) {
  return { higher_is_better: t.higher, lower_is_better: t.lower, neither: t.neither }[direction];
}
