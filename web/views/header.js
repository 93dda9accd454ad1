import { html } from 'lit';
import { words } from '../text/index.js';
import { icons } from './icons.js';
import { view } from './view.js';

/** @type {('auto' | 'light' | 'dark')[]} */
const THEMES = ['auto', 'light', 'dark'];

/**
 * Language and colours.
 * @param {Element} element
 * @param {import('../store.js').Store} store
 */
export function mount(element, store) {
  view(element, store, ['language', 'theme'], ({ language, theme }) => {
    const t = words(language).header;
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    const name = `${t.theme}: ${t.themes[theme]}`;
    return html`
      <button class="button quiet theme" type="button" title=${name} aria-label=${name}
        @click=${() => store.set({ theme: next })}>${icons[theme]}</button>
      <button class="button language" type="button" aria-label=${t.languageLabel}
        lang=${language === 'en' ? 'zh-Hans' : 'en'}
        @click=${() => store.set({ language: language === 'en' ? 'zh' : 'en' })}
      >${t.language}</button>`;
  });
}
