import { html, render } from 'lit';
import { live } from 'lit/directives/live.js';
import { limitsOf, OPTIONS } from '../../core/options.js';
import { onDemand } from '../../views/elements/on_demand.js';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { keepDrawn, oncePerFrame } from '../../views/pictures/kept_drawn.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { count, number } from '../../words/format.js';
import { CURVE, DRAWINGS, distributionName, distributions, FIRST_LOOK, own } from './drawings.js';
import { kAtPlace, lastPosition, placeOfK } from './ndcg_at_k.js';
import { binAt } from './query_distribution.js';
import { createRankingTables } from './tables.js';
import './view.css';

/**
 * @typedef {import('./drawings.js').Look} Look
 * @typedef {ReturnType<typeof rankingScene>} Scene
 */

/**
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} changed
 */
function rankingScene(element, store, actions, changed) {
  return createPlainScene(element, store, actions, FIRST_LOOK, changed);
}

/**
 * The value of the drawn line at k: that of the last point not beyond it.
 * @param {import('../../core/report.js').Model} model
 * @param {Look['gain']} gain
 * @param {number} k
 */
function valueAtK(model, gain, k) {
  const { k: positions, value } = model.curves?.[CURVE]?.series?.[gain] ?? { k: [], value: [] };
  const after = positions.findIndex((position) => Number(position) >= k);
  if (after < 0) return value.at(-1) ?? null;
  const x1 = Number(positions[after]);
  if (x1 === k || after === 0) return value[after];
  const x0 = Number(positions[after - 1]);
  const share = (k - x0) / (x1 - x0);
  return (1 - share) * Number(value[after - 1]) + share * Number(value[after]);
}

/** The k of the keys of the report. @param {Scene} scene */
const cutOff = ({ state }) => state.report?.options.k ?? OPTIONS.k.default;

/**
 * @param {Scene} scene
 * @param {HTMLInputElement} input
 */
function chooseCutOff(scene, input) {
  const k = Math.round(Number(input.value));
  const { min = 1, max = k } = limitsOf('k');
  if (k >= min && k <= max) scene.actions.setOptions({ k });
  else input.value = String(cutOff(scene));
}

const NDCG_AT_K = {
  ...DRAWINGS.ndcg_at_k,
  hint: (/** @type {Scene} */ scene) => own(scene).ndcgHint,
  tell(/** @type {Scene} */ scene, /** @type {number} */ x) {
    const { models, model, look } = scene;
    const last = lastPosition(models, look.gain);
    const k = kAtPlace(last, x);
    const value = valueAtK(model, look.gain, k);
    if (value === null) return null;
    return {
      at: [placeOfK(last)(k), value],
      title: own(scene).atK(k),
      lines: models.map((one) => `${one.name} ${number(valueAtK(one, look.gain, k))}`),
    };
  },
  controls(/** @type {Scene} */ scene) {
    const t = own(scene);
    const { min, max } = limitsOf('k');
    const choice = (/** @type {Look['gain']} */ gain, /** @type {string} */ text) => html`
      <label class="toggle"><input type="radio" name="gain" .checked=${live(scene.look.gain === gain)}
        @change=${() => scene.setLook({ gain })} />${text}</label>`;
    return html`<span class="quiet">${t.gain}</span>
      ${choice('ndcg', t.gainLinear)}${choice('ndcg_exp', t.gainExponential)}
      <label class="toggle">k <input type="number" class="cut-off" min=${min} max=${max} step="1"
        inputmode="numeric" aria-label=${t.kLabel} .value=${/* not live: what is being typed stays */ String(cutOff(scene))}
        @change=${(/** @type {Event} */ event) =>
          chooseCutOff(scene, /** @type {HTMLInputElement} */ (event.target))} /></label>`;
  },
  note(/** @type {Scene} */ scene) {
    const { models, look } = scene;
    const key = `${look.gain}@${cutOff(scene)}`;
    const values = models.map(({ name, metrics }) => `${name} ${number(metrics[key])}`);
    return own(scene).valuesAt(key.replace('ndcg_exp', 'NDCG-exp').replace('ndcg', 'NDCG'), values);
  },
  table: (/** @type {Scene} */ { model, look }) =>
    model.curves?.[CURVE]?.series?.[look.gain] ?? null,
};

const DISTRIBUTION = {
  ...DRAWINGS.query_distribution,
  hint: (/** @type {Scene} */ scene) => own(scene).distributionHint(distributionName(scene)),
  tell(/** @type {Scene} */ scene, /** @type {number} */ x) {
    const models = distributions(scene);
    const { distribution } = models[scene.state.selected] ?? models[0];
    const bin = binAt(distribution, x);
    const width = (distribution.high - distribution.low) / distribution.counts.length;
    const from = distribution.low + bin * width;
    const t = own(scene);
    return {
      at: [from + width / 2, distribution.counts[bin]],
      title: t.binOf(number(from, 2), number(from + width, 2)),
      lines: models.map((one) => t.queriesAt(one.name, count(one.distribution.counts[bin]))),
    };
  },
  table(/** @type {Scene} */ scene) {
    const models = distributions(scene);
    const { low, high, counts } = models[0].distribution;
    const width = (high - low) / counts.length;
    return Object.fromEntries([
      [
        'bin_low',
        counts.map((/** @type {number} */ _, /** @type {number} */ bin) => low + bin * width),
      ],
      ...models.map(({ name, distribution }) => [name, distribution.counts]),
    ]);
  },
};

/**
 * Pictures and tables of a ranking.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const drawLater = oncePerFrame(draw);
  const scene = rankingScene(element, store, actions, drawLater);
  const grid = element.appendChild(document.createElement('div'));
  grid.className = 'figures';
  const newCard = () => grid.appendChild(document.createElement('article'));
  const definitions = /** @type {any[]} */ ([NDCG_AT_K, DISTRIBUTION]);
  const cards = definitions.map((definition) =>
    createFigureCard(newCard(), definition, /** @type {any} */ (scene)),
  );
  const work = onDemand(() => import('../../views/working/panel.js'), store, actions);
  const tables = createRankingTables(scene, work);
  const rest = element.appendChild(document.createElement('div'));
  rest.className = 'ranking-tables';

  function draw() {
    const isRanking = state.report?.task === 'ranking';
    element.hidden = !isRanking;
    if (!isRanking) return;
    const queries = state.report?.queries?.count ?? 0;
    cards[1].host.hidden = queries < 2;
    cards[0].host.classList.toggle('whole', queries < 2);
    for (const card of cards) if (!card.host.hidden) card.drawAll();
    render(tables.template(), rest);
  }

  tables.whenChanged(drawTables);
  function drawTables() {
    if (state.report?.task === 'ranking') render(tables.template(), rest);
  }

  keepDrawn({ element, store, scene, cards, drawLater, refresh: () => tables.refresh() });
  tables.refresh();
  draw();
}
