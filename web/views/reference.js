import { html, nothing } from 'lit';
import { withDetails } from '../core/catalogue.js';
import { range } from '../words/format.js';
import { words } from '../words/index.js';
import { lateWords } from '../words/late.js';
import { setFormula } from './elements/formula.js';
import { icons } from './elements/icons.js';
import { searched } from './elements/names.js';
import { view } from './elements/view.js';
import './reference.css';

/** @typedef {import('../core/catalogue.js').Catalogue} Catalogue */

/** Families of items that have a meaning and a formula. */
const FAMILIES = /** @type {const} */ (['metrics', 'tests', 'post_hoc', 'effect_sizes']);

/**
 * The whole catalogue, whatever kind of report is shown.
 * @param {import('../app/store.js').Language} language
 * @returns {Promise<Catalogue>}
 */
async function fetchCatalogue(language) {
  const parts = await Promise.all(
    ['', '.more'].map(async (part) => {
      const answer = await fetch(`catalogue/${language}${part}.json`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json();
    }),
  );
  const [names, details] = parts;
  return withDetails(names, details);
}

/**
 * Every metric, test, procedure and effect size: what it tells, its formula, its source.
 * @param {HTMLElement} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  let filter = '';
  /** @type {Map<string, Catalogue>} by language */
  const known = new Map();
  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {any} item */
  const wanted = ({ id, name, short_name: short, synonyms }) =>
    [id, name, short, synonyms].flat().join('\n').toLowerCase().includes(searched(filter));

  /** @param {Event} event */
  function open({ currentTarget }) {
    const node = /** @type {HTMLElement} */ (currentTarget).querySelector('[data-formula]');
    if (node instanceof HTMLElement) setFormula(node, node.dataset.formula ?? '');
  }

  /** @param {any} item */
  function entry({ name, short_name: short, meaning, latex, direction, range: bounds, reference }) {
    const t = words(store.state.language).table;
    const better = { higher_is_better: t.higher, lower_is_better: t.lower, neither: t.neither };
    return html`<li><details @toggle=${open}>
      <summary>${name} ${short && short !== name ? html`<span class="note">${short}</span>` : nothing}</summary>
      ${meaning ? html`<p>${meaning}</p>` : nothing}
      ${latex ? html`<p class="formula" data-formula=${latex} tabindex="0" role="group" aria-label=${name}></p>` : nothing}
      ${bounds && direction ? html`<p class="note">${t.range(range(bounds[0], bounds[1]))}${t.comma}${better[/** @type {'neither'} */ (direction)]}</p>` : nothing}
      ${reference ? html`<p class="note">${reference}</p>` : nothing}
    </details></li>`;
  }

  async function fill() {
    const { language } = store.state;
    if (known.has(language)) return;
    const catalogue = await fetchCatalogue(language).catch(() => null);
    if (catalogue) known.set(language, catalogue);
    else actions.notify({ code: 'part_missing' });
    draw();
  }

  const draw = view(element, store, ['language'], ({ language }) => {
    const t = lateWords(language).reference;
    const { close } = words(language);
    const catalogue = known.get(language);
    if (!catalogue && dialog()?.open) fill();
    return html`<dialog class="reference card" aria-labelledby="reference-title">
      <div class="dialog-head"><h2 id="reference-title">${t.title}</h2>
        <button class="button quiet" type="button" aria-label=${close} title=${close}
          @click=${() => dialog().close()}>${icons.close}</button></div>
      <div class="row">
        <input class="search" type="search" placeholder=${t.search} aria-label=${t.search}
          @input=${(/** @type {Event} */ event) => {
            filter = /** @type {HTMLInputElement} */ (event.target).value;
            draw();
          }} />
        <a class="link" href="#choose" @click=${() => dialog().close()}>${lateWords(language).working.which}</a>
        <a class="link" href="#tables" @click=${() => dialog().close()}>${words(language).footer.tables}</a>
      </div>
      <div class="items">${FAMILIES.map((family) => {
        const items = (catalogue?.[family] ?? []).filter(wanted);
        return items.length > 0
          ? html`<h3>${t.families[family]}</h3><ul>${items.map(entry)}</ul>`
          : nothing;
      })}</div>
    </dialog>`;
  });
  return () => {
    dialog().showModal();
    fill();
  };
}
