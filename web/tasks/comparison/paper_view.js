import { html, nothing, render } from 'lit';
import { copyText } from '../../export/save.js';
import { fetched } from '../../views/elements/on_demand.js';

/** @typedef {import('../../words/index.js').Language} Language */

const LANGUAGES = /** @type {const} */ (['en', 'zh']);
const NAMES = { en: 'English', zh: '中文' };

/**
 * The paragraph for a paper, with what it cites; fetched when it is opened.
 * @param {HTMLElement} host
 * @param {import('./scene.js').ComparisonScene} scene
 */
export function createPaperCard(host, scene) {
  host.className = 'working card';
  host.dataset.figure = 'paper';
  /** @type {typeof import('../papers.js') | null} */
  let part = null;
  let opened = false;
  /** @type {Language | null} */
  let chosen = null;

  /** @param {Event} event */
  async function toggle(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    opened = details.open;
    if (opened && !part) part = await fetched(() => import('../papers.js'), scene.actions);
    if (opened && !part) details.open = false;
    draw();
  }

  /** @param {string} text */
  async function copy(text) {
    const done = await copyText(text);
    scene.actions.notify({ code: done ? 'copied' : 'copy_failed' });
  }

  function body() {
    const { report, state, t } = scene;
    const language = chosen ?? state.language;
    // The catalogue has the reasons in the language of the page.
    const reasons = language === state.language ? state.catalogue?.reasons : undefined;
    const made = part?.paper(report, language, (id) => reasons?.[id] ?? '');
    if (!made) return nothing;
    const lang = language === 'zh' ? 'zh-Hans' : 'en';
    return html`<div class="figure-controls"><div class="tabs" role="group" aria-label=${t.paper.language}>
        ${LANGUAGES.map(
          (
            one,
          ) => html`<button type="button" lang=${one === 'zh' ? 'zh-Hans' : 'en'} aria-pressed=${one === language}
            @click=${() => {
              chosen = one;
              draw();
            }}>${NAMES[one]}</button>`,
        )}</div></div>
      <p class="paper-text" lang=${lang}>${made.text}</p>
      <footer class="figure-foot"><span></span><span class="figure-saves">
        <button type="button" class="link" data-save="paper" @click=${() => copy(made.text)}>${t.paper.copy}</button>
        <button type="button" class="link" data-save="paper-latex" title=${t.paper.latexHint} @click=${() => copy(made.latex)}>${t.paper.latex}</button>
        <button type="button" class="link" data-save="bibtex-copy" @click=${() => copy(made.bibtex)}>${t.paper.copyBibtex}</button></span></footer>
      <details class="bibtex"><summary>${t.paper.references}</summary><pre tabindex="0" role="region" aria-label=${t.paper.references}>${made.bibtex}</pre></details>`;
  }

  function draw() {
    const { t } = scene;
    render(
      html`<details class="paper" @toggle=${(/** @type {Event} */ event) => {
        if (event.target === event.currentTarget) toggle(event);
      }}><summary>${t.paper.title} <span class="quiet">${t.paper.hint}</span></summary>
        ${opened && part ? body() : nothing}</details>`,
      host,
    );
  }

  return { host, draw };
}
