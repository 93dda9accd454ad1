import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { columnsOf } from '../../charts/series.js';
import { metricKeys } from '../../core/catalogue.js';
import { costsOfRatio, ratioAt } from '../../core/cost_ratio.js';
import { OPTIONS } from '../../core/options.js';
import { numberField } from '../../views/elements/number_field.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, interval, level, number, percent, threshold } from '../../words/format.js';
import { costsTemplate } from './costs.js';
import { DRAWINGS, placeOf } from './drawings.js';
import { metricDash } from './threshold_metrics.js';

/**
 * @typedef {import('../../views/pictures/scene.js').Scene} Scene
 * @typedef {import('../../views/pictures/figure_card.js').Definition} Definition
 * @typedef {import('../../core/report.js').OperatingPoint} OperatingPoint
 */

/** Models whose expected costs stand in one sentence. */
const MOST_TOLD = 5;

/**
 * @param {string} text
 * @param {boolean} checked
 * @param {(checked: boolean) => void} change
 */
function toggle(text, checked, change) {
  return html`<label class="toggle"><input type="checkbox" .checked=${live(checked)}
    @change=${(/** @type {Event} */ event) =>
      change(/** @type {HTMLInputElement} */ (event.target).checked)} />${text}</label>`;
}

/**
 * A curve with what its definition has in common with the others'.
 * @param {import('../../views/pictures/figure_card.js').Picture} drawing
 */
export function curveParts(drawing) {
  const curve = drawing.id;
  return {
    ...drawing,
    exact: 'curve',
    target: (/** @type {Scene} */ _scene, /** @type {number} */ x, /** @type {number} */ y) => ({
      near: { curve, x, y },
    }),
    place: (/** @type {Scene} */ _scene, /** @type {OperatingPoint} */ point) =>
      placeOf(point, curve),
    working: (/** @type {Scene} */ { state, point }) =>
      point && { model: state.selected, curve, threshold: point.threshold },
    table: (/** @type {Scene} */ { model }) => columnsOf(model, curve, 'curve'),
  };
}

/**
 * What the core is asked of the bin in which, or next to which, a score lies.
 * @param {Scene} scene
 * @param {'calibration' | 'score_histogram'} curve
 * @param {string} series
 * @param {number} [x] without it the threshold
 */
const binAt = ({ state, point, range }, curve, series, x) => ({
  model: state.selected,
  curve,
  series,
  x: x ?? point?.threshold ?? range.high,
});

/** @param {import('./walk/sentence.js').Curve} curve */
const walkAlong = (curve) => async () => {
  const { createWalk } = await import('./walk/walk.js');
  return (/** @type {Scene} */ scene, /** @type {() => void} */ changed) =>
    createWalk(curve, scene, changed);
};

/** @type {Definition} */
const ROC = {
  ...curveParts(DRAWINGS.roc),
  walk: walkAlong('roc'),
  cutOffs: true,
  exact: 'cut_offs',
  hint: ({ texts }) => html`<span class="drag-hint">${texts.dragHint}</span>`,
  controls: (scene) =>
    toggle(scene.texts.showHull, scene.look.hull, (hull) => scene.setLook({ hull })),
  note: rocWords,
  follows: true,
};

/**
 * The selected curve and its operating point in a sentence.
 * @param {Scene} scene
 */
function rocWords({ texts, model, point }) {
  const [fpr = null, tpr = null] = placeOf(point, 'roc') ?? [];
  const auc = texts.aucWords(model.name, number(model.metrics.roc_auc));
  if (fpr === null || !point) return auc;
  const at = texts.rocPointWords(threshold(point.threshold), percent(tpr), percent(fpr));
  return texts.sentences(auc, at);
}

/** @type {Definition} */
const PRECISION_RECALL = {
  ...curveParts(DRAWINGS.precision_recall),
  walk: walkAlong('precision_recall'),
  hint: ({ texts, prevalence }) => texts.baselineHint(number(prevalence, 2)),
  controls: (scene) => html`
    ${toggle(scene.texts.showInterpolated, scene.look.interpolated, (interpolated) => scene.setLook({ interpolated }))}
    ${toggle(scene.texts.showIsoF, scene.look.isoF, (isoF) => scene.setLook({ isoF }))}`,
  note: ({ model, texts }) =>
    texts.sentences(
      texts.breakEvenWords(number(model.metrics.break_even_point)),
      texts.unreachable,
    ),
};

