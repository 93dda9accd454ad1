import { html, nothing } from 'lit';
import { isComparison } from '../../core/kinds.js';
import { bytes, integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { sourceName } from '../../words/source_name.js';
import { icons } from '../elements/icons.js';
import { onDemand } from '../elements/on_demand.js';
import { view } from '../elements/view.js';
import { fileChooser, filesOfTable } from './files.js';

/** @param {EventTarget | null} target */
function takesText(target) {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement &&
      !['button', 'checkbox', 'radio', 'range'].includes(target.type))
  );
}

/**
 * Whatever is dropped, pasted or undone anywhere on the page.
 * @param {import('../../app/actions.js').Actions} actions
 * @param {HTMLElement} veil lies over everything, open dialogs included, while a file is
 *   carried over the page
 */
function listenEverywhere(actions, veil) {
  const { body } = document;
  let depth = 0;
  const leave = () => {
    depth = 0;
    body.classList.remove('dropping');
    veil.hidePopover?.();
  };
  const carriesFiles = (/** @type {DragEvent} */ event) =>
    event.dataTransfer?.types.includes('Files');
  addEventListener('dragenter', (event) => {
    if (!carriesFiles(event)) return;
    depth += 1;
    if (body.classList.contains('dropping')) return;
    body.classList.add('dropping');
    veil.showPopover?.();
  });
  addEventListener('dragleave', (event) => {
    if (!carriesFiles(event)) return;
    depth -= 1;
    if (depth <= 0) leave();
  });
  addEventListener('dragover', (event) => {
    if (carriesFiles(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    leave();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    actions.receive(files);
  });
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || takesText(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) actions.redo();
    else if (key === 'z') actions.undo();
    else return;
    event.preventDefault();
  });
  addEventListener('paste', (event) => {
    if (takesText(event.target) || !event.clipboardData) return;
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData('text/plain');
    if (text.trim()) actions.receiveText(text);
    else if (files.length > 0) actions.receive(files);
    else return;
    event.preventDefault();
  });
}

/**
 * Where data comes from: drop, choose, paste, samples.
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const veil = document.createElement('div');
  veil.className = 'drop-veil';
  veil.popover = 'manual';
  veil.setAttribute('aria-hidden', 'true');
  document.body.append(veil);
  view(veil, store, ['language'], ({ language }) => html`<p>${words(language).data.dropHere}</p>`);
  listenEverywhere(actions, veil);

  const openPaste = onDemand(() => import('./paste.js'), store, actions);
  const openMatrixEditor = onDemand(() => import('../matrices/matrix_editor.js'), store, actions);
  const openResultsEditor = onDemand(
    () => import('../results_editor/results_editor.js'),
    store,
    actions,
  );
  const openDrawnScores = onDemand(() => import('../drawn_scores/drawn_scores.js'), store, actions);

  /** @type {import('../../app/store.js').Source | null} the comparison of it is to be changed */
  let changing = null;

  /** @param {Readonly<import('../../app/store.js').State>} state */
  function sourceLine(state) {
    const { source } = state;
    return source
      ? html`<strong><bdi>${sourceName(state)}</bdi></strong>
        <span class="note number">${bytes(source.size)}</span>`
      : nothing;
  }

  const parts = /** @type {const} */ ([
    'language',
    'source',
    'input',
    'options',
    'samples',
    'sampleDescriptions',
    'report',
  ]);
  const draw = view(element, store, [...parts], (state) => {
    const t = words(state.language).data;
    const { source, samples, sampleDescriptions, language, report } = state;
    // Beside a comparison the rail is for its settings.
    if (report && isComparison(report) && source && source !== changing) {
      return html`<h2>${t.title}</h2>
        <div class="source compact">${sourceLine(state)}
          <button class="button" type="button" @click=${() => {
            changing = source;
            draw();
            element.querySelector('input')?.focus();
          }}>${t.change}</button></div>
        ${filesOfTable(state, actions)}`;
    }
    const about = (/** @type {string} */ file) => sampleDescriptions[file]?.[language];
    const predictions = samples.filter(({ results }) => !results);
    // Where they are as many as the rows, each row is a matrix of one model.
    const hasModels = (
      /** @type {import('../../app/store.js').Sample} */ { results, rows, models },
    ) => !results && rows !== models;
    /** @param {import('../../app/store.js').Sample} sample */
    const item = (sample) => html`<li>
      <button type="button" aria-pressed=${sample.id === source?.id}
        title=${about(sample.file) ?? nothing} @click=${() => actions.loadSample(sample.id)}>
        <strong>${sample.name[language]}</strong>
        ${
          about(sample.file) && !sample.results
            ? html`<span class="note">${about(sample.file)}</span>`
            : nothing
        }
        ${hasModels(sample) ? html`<span class="note">${t.rows(integer(sample.rows), integer(sample.models))}</span>` : nothing}
      </button></li>`;
    return html`
      <h2>${t.title}</h2>
      <div class="drop card">
        <p class="drop-hint">${icons.upload}<span>${t.drop}</span></p>
        <div class="row">
          ${fileChooser({ text: t.choose, label: t.chooseLabel, className: 'primary' }, actions.loadFiles)}
          <button class="button" type="button" @click=${openPaste}>
            ${t.paste}</button>
          <button class="button" type="button" @click=${openMatrixEditor}>
            ${t.typeMatrix}</button>
          <button class="button" type="button" @click=${openResultsEditor}>
            ${t.typeResults}</button>
          <button class="button" type="button" @click=${openDrawnScores}>
            ${t.drawScores}</button>
        </div>
        <ul class="note kinds-read">${t.kinds.map((kind) => html`<li>${kind}</li>`)}</ul>
      </div>
      <p class="source">${sourceLine(state)}</p>
      ${filesOfTable(state, actions)}
      ${
        samples.length > 0
          ? html`<p class="samples-head">${t.resultSamples}</p>
      <ul class="samples">${samples.filter(({ results }) => results).map(item)}</ul>
      <details class="samples">
        <summary>${t.samples}<span class="note">${predictions.length}</span>${icons.down}</summary>
        <ul>${predictions.map(item)}</ul>
      </details>`
          : nothing
      }`;
  });
}
