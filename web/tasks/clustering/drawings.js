import { clusterHeatMap, clusterHeatMapMarks } from '../../charts/cluster_heat_map.js';
import { keyWords, reasonWords } from '../../core/catalogue.js';
import { count, number, percent } from '../../words/format.js';
import { clusterScatter } from './cluster_scatter.js';
import { indexByClusters, indexPlaces } from './index_by_clusters.js';
import { silhouettes, silhouettesMarks } from './silhouettes.js';
import { clusteringWords } from './words.js';

/**
 * The pictures of clusterings, without the page around them. Free of the DOM: the command line draws them, too.
 *
 * @typedef {{ scale: import('../../charts/cluster_heat_map.js').Scale, index: string, colour: 'clusters' | 'truth' }} Look
 * @typedef {Pick<import('../../views/pictures/scene.js').Scene, 'state' | 'models' | 'model'> & { look: Look }} Scene
 * @typedef {import('../../charts/theme.js').Theme} Theme
 */

/** @type {Look} */
export const FIRST_LOOK = { scale: 'counts', index: 'silhouette', colour: 'clusters' };

/** @param {Pick<Scene, 'state'>} scene */
export const own = ({ state }) => clusteringWords(state.language);

/**
 * What the report has beyond that of other tasks.
 * @param {Pick<Scene, 'model'>} scene
 */
export const modelOf = ({ model }) => /** @type {any} */ (model);

/** @param {Pick<Scene, 'state'>} scene */
export const componentsOf = ({ state }) => /** @type {any} */ (state.report)?.components ?? null;

/** @param {Scene} scene */
export function silhouetteClusters(scene) {
  const clusters = /** @type {any[]} */ (modelOf(scene).clusters ?? []);
  return clusters.filter((cluster) => Array.isArray(cluster.silhouettes));
}

const SILHOUETTES = {
  id: 'silhouettes',
  title: (/** @type {Scene} */ scene) => own(scene).silhouettes,
  ofOne: true,
  reason(/** @type {Scene} */ scene) {
    if (silhouetteClusters(scene).length > 0) return null;
    const { silhouette } = scene.model.reasons;
    if (silhouette === 'pairs_not_measured') return own(scene).measuring;
    return reasonWords(scene.state.catalogue, silhouette);
  },
  config: (/** @type {Scene} */ scene, /** @type {Theme} */ theme) =>
    silhouettes(silhouetteClusters(scene), theme, own(scene)),
  marks: (/** @type {Scene} */ scene) => {
    const mean = scene.model.metrics.silhouette ?? null;
    return silhouettesMarks(mean, own(scene).mean(number(mean, 2)));
  },
};

/** @param {Scene} scene */
export function scatterGroups(scene) {
  const components = componentsOf(scene);
  if (scene.look.colour === 'truth' && components.truth)
    return { groups: components.truth, labels: components.truth_labels };
  return {
    groups: components.clusters[scene.state.selected] ?? components.clusters[0],
    labels: modelOf(scene).clusters.map((/** @type {any} */ { label }) => label),
  };
}

const SCATTER = {
  id: 'principal_components',
  title: (/** @type {Scene} */ scene) => own(scene).scatter,
  reason: (/** @type {Scene} */ scene) => (componentsOf(scene) ? null : own(scene).noScatter),
  config(/** @type {Scene} */ scene, /** @type {Theme} */ theme) {
    const components = componentsOf(scene);
    const { groups, labels } = scatterGroups(scene);
    const title = (/** @type {number} */ axis) =>
      own(scene).axisComponent(String(axis + 1), percent(components.share[axis] ?? 0));
    return clusterScatter(components, groups, labels, theme, { x: title(0), y: title(1) });
  },
  marks: () => [],
};

/** Whether there are several numbers of clusters. @param {Scene} scene */
export const differInNumber = ({ models }) =>
  new Set(models.map(({ metrics }) => metrics.n_clusters)).size > 1;