/** @type {Definition} */
const COST = {
  ...curveParts(DRAWINGS.cost),
  walk: walkAlong('cost'),
  exact: 'segments',
  hint: ({ texts }) => texts.costHint,
  place: (_scene, point, x) => {
    const rates = placeOf(point, 'cost');
    return rates ? [x, rates[0] + (rates[1] - rates[0]) * x] : null;
  },
  working: ({ state, point, costs }) =>
    point && { model: state.selected, curve: 'cost', threshold: point.threshold, ...costs },
  drag: (scene, x) => {
    const prior = scene.costs.prior ?? scene.prevalence ?? 0.5;
    scene.setCosts(costsOfRatio(ratioAt(Math.min(0.999, Math.max(0.001, x)), prior)));
  },
  controls: (scene) => html`${costsTemplate(scene)}${densityControls(scene)}`,
  note: (scene) => expectedCosts(scene),
  follows: true,
  table: ({ model }) => columnsOf(model, 'cost', 'envelope'),
};

/** @param {Scene} scene */
function densityControls({ texts, state, actions }) {
  const { density } = state;
  const slider = (/** @type {'a' | 'b'} */ name, /** @type {string} */ text) => html`
    <label class="density"><span>${text} = <output>${number(density[name], 1)}</output></span>
      <input type="range" aria-label=${`${texts.densityWords} ${text}`} min="1" max="10" step="0.5" .value=${live(String(density[name]))}
        data-share=${(density[name] - 1) / 9}
        @input=${(/** @type {Event} */ event) =>
          actions.setDensity({
            ...density,
            [name]: Number(/** @type {HTMLInputElement} */ (event.target).value),
          })} /></label>`;
  return html`<span class="density-words">${texts.densityWords}</span>${slider('a', texts.densityA)}${slider('b', texts.densityB)}
    <button type="button" class="link" ?disabled=${density.a === 1 && density.b === 1}
      @click=${() => actions.setDensity({ a: 1, b: 1 })}>${texts.uniform}</button>`;
}

/** @param {Scene} scene */
function expectedCosts({ texts, state, models, model, expectedCosts }) {
  const { a, b } = state.density;
  const density =
    a === 1 && b === 1 ? texts.uniformDensity : texts.betaDensity(number(a, 1), number(b, 1));
  // Of many models only the selected one is put into words; the curves show the others.
  const told = expectedCosts.length > MOST_TOLD ? [models.indexOf(model)] : expectedCosts.keys();
  const values = [...told].map((at) => `${models[at]?.name} ${number(expectedCosts[at])}`);
  return values.length > 0 ? texts.expectedCost(density, values.join(texts.and)) : nothing;
}

/**
 * The bin whose mean score is nearest to a score.
 * @param {import('../../core/report.js').Model} model
 * @param {'uniform' | 'quantile'} bins
 * @param {number} score
 */
function calibrationBin(model, bins, score) {
  const columns = columnsOf(model, 'calibration', bins) ?? {};
  const names = Object.keys(columns);
  const rows = (columns.mean_score ?? []).map((_, row) =>
    Object.fromEntries(names.map((name) => [name, columns[name][row]])),
  );
  const distance = (/** @type {Record<string, number | null>} */ { mean_score: mean }) =>
    mean === null ? Number.POSITIVE_INFINITY : Math.abs(mean - score);
  const [nearest] = rows.sort((one, other) => distance(one) - distance(other));
  if (!nearest || distance(nearest) === Number.POSITIVE_INFINITY) return null;
  return /** @type {Record<string, number>} */ (nearest);
}

