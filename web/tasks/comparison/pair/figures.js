import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { full, number } from '../../../words/format.js';
import { cellOf } from '../tables.js';
import { DRAWINGS, differenceItems } from './drawings.js';
import { namesOf, probabilities } from './tables.js';

/**
 * @typedef {import('../scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../figure.js').Definition} Definition
 */

/** @type {Definition} */
export const DIFFERENCES = {
  ...DRAWINGS.differences,
  hint(scene) {
    const [a, b] = namesOf(scene);
    return scene.t.pair.differencesOf(a, b);
  },
  looksAt: ({ answer }) => [answer],
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
 * @returns {Definition}
 */
export const bayesian = (id) => ({
  ...DRAWINGS[`bayes_${id}`],
  hint: ({ t, report }) => t.pair.ropeValue(number(report.options.rope)),
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
  ...DRAWINGS.bayes_correlated_t,
  whole: true,
  hint: ({ t }) => t.pair.correlatedHint,
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
