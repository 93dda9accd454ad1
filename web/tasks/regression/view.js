import { html, nothing, render } from 'lit';
import { live } from 'lit/directives/live.js';
import { keyWords, reasonWords } from '../../core/catalogue.js';
import { limitsOf } from '../../core/options.js';
import { why } from '../../views/elements/why.js';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { count, number, percent } from '../../words/format.js';
import { words } from '../../words/index.js';
import { binOf, errorHistogram } from './error_histogram.js';
import { errorQuantiles } from './error_quantiles.js';
import { errorScatter, nearestPoint, pairsOf } from './error_scatter.js';
import { predictedTrue } from './predicted_true.js';
import { recCurves, shareWithin } from './rec.js';
import { regressionWords } from './words.js';
import '../../views/pictures/points_table.css';
import './view.css';

/**
 * @typedef {{ feature: number, size: boolean }} Look the column that errors are
 *   drawn against, and whether their sizes are
 * @typedef {ReturnType<typeof regressionScene>} Scene
 */

/** @type {Look} */
const FIRST_LOOK = { feature: 0, size: false };

/**
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} changed
 */
function regressionScene(element, store, actions, changed) {
  return createPlainScene(element, store, actions, FIRST_LOOK, changed);
}

/** @param {Scene} scene */
const own = ({ state }) => regressionWords(state.language);

/** What all models share. @param {Scene} scene @returns {any} */
const shared = ({ state }) => /** @type {any} */ (state.report).pictures;

/** @param {Scene} scene @returns {any} */
const pictures = ({ model }) => /** @type {any} */ (model).pictures;

/** Errors of the rows that are shown. @param {Scene} scene @returns {number[]} */
function shownErrors(scene) {
  const { truth } = shared(scene);
  return pictures(scene).prediction.map(
    (/** @type {number} */ value, /** @type {number} */ index) => value - truth[index],
  );
}

/** Why nothing is drawn of the errors. @param {Scene} scene @returns {string | null} */
function errorReason(scene) {
  const { reason } = pictures(scene);
  return reason ? reasonWords(scene.state.catalogue, reason) : null;
}

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
  id: 'predicted_true',
  title: (/** @type {Scene} */ scene) => own(scene).predictedTrue,
  ofOne: true,
  hint: (/** @type {Scene} */ scene) => own(scene).predictedHint(scene.model.name),
  reason: errorReason,
  points: (/** @type {Scene} */ scene) => pairsOf(shared(scene).truth, pictures(scene).prediction),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    const texts = {
      axisTrue: t.axisTrue(scene.state.report?.input.truth ?? ''),
      axisPredicted: t.axisPredicted,
      right: t.right,
    };
    return predictedTrue(scene.model.name, PREDICTED_TRUE.points(scene), theme, texts, {
      model: scene.state.selected,
    });
  },
  marks: () => [],
  tell: (/** @type {Scene} */ scene, /** @type {number} */ x, /** @type {number} */ y) =>
    tellRow(scene, PREDICTED_TRUE.points(scene), x, y),
  note: sampleNote,
  table: (/** @type {Scene} */ scene) => ({
    truth: shared(scene).truth,
    prediction: pictures(scene).prediction,
    line: shared(scene).line,
  }),
};

const RESIDUALS = {
  id: 'residuals',
  title: (/** @type {Scene} */ scene) => own(scene).residuals,
  ofOne: true,
  hint: (/** @type {Scene} */ scene) => own(scene).residualsHint(scene.model.name),
  reason: errorReason,
  points: (/** @type {Scene} */ scene) => pairsOf(pictures(scene).prediction, shownErrors(scene)),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    return errorScatter(
      scene.model.name,
      RESIDUALS.points(scene),
      pictures(scene).by_prediction,
      theme,
      { x: t.axisPredicted, y: t.axisError, mean: t.means },
      { model: scene.state.selected, size: false },
    );
  },
  marks: () => [],
  tell: (/** @type {Scene} */ scene, /** @type {number} */ x, /** @type {number} */ y) =>
    tellRow(scene, RESIDUALS.points(scene), x, y),
  note: (/** @type {Scene} */ scene) => `${own(scene).meansNote} ${sampleNote(scene)}`,
  table: (/** @type {Scene} */ scene) => ({
    prediction: pictures(scene).prediction,
    error: shownErrors(scene),
    line: shared(scene).line,
  }),
};

