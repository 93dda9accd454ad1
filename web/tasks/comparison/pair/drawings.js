import { differences } from './differences.js';
import { posteriorDensity } from './posterior_density.js';
import { simplex } from './simplex.js';
import { huesOf, namesOf, sidesOf } from './tables.js';

/**
 * The pictures of two learners, without the page around them. Free of the DOM: the command line draws them, too.
 *
 * @typedef {import('../scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../drawing.js').Drawing} Drawing
 */

/** Names of the rows of the table: data sets, or runs and folds. @param {ComparisonScene} scene */
function rowNames({ report, t }) {
  const { input, values } = report;
  if (report.task === 'friedman') return input.datasets;
  return values.result.map(
    (/** @type {unknown} */ _, /** @type {number} */ at) =>
      t.foldPlot.fold(values.run?.[at] ?? '', values.fold?.[at] ?? '') || String(at + 1),
  );
}

/** @param {ComparisonScene} scene */
export function differenceItems(scene) {
  const { differences: each } = scene.answer ?? {};
  if (!each || !scene.report.values?.result) return null;
  const names = rowNames(scene);
  return each.map((/** @type {number} */ difference, /** @type {number} */ at) => ({
    name: names[at] ?? String(at + 1),
    difference,
  }));
}

/** @type {Drawing} */
const DIFFERENCES = {
  id: 'differences',
  title: ({ t }) => t.pair.differences,
  part(scene) {
    const items = differenceItems(scene);
    return (
      items && { items, higherIsBetter: scene.report.options.higher_is_better, hues: huesOf(scene) }
    );
  },
  reason: ({ t, answer }) => (answer ? t.rail.tooLarge : t.pair.waiting),
  layout: differences,
  options(scene) {
    const [a, b] = namesOf(scene);
    const { t } = scene;
    return {
      description: t.differences.description(a, b),
      better: { first: t.differences.better(a), second: t.differences.better(b), names: [a, b] },
    };
  },
};

/**
 * @param {'sign' | 'signed_rank'} id
 * @param {'sign' | 'signedRank'} words
 * @returns {Drawing}
 */
const bayesian = (id, words) => ({
  id: `bayes_${id}`,
  title: ({ t }) => t.pair[words],
  part(scene) {
    const sample = scene.answer?.bayes?.[id];
    return sample?.points ? { sample, sides: sidesOf(scene), hues: huesOf(scene) } : null;
  },
  reason: ({ t, answer }) => (answer ? t.figure.none : t.pair.waiting),
  layout: simplex,
});

/** @type {Drawing} */
const DENSITY = {
  id: 'bayes_correlated_t',
  title: ({ t }) => t.pair.correlated,
  part(scene) {
    const { answer, report } = scene;
    const { density } = answer ?? {};
    return density?.x
      ? { density, rope: report.options.rope, sides: sidesOf(scene), hues: huesOf(scene) }
      : null;
  },
  reason: ({ t, answer }) => (answer ? t.figure.none : t.pair.waiting),
  layout: posteriorDensity,
};

/** By id. */
export const DRAWINGS = {
  differences: DIFFERENCES,
  bayes_sign: bayesian('sign', 'sign'),
  bayes_signed_rank: bayesian('signed_rank', 'signedRank'),
  bayes_correlated_t: DENSITY,
};
