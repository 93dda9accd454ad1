import { html } from 'lit';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { view } from '../elements/view.js';

/** A table of results and one of predictions. @type {Record<import('../../words/index.js').Language, string>} */
const EXAMPLES = {
  en: `data set,SVM,k-NN,tree
iris,0.95,0.93,0.91
wine,0.97,0.91,0.90

or

truth,model A,model B
1,0.92,0.81
0,0.13,0.40`,
  zh: `数据集,支持向量机,k 近邻,决策树
iris,0.95,0.93,0.91
wine,0.97,0.91,0.90

或

真实标记,模型 A,模型 B
1,0.92,0.81
0,0.13,0.40`,
};

/**
 * A dialog to paste a table into.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
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
            placeholder=${EXAMPLES[language]}></textarea>
          <div class="row end">
            <button class="button" type="button" @click=${() => dialog().close()}>${close}</button>
            <button class="button primary" type="submit">${t.pasteDone}</button>
          </div>
        </form>
      </dialog>`;
  });
  return () => dialog().showModal();
}
