import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { full, number } from '../../../words/format.js';
import { cellOf } from '../tables.js';
import { differences } from './differences.js';
import { posteriorDensity } from './posterior_density.js';
import { simplex } from './simplex.js';
import { namesOf, probabilities, sidesOf } from './tables.js';

/**
 * @typedef {import('../scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../figure.js').Definition} Definition
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
function differenceItems(scene) {
  const { differences: each } = scene.answer ?? {};
  if (!each || !scene.report.values?.result) return null;
  const names = rowNames(scene);
  return each.map((/** @type {number} */ difference, /** @type {number} */ at) => ({
    name: names[at] ?? String(at + 1),
    difference,
  }));
}

/** @type {Definition} */
export const DIFFERENCES = {
  id: 'differences',
  title: ({ t }) => t.pair.differences,
  hint(scene) {
    const [a, b] = namesOf(scene);
    return scene.t.pair.differencesOf(a, b);
  },
  part(scene) {
    const items = differenceItems(scene);
    return items && { items, higherIsBetter: scene.report.options.higher_is_better };
  },
  reason: ({ t, answer }) => (answer ? t.rail.tooLarge : t.pair.waiting),
  layout: differences,
  looksAt: ({ answer }) => [answer],
  options(scene) {
    const [a, b] = namesOf(scene);
    const { t } = scene;
    return {
      description: t.differences.description(a, b),
      better: { first: t.differences.better(a), second: t.differences.better(b), names: [a, b] },
    };
  },
  table(scene) {
    const { t } = scene;
    const [a, b] = namesOf(scene);
    const label = t.pair.differencesOf(a, b);
    return {
      corner: scene.report.task === 'friedman' ? t.rail.dataset : t.rail.fold,
      heads: [{ key: label, label, name: label }],
      rows: (differenceItems(scene) ?? []).map(
        (/** @type {any} */ item, /** @type {number} */ index) => ({
          name: item.name,
          index,
          cells: [cellOf({ difference: item.difference }, 'difference')],
        }),
      ),
    };
  },
  script: async () => (await import('./matplotlib/differences.js')).differencesScript,
};

/**
 * @param {'sign' | 'signed_rank'} id
 * @param {'sign' | 'signedRank'} words
 * @returns {Definition}
 */
export const bayesian = (id, words) => ({
  id: `bayes_${id}`,
  title: ({ t }) => t.pair[words],
  hint: ({ t, report }) => t.pair.ropeValue(number(report.options.rope)),
  part(scene) {
    const sample = scene.answer?.bayes?.[id];
    return sample?.points ? { sample, sides: sidesOf(scene) } : null;
  },
  reason: ({ t, answer }) => (answer ? t.figure.none : t.pair.waiting),
  layout: simplex,
  looksAt: ({ answer }) => [answer],
  table: (scene) => probabilities(scene, scene.answer?.bayes?.[id]),
  script: async () => (await import('./matplotlib/simplex.js')).simplexScript,
});

/**
 * Half the width of the region of practical equivalence, by a slider.
 * @param {ComparisonScene} scene
 */
export function ropeSlider(scene) {
  const { t, report } = scene;
  const items = differenceItems(scene) ?? [];
  const most = Math.max(
    report.options.rope,
    ...items.map((/** @type {{ difference: number }} */ { difference }) => Math.abs(difference)),
  );
  const { rope } = report.options;
  return html`<label class="rope"><span>${t.pair.ropeLabel}</span>
    <input type="range" min="0" max=${full(roughly(most))} step=${full(roughly(most / 200))}
      .value=${live(String(rope))} aria-valuetext=${t.pair.ropeValue(number(rope))}
      .style=${`--share: ${most > 0 ? rope / most : 0}`}
      @input=${(/** @type {Event} */ event) =>
        scene.actions.setOptions({
          rope: Number(/** @type {HTMLInputElement} */ (event.target).value),
        })} />
    <output>±${number(rope)}</output></label>`;
}

/** Two digits are enough for a limit that is dragged. @param {number} value */
const roughly = (value) => Number(Math.abs(value).toPrecision(2));

/** @type {Definition} */
export const DENSITY = {
  id: 'bayes_correlated_t',
  whole: true,
  title: ({ t }) => t.pair.correlated,
  hint: ({ t }) => t.pair.correlatedHint,
  part(scene) {
    const { answer, report } = scene;
    const { density } = answer ?? {};
    return density?.x ? { density, rope: report.options.rope, sides: sidesOf(scene) } : null;
  },
  reason: ({ t, answer }) => (answer ? t.figure.none : t.pair.waiting),
  layout: posteriorDensity,
  looksAt: ({ answer }) => [answer],
  drawn(svg, diagram, scene) {
    const axis = diagram.shapes.find(({ part }) => part === 'axis');
    const { x } = scene.answer.density;
    if (axis?.kind !== 'line') return;
    const [[left], [right]] = axis.points;
    svg.classList.add('draggable');
    svg.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      // Every step draws another picture: this one is measured while it stands there.
      const box = svg.getBoundingClientRect();
      const dragging = new AbortController();
      const set = (/** @type {PointerEvent} */ { clientX }) => {
        const share = ((clientX - box.left) * (diagram.width / box.width) - left) / (right - left);
        const rope = roughly(x[0] + share * (x[x.length - 1] - x[0]));
        scene.actions.setOptions({ rope });
      };
      set(event);
      addEventListener('pointermove', set, { signal: dragging.signal });
      for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
        addEventListener(end, () => dragging.abort(), { signal: dragging.signal });
      }
    });
  },
  table: (scene) => probabilities(scene, scene.answer?.density),
  script: async () => (await import('./matplotlib/posterior_density.js')).posteriorDensityScript,
};
