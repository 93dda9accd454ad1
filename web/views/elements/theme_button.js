import { html } from 'lit';
import { words } from '../../words/index.js';
import { icons } from './icons.js';

/** @type {('auto' | 'light' | 'dark')[]} */
const THEMES = ['auto', 'light', 'dark'];

/**
 * The button that goes on to the next colours.
 * @param {import('../../app/store.js').Store} store
 */
export function themeButton(store) {
  const { language, theme } = store.state;
  const t = words(language).header;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const name = `${t.theme}: ${t.themes[theme]}`;
  return html`<button class="button quiet theme" type="button" title=${name} aria-label=${name}
    @click=${() => store.set({ theme: next })}>${icons[theme]}</button>`;
}
