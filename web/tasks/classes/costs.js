import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { reasonWords } from '../../core/catalogue.js';
import { limitsOf } from '../../core/options.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, number } from '../../words/format.js';
import { classesWords } from './words.js';

/** With more classes a matrix is too large to type. */
const MOST_CLASSES = 15;
/** With more classes the results stand below the matrix. */
const WIDE = 5;
const REST_MILLISECONDS = 500;

/**
 * A matrix of costs to be typed, and what it says of each model, at once; the
 * report follows after a rest.
 * @param {any} scene a plain scene
 * @param {() => void} changed
 */
export function createClassCosts(scene, changed) {
  const { state, actions } = scene;
  /** @type {string[]} classes that `costs` belongs to */
  let labels = [];
  /** @type {number[][]} */
  let costs = [];
  /** @type {any[]} answers by model */
  let answers = [];
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** What is typed has not reached the options yet. */
  let pending = false;
  let fromOptions = false;

  /** @param {number} size */
  const ones = (size) =>
    Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => (i === j ? 0 : 1)),
    );

  const isPossible = () => labels.length > 0 && labels.length <= MOST_CLASSES;

  async function ask() {
    asked += 1;
    const mine = asked;
    if (!isPossible() || state.stale) return;
    const given = await Promise.all(
      scene.models.map((/** @type {unknown} */ _, /** @type {number} */ model) =>
        actions.query({ type: 'costs', model, matrix: costs }),
      ),
    );
    if (mine !== asked) return;
    answers = given;
    changed();
  }

  /** @param {number[][] | null} matrix null: every error costs 1 */
  function settle(matrix) {
    clearTimeout(rest);
    pending = true;
    const { source } = state;
    rest = setTimeout(() => {
      pending = false;
      // Costs of one table are not those of the next.
      if (state.source === source) actions.setOptions({ cost_matrix: matrix ?? undefined });
    }, REST_MILLISECONDS);
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {Event} event
   */
  function typed(row, column, event) {
    const { value, validity } = /** @type {HTMLInputElement} */ (event.target);
    const cost = Number(value);
    if (!validity.valid || value.trim() === '' || !(cost >= 0)) return;
    costs = costs.map((cells, r) =>
      r === row ? cells.map((old, c) => (c === column ? cost : old)) : cells,
    );
    ask();
    settle(costs);
  }

  function reset() {
    costs = ones(labels.length);
    ask();
    settle(null);
    changed();
  }

  function template() {
    const t = classesWords(state.language);
    return html`<header class="figure-head"><h3>${t.costs}</h3>
        <p class="quiet">${t.costsHint}</p></header>
      ${isPossible() ? content(t) : html`<p class="quiet">${t.costsTooMany(MOST_CLASSES)}</p>`}`;
  }

  /** @param {ReturnType<typeof classesWords>} t */
  function content(t) {
    const isSimple = costs.every((cells, i) =>
      cells.every((cost, j) => cost === (i === j ? 0 : 1)),
    );
    const { min, max } = limitsOf('cost_matrix');
    return html`<div class="class-costs ${labels.length > WIDE ? 'stacked' : ''}">
      <div>
        <div class="class-scroll" ${scrollHint}><table class="cost-matrix">
          <thead><tr><th scope="col">${t.truth} ╲ ${t.prediction}</th>${labels.map(
            (label) => html`<th scope="col" title=${label}>${label}</th>`,
          )}</tr></thead>
          <tbody>${costs.map(
            (cells, row) =>
              html`<tr><th scope="row" title=${labels[row]}>${labels[row]}</th>${cells.map(
                (cost, column) => html`<td class=${row === column ? 'right' : ''}>
                <input type="number" min=${min} max=${max} step="any" inputmode="decimal"
                  aria-label=${t.costCell(labels[row], labels[column])} .value=${live(String(cost))}
                  @input=${(/** @type {Event} */ event) => typed(row, column, event)} /></td>`,
              )}</tr>`,
          )}</tbody></table></div>
        <button type="button" class="link" ?disabled=${isSimple} @click=${reset}>${t.resetCosts}</button>
      </div>
      <div>${results(t)}</div></div>`;
  }

  /** @param {ReturnType<typeof classesWords>} t */
  function results(t) {
    const hasMinimal = answers.some((answer) => answer?.minimal);
    return html`<div class="class-scroll" tabindex="0" role="region" aria-label=${t.costs} ${scrollHint}>
        <table class="points class-table">
        <thead><tr><th scope="col">${t.model}</th><th scope="col">${t.costNow}</th>${
          hasMinimal
            ? html`<th scope="col">${t.costMinimal}</th><th scope="col">${t.costExpected}</th>
              <th scope="col">${t.changed}</th>`
            : nothing
        }</tr></thead>
        <tbody>${scene.models.map(
          (/** @type {any} */ { name }, /** @type {number} */ index) => html`<tr>
            <th scope="row">${swatch(index)} ${name}</th>
            <td>${number(answers[index]?.cost_sensitive_error)}</td>
            ${hasMinimal ? minimal(answers[index]?.minimal) : nothing}</tr>`,
        )}</tbody></table></div>
      ${hasMinimal ? html`<p class="figure-note">${t.costsNote}</p>` : nothing}`;
  }

  /** @param {any} given */
  function minimal(given) {
    if (!given || given.reason) {
      return html`<td colspan="3">${given ? reasonWords(state.catalogue, given.reason) : ''}</td>`;
    }
    return html`<td>${number(given.cost)}</td><td>${number(given.expected_cost)}</td>
      <td>${count(given.changed)}</td>`;
  }

  return {
    template,
    /** The report or the model is another. */
    refresh() {
      const report = /** @type {any} */ (state.report);
      const other = report.classes.join('\n') !== labels.join('\n');
      labels = report.classes;
      const given = report.options.cost_matrix;
      if (other || !pending) {
        if (given) costs = given;
        else if (other || fromOptions) costs = ones(labels.length);
        fromOptions = Boolean(given);
      }
      answers = other ? [] : answers;
      ask();
    },
  };
}
