import { kindOf } from '../core/kinds.js';
import { metricLinesOf, stillScene } from '../views/pictures/still_scene.js';
import { words } from '../words/index.js';
import { sceneOf } from './comparison/export.js';
import { FIRST_LOOK as COMPARED_LOOK } from './comparison/look.js';
import { answerOf, firstPair } from './comparison/pair/two.js';

/**
 * The pictures that are drawn without a page, of each kind of report: the command line and other people's pages draw
 * them, as the page saves them. Free of the DOM.
 *
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../diagrams/geometry.js').Diagram} Diagram
 * @typedef {import('../charts/theme.js').Theme} Theme
 *
 * @typedef {object} Shown
 * @property {Report} report
 * @property {import('../words/index.js').Language} language one whose words are loaded
 * @property {import('../core/catalogue.js').Catalogue | null} catalogue
 * @property {(request: object) => any} [ask] asks the core about the table of the report, as the page does; without it
 *   some pictures have a reason in their place
 * @property {number} [selected] the model that stands out; the one that the verdict puts first if it is not given
 * @property {number} [width] at most, in CSS pixels; that of the page's saved pictures if it is not given
 *
 * @typedef {{ diagram: Diagram, millimetres?: number }} Drawn millimetres: its width on paper
 *
 * @typedef {object} Still a picture
 * @property {(shown: Shown) => string} title
 * @property {(shown: Shown, theme: Theme) => Promise<Drawn | { reason: string | null }>} draw reason: why there is
 *   nothing to draw, null where the report has none
 */

/** Of a diagram away from paper, in CSS pixels, and its letters. */
const WIDEST = 900;
const TEXT = 13;

/**
 * @template Scene
 * @param {typeof import('../export/plot.js')} plot
 * @param {any} drawing of a chart
 * @param {(shown: Shown) => Scene | Promise<Scene>} sceneFor
 * @param {(scene: Scene) => string | null} [reasonFor]
 * @returns {Still}
 */
const chart = ({ plotDiagram }, drawing, sceneFor, reasonFor = drawing.reason) => ({
  title: (shown) => drawing.title(stillScene(shown)),
  async draw(shown, theme) {
    const scene = await sceneFor(shown);
    const reason = reasonFor(scene);
    if (reason !== null) return { reason };
    return { diagram: plotDiagram(drawing, /** @type {any} */ (scene), theme, shown.width) };
  },
});

/**
 * @param {typeof import('../export/plot.js')} plot
 * @param {Record<string, any>} drawings by name
 * @param {(scene: any, name: string) => any} [adapted] the scene as a task's pictures look at it
 * @returns {Record<string, Still>}
 */
const charts = (plot, drawings, adapted = (scene) => scene) =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [
      name,
      chart(plot, drawing, (shown) => adapted(stillScene(shown), name)),
    ]),
  );

/** The confusion matrix of two classes. @returns {Promise<Record<string, Still>>} */
async function twoClasses() {
  const { matrixDiagram } = await import('../views/matrices/matrix_sheet.js');
  return {
    confusion_matrix: {
      title: ({ language }) => words(language).pictures.matrix,
      async draw(shown, theme) {
        const scene = stillScene(shown);
        const { threshold = null } = /** @type {any} */ (scene.model);
        // Counted at the threshold of the report, if it has one.
        const point = threshold === null ? null : /** @type {any} */ ({ threshold });
        return { diagram: matrixDiagram({ ...scene, point }, theme) };
      },
    },
  };
}

/** The confusion matrix of many classes. @returns {Promise<Record<string, Still>>} */
async function manyClasses() {
  const [plot, { MATRIX, FIRST_SHADE }] = await Promise.all([
    import('../export/plot.js'),
    import('./classes/drawings.js'),
  ]);
  const sceneFor = async (/** @type {Shown} */ shown) => {
    const scene = /** @type {any} */ (stillScene(shown));
    const { confusion } = scene.model;
    const query = { type: 'confusion', model: scene.state.selected, order: 'classes' };
    // The report of very many classes has no cells.
    const matrix = confusion.counts ? confusion : await shown.ask?.(query);
    return { ...scene, matrix: matrix?.counts ? matrix : null, shade: FIRST_SHADE };
  };
  const reasonFor = (/** @type {any} */ { matrix, texts }) => (matrix ? null : texts.needsTable);
  return { confusion_matrix: chart(plot, MATRIX, sceneFor, reasonFor) };
}

/**
 * A picture of a comparison.
 * @param {import('./comparison/drawing.js').Drawing} drawing
 * @param {typeof import('./comparison/drawing.js')} with
 * @param {(scene: any, shown: Shown) => any} [adapted] the scene as the picture looks at it, or what it lacks
 * @returns {Still}
 */
const diagram = (drawing, { drawnForPaper, optionsFor }, adapted = (scene) => scene) => {
  const sceneFor = (/** @type {Shown} */ shown) =>
    sceneOf(/** @type {any} */ (shown), /** @type {any} */ (null));
  return {
    title: (shown) => drawing.title(sceneFor(shown)),
    async draw(shown, theme) {
      const scene = await adapted(sceneFor(shown), shown);
      if ('lack' in scene) return { reason: scene.lack };
      const part = drawing.part(scene);
      if (part === null) return { reason: drawing.reason?.(scene) || null };
      if (shown.width === undefined) return drawnForPaper(drawing, scene, theme);
      const options = optionsFor(drawing, scene, Math.min(WIDEST, shown.width), TEXT, theme);
      return { diagram: drawing.layout(part, options) };
    },
  };
};