/** @type {Definition} */
const CALIBRATION = {
  ...DRAWINGS.calibration,
  hint: ({ texts, state }) =>
    texts.calibrationHint(level(1 - (state.report?.options.alpha ?? 0.05))),
  tell: ({ texts, model, look }, x) => {
    const bin = calibrationBin(model, look.bins, x);
    if (!bin) return null;
    return {
      at: [bin.mean_score, bin.positive_share],
      title: model.name,
      lines: [
        texts.binValues(number(bin.mean_score), number(bin.positive_share)),
        texts.binCases(count(bin.weight), interval(bin.low, bin.high)),
      ],
    };
  },
  working: (scene, x) => binAt(scene, 'calibration', scene.look.bins, x),
  controls: (scene) => {
    const { texts, look, state, actions } = scene;
    const asked = state.options.calibration_bins ?? OPTIONS.calibration_bins.default;
    const choice = (/** @type {'uniform' | 'quantile'} */ bins, /** @type {string} */ text) => html`
      <label class="toggle"><input type="radio" name="bins" .checked=${live(look.bins === bins)}
        @change=${() => scene.setLook({ bins })} />${text}</label>`;
    return html`<label class="quiet" for="calibration-bins">${texts.bins}</label>
      ${numberField(state, actions, 'calibration_bins', asked, { id: 'calibration-bins', step: 1 })}
      ${choice('uniform', texts.binsUniform)}${choice('quantile', texts.binsQuantile)}`;
  },
  note: ({ texts, model, look }) => {
    const numbers = model.curves?.calibration?.numbers ?? {};
    const brier = texts.brierWords(
      number(numbers.brier),
      number(numbers.reliability),
      number(numbers.resolution),
      number(numbers.uncertainty),
    );
    return texts.sentences(texts.calibrationWords(number(numbers[`ece_${look.bins}`])), brier);
  },
  table: ({ model, look }) => columnsOf(model, 'calibration', look.bins),
};

/** @type {Definition} */
const THRESHOLD_METRICS = {
  ...DRAWINGS.threshold_metrics,
  hint: ({ model, state, texts }) =>
    html`${swatch(state.selected)} ${model.name}<span class="drag-hint"> · ${texts.dragLine}</span>`,
  whole: true,
  target: (_scene, x) => ({ threshold: x }),
  place: ({ metricLines, range }, point) => {
    const value = point.metrics[metricLines[0]?.key];
    return value === null || value === undefined ? null : [point.threshold ?? range.high, value];
  },
  working: ({ state, metricLines: [first] }) =>
    first ? { model: state.selected, metric: first.key } : null,
  controls: (scene) => metricChooser(scene),
  note: (scene) => (scene.narrow ? metricLegend(scene) : nothing),
  table: ({ metricLines }) => metricTable(metricLines),
};

/**
 * The metrics beside each other, the highest threshold first. Each is drawn at thresholds of
 * its own; at those of the others its cell is empty.
 * @param {import('./threshold_metrics.js').MetricLine[]} lines
 */
function metricTable(lines) {
  if (lines.length === 0) return null;
  const all = new Set(lines.flatMap(({ columns }) => columns.threshold));
  const height = (/** @type {number | null} */ value) => value ?? Number.POSITIVE_INFINITY;
  const threshold = [...all].sort((one, other) => height(other) - height(one));
  /** @param {import('../../charts/series.js').Columns} columns */
  const values = (columns) => {
    const at = new Map(columns.threshold.map((place, row) => [place, columns.value[row]]));
    return threshold.map((place) => at.get(place));
  };
  return {
    threshold,
    ...Object.fromEntries(lines.map(({ name, columns }) => [name, values(columns)])),
  };
}

/** @param {Scene} scene */
function metricLegend({ metricLines, state }) {
  return html`<span class="metric-legend">${metricLines.map(
    ({ name }, index) =>
      html`<span>${swatch(state.selected, { dash: metricDash(index) })}${name}</span>`,
  )}</span>`;
}

/** @param {Scene} scene */
function metricChooser(scene) {
  const { state, look, texts } = scene;
  if (!state.catalogue) return nothing;
  const keys = [...metricKeys(state.catalogue).values()].filter(
    ({ key, metric }) => metric?.needs !== 'scores' && key in scene.model.metrics,
  );
  return html`<details class="metric-chooser"><summary>${texts.metricsShown}</summary>
    <div>${keys.map(({ key, shortName, name }) =>
      toggle(shortName || name || key, look.metrics.includes(key), (checked) =>
        scene.setLook({
          metrics: checked ? [...look.metrics, key] : look.metrics.filter((one) => one !== key),
        }),
      ),
    )}</div></details>`;
}

/** @type {Definition} */
const HISTOGRAM = {
  ...DRAWINGS.score_histogram,
  hint: ({ model, state }) => html`${swatch(state.selected)} ${model.name}`,
  target: (_scene, x) => ({ threshold: x }),
  place: ({ range }, point) => [point.threshold ?? range.high, 0],
  working: (scene, x) => binAt(scene, 'score_histogram', 'positive', x),
  table: ({ model }) => columnsOf(model, 'score_histogram', 'positive'),
};

/** Drawn at once; the others come with "more". */
export const FIGURES = [ROC, PRECISION_RECALL, COST, CALIBRATION, HISTOGRAM, THRESHOLD_METRICS];
