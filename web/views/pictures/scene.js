import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { words } from '../../words/index.js';
import { FIRST_LOOK, metricLinesOf, prevalenceOf, scoreRange, UNIFORM } from './still_scene.js';

/**
 * What all pictures share: the report's parts that they look at, the answers
 * of the core that only they ask for, and what the user switched on.
 *
 * @typedef {import('../../app/store.js').Store} Store
 * @typedef {import('../../app/actions.js').Actions} Actions
 * @typedef {import('../../core/report.js').OperatingPoint} OperatingPoint
 * @typedef {import('../../core/report.js').Model} Model
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../tasks/binary/threshold_metrics.js').MetricLine} MetricLine
 *
 * @typedef {object} Costs
 * @property {number} cost_fn
 * @property {number} cost_fp
 * @property {number | null} prior null: as in the data
 *
 * @typedef {object} Optimum answer to a `cost` query
 * @property {number | null} probability_cost
 * @property {number | null} normalised_cost
 * @property {number | null} expected_cost
 * @property {number | null} slope of the lines of equal cost in the ROC plane
 * @property {OperatingPoint} operating_point
 *
 * @typedef {object} Look
 * @property {boolean} hull
 * @property {boolean} interpolated
 * @property {boolean} isoF
 * @property {'uniform' | 'quantile'} bins
 * @property {string[]} metrics keys drawn against the threshold
 * @property {string[]} worked keys in the working panel
 * @property {string} rule chosen last; empty: by hand
 * @property {Record<string, number>} targets wanted values by rule
 * @property {string} ruleProblem why no threshold satisfies the rule; empty when one does
 *
 * @typedef {object} Scene
 * @property {Store["state"]} state
 * @property {Actions} actions
 * @property {(beside: HTMLElement, place: import('../working/panel.js').Place) => void} [work] shows how
 *   a number comes about; a lesson does not have it
 * @property {import('../../charts/figure.js').Texts} texts
 * @property {Theme} theme
 * @property {readonly Model[]} models
 * @property {Model} model the selected one
 * @property {OperatingPoint | null} point of the selected model
 * @property {Costs} costs
 * @property {Optimum | null} optimum
 * @property {MetricLine[]} metricLines
 * @property {(number | null)[]} expectedCosts of each model under the density
 * @property {{ x: number[], y: number[] }} densityCurve the density itself
 * @property {{ low: number, high: number }} range of the selected model's scores
 * @property {number | null} prevalence
 * @property {boolean} narrow there is no room beside a plot
 * @property {Look} look
 * @property {(patch: Partial<Look>) => void} setLook
 * @property {(patch: Partial<Costs>) => void} setCosts moves what depends on
 *   costs at once; the report follows after a rest
 */

const REST_MILLISECONDS = 250;
/**
 * @param {Element} element
 * @param {Store} store
 * @param {Actions} actions
 * @param {(what: 'charts' | 'marks') => void} changed
 * @param {Scene['work']} [work]
 * @returns {Scene & { refresh: (changed: ReadonlySet<string>) => void, takePaper: () => void }}
 */
