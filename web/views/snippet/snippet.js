import { html } from 'lit';
import { shownColumns } from '../../app/store.js';
import { copyText, saveFile } from '../../export/save.js';
import { snippet } from '../../export/snippets/snippet.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { fileStem } from '../../words/source_name.js';
import { visibleName } from '../../words/visible.js';
import { view } from '../elements/view.js';
import './snippet.css';

/** @typedef {import('../../export/snippets/snippet.js').Target} Target */

/** @type {Record<Target, { name: string, ending: string, type: string }>} */
const TARGETS = {
  python: { name: 'Python', ending: 'py', type: 'text/x-python' },
  r: { name: 'R', ending: 'R', type: 'text/x-r' },
};

/**
 * What the table is called on the user's disk.
 * @param {import('../../app/store.js').State['reportSource']} source
 */
function fileName(source) {
  if (source?.kind === 'file') return source.name;
  return source?.kind === 'sample' ? `${source.id}.csv` : 'table.csv';
}

/**
 * A dialog with the analysis of the report as a script, in Python or R.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @returns {() => void} opens it
 */
export function mount(element, store) {
  /** @type {Target} */
  let target = 'python';
  /** Whether it was copied. @type {boolean | null} */
  let copied = null;

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  function made() {
    const { state } = store;
    if (!state.report || !state.reportText) return { text: '' };
    const report = JSON.parse(state.reportText);
    const { metrics = {} } = report.models[0] ?? {};
    return snippet(report, {
      to: target,
      file: fileName(state.reportSource),
      keys: shownColumns(state).filter((key) => Object.hasOwn(metrics, key)),
      language: state.language,
    });
  }

  /** @param {Target} id */
  function choose(id) {
    target = id;
    copied = null;
    draw();
  }

  /** @param {string} text */
  async function copy(text) {
    copied = await copyText(text);
    draw();
  }

  /** @param {string} text */
  function save(text) {
    const { ending, type } = TARGETS[target];
    saveFile(text, `${fileStem(store.state)}.${ending}`, type);
  }

  const draw = view(
    element,
    store,
    ['language', 'report', 'tableColumns'],
    ({ language, report, reportSource }) => {
      const { close } = words(language);
      const { snippet: t, export: e } = lateWords(language);
      const answer = dialog()?.open && report ? made() : { text: '' };
      const { name } = TARGETS[target];
      const said = { true: t.copied, false: t.copyFailed, null: '' }[`${copied}`];
      return html`<dialog class="snippet card" aria-labelledby="snippet-title">
        <div class="dialog-head"><h2 id="snippet-title">${t.title}</h2>
          <button class="button quiet" type="button" @click=${() => dialog().close()}>${close}</button></div>
        <p class="note">${t.hint(visibleName(fileName(reportSource)))}</p>
        <div class="row" role="radiogroup" aria-label=${t.language}>${Object.entries(TARGETS).map(
          ([id, each]) => html`<label><input type="radio" name="snippet-target" value=${id}
            .checked=${id === target} @change=${() => choose(/** @type {Target} */ (id))}>${each.name}</label>`,
        )}</div>
        ${
          'text' in answer
            ? html`<pre tabindex="0" role="region" aria-label=${t.code(name)}>${answer.text}</pre>
              <div class="row end"><span class="note" role="status">${said}</span>
                <button class="button" type="button" data-snippet="save"
                  @click=${() => save(answer.text)}>${e.save}</button>
                <button class="button primary" type="button" data-snippet="copy"
                  @click=${() => copy(answer.text)}>${e.copy}</button></div>`
            : html`<p role="status">${answer.reason[language]}</p>`
        }
      </dialog>`;
    },
  );

  return () => {
    copied = null;
    dialog().showModal();
    draw();
  };
}
