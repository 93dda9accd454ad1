import { html, nothing } from 'lit';
import { readLink } from '../app/link.js';
import { isComparison } from '../core/kinds.js';
import { words } from '../words/index.js';
import { onDemand } from './elements/on_demand.js';
import { view } from './elements/view.js';

/**
 * The two things that the page does, by what is loaded, the lab, the lessons, and the reference.
 * @param {Element} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 * @returns {() => void} opens the reference
 */
export function mount(element, store, actions) {
  const reference = onDemand(() => import('./reference/reference.js'), store, actions);
  const openReference = () => {
    reference('');
  };
  const openChoice = onDemand(() => import('./choose/choose.js'), store, actions);
  const openLinked = () => {
    const { choose, item } = readLink(location.hash);
    if (choose && !store.state.choosing) openChoice();
    if (item !== undefined) {
      // At once, or the address is written without it until the reference is there.
      store.set({ openItem: item });
      reference(item);
    }
    // When all that read this address have done so: closing writes it anew.
    else setTimeout(() => store.set({ openItem: null }));
  };
  addEventListener('hashchange', openLinked);
  openLinked();

  view(element, store, ['language', 'report', 'samples', 'room'], (state) => {
    const { language, report, samples, room } = state;
    const t = words(language).navigation;
    element.setAttribute('aria-label', t.label);
    const loaded = report && isComparison(report) ? 'compare' : 'evaluate';
    const now = room === 'report' ? loaded : room;
    const link = (/** @type {'evaluate' | 'compare'} */ work) => {
      const sample = samples.find(({ results = false }) => results === (work === 'compare'));
      return html`<a href=${`#sample=${sample?.id ?? ''}`} aria-current=${work === now ? 'page' : nothing}
        @click=${(/** @type {Event} */ event) => {
          event.preventDefault();
          if (work === now) scrollTo({ top: 0 });
          store.set({ room: 'report' });
          if (work !== loaded) actions.turnTo(work);
        }}>${t[work]}</a>`;
    };
    const door = (/** @type {'lab' | 'learn'} */ other) => html`<a href=${`#room=${other}`}
      aria-current=${now === other ? 'page' : nothing} @click=${(/** @type {Event} */ event) => {
        event.preventDefault();
        store.set({ room: other });
      }}>${t[other]}</a>`;
    return html`${link('evaluate')}${link('compare')}${door('lab')}${door('learn')}
      <button type="button" aria-haspopup="dialog" @click=${openReference}>${t.reference}</button>`;
  });
  return openReference;
}