export function createScene(element, store, actions, changed, work) {
  const { state } = store;
  let look = FIRST_LOOK;
  let theme = readTheme(element);
  /** @type {Costs | null} */
  let pendingCosts = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** @type {Optimum | null} */
  let optimum = null;
  /** @type {MetricLine[]} */
  let metricLines = [];
  /** @type {(number | null)[]} */
  let expectedCosts = [];
  let densityCurve = UNIFORM;
  /** @type {{ source: unknown, settings: string }} */
  let drawn = { source: null, settings: '' };

  /**
   * Asks one question at a time; what was asked meanwhile is asked once, later.
   * @param {() => Promise<void>} ask
   */
  function latest(ask) {
    let busy = false;
    let again = false;
    return async () => {
      if (busy) {
        again = true;
        return;
      }
      busy = true;
      do {
        again = false;
        await ask();
      } while (again);
      busy = false;
    };
  }

  function hasScores() {
    return state.report?.task === 'binary' && !state.stale;
  }

  const askOptimum = latest(async () => {
    if (!hasScores()) return;
    const answer = await actions.query({ type: 'cost', model: state.selected, ...scene.costs });
    optimum = answer.operating_point ? answer : null;
    changed('marks');
  });

  const askMetricLines = latest(async () => {
    if (!hasScores()) return;
    metricLines = await metricLinesOf(actions.query, state.selected, look.metrics, state.catalogue);
    changed('charts');
  });

  const askExpectedCosts = latest(async () => {
    if (!hasScores()) return;
    const { density } = state;
    const answers = await Promise.all(
      scene.models.map((_, model) => actions.query({ type: 'expected_cost', model, ...density })),
    );
    expectedCosts = answers.map((answer) => answer.value ?? null);
    densityCurve = answers.find((answer) => answer.density)?.density ?? UNIFORM;
    changed('charts');
  });

  /**
   * Whether the report's curves may differ from those of the report before: they
   * depend on the table and its roles, not on thresholds, costs or the bootstrap.
   */
  function curvesChanged() {
    const { reportSource, report } = state;
    const { truth, predictions, weight, positive, missing, alpha, beta } = report?.options ?? {};
    const settings = { truth, predictions, weight, positive, missing, alpha, beta };
    // Those of a large table come after its verdict.
    const curves = report?.models.some((model) => model.curves) ?? false;
    const now = { source: reportSource, settings: JSON.stringify({ ...settings, curves }) };
    const isSame = now.source === drawn.source && now.settings === drawn.settings;
    drawn = now;
    return !isSame;
  }

  /** @param {unknown} source  the table that the costs were set for: another one has its own */
  function settleCosts(source) {
    const costs = pendingCosts;
    pendingCosts = null;
    if (costs && state.source === source) actions.setOptions({ ...costs });
  }

  const narrow = matchMedia('(width < 540px)');
  narrow.addEventListener('change', () => changed('charts'));

  const scene = {
    state,
    actions,
    work,
    get texts() {
      return words(state.language).pictures;
    },
    get theme() {
      return theme;
    },
    get models() {
      return state.report?.models ?? [];
    },
    get model() {
      return scene.models[state.selected] ?? scene.models[0];
    },
    get point() {
      return state.operatingPoints[state.selected] ?? null;
    },
    get costs() {
      const { options } = state;
      return (
        pendingCosts ?? {
          cost_fn: options.cost_fn ?? 1,
          cost_fp: options.cost_fp ?? 1,
          prior: options.prior ?? null,
        }
      );
    },
    get optimum() {
      return optimum;
    },
    get metricLines() {
      return metricLines;
    },
    get densityCurve() {
      return densityCurve;
    },
    get expectedCosts() {
      return expectedCosts;
    },
    get range() {
      return scoreRange(scene.model);
    },
    get narrow() {
      return narrow.matches;
    },
    get prevalence() {
      return prevalenceOf(state.report);
    },
    get look() {
      return look;
    },
    /** @param {Partial<Look>} patch */
    setLook(patch) {
      look = { ...look, ...patch };
      if (patch.metrics) askMetricLines();
      changed('charts');
    },
    /** @param {Partial<Costs>} patch */
    setCosts(patch) {
      pendingCosts = { ...scene.costs, ...patch };
      clearTimeout(rest);
      rest = setTimeout(settleCosts, REST_MILLISECONDS, state.source);
      askOptimum();
      changed('marks');
    },
    /** From now on everything is drawn in the colours for paper. */
    takePaper() {
      theme = lightTheme(document);
    },
    /** @param {ReadonlySet<string>} names of what changed in the store */
    refresh(names) {
      const other = names.has('report') && curvesChanged();
      const curves = other || names.has('selected');
      if (names.has('dark') || names.has('projected')) theme = readTheme(element);
      if (names.has('report') || names.has('selected') || names.has('options')) askOptimum();
      if (curves || names.has('catalogue')) askMetricLines();
      if (other || names.has('density')) askExpectedCosts();
      const redraw = ['dark', 'projected', 'language', 'catalogue'].some((name) => names.has(name));
      changed(curves || redraw ? 'charts' : 'marks');
    },
  };
  return scene;
}
