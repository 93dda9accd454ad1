import { html } from 'lit';
import { loadWords, words } from '../words/index.js';
import { themeButton } from './elements/theme_button.js';
import { view } from './elements/view.js';

/**
 * Shows the page in another language once its words are there; without a network
 * it stays as it is.
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/store.js').Language} language
 */
async function switchLanguage(store, language) {
  const got = await loadWords(language).catch(() => null);
  store.set(got ? { language } : { notice: { code: 'part_missing' } });
}

/**
 * Language and colours, and the way past the result for the keyboard.
 * @param {Element} element
 * @param {import('../app/store.js').Store} store
 */
export function mount(element, store) {
  const skip = document.createElement('a');
  skip.className = 'skip';
  skip.href = '#rail';
  document.getElementById('skip')?.after(skip);
  view(element, store, ['language', 'theme'], ({ language }) => {
    skip.textContent = words(language).skipToData;
    const t = words(language).header;
    return html`
      ${themeButton(store)}
      <button class="button language" type="button" aria-label=${t.languageLabel}
        lang=${language === 'en' ? 'zh-Hans' : 'en'}
        @click=${() => switchLanguage(store, language === 'en' ? 'zh' : 'en')}
      >${t.language}</button>`;
  });
}
