import { html } from 'lit';
import { words } from '../text/index.js';
import { lateWords } from '../text/late.js';
import { view } from './view.js';

const EXAMPLE = 'truth,model A,model B\n1,0.92,0.81\n0,0.13,0.40';

/**
 * A dialog to paste a table into.
 * @param {HTMLElement} element
 * @param {import('../store.js').Store} store
 * @param {import('../actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {Event} event */
  function pasted(event) {
    event.preventDefault();
    const box = /** @type {HTMLTextAreaElement} */ (element.querySelector('textarea'));
    const text = box.value;
    dialog().close();
    box.value = '';
    if (text.trim()) actions.loadText(text);
  }

  view(element, store, ['language'], ({ language }) => {
    const { close } = words(language);
    const { paste: t } = lateWords(language);
    return html`
      <dialog class="paste card" aria-labelledby="paste-title">
        <form method="dialog" @submit=${pasted}>
          <h2 id="paste-title">${t.pasteTitle}</h2>
          <p class="note">${t.pasteHint}</p>
          <textarea rows="12" spellcheck="false" aria-label=${t.pasteLabel}
            placeholder=${EXAMPLE}></textarea>
          <div class="row end">
            <button class="button" type="button" @click=${() => dialog().close()}>${close}</button>
            <button class="button primary" type="submit">${t.pasteDone}</button>
          </div>
        </form>
      </dialog>`;
  });
  return () => dialog().showModal();
}
