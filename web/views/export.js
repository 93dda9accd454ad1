import { html } from 'lit';
import { copyText } from '../export/save.js';
import { words } from '../words/index.js';
import { icons } from './elements/icons.js';
import { fetched } from './elements/on_demand.js';
import { view } from './elements/view.js';

/**
 * Sharing copies the address, which has the settings. The button of the export menu; what is in it is fetched when it is opened.
 * @param {Element} element
 * @param {import('../app/store.js').Store} store
 * @param {import('../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const menu = () => /** @type {HTMLDetailsElement} */ (element.querySelector('details'));
  let filled = false;

  addEventListener('click', (event) => {
    if (menu()?.open && !menu().contains(/** @type {Node} */ (event.target))) menu().open = false;
  });
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.menu-list button')) menu().open = false;
  });
  element.addEventListener('keydown', (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== 'Escape' || !menu().open) return;
    menu().open = false;
    menu().querySelector('summary')?.focus();
  });

  async function share() {
    const done = await copyText(location.href);
    actions.notify({ code: done ? 'link_copied' : 'copy_failed' });
  }

  async function fill() {
    if (!menu().open || filled) return;
    filled = true;
    const part = await fetched(() => import('./export_menu.js'), actions);
    if (part) {
      const list = /** @type {HTMLElement} */ (element.querySelector('.menu-list'));
      part.mount(list, store, actions);
    } else {
      filled = false;
      menu().open = false;
    }
  }

  view(
    element,
    store,
    ['language'],
    ({ language }) => html`<button class="button share" type="button"
      title=${words(language).header.shareHint} @click=${share}>${words(language).header.share}</button>
    <details class="menu" @toggle=${fill}>
      <summary class="button">${words(language).header.export}${icons.down}</summary>
      <div class="menu-list"></div>
    </details>`,
  );
}