const HISTOGRAM = {
  id: 'error_histogram',
  title: (/** @type {Scene} */ scene) => own(scene).histogram,
  ofOne: true,
  hint(/** @type {Scene} */ scene) {
    const { mean, std } = pictures(scene).histogram;
    return own(scene).histogramHint(number(mean), number(std));
  },
  wide: true,
  reason: errorReason,
  config: (/** @type {Scene} */ scene, /** @type {any} */ theme) =>
    errorHistogram(pictures(scene).histogram, theme, own(scene), { model: scene.state.selected }),
  marks: () => [],
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
      from: counts.map((/** @type {number} */ _, /** @type {number} */ bin) => low + bin * width),
      cases: counts,
    };
  },
};

const QUANTILES = {
  id: 'error_quantiles',
  title: (/** @type {Scene} */ scene) => own(scene).quantiles,
  ofOne: true,
  hint: (/** @type {Scene} */ scene) => own(scene).quantilesHint,
  wide: true,
  reason: errorReason,
  config: (/** @type {Scene} */ scene, /** @type {any} */ theme) =>
    errorQuantiles(scene.model.name, pictures(scene).qq, theme, own(scene), {
      model: scene.state.selected,
    }),
  marks: () => [],
  note(/** @type {Scene} */ scene) {
    const { shown, of } = pictures(scene).qq;
    return shown < of ? own(scene).quantilesCut(count(shown), count(of)) : '';
  },
  table(/** @type {Scene} */ scene) {
    const { theoretical, observed } = pictures(scene).qq;
    return { theoretical, observed };
  },
};

/** @param {Scene} scene */
const recModels = ({ models }) =>
  /** @type {any[]} */ ([...models]).map((one) => ({ name: one.name, rec: one.pictures.rec }));

const REC = {
  id: 'rec',
  title: (/** @type {Scene} */ scene) => own(scene).rec,
  hint: (/** @type {Scene} */ scene) => own(scene).recHint,
  wide: true,
  legend: true,
  reason: (/** @type {Scene} */ scene) =>
    recModels(scene).some(({ rec }) => rec) ? null : errorReason(scene),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    const texts = { axisTolerance: t.axisTolerance, axisShare: t.axisShare, mean: t.meanModel };
    return recCurves(recModels(scene), shared(scene).rec_baseline, theme, texts, {
      selected: scene.state.selected,
    });
  },
  marks: () => [],
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
    return rec ? { tolerance: rec.tolerance, share: rec.share } : null;
  },
};

/** The column that is drawn. @param {Scene} scene */
function featureOf(scene) {
  const { features } = shared(scene);
  const index = Math.min(scene.look.feature, features.length - 1);
  return { index, ...features[index] };
}

/** @param {Scene} scene @returns {number[]} */
function featureErrors(scene) {
  const errors = shownErrors(scene);
  return scene.look.size ? errors.map(Math.abs) : errors;
}

const BY_COLUMN = {
  id: 'error_by_column',
  title: (/** @type {Scene} */ scene) => own(scene).byColumn,
  ofOne: true,
  hint: (/** @type {Scene} */ scene) => own(scene).byColumnHint(scene.model.name),
  wide: true,
  reason: (/** @type {Scene} */ scene) =>
    shared(scene).features.length === 0 ? own(scene).noColumns : errorReason(scene),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    const { index, name, value } = featureOf(scene);
    const { size } = scene.look;
    return errorScatter(
      scene.model.name,
      pairsOf(value, featureErrors(scene)),
      pictures(scene).by_feature[index],
      theme,
      { x: name, y: size ? t.axisSize : t.axisError, mean: t.means },
      { model: scene.state.selected, size },
    );
  },
  marks: () => [],
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