/**
 * @param {Record<string, import('./comparison/drawing.js').Drawing>} drawings
 * @returns {Promise<Record<string, Still>>}
 */
async function diagrams(drawings) {
  const frame = await import('./comparison/drawing.js');
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [name, diagram(drawing, frame)]),
  );
}

/**
 * The pictures of the two learners that the page shows first.
 * @param {('differences' | 'bayes_sign' | 'bayes_signed_rank' | 'bayes_correlated_t')[]} names
 * @returns {Promise<Record<string, Still>>}
 */
async function ofTwo(names) {
  const [frame, { DRAWINGS }] = await Promise.all([
    import('./comparison/drawing.js'),
    import('./comparison/pair/drawings.js'),
  ]);
  const adapted = async (/** @type {any} */ scene, /** @type {Shown} */ { ask }) => {
    const pair = firstPair(scene.report);
    const [a, b] = pair;
    const look = { ...COMPARED_LOOK, pair };
    const { needsTable, needsTwo } = words(scene.state.language).pictures;
    if (scene.models.length < 2) return { lack: needsTwo };
    if (!ask) return { lack: needsTable };
    const answer = answerOf(await ask({ type: 'pair', a, b }), scene.report, pair);
    return { ...scene, look, answer };
  };
  return Object.fromEntries(names.map((name) => [name, diagram(DRAWINGS[name], frame, adapted)]));
}

/** The pictures of a kind of report by name, fetched when one is wanted. @type {Record<string, () => Promise<Record<string, Still>>>} */
const PICTURES = {
  async binary() {
    const [plot, { DRAWINGS }, { MORE_DRAWINGS }, matrix] = await Promise.all([
      import('../export/plot.js'),
      import('./binary/drawings.js'),
      import('./binary/more_drawings.js'),
      twoClasses(),
    ]);
    const { threshold_metrics: lines, ...others } = DRAWINGS;
    const withLines = async (/** @type {Shown} */ shown) => {
      const scene = stillScene(shown);
      const { look, state } = scene;
      const { ask, catalogue } = shown;
      return {
        ...scene,
        metricLines: ask ? await metricLinesOf(ask, state.selected, look.metrics, catalogue) : null,
      };
    };
    const reasonFor = (/** @type {any} */ scene) =>
      lines.reason(scene) ?? (scene.metricLines ? null : scene.texts.needsTable);
    return {
      ...charts(plot, others),
      threshold_metrics: chart(plot, lines, withLines, reasonFor),
      ...matrix,
      ...charts(plot, MORE_DRAWINGS),
    };
  },
  labels: twoClasses,
  counts: twoClasses,
  many_labels: manyClasses,
  async multiclass() {
    const [plot, { DRAWINGS, linesOfModel }, matrix] = await Promise.all([
      import('../export/plot.js'),
      import('./classes/drawings.js'),
      manyClasses(),
    ]);
    const curves = charts(plot, DRAWINGS, (scene, name) => {
      const { report, language } = scene.state;
      const lines = (/** @type {keyof typeof DRAWINGS} */ kind) =>
        scene.model.curves
          ? linesOfModel(kind, scene.model, report.classes, language).filter(
              ({ columns }) => columns !== null,
            )
          : [];
      const kind = /** @type {keyof typeof DRAWINGS} */ (name);
      return { ...scene, lines, models: lines(kind) };
    });
    return { ...curves, ...matrix };
  },
  async regression() {
    const [plot, { DRAWINGS, FIRST_LOOK }] = await Promise.all([
      import('../export/plot.js'),
      import('./regression/drawings.js'),
    ]);
    return charts(plot, DRAWINGS, (scene) => ({ ...scene, look: FIRST_LOOK }));
  },
  async ranking() {
    const [plot, { DRAWINGS, FIRST_LOOK }] = await Promise.all([
      import('../export/plot.js'),
      import('./ranking/drawings.js'),
    ]);
    return charts(plot, DRAWINGS, (scene) => ({ ...scene, look: FIRST_LOOK }));
  },
  async clustering() {
    const [plot, { DRAWINGS, FIRST_LOOK }] = await Promise.all([
      import('../export/plot.js'),
      import('./clustering/drawings.js'),
    ]);
    return charts(plot, DRAWINGS, (scene) => ({ ...scene, look: FIRST_LOOK }));
  },
  async friedman() {
    const { DRAWINGS } = await import('./friedman/drawings.js');
    return {
      ...(await diagrams(DRAWINGS)),
      ...(await ofTwo(['differences', 'bayes_sign', 'bayes_signed_rank'])),
    };
  },
  async cv() {
    const { DRAWINGS } = await import('./cv/drawings.js');
    return {
      ...(await diagrams(DRAWINGS)),
      ...(await ofTwo(['differences', 'bayes_correlated_t'])),
    };
  },
  async binomial() {
    const { DRAWINGS } = await import('./binomial/drawings.js');
    return diagrams(DRAWINGS);
  },
};

/**
 * The pictures of a report by name.
 * @param {Report} report
 * @returns {Promise<Record<string, Still>>} none of a kind that has none
 */
export const picturesOf = async (report) => (await PICTURES[kindOf(report)]?.()) ?? {};

/** The names of all pictures, by kind of report. @returns {Promise<[kind: string, names: string[]][]>} */
export const pictureNames = () =>
  Promise.all(
    Object.entries(PICTURES).map(
      async ([kind, fetched]) =>
        /** @type {[string, string[]]} */ ([kind, Object.keys(await fetched())]),
    ),
  );
