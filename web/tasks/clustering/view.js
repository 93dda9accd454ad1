import { html, nothing, render } from 'lit';
import { live } from 'lit/directives/live.js';
import { cellShares, clusterHeatMap, clusterHeatMapMarks } from '../../charts/cluster_heat_map.js';
import { keyWords, reasonWords } from '../../core/catalogue.js';
import { OPTIONS } from '../../core/options.js';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, integer, number, percent } from '../../words/format.js';
import { clusterScatter } from './cluster_scatter.js';
import { indexByClusters, indexPlaces } from './index_by_clusters.js';
import { silhouettes, silhouettesMarks } from './silhouettes.js';
import { clusteringWords } from './words.js';
import '../../views/pictures/points_table.css';
import './view.css';

/**
 * @typedef {{ scale: import('../../charts/cluster_heat_map.js').Scale, index: string, colour: 'clusters' | 'truth' }} Look
 * @typedef {ReturnType<typeof clusteringScene>} Scene
 * @typedef {import('../../charts/theme.js').Theme} Theme
 */

/** @type {Look} */
const FIRST_LOOK = { scale: 'counts', index: 'silhouette', colour: 'clusters' };
const SCALES = /** @type {const} */ (['counts', 'rows', 'columns']);
/** Against the number of clusters, as far as they are defined. */
const INDICES = [
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

/**
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} changed
 */
function clusteringScene(element, store, actions, changed) {
  return createPlainScene(element, store, actions, FIRST_LOOK, changed);
}

/** @param {Scene} scene */
const own = ({ state }) => clusteringWords(state.language);

/**
 * What the report has beyond that of other tasks.
 * @param {Scene} scene
 */
const modelOf = ({ model }) => /** @type {any} */ (model);

/** @param {Scene} scene */
const componentsOf = ({ state }) => /** @type {any} */ (state.report)?.components ?? null;

/** @param {Event} event */
const chosen = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * Radio buttons in a row.
 * @template {string} Choice
 * @param {string} name
 * @param {readonly Choice[]} choices
 * @param {Choice} now
 * @param {Record<Choice, string>} texts
 * @param {(choice: Choice) => void} change
 */
function radios(name, choices, now, texts, change) {
  return choices.map(
    (choice) => html`<label class="toggle"><input type="radio" name=${name}
      .checked=${live(choice === now)} @change=${() => change(choice)} />${texts[choice]}</label>`,
  );
}

// ---------------------------------------------------------------- classes and clusters

const CONTINGENCY = {
  id: 'contingency',
  title: (/** @type {Scene} */ scene) => `${own(scene).contingency} · ${scene.model.name}`,
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
function contingencyTable(scene) {
  const t = own(scene);
  const table = modelOf(scene).contingency;
  const shares = cellShares(table, scene.look.scale);
  const cell = (/** @type {number} */ value, /** @type {number} */ share) => html`<td
    data-share=${share}>${count(value)}${
      scene.look.scale === 'counts' ? nothing : html`<small>${percent(share, 0)}</small>`
    }</td>`;
  return html`<div class="points-scroll heat-scroll" tabindex="0" role="region" aria-label=${t.contingency}>
    <table class="heat-map">
      <thead><tr><td></td>${table.columns.map(
        (/** @type {string} */ label) => html`<th scope="col" title=${label}>${label}</th>`,
      )}<th scope="col" class="total">${t.total}</th></tr></thead>
      <tbody>${table.rows.map(
        (/** @type {string} */ label, /** @type {number} */ row) => html`<tr>
        <th scope="row" title=${label}>${label}</th>
        ${table.counts[row].map((/** @type {number} */ value, /** @type {number} */ column) =>
          cell(value, shares[row][column]),
        )}<td class="total">${count(table.row_totals[row])}</td></tr>`,
      )}</tbody>
      <tfoot><tr><th scope="row" class="total">${t.total}</th>${table.column_totals.map(
        (/** @type {number} */ total) => html`<td class="total">${count(total)}</td>`,
      )}<td class="total"></td></tr></tfoot>
    </table></div>`;
}

/** @param {Scene} scene */
function contingencyBody(scene) {
  const t = own(scene);
  const table = modelOf(scene).contingency;
  const cut =
    table.rows.length < table.row_count || table.columns.length < table.column_count
      ? t.contingencyCut(
          integer(table.rows.length),
          integer(table.columns.length),
          integer(table.row_count),
          integer(table.column_count),
        )
      : nothing;
  return html`${contingencyTable(scene)}
    <div class="figure-controls"><span class="quiet">${t.scale}</span>
      ${radios('heat-scale', SCALES, scene.look.scale, t.scales, (scale) => scene.setLook({ scale }))}</div>
    <p class="figure-note">${cut}</p>`;
}

// ---------------------------------------------------------------- pairs

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

const PAIRS = {
  id: 'pairs',
  title: (/** @type {Scene} */ scene) => `${own(scene).pairs} · ${scene.model.name}`,
  config: (/** @type {Scene} */ scene, /** @type {Theme} */ theme) =>
    clusterHeatMap(
      pairTable(scene),
      theme,
      { x: own(scene).inClusters, y: own(scene).inTruth },
      'counts',
    ),
  marks: (/** @type {Scene} */ scene) => clusterHeatMapMarks(pairTable(scene), count),
};

/** @param {Scene} scene */
function pairsBody(scene) {
  const t = own(scene);
  const { pairs_a: a, pairs_b: b, pairs_c: c, pairs_d: d } = scene.model.metrics;
  const all = [a, b, c, d].reduce((sum, value) => Number(sum) + Number(value), 0);
  const cell = (
    /** @type {string} */ name,
    /** @type {number | null} */ value,
    /** @type {boolean} */ agrees,
  ) => html`<td class=${agrees ? 'right' : 'wrong'} data-value=${value}>
    <span class="big">${count(value)}</span>
    <span class="cell-note">${name}<span class="cell-dot"> · </span><span class="cell-share">${percent(Number(value) / Number(all))}</span></span></td>`;
  return html`<table class="matrix">
      <thead><tr><td></td><th scope="col">${t.togetherInClusters}</th>
        <th scope="col">${t.apartInClusters}</th></tr></thead>
      <tbody>
        <tr><th scope="row">${t.togetherInTruth}</th>${cell('a', a, true)}${cell('c', c, false)}</tr>
        <tr><th scope="row">${t.apartInTruth}</th>${cell('b', b, false)}${cell('d', d, true)}</tr>
      </tbody></table>
    <p class="figure-note">${t.pairsNote}</p>`;
}

/** @param {Scene} scene */
function pairsHint(scene) {
  const { pairs_a: a, pairs_b: b, pairs_c: c, pairs_d: d } = scene.model.metrics;
  return own(scene).pairsHint(
    count([a, b, c, d].reduce((sum, one) => Number(sum) + Number(one), 0)),
  );
}

// ---------------------------------------------------------------- silhouettes

/** @param {Scene} scene */
function silhouetteClusters(scene) {
  const clusters = /** @type {any[]} */ (modelOf(scene).clusters ?? []);
  return clusters.filter((cluster) => Array.isArray(cluster.silhouettes));
}

const SILHOUETTES = {
  id: 'silhouettes',
  title: (/** @type {Scene} */ scene) => own(scene).silhouettes,
  ofOne: true,
  hint: (/** @type {Scene} */ scene) =>
    html`${swatch(scene.state.selected)} ${scene.model.name} · ${own(scene).silhouettesHint}`,
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
  note(/** @type {Scene} */ scene) {
    const clusters = silhouetteClusters(scene);
    const negative = clusters.reduce((sum, cluster) => sum + cluster.negative_silhouettes, 0);
    const all = clusters.reduce((sum, cluster) => sum + cluster.size, 0);
    return own(scene).silhouetteNote(percent(negative / all));
  },
  table(/** @type {Scene} */ scene) {
    const clusters = silhouetteClusters(scene);
    return Object.fromEntries(
      ['size', 'silhouette', 'negative_silhouettes', 'diameter', 'least_distance'].map((key) => [
        key,
        clusters.map((cluster) => cluster[key]),
      ]),
    );
  },
};

// ---------------------------------------------------------------- scatter

/** @param {Scene} scene */
function scatterGroups(scene) {
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
  hint(/** @type {Scene} */ scene) {
    const { shown, of } = componentsOf(scene);
    return own(scene).scatterHint(integer(shown), integer(of));
  },
  reason: (/** @type {Scene} */ scene) => (componentsOf(scene) ? null : own(scene).noScatter),
  config(/** @type {Scene} */ scene, /** @type {Theme} */ theme) {
    const components = componentsOf(scene);
    const { groups, labels } = scatterGroups(scene);
    const title = (/** @type {number} */ axis) =>
      own(scene).axisComponent(String(axis + 1), percent(components.share[axis] ?? 0));
    return clusterScatter(components, groups, labels, theme, { x: title(0), y: title(1) });
  },
  marks: () => [],
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

// ---------------------------------------------------------------- number of clusters

/** @param {Scene} scene */
function indexChoices({ models }) {
  return INDICES.filter((key) => indexPlaces(/** @type {any} */ (models), key).length > 1);
}

/** @param {Scene} scene */
function indexOf(scene) {
  const choices = indexChoices(scene);
  return choices.includes(scene.look.index) ? scene.look.index : (choices[0] ?? '');
}

/** @param {Scene} scene */
function indexName(scene, key = indexOf(scene)) {
  const { shortName, name } = keyWords(scene.state.catalogue, key);
  return shortName || name || key;
}

const CHOICE = {
  id: 'number_of_clusters',
  wide: true,
  whole: true,
  title: (/** @type {Scene} */ scene) => own(scene).choice,
  hint(/** @type {Scene} */ scene) {
    const { metric } = keyWords(scene.state.catalogue, indexOf(scene));
    return own(scene).choiceHint[metric?.direction ?? 'neither'];
  },
  reason: (/** @type {Scene} */ scene) =>
    indexChoices(scene).length > 0 ? null : own(scene).measuring,
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

/**
 * Pictures of clusterings.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const scene = clusteringScene(element, store, actions, drawLater);
  const bar = element.appendChild(document.createElement('section'));
  bar.className = 'cluster-measure card';
  const grid = element.appendChild(document.createElement('div'));
  grid.className = 'figures';
  const newHost = () => grid.appendChild(document.createElement('article'));
  const choice = chartCard(CHOICE);
  const silhouettesCard = chartCard(SILHOUETTES);
  const scatter = chartCard(SCATTER);
  const contingency = newHost();
  const pairs = newHost();
  const charts = [choice, silhouettesCard, scatter];
  /** Reports whose measurement was begun. */
  const begun = new WeakSet();
  let asked = false;

  /** @param {object} definition */
  function chartCard(definition) {
    return createFigureCard(newHost(), /** @type {any} */ (definition), /** @type {any} */ (scene));
  }

  function drawLater() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  }

  function barTemplate() {
    const t = own(scene);
    const options = /** @type {any} */ (state.report?.options);
    const set = (/** @type {object} */ patch) =>
      actions.setOptions(/** @type {import('../../core/report.js').Options} */ (patch));
    return html`<label class="toggle"><span class="quiet">${t.distance}</span>
      <select @change=${(/** @type {Event} */ event) => set({ distance: chosen(event) })}>
        ${OPTIONS.distance.choices.map(
          (distance) =>
            html`<option value=${distance} ?selected=${distance === options.distance}>${t.distances[distance]}</option>`,
        )}</select></label>
      <label class="toggle" title=${t.standardizeHint}><input type="checkbox"
        .checked=${live(options.standardize === true)}
        @change=${(/** @type {Event} */ event) =>
          set({ standardize: /** @type {HTMLInputElement} */ (event.target).checked })} />
        ${t.standardize} <span class="quiet">${t.standardizeHint}</span></label>
      ${
        isWaiting() && state.refinement !== 'running'
          ? html`<button class="button" type="button" @click=${actions.refine}>${t.measureNow}</button>`
          : nothing
      }`;
  }

  /** Whether what comes from pairs of points is still to be measured. */
  function isWaiting() {
    return scene.models.some(({ reasons }) => reasons.silhouette === 'pairs_not_measured');
  }

  /** Once for a report, with progress; after a cancel there is a button to go on. */
  function measureWhatWaits() {
    const { report, refinement, stale } = state;
    if (!report || stale || refinement === 'running' || begun.has(report) || !isWaiting()) return;
    begun.add(report);
    actions.refine();
  }

  /**
   * A card whose picture is a table of its own.
   * @param {HTMLElement} host
   * @param {typeof CONTINGENCY} definition
   * @param {unknown} hint
   * @param {unknown} body
   */
  function drawTable(host, definition, hint, body) {
    const { texts } = scene;
    const title = definition.title(scene);
    host.className = 'card figure';
    host.dataset.figure = definition.id;
    render(
      html`<header class="figure-head"><h3>${title}</h3><p class="quiet">${hint}</p></header>
      ${body}
      <footer class="figure-foot"><span></span><span class="figure-saves">
        ${['png', 'svg'].map(
          (kind) => html`<button type="button" class="link" data-save=${kind}
          aria-label=${texts.saveAs(title, kind.toUpperCase())}
          @click=${() => save(kind, definition)}>${kind.toUpperCase()}</button>`,
        )}</span></footer>`,
      host,
    );
    // The page's policy forbids style attributes.
    for (const cell of host.querySelectorAll('td[data-share]')) {
      if (cell instanceof HTMLElement)
        cell.style.setProperty('--share', String(cell.dataset.share));
    }
  }

  /** @param {string} kind @param {object} definition */
  async function save(kind, definition) {
    try {
      const { saveFigure } = await import('../../export/figure.js');
      await saveFigure(
        kind === 'svg' ? 'svg' : 'png',
        /** @type {any} */ (definition),
        /** @type {any} */ (scene),
      );
    } catch {
      actions.notify({ code: 'part_missing' });
    }
  }

  function draw() {
    asked = false;
    const isClustering = state.report?.task === 'clustering' && scene.models.length > 0;
    element.hidden = !isClustering;
    if (!isClustering) return;
    const hasFeatures = (state.report?.input.features ?? []).length > 0;
    const numbers = new Set(scene.models.map(({ metrics }) => metrics.n_clusters));
    bar.hidden = !hasFeatures;
    silhouettesCard.host.hidden = !hasFeatures;
    scatter.host.hidden = !hasFeatures;
    choice.host.hidden = numbers.size < 2 || (!hasFeatures && indexChoices(scene).length === 0);
    contingency.hidden = !modelOf(scene).contingency;
    pairs.hidden = contingency.hidden || scene.model.metrics.pairs_a === null;
    if (hasFeatures) render(barTemplate(), bar);
    measureWhatWaits();
    for (const card of charts) if (!card.host.hidden) card.drawAll();
    if (!contingency.hidden)
      drawTable(contingency, CONTINGENCY, own(scene).contingencyHint, contingencyBody(scene));
    if (!pairs.hidden) drawTable(pairs, PAIRS, pairsHint(scene), pairsBody(scene));
  }

  store.subscribe((_, changed) => {
    if (changed.has('dark')) scene.takeTheme();
    const parts = ['report', 'selected', 'language', 'dark', 'catalogue', 'refinement'];
    if (parts.some((part) => changed.has(/** @type {any} */ (part)))) drawLater();
  });
  addEventListener('beforeprint', () => {
    if (element.hidden) return;
    scene.takePaper();
    for (const card of charts) if (!card.host.hidden) card.drawNow();
  });
  addEventListener('afterprint', () => {
    scene.takeTheme();
    drawLater();
  });
  draw();
}
