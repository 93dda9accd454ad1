import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { count, number, percent } from '../../words/format.js';
import { DRAWINGS, featureOf, own, pictures, recModels, shared, shownErrors } from './drawings.js';
import { binOf } from './error_histogram.js';
import { nearestPoint } from './error_scatter.js';
import { shareWithin } from './rec.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** That not every row is shown, if so. @param {Scene} scene */
function sampleNote(scene) {
  const { shown, of } = shared(scene);
  return shown < of ? own(scene).sample(count(shown), count(of)) : '';
}

/** @param {Scene} scene @param {{ x: number, y: number }[]} points @param {number} x @param {number} y */
function tellRow(scene, points, x, y) {
  const place = nearestPoint(points, x, y);
  if (place < 0) return null;
  const { truth, line } = shared(scene);
  const t = own(scene);
  const { prediction } = pictures(scene);
  return {
    at: [points[place].x, points[place].y],
    title: t.line(count(line[place])),
    lines: [
      t.truthIs(number(truth[place])),
      t.predictionIs(number(prediction[place])),
      t.errorIs(number(prediction[place] - truth[place])),
    ],
  };
}

const PREDICTED_TRUE = {
  ...DRAWINGS.predicted_true,
  hint: (/** @type {Scene} */ scene) => own(scene).predictedHint(scene.model.name),
  tell: (/** @type {Scene} */ scene, /** @type {number} */ x, /** @type {number} */ y) =>
    tellRow(scene, DRAWINGS.predicted_true.points(scene), x, y),
  note: sampleNote,
  table: (/** @type {Scene} */ scene) => ({
    truth: shared(scene).truth,
    prediction: pictures(scene).prediction,
    line: shared(scene).line,
  }),
};

const RESIDUALS = {
  ...DRAWINGS.residuals,
  hint: (/** @type {Scene} */ scene) => own(scene).residualsHint(scene.model.name),
  tell: (/** @type {Scene} */ scene, /** @type {number} */ x, /** @type {number} */ y) =>
    tellRow(scene, DRAWINGS.residuals.points(scene), x, y),
  note: (/** @type {Scene} */ scene) => `${own(scene).meansNote} ${sampleNote(scene)}`,
  table: (/** @type {Scene} */ scene) => ({
    prediction: pictures(scene).prediction,
    error: shownErrors(scene),
    line: shared(scene).line,
  }),
};

const HISTOGRAM = {
  ...DRAWINGS.error_histogram,
  hint(/** @type {Scene} */ scene) {
    const { mean, std } = pictures(scene).histogram;
    return own(scene).histogramHint(number(mean), number(std));
  },
  tell(/** @type {Scene} */ scene, /** @type {number} */ x) {
    const { histogram } = pictures(scene);
    const bin = binOf(histogram, x);
    const from = histogram.low + bin * histogram.width;
    const t = own(scene);
    return {
      at: [from + histogram.width / 2, histogram.counts[bin]],
      title: t.binOf(number(from), number(from + histogram.width)),
      lines: [t.cases(count(histogram.counts[bin]))],
    };
  },
  table(/** @type {Scene} */ scene) {
    const { low, width, counts } = pictures(scene).histogram;
    return {
      bin_low: counts.map(
        (/** @type {number} */ _, /** @type {number} */ bin) => low + bin * width,
      ),
      weight: counts,
    };
  },
};

const QUANTILES = {
  ...DRAWINGS.error_quantiles,
  hint: (/** @type {Scene} */ scene) => own(scene).quantilesHint,
  note(/** @type {Scene} */ scene) {
    const { shown, of } = pictures(scene).qq;
    return shown < of ? own(scene).quantilesCut(count(shown), count(of)) : '';
  },
  table(/** @type {Scene} */ scene) {
    const { theoretical, observed } = pictures(scene).qq;
    return { normal_quantile: theoretical, error: observed };
  },
};

const REC = {
  ...DRAWINGS.rec,
  hint: (/** @type {Scene} */ scene) => own(scene).recHint,
  tell(/** @type {Scene} */ scene, /** @type {number} */ x) {
    const t = own(scene);
    const chosen = pictures(scene).rec;
    if (!chosen) return null;
    return {
      at: [x, shareWithin(chosen, x)],
      title: t.within(number(x)),
      lines: recModels(scene).flatMap(({ name, rec }) =>
        rec ? [t.shareOf(name, percent(shareWithin(rec, x)))] : [],
      ),
    };
  },
  note: (/** @type {Scene} */ scene) => own(scene).recNote,
  table(/** @type {Scene} */ scene) {
    const { rec } = pictures(scene);
    return rec ? { tolerance: rec.tolerance, share_within: rec.share } : null;
  },
};

const BY_COLUMN = {
  ...DRAWINGS.error_by_column,
  hint: (/** @type {Scene} */ scene) => own(scene).byColumnHint(scene.model.name),
  controls(/** @type {Scene} */ scene) {
    const t = own(scene);
    const { index } = featureOf(scene);
    const choose = (/** @type {Event} */ event) =>
      scene.setLook({ feature: /** @type {HTMLSelectElement} */ (event.target).selectedIndex });
    return html`<label>${t.column} <select @change=${choose}>${shared(scene).features.map(
      (/** @type {{ name: string }} */ { name }, /** @type {number} */ place) =>
        html`<option .selected=${live(place === index)}>${name}</option>`,
    )}</select></label>
      <label class="toggle"><input type="checkbox" .checked=${live(scene.look.size)}
        @change=${() => scene.setLook({ size: !scene.look.size })} />${t.sizes}</label>`;
  },
  note(/** @type {Scene} */ scene) {
    const left = shared(scene).features_left_out;
    const others = left > 0 ? own(scene).columnsLeftOut(count(left)) : '';
    return `${sampleNote(scene)} ${others}`;
  },
  table(/** @type {Scene} */ scene) {
    const { name, value } = featureOf(scene);
    return { [name]: value, error: shownErrors(scene), line: shared(scene).line };
  },
};

/** The pictures of a regression, in their order. */
export const FIGURES = /** @type {any[]} */ ([
  PREDICTED_TRUE,
  RESIDUALS,
  HISTOGRAM,
  QUANTILES,
  REC,
  BY_COLUMN,
]);
