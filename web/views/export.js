import { html } from 'lit';
import { words } from '../words/index.js';
import { icons } from './elements/icons.js';
import { fetched, onDemand } from './elements/on_demand.js';
import { view } from './elements/view.js';

/**
 * The buttons of sharing and of the export menu; what they open is fetched when it is opened.
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

  const openShare = onDemand(() => import('./sharing/dialog.js'), store, actions);
  const share = () => {
    openShare();
  };
  const openProjector = onDemand(() => import('./sharing/projector.js'), store, actions);
  const project = () => {
    openProjector();
  };
  addEventListener('keydown', (event) => {
    // On some keyboards Alt makes another letter of it.
    if (!event.altKey || event.code !== 'KeyP' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    project();
  });

  async function fill() {
    if (!menu().open || filled) return;
    filled = true;
    const part = await fetched(() => import('./export_menu.js'), actions);
    if (part) {
      const list = /** @type {HTMLElement} */ (element.querySelector('.menu-list'));
      part.mount(list, store, actions, { share, project });
    } else {
      filled = false;
      menu().open = false;
    }
  }

  view(
    element,
    store,
    ['language'],
    ({ language }) => html`<button class="button share" type="button" aria-haspopup="dialog"
      title=${words(language).header.shareHint} @click=${share}>${words(language).header.share}</button>
    <details class="menu" @toggle=${fill}>
      <summary class="button">${words(language).header.export}${icons.down}</summary>
      <div class="menu-list"></div>
    </details>`,
  );
}
