import { html, nothing } from 'lit';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { asWords, setFormula } from '../elements/formula.js';
import { icons } from '../elements/icons.js';
import { view } from '../elements/view.js';
import { setLines } from '../working/lines.js';
import '../working/working.css';
import { itemPage, workingOf } from './item_page.js';
import { entriesOf, FAMILIES, isWanted } from './items.js';
import './reference.css';

/** @typedef {import('./items.js').Entry} Entry */
/** @typedef {import('./items.js').Reference} Reference */

/** @param {string} path */
async function fetchPart(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

/**
 * Every item of the catalogue and every term, with a page of its own: what it tells, its formula,
 * when to use it, its source, its working. The address has the page, so that it can be linked.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {(item: string) => void} opens it, at an item or, without one, at the list
 */
export function mount(element, store, actions) {
  let filter = '';
  /** @type {Map<string, Reference>} by language */
  const known = new Map();
  /** @type {Promise<Record<string, any> | null> | null} */
  let workings = null;
  /** @type {{ entry: Entry, shown: import('./item_page.js').Shown | null } | null} */
  let worked = null;
  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  function fetchWorkings() {
    workings ??= fetchPart('sample_workings.json').catch(() => {
      workings = null;
      return null;
    });
    return workings;
  }

  async function fill() {
    const { language } = store.state;
    if (!known.has(language)) {
      const reference = await fetchPart(`catalogue/${language}.reference.json`).catch(() => null);
      if (reference) known.set(language, reference);
      else actions.notify({ code: 'part_missing' });
    }
    draw();
  }

  /** The item whose page is open. */
  function entryNow() {
    const { openItem, language } = store.state;
    const reference = known.get(language);
    if (!openItem || !reference) return null;
    const entries = entriesOf(reference, language);
    return (
      entries.find(({ address }) => address === openItem) ??
      entries.find(({ family, item }) => `${family}.${item.id}` === openItem) ??
      null
    );
  }

  /** Its working, once. @param {Entry} entry */
  async function work(entry) {
    const now = { entry, shown: null };
    worked = now;
    const shown = await workingOf(entry, store, actions, fetchWorkings);
    if (worked !== now) return;
    worked = { entry, shown };
    draw();
  }

  /** @param {Entry} entry */
  function isWorked({ address, item }) {
    return worked?.entry.address === address && worked.entry.item.name === item.name;
  }

  /** @param {Reference | undefined} reference */
  function list(reference) {
    const { language } = store.state;
    const t = lateWords(language).reference;
    const entries = reference ? entriesOf(reference, language) : [];
    const { compare } = new Intl.Collator(language, { numeric: true });
    const wanted = entries
      .filter((entry) => isWanted(entry, filter))
      .sort((a, b) => compare(a.item.name, b.item.name));
    return html`<div class="row">
        <input class="search" type="search" placeholder=${t.search} aria-label=${t.search} .value=${filter}
          @input=${(/** @type {Event} */ event) => {
            filter = /** @type {HTMLInputElement} */ (event.target).value;
            draw();
          }} />
        <a class="link" href="#choose">${lateWords(language).working.which}</a>
        <a class="link" href="#tables">${words(language).footer.tables}</a>
      </div>
      <div class="items">${FAMILIES.map((family) => {
        const members = wanted.filter((entry) => entry.family === family);
        return members.length > 0
          ? html`<h3>${t.families[family]}</h3><ul>${members.map(
              ({ item, address }) =>
                html`<li><a href=${`#item=${address}`}>${item.name}</a> ${
                  item.short_name && item.short_name !== item.name
                    ? html`<span class="note">${item.short_name}</span>`
                    : nothing
                }</li>`,
            )}</ul>`
          : nothing;
      })}
      ${reference && wanted.length === 0 ? html`<p class="note">${t.none}</p>` : nothing}</div>`;
  }

  /** @param {Entry} entry @param {Reference} reference */
  function page(entry, reference) {
    const { language } = store.state;
    return html`<p class="row"><a class="link" href="#item=">${lateWords(language).reference.all}</a></p>
      <div class="items">${itemPage(entry, reference, language, isWorked(entry) ? (worked?.shown ?? null) : null)}</div>`;
  }

  /** Formulas, and what the page of an item is about. */
  function finish() {
    for (const node of element.querySelectorAll('[data-formula]')) {
      if (node instanceof HTMLElement) setFormula(node, asWords(node.dataset.formula ?? ''));
    }
    setLines(element, { asWords, setFormula });
  }

  const redraw = view(element, store, ['language', 'openItem', 'report'], ({ language }) => {
    const t = lateWords(language).reference;
    const { close } = words(language);
    const reference = known.get(language);
    const entry = entryNow();
    return html`<dialog class="reference card" aria-labelledby="reference-title"
      @close=${() => store.set({ openItem: null })}>
      <div class="dialog-head"><h2 id="reference-title">${t.title}</h2>
        <button class="button quiet" type="button" aria-label=${close} title=${close}
          @click=${() => dialog().close()}>${icons.close}</button></div>
      ${entry && reference ? page(entry, reference) : list(reference)}
    </dialog>`;
  });

  function draw() {
    redraw();
    const entry = entryNow();
    if (entry && !isWorked(entry)) work(entry);
    finish();
  }

  store.subscribe(({ openItem, language }, changed) => {
    if (changed.has('report')) worked = null;
    if (openItem === null) {
      if (dialog().open) dialog().close();
      return;
    }
    if (!known.has(language)) fill();
    else if (changed.has('openItem') || changed.has('language') || changed.has('report')) draw();
    if (!changed.has('openItem')) return;
    const heading = element.querySelector('.item-page h3, input.search');
    if (heading instanceof HTMLElement) heading.focus();
    element.querySelector('.items')?.scrollTo(0, 0);
  });

  return (item) => {
    if (!dialog().open) dialog().showModal();
    store.set({ openItem: item });
    fill();
  };
}
