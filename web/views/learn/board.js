import { createStore } from '../../app/store.js';
import { binaryFigures } from '../../tasks/live.js';
import { fillSliders } from '../elements/fill_sliders.js';
import { matrixTemplate } from '../matrices/matrix.js';
import { createFigureCard } from '../pictures/figure_card.js';
import { createScene } from '../pictures/scene.js';

/**
 * A report within a lesson, and its pictures: the cards of the page, over a state of their own, so that what is moved in
 * a lesson moves nothing of the user's.
 *
 * @typedef {import('../../learn/core.js').Core} Core
 * @typedef {import('../../learn/core.js').Table} Table
 * @typedef {import('../../core/report.js').Options} Options
 * @typedef {import('../../core/report.js').Report} Report
 * @typedef {import('../../core/report.js').OperatingPoint} OperatingPoint
 *
 * @typedef {object} Board
 * @property {(table: Table, options?: Options) => Promise<void>} show  evaluates a table and draws it; of several calls
 *   while one is under way the last counts
 * @property {() => Report | null} report  the last one
 * @property {(model?: number) => OperatingPoint | null} point  where the user has moved a model to, with the metrics there
 * @property {(threshold: number | null) => void} moveTo  moves the operating point of the model that stands out
 * @property {(request: object) => Promise<any>} query  about the report that is shown
 * @property {(id: string) => HTMLElement | null} figure  a live picture by its id: `roc`, `precision_recall`, `cost`,
 *   `calibration`, `score_histogram`, `threshold_metrics`, `cumulative_gain`, `lift`, `det`; null until it was fetched
 * @property {() => import('lit').TemplateResult | null} matrix  the confusion matrix at the operating point
 * @property {(patch: Partial<import('../pictures/scene.js').Look>) => void} look  what the cards' switches would set
 * @property {() => void} follow  takes over what the page has: language, colours, words of items
 * @property {(isPaper: boolean) => void} print  draws at once in the colours for paper, or in those of the page again
 */

/** What a lesson shares with the page. */
const OF_PAGE = /** @type {const} */ (['language', 'dark', 'catalogue', 'theme', 'printing']);

/**
 * @param {object} parts
 * @param {HTMLElement} parts.element  in the page, whose colours are read
 * @param {Core} parts.core
 * @param {import('../../app/store.js').Store} parts.page  the page's own store
 * @param {import('../../app/actions.js').Actions} parts.actions  the page's own, for what is saved or reported
 * @param {() => void} parts.changed  asks for another drawing of the lesson
 * @param {(error: unknown) => void} parts.failed
 * @param {boolean} [parts.costs]  the cheapest point and its line are drawn
 * @returns {Board}
 */
export function createBoard({ element, core, page, actions, changed, failed, costs = false }) {
  const ofPage = () => Object.fromEntries(OF_PAGE.map((name) => [name, page.state[name]]));
  const store = createStore({ ...ofPage(), phase: 'ready' });
  const { state } = store;
  /** @type {{ table: Table, options: Options } | null} */
  let next = null;
  /** @type {{ table: Table, options: Options } | null} */
  let shown = null;
  let showing = false;
  /** @type {import('../../app/drag.js').Target | null} */
  let nextTarget = null;
  let moving = false;
  /** @type {Record<string, import('../pictures/figure_card.js').Definition> | null} */
  let definitions = null;
  /** @type {Map<string, ReturnType<typeof createFigureCard>>} */
  const cards = new Map();
  let chartsDirty = false;
  let frameAsked = false;

  /** @param {object} request */
  async function query(request) {
    const isUnwanted = /** @type {{ type?: string }} */ (request).type === 'cost' && !costs;
    if (!shown || isUnwanted) return {};
    return core.query(shown.table, request, shown.options);
  }

  async function pump() {
    if (moving) return;
    moving = true;
    try {
      while (nextTarget) {
        const model = state.selected;
        const request = { type: 'operating_point', model, ...nextTarget };
        nextTarget = null;
        const point = await query(request);
        store.set({ operatingPoints: state.operatingPoints.with(model, point) });
      }
    } catch (error) {
      failed(error);
    }
    moving = false;
  }

  async function showAll() {
    if (showing) return;
    showing = true;
    try {
      while (next) {
        const now = next;
        next = null;
        const report = await core.report(now.table, now.options);
        const isOther = shown?.table !== now.table;
        shown = now;
        const points = await Promise.all(
          report.models.map(({ threshold = null }, model) =>
            report.task === 'binary'
              ? core.query(now.table, { type: 'operating_point', model, threshold }, now.options)
              : null,
          ),
        );
        store.set({
          report,
          input: report.input,
          options: now.options,
          operatingPoints: points,
          selected: Math.min(state.selected, report.models.length - 1),
          ...(isOther ? { reportSource: { name: 'lesson', size: 0, kind: 'text' } } : {}),
        });
      }
    } catch (error) {
      failed(error);
    }
    showing = false;
  }

  /** What the cards of the page can ask for. */
  const own = {
    ...actions,
    query,
    /** @param {number} selected */
    selectModel: (selected) => store.set({ selected }),
    /** @param {import('../../app/drag.js').Target} target */
    moveOperatingPoint(target) {
      nextTarget = target;
      pump();
    },
    /** @param {Options} options */
    setOptions(options) {
      if (shown) show(shown.table, { ...shown.options, ...options });
    },
    /** @param {{ a: number, b: number }} density */
    setDensity: (density) => store.set({ density }),
  };
  const scene = createScene(element, store, own, (what) => {
    if (what === 'charts') chartsDirty = true;
    if (frameAsked) return;
    frameAsked = true;
    requestAnimationFrame(draw);
  });

  function draw() {
    frameAsked = false;
    for (const card of cards.values()) {
      if (chartsDirty) card.drawAll();
      else card.drawMarks();
    }
    chartsDirty = false;
    for (const { host } of cards.values()) fillSliders(host);
    changed();
  }

  async function fetchFigures() {
    try {
      definitions = await binaryFigures();
      changed();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {Table} table @param {Options} [options] */
  async function show(table, options = {}) {
    next = { table, options };
    await showAll();
  }

  store.subscribe((_, names) => scene.refresh(names));
  fetchFigures();

  return {
    show,
    report: () => state.report,
    point: (model = state.selected) => state.operatingPoints[model] ?? null,
    moveTo: (threshold) => own.moveOperatingPoint({ threshold }),
    query,
    figure(id) {
      if (!definitions || !state.report) return null;
      const made = cards.get(id) ?? createFigureCard(newCard(), definitions[id], scene);
      if (!cards.has(id)) {
        cards.set(id, made);
        made.drawAll();
      }
      return made.host;
    },
    matrix: () => (state.report ? matrixTemplate(scene) : null),
    look: (patch) => scene.setLook(patch),
    follow: () => store.set(ofPage()),
    print(isPaper) {
      if (!isPaper) {
        scene.refresh(new Set(['dark']));
        return;
      }
      scene.takePaper();
      for (const card of cards.values()) card.drawNow();
    },
  };
}

const newCard = () => document.createElement('article');
