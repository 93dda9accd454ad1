import { html, nothing } from 'lit';
import { view } from '../elements/view.js';
import { sharingWords } from './words.js';
import './sharing.css';

/**
 * What a link hid stands folded, with a button that shows it. The sheet says what belongs to a part.
 * @param {import('../../app/store.js').Store} store
 */
export function mount(store) {
  for (const part of /** @type {const} */ (['verdict', 'table'])) {
    const section = document.getElementById(part);
    if (!section) continue;
    const place = document.createElement('div');
    place.className = 'folded';
    section.before(place);

    const show = () => {
      store.set({ hidden: store.state.hidden.filter((one) => one !== part) });
      // The pressed button goes away.
      section.tabIndex = -1;
      queueMicrotask(() => section.focus());
    };
    view(place, store, ['language', 'hidden'], ({ language, hidden }) => {
      const { folded: t } = sharingWords(language);
      document.documentElement.dataset.hidden = hidden.join(' ');
      if (!hidden.includes(part)) return nothing;
      const button = html`<button class="button" type="button" @click=${show}>${t.show[part]}</button>`;
      return part === 'verdict'
        ? html`<h1 class="verdict">${t.verdict}</h1>${button}`
        : html`<h2>${t.table}</h2>${button}`;
    });
  }
}
