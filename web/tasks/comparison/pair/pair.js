import { html, nothing, render } from 'lit';
import { choices } from '../../../views/elements/choices.js';
import { number } from '../../../words/format.js';
import { createDiagramCard } from '../figure.js';
import { plainTable, tableSaves } from '../table.js';
import { bayesian, DENSITY, DIFFERENCES, ropeSlider } from './figures.js';
import {
  bayesOfPair,
  effectsOfPair,
  namesOf,
  placeInPair,
  testsOfPair,
  withNames,
} from './tables.js';

/** Whether there is any number in it. @param {import('../../../export/tables.js').Table} table */
const hasValues = ({ rows }) =>
  rows.some(({ cells }) => cells.some(({ value }) => typeof value === 'number'));

/**
 * Two learners that the user chooses: differences, tests, effect sizes, and what
 * a Bayesian makes of them.
 * @param {HTMLElement} host
 * @param {import('../scene.js').ComparisonScene} scene
 */
export function createPairPanel(host, scene) {
  host.className = 'pair-panel';
  host.tabIndex = -1;
  const newPart = (/** @type {string} */ name) => {
    const part = host.appendChild(document.createElement('div'));
    part.className = name;
    return part;
  };
  const head = newPart('pair-head');
  const columns = newPart('figures uneven');
  const newColumn = () => columns.appendChild(document.createElement('div'));
  const [left, right] = [newColumn(), newColumn()];
  const figures = newPart('figures');
  const newCard = (/** @type {HTMLElement} */ parent = figures) =>
    parent.appendChild(document.createElement('article'));
  const drawnDifferences = createDiagramCard(newCard(left), DIFFERENCES, scene);
  const numbers = newCard(right);
  const effectCard = newCard(right);
  const bayesCard = newCard(left);
  for (const [card, id] of /** @type {const} */ ([
    [numbers, 'pair_tests'],
    [effectCard, 'pair_effects'],
    [bayesCard, 'pair_bayes'],
  ])) {
    card.className = 'card figure';
    card.dataset.figure = id;
  }
  const density = createDiagramCard(newCard(), DENSITY, scene);
  const simplices = [
    createDiagramCard(newCard(), bayesian('sign'), scene),
    createDiagramCard(newCard(), bayesian('signed_rank'), scene),
  ];

  /**
   * @param {0 | 1} place
   * @param {string} label
   */
  function select(place, label) {
    const { models, look } = scene;
    const choose = (/** @type {Event} */ event) => {
      const chosen = Number(/** @type {HTMLSelectElement} */ (event.target).value);
      const pair = /** @type {[number, number]} */ ([...look.pair]);
      // Choosing the other one exchanges the two.
      if (pair[1 - place] === chosen) pair[1 - place] = pair[place];
      pair[place] = chosen;
      scene.choosePair(...pair);
    };
    return html`<select aria-label=${label} data-pair=${place} @change=${choose}>${choices(
      models.map((/** @type {{ name: string }} */ { name }, /** @type {number} */ index) => ({
        value: String(index),
        text: name,
      })),
      String(look.pair[place]),
    )}</select>`;
  }

  const work = (
    /** @type {import('../../../export/tables.js').Row} */ row,
    /** @type {string} */ key,
  ) => placeInPair(scene, row, key);

  function draw() {
    const { t, report, models, answer } = scene;
    host.hidden = models.length < 2;
    if (host.hidden) return;
    render(
      html`<h2>${t.pair.title}</h2>${
        models.length > 2
          ? html`${select(0, t.pair.first)}<span class="quiet">–</span>${select(1, t.pair.second)}`
          : html`<span class="quiet">${namesOf(scene).join(' – ')}</span>`
      }`,
      head,
    );
    const optimistic = report.task === 'cv' && report.options.test_train_ratio !== null;
    const effects = effectsOfPair(scene);
    render(
      html`<header class="figure-head"><h3>${t.pair.tests}</h3></header>
      ${answer ? plainTable(testsOfPair(scene), scene, 'pair-tests', { work }) : html`<p class="quiet">${t.pair.waiting}</p>`}
      ${optimistic ? html`<p class="figure-note">${t.pair.optimistic}</p>` : nothing}
      <footer class="figure-foot"><span></span>${tableSaves(() => withNames(testsOfPair(scene), scene), scene, 'pair-tests', t.pair.tests)}</footer>`,
      numbers,
    );
    effectCard.hidden = !hasValues(effects);
    render(
      html`<header class="figure-head"><h3>${t.pair.effects}</h3></header>
      ${plainTable(effects, scene, 'pair-effects', { work })}
      <p class="figure-note">${t.pair.direction(namesOf(scene), report.options.higher_is_better)}</p>
      <footer class="figure-foot"><span></span>${tableSaves(() => withNames(effectsOfPair(scene), scene), scene, 'pair-effects', t.pair.effects)}</footer>`,
      effectCard,
    );
    const bayes = bayesOfPair(scene);
    bayesCard.hidden = !hasValues(bayes);
    render(
      html`<header class="figure-head"><h3>${t.pair.bayesTitle}</h3>
        <p class="quiet">${t.pair.ropeValue(number(report.options.rope))}</p></header>
      ${plainTable(bayes, scene, 'pair-bayes', { className: 'wrapped', work })}
      <div class="figure-controls">${ropeSlider(scene)}</div>
      <footer class="figure-foot"><span></span>${tableSaves(() => withNames(bayesOfPair(scene), scene), scene, 'pair-bayes', t.pair.bayesTitle)}</footer>`,
      bayesCard,
    );
    drawnDifferences.draw();
    density.host.hidden = report.task !== 'cv' || !answer?.density;
    if (!density.host.hidden) density.draw();
    for (const card of simplices) {
      card.host.hidden = report.task === 'cv' || !answer?.bayes;
      if (!card.host.hidden) card.draw();
    }
  }

  return { host, draw };
}
