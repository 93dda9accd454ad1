import { html, nothing, render } from 'lit';
import { isAveraged } from '../../core/kinds.js';
import { averagesTable } from '../../views/matrices/averages_table.js';
import { matrixTemplate } from '../../views/matrices/matrix.js';
import { countsWords } from '../../views/matrices/words.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, integer } from '../../words/format.js';

/**
 * Confusion matrices: the selected one, and of repeated experiments the
 * averages over all of them.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const scene = createPlainScene(element, store, actions, {}, draw);

  function matrixCard() {
    const { texts, model } = scene;
    const t = countsWords(state.language);
    return html`<article class="card figure" data-figure="matrix">
      <header class="figure-head"><h3>${texts.matrix}</h3>
        <p class="quiet">${swatch(state.selected)} ${t.matrixOf(model.name)}</p></header>
      ${matrixTemplate(/** @type {any} */ (scene))}
      <footer class="figure-foot"><span></span><span class="figure-saves">
        ${['png', 'svg'].map(
          (kind) => html`<button type="button" class="link" data-save=${kind}
          aria-label=${texts.saveAs(texts.matrix, kind.toUpperCase())}
          @click=${() => save(kind)}>${kind.toUpperCase()}</button>`,
        )}</span></footer>
    </article>`;
  }

  function averagesCard() {
    const t = countsWords(state.language);
    const { averages, added } = /** @type {any} */ (state.report);
    const { tp, fp, fn, tn } = added.metrics;
    return html`<article class="card figure" data-figure="averages">
      <header class="figure-head"><h3>${t.averages}</h3>
        <p class="quiet">${t.averagesHint(integer(averages.n_matrices))}</p></header>
      ${averagesTable(averages, state)}
      <p class="figure-note">${scene.texts.sentences(t.averagesNote, t.added(count(tp), count(fp), count(fn), count(tn)))}</p>
    </article>`;
  }

  /** @param {string} kind */
  async function save(kind) {
    try {
      const { saveMatrixFigure } = await import('../../views/matrices/matrix_picture.js');
      await saveMatrixFigure(kind === 'svg' ? 'svg' : 'png', /** @type {any} */ (scene));
    } catch {
      actions.notify({ code: 'part_missing' });
    }
  }

  function draw() {
    const isCounts = state.report?.task === 'counts' && scene.models.length > 0;
    element.hidden = !isCounts;
    if (!isCounts) return;
    const averages = state.report && isAveraged(state.report);
    render(
      html`<div class=${averages ? 'figures' : 'figures alone'}>
        ${averages ? averagesCard() : nothing}${matrixCard()}</div>`,
      element,
    );
  }

  store.subscribe((_, changed) => {
    const parts = ['report', 'selected', 'language', 'catalogue'];
    if (parts.some((part) => changed.has(/** @type {any} */ (part)))) draw();
  });
  draw();
}
