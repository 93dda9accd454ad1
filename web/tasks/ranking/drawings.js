import { keyWords, reasonWords } from '../../core/catalogue.js';
import { ndcgAtK } from './ndcg_at_k.js';
import { queryDistribution } from './query_distribution.js';
import { rankingWords } from './words.js';

/**
 * The pictures of a ranking, without the page around them. Free of the DOM: the command line draws them, too.
 *
 * @typedef {{ gain: 'ndcg' | 'ndcg_exp' }} Look
 * @typedef {Pick<import('../../views/pictures/scene.js').Scene, 'state' | 'models'> & { look: Look }} Scene
 */

/** @type {Look} */
export const FIRST_LOOK = { gain: 'ndcg' };
export const CURVE = 'ndcg_at_k';

/** @param {Pick<Scene, 'state'>} scene */
export const own = ({ state }) => rankingWords(state.language);

/** @param {Pick<Scene, 'models'>} scene */
export const distributions = ({ models }) => /** @type {any[]} */ ([...models]);

/** @param {Pick<Scene, 'models' | 'state'>} scene */
export function distributionName(scene) {
  const key = distributions(scene)[0]?.distribution.metric;
  return keyWords(scene.state.catalogue, key).shortName || key;
}

const NDCG_AT_K = {
  id: CURVE,
  title: (/** @type {Scene} */ scene) => own(scene).ndcgAtK,
  wide: true,
  legend: true,
  reason(/** @type {Scene} */ { models, state }) {
    const undefinedOnes = models.map(({ curves }) => curves?.[CURVE]?.reason);
    return undefinedOnes.every((reason) => reason)
      ? reasonWords(state.catalogue, undefinedOnes[0])
      : null;
  },
  config: (/** @type {Scene} */ scene, /** @type {any} */ theme) =>
    ndcgAtK([...scene.models], theme, own(scene), {
      selected: scene.state.selected,
      gain: scene.look.gain,
    }),
  marks: () => [],
};

const DISTRIBUTION = {
  id: 'query_distribution',
  title: (/** @type {Scene} */ scene) => own(scene).distribution,
  wide: true,
  legend: true,
  reason(/** @type {Scene} */ scene) {
    const counts = distributions(scene).flatMap(({ distribution }) => distribution.counts);
    return counts.some((one) => one > 0) ? null : own(scene).noDistribution;
  },
  config: (/** @type {Scene} */ scene, /** @type {any} */ theme) =>
    queryDistribution(
      distributions(scene),
      theme,
      { axisValue: distributionName(scene), axisQueries: own(scene).axisQueries },
      { selected: scene.state.selected },
    ),
  marks: () => [],
};

/** By id. */
export const DRAWINGS = { ndcg_at_k: NDCG_AT_K, query_distribution: DISTRIBUTION };