/** How many inputs the models were fitted with, for adjusted R². @param {Scene} scene */
function inputsTemplate({ state, actions }) {
  const t = regressionWords(state.language);
  const { n_features: inputs } = /** @type {any} */ (state.report).options;
  const { min, max } = limitsOf('n_features');
  const change = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (!field.checkValidity()) {
      field.value = String(inputs ?? '');
      return;
    }
    const options = { n_features: field.value === '' ? undefined : Number(field.value) };
    actions.setOptions(/** @type {any} */ (options));
  };
  return html`<label>${t.inputs} <input type="number" inputmode="numeric" min=${min} max=${max} step="1"
    .value=${live(String(inputs ?? ''))} @change=${change} /></label>`;
}

/** @param {Scene} scene */
function squaresTemplate(scene) {
  const t = own(scene);
  const { model, state } = scene;
  const { sst, ssr, sse, agree } = /** @type {any} */ (model).squares;
  const { metrics, reasons } = model;
  const row = (/** @type {string} */ name, /** @type {number | null} */ value) =>
    html`<tr><th scope="row">${name}</th><td>${number(value)}</td></tr>`;
  const form = (/** @type {string} */ key, /** @type {string} */ formula) => {
    const name = keyWords(state.catalogue, key).shortName || key;
    const value =
      metrics[key] === null
        ? why(words(state.language).notAvailable, reasonWords(state.catalogue, reasons[key]))
        : number(metrics[key]);
    return html`<div>
      <dt>${name} ${formula === name ? nothing : html`<span class="quiet">${formula}</span>`}</dt><dd>${value}</dd></div>`;
  };
  const message = metrics.r2 === null ? t.constant : agree ? t.agree : t.disagree;
  return html`<header class="figure-head"><h3>${t.squares}</h3>
      <p class="quiet">${t.squaresHint(model.name)}</p></header>
    <div class="regression-squares">
      <dl>
        ${form('r2', '1 − SSE/SST')}
        ${form('r2_ssr_sst', 'SSR/SST')}
        ${form('adjusted_r2', t.adjusted)}
      </dl>
      <table class="points"><caption class="quiet">${t.caption}</caption><tbody>
        ${row(t.total, sst)}${row(t.explained, ssr)}${row(t.unexplained, sse)}
        ${sst === null ? nothing : row(t.cross, sst - ssr - sse)}
      </tbody></table>
    </div>
    <div class="figure-controls">${inputsTemplate(scene)}</div>
    <p class="figure-note">${message}</p>`;
}

/**
 * Pictures of a regression.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const scene = regressionScene(element, store, actions, drawLater);
  const grid = element.appendChild(document.createElement('div'));
  grid.className = 'figures';
  const newCard = () => grid.appendChild(document.createElement('article'));
  const definitions = /** @type {any[]} */ ([
    PREDICTED_TRUE,
    RESIDUALS,
    HISTOGRAM,
    QUANTILES,
    REC,
    BY_COLUMN,
  ]);
  const cards = definitions.map((definition) =>
    createFigureCard(newCard(), definition, /** @type {any} */ (scene)),
  );
  const squares = newCard();
  squares.className = 'card figure whole';
  squares.dataset.figure = 'squares';
  let asked = false;

  function drawLater() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  }

  function draw() {
    asked = false;
    const shows = state.report?.task === 'regression';
    element.hidden = !shows;
    if (!shows) return;
    for (const card of cards) card.drawAll();
    render(squaresTemplate(scene), squares);
  }

  store.subscribe((_, changed) => {
    if (changed.has('dark')) scene.takeTheme();
    const parts = ['report', 'selected', 'language', 'dark', 'catalogue'];
    if (parts.some((part) => changed.has(/** @type {any} */ (part)))) drawLater();
  });
  addEventListener('beforeprint', () => {
    if (element.hidden) return;
    scene.takePaper();
    for (const card of cards) card.drawNow();
  });
  addEventListener('afterprint', () => {
    scene.takeTheme();
    drawLater();
  });
  draw();
}
