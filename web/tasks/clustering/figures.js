import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { swatch } from '../../views/pictures/swatch.js';
import { integer, number, percent } from '../../words/format.js';
import {
  componentsOf,
  DRAWINGS,
  INDICES,
  indexChoices,
  indexName,
  indexOf,
  own,
  scatterGroups,
  silhouetteClusters,
} from './drawings.js';
import { indexPlaces } from './index_by_clusters.js';
import { chosen, radios } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */

export const SILHOUETTES = {
  ...DRAWINGS.silhouettes,
  hint: (/** @type {Scene} */ scene) =>
    html`${swatch(scene.state.selected)} ${scene.model.name} · ${own(scene).silhouettesHint}`,
  note(/** @type {Scene} */ scene) {
    const clusters = silhouetteClusters(scene);
    const negative = clusters.reduce((sum, cluster) => sum + cluster.negative_silhouettes, 0);
    const all = clusters.reduce((sum, cluster) => sum + cluster.size, 0);
    return negative === 0
      ? own(scene).noNegativeSilhouette
      : own(scene).silhouetteNote(percent(negative / all));
  },
  table(/** @type {Scene} */ scene) {
    const clusters = silhouetteClusters(scene);
    const keys = ['size', 'silhouette', 'negative_silhouettes', 'diameter', 'least_distance'];
    return {
      cluster: clusters.map(({ label }) => label),
      ...Object.fromEntries(keys.map((key) => [key, clusters.map((cluster) => cluster[key])])),
    };
  },
};

export const SCATTER = {
  ...DRAWINGS.principal_components,
  hint(/** @type {Scene} */ scene) {
    const { shown, of } = componentsOf(scene);
    return own(scene).scatterHint(integer(shown), integer(of));
  },
  controls(/** @type {Scene} */ scene) {
    if (!componentsOf(scene).truth) return nothing;
    const t = own(scene);
    return html`<span class="quiet">${t.colourBy}</span>${radios(
      'scatter-colour',
      /** @type {const} */ (['clusters', 'truth']),
      scene.look.colour,
      { clusters: t.cluster, truth: t.truth },
      (colour) => scene.setLook({ colour }),
    )}`;
  },
  note(/** @type {Scene} */ scene) {
    const { labels, groups } = scatterGroups(scene);
    const others = groups.includes(-1);
    return html`<span class="metric-legend">${labels.map(
      (/** @type {string} */ label, /** @type {number} */ place) =>
        html`<span>${swatch(place, { dash: [] })}${label}</span>`,
    )}${others ? html`<span>${own(scene).scatterOthers}</span>` : nothing}</span>`;
  },
  table(/** @type {Scene} */ scene) {
    const { x, y } = componentsOf(scene);
    return { component_1: x, component_2: y };
  },
};

export const CHOICE = {
  ...DRAWINGS.number_of_clusters,
  whole: true,
  hint(/** @type {Scene} */ scene) {
    const { metric } = keyWords(scene.state.catalogue, indexOf(scene));
    return own(scene).choiceHint[metric?.direction ?? 'neither'];
  },
  tell(/** @type {Scene} */ scene, /** @type {number} */ x) {
    const places = indexPlaces(/** @type {any} */ (scene.models), indexOf(scene));
    const nearest = Math.min(...places.map(({ k }) => Math.abs(k - x)));
    const at = places.filter(({ k }) => Math.abs(k - x) === nearest);
    if (at.length === 0) return null;
    return {
      at: [at[0].k, at[0].value],
      title: `${own(scene).axisK} ${at[0].k}`,
      lines: at.map(
        ({ model, value }) => `${scene.models[model].name} ${indexName(scene)} ${number(value)}`,
      ),
    };
  },
  controls(/** @type {Scene} */ scene) {
    const key = indexOf(scene);
    return html`<label class="toggle"><span class="quiet">${own(scene).index}</span>
      <select @change=${(/** @type {Event} */ event) => scene.setLook({ index: chosen(event) })}>
        ${indexChoices(scene).map(
          (choice) =>
            html`<option value=${choice} ?selected=${choice === key}>${keyWords(scene.state.catalogue, choice).name || choice}</option>`,
        )}</select></label>`;
  },
  note: (/** @type {Scene} */ scene) => own(scene).choiceNote,
  table(/** @type {Scene} */ { models }) {
    const keys = ['n_clusters', ...INDICES].filter((key) =>
      models.some(({ metrics }) => typeof metrics[key] === 'number'),
    );
    return {
      model: models.map(({ name }) => name),
      ...Object.fromEntries(
        keys.map((key) => [key, models.map(({ metrics }) => metrics[key] ?? null)]),
      ),
    };
  },
};