/** Against the number of clusters, as far as they are defined. */
export const INDICES = [
  'silhouette',
  'davies_bouldin',
  'davies_bouldin_avg_pairwise',
  'dunn',
  'calinski_harabasz',
  'adjusted_rand',
  'ami',
  'nmi',
  'v_measure',
  'fowlkes_mallows',
];

/** @param {Scene} scene */
export function indexChoices({ models }) {
  return INDICES.filter((key) => indexPlaces(/** @type {any} */ (models), key).length > 1);
}

/** @param {Scene} scene */
export function indexOf(scene) {
  const choices = indexChoices(scene);
  return choices.includes(scene.look.index) ? scene.look.index : (choices[0] ?? '');
}

/** @param {Scene} scene */
export function indexName(scene, key = indexOf(scene)) {
  const { shortName, name } = keyWords(scene.state.catalogue, key);
  return shortName || name || key;
}

const CHOICE = {
  id: 'number_of_clusters',
  wide: true,
  title: (/** @type {Scene} */ scene) => own(scene).choice,
  reason(/** @type {Scene} */ scene) {
    if (!differInNumber(scene)) return own(scene).oneNumber;
    return indexChoices(scene).length > 0 ? null : own(scene).measuring;
  },
  config: (/** @type {Scene} */ scene, /** @type {Theme} */ theme) =>
    indexByClusters(/** @type {any} */ (scene.models), indexOf(scene), theme, {
      axisClusters: own(scene).axisK,
      axisIndex: indexName(scene),
    }),
  marks(/** @type {Scene} */ scene) {
    const selected = indexPlaces(/** @type {any} */ (scene.models), indexOf(scene)).find(
      ({ model }) => model === scene.state.selected,
    );
    if (!selected) return [];
    return [{ kind: 'ring', at: [selected.k, selected.value], role: 'accent' }];
  },
};

const CONTINGENCY = {
  id: 'contingency',
  title: (/** @type {Scene} */ scene) => `${own(scene).contingency} · ${scene.model.name}`,
  reason: (/** @type {Scene} */ scene) =>
    modelOf(scene).contingency ? null : own(scene).noContingency,
  config: (/** @type {Scene} */ scene, /** @type {Theme} */ theme) =>
    clusterHeatMap(
      modelOf(scene).contingency,
      theme,
      { x: own(scene).cluster, y: own(scene).truth },
      scene.look.scale,
    ),
  marks: (/** @type {Scene} */ scene) => clusterHeatMapMarks(modelOf(scene).contingency, count),
};

/** @param {Scene} scene */
function pairTable(scene) {
  const t = own(scene);
  const { pairs_a: a, pairs_b: b, pairs_c: c, pairs_d: d } = scene.model.metrics;
  return {
    rows: [t.together, t.apart],
    columns: [t.together, t.apart],
    counts: [
      [a ?? 0, c ?? 0],
      [b ?? 0, d ?? 0],
    ],
    row_totals: [(a ?? 0) + (c ?? 0), (b ?? 0) + (d ?? 0)],
    column_totals: [(a ?? 0) + (b ?? 0), (c ?? 0) + (d ?? 0)],
  };
}

/** Whether pairs of points were counted. @param {Scene} scene */
export const hasPairs = (scene) =>
  Boolean(modelOf(scene).contingency) && scene.model.metrics.pairs_a !== null;

const PAIRS = {
  id: 'pairs',
  title: (/** @type {Scene} */ scene) => `${own(scene).pairs} · ${scene.model.name}`,
  reason: (/** @type {Scene} */ scene) => (hasPairs(scene) ? null : own(scene).noContingency),
  config: (/** @type {Scene} */ scene, /** @type {Theme} */ theme) =>
    clusterHeatMap(
      pairTable(scene),
      theme,
      { x: own(scene).inClusters, y: own(scene).inTruth },
      'counts',
    ),
  marks: (/** @type {Scene} */ scene) => clusterHeatMapMarks(pairTable(scene), count),
};

/** By id. */
export const DRAWINGS = {
  silhouettes: SILHOUETTES,
  principal_components: SCATTER,
  number_of_clusters: CHOICE,
  contingency: CONTINGENCY,
  pairs: PAIRS,
};
