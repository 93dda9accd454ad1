import { html, nothing, render } from 'lit';
import { live } from 'lit/directives/live.js';
import { lightTheme } from '../../charts/page_theme.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { diagramWords } from '../../diagrams/words.js';
import { saveFile } from '../../export/save.js';
import { fetched } from '../../views/elements/on_demand.js';
import { fileStem } from '../../words/source_name.js';
import { drawnForPaper, optionsFor } from './drawing.js';
import { plainTable } from './table.js';

/**
 * @typedef {import('./scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../../diagrams/geometry.js').Diagram} Diagram
 * @typedef {Pick<ComparisonScene, 'report' | 'models' | 'state' | 't' | 'look' | 'actions'>} FigureScene what saving a picture needs
 *
 * @typedef {object} OnPage what the page adds to a drawing
 * @property {(scene: ComparisonScene) => string} [hint]
 * @property {(scene: ComparisonScene) => unknown[]} [looksAt] what else it depends on than the report
 * @property {(scene: ComparisonScene) => unknown} [head] in the title's line
 * @property {(scene: ComparisonScene) => unknown} [controls]
 * @property {(scene: ComparisonScene) => unknown} [note]
 * @property {(scene: ComparisonScene) => import('../../export/tables.js').Table | null} [table] behind it
 * @property {() => Promise<(part: any, figure: any) => string>} [script] its matplotlib twin; the
 *   figure is what `matplotlib/script.js` calls one, with the layout's own options
 * @property {(svg: SVGSVGElement, diagram: Diagram, scene: ComparisonScene) => void} [drawn] called when it stands there
 * @property {boolean} [whole] as wide as the page
 *
 * @typedef {import('./drawing.js').Drawing & OnPage} Definition of a picture of a comparison
 */

const SIZE = 14;
const NARROW_SIZE = 12.5;
const POINTS = { column: 7, page: 8 };
const KINDS = /** @type {const} */ (['svg', 'png', 'tex', 'py']);
const KIND_NAMES = { svg: 'SVG', png: 'PNG', tex: 'TikZ', py: 'Python' };

/**
 * Saves a picture as it is for paper.
 * @param {Definition} definition
 * @param {FigureScene} figureScene
 * @param {typeof KINDS[number]} kind
 */
export async function saveFigure(definition, figureScene, kind) {
  const scene = /** @type {ComparisonScene} */ (figureScene);
  const part = definition.part(scene);
  if (part === null) return;
  const theme = lightTheme(document);
  const { diagram, millimetres } = drawnForPaper(definition, scene, theme);
  // One layout draws several pictures: a file has the name of the picture.
  const stem = `${fileStem(scene.state)}-${definition.id}`;
  if (kind === 'py') {
    const script = await fetched(/** @type {any} */ (definition.script), scene.actions);
    if (!script) return;
    const words = diagramWords(scene.state.language);
    const points = POINTS[scene.look.paper];
    const text = script(part, {
      theme,
      words,
      millimetres,
      points,
      id: definition.id,
      ...definition.options?.(scene),
    });
    saveFile(text, `${stem}.py`, 'text/x-python');
  } else {
    const files = await fetched(() => import('../../export/diagram.js'), scene.actions);
    await files?.saveDiagram(kind, diagram, { millimetres, ground: theme.card, stem });
  }
  scene.actions.notify({ code: 'saved', value: `${stem}.${kind}` });
}

/**
 * A picture of our own, with its table and its files.
 * @param {HTMLElement} host
 * @param {Definition} definition
 * @param {ComparisonScene} scene
 */
export function createDiagramCard(host, definition, scene) {
  host.className = definition.whole ? 'card figure whole' : 'card figure';
  host.dataset.figure = definition.id;
  /** @type {unknown[]} */
  let before = [];
  /** @type {SVGSVGElement | null} */
  let svg = null;
  let tabled = false;
  let finish = () => {};

  const observer = new ResizeObserver(() => {
    // A card of another task may stand there for a moment with a report that it cannot draw.
    const isItsReport = scene.report === before[0];
    if (isItsReport && !host.hidden && host.isConnected) draw();
  });
  observer.observe(host);

  /** Draws it anew when something that it shows is another. */
  function refresh() {
    const { theme, report, state, narrow } = scene;
    const inner = host.clientWidth - (narrow ? 26 : 34);
    const more = definition.looksAt?.(scene) ?? [];
    const now = [report, theme, scene.chosen, state.language, inner, ...more];
    if (now.every((each, at) => each === before[at])) return;
    before = now;
    svg = null;
    const part = definition.part(scene);
    if (part === null || inner < 60) return;
    const diagram = definition.layout(part, {
      ...optionsFor(definition, scene, inner, narrow ? NARROW_SIZE : SIZE, theme),
      chosen: scene.chosen,
    });
    const pieces = svgInPieces(diagram, { font: theme.font }, document);
    svg = pieces.svg;
    definition.drawn?.(svg, diagram, scene);
    addMore(pieces);
  }

  /**
   * A piece a frame, unless there is another diagram by then; all of it at once for paper.
   * @param {ReturnType<typeof svgInPieces>} pieces
   */
  function addMore(pieces) {
    finish = () => {
      while (pieces.svg === svg && pieces.addMore());
    };
    const next = () => {
      if (pieces.svg === svg && pieces.addMore()) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  /** @param {Event} event */
  function select(event) {
    const target = /** @type {Element} */ (event.target).closest('[data-model]');
    const model = Number(target?.getAttribute('data-model') ?? Number.NaN);
    if (model < scene.models.length) scene.actions.selectModel(model);
  }

  const save = (/** @type {typeof KINDS[number]} */ kind) => saveFigure(definition, scene, kind);

  function foot() {
    const { t, look } = scene;
    const title = definition.title(scene);
    const table = tabled ? (definition.table?.(scene) ?? null) : null;
    return html`<footer class="figure-foot">
      ${
        definition.table
          ? html`<details .open=${live(tabled)} @toggle=${(/** @type {Event} */ event) => {
              const { open } = /** @type {HTMLDetailsElement} */ (event.target);
              if (open === tabled) return;
              tabled = open;
              draw();
            }}><summary>${t.figure.asTable}</summary>${table ? plainTable(table, scene, definition.id) : nothing}</details>`
          : html`<span></span>`
      }
      <span class="figure-saves"><select class="paper-width" aria-label=${t.figure.paperHint} title=${t.figure.paperHint}
        .value=${live(look.paper)} @change=${(/** @type {Event} */ event) =>
          scene.setLook({
            paper: /** @type {any} */ (/** @type {HTMLSelectElement} */ (event.target).value),
          })}>
        <option value="column" ?selected=${look.paper === 'column'}>${t.figure.column}</option>
        <option value="page" ?selected=${look.paper === 'page'}>${t.figure.page}</option></select>
      ${KINDS.filter((kind) => kind !== 'py' || definition.script).map(
        (kind) => html`<button type="button" class="link" data-save=${kind}
          aria-label=${t.figure.saveAs(title, KIND_NAMES[kind])}
          @click=${() => save(kind)}>${KIND_NAMES[kind]}</button>`,
      )}</span></footer>`;
  }

  function draw() {
    refresh();
    const { t } = scene;
    const title = definition.title(scene);
    const hint = definition.hint?.(scene);
    const note = definition.note?.(scene);
    render(
      html`<header class="figure-head"><h3>${title}</h3>${
        definition.head?.(scene) ?? (hint ? html`<p class="quiet">${hint}</p>` : nothing)
      }</header>
      ${
        svg
          ? html`<div class="diagram" tabindex="0" role="group" aria-label=${title} @click=${select}>${svg}</div>`
          : html`<p class="figure-reason">${definition.reason?.(scene) || t.figure.none}</p>`
      }
      ${definition.controls ? html`<div class="figure-controls">${definition.controls(scene)}</div>` : nothing}
      ${note ? html`<p class="figure-note">${note}</p>` : nothing}
      ${svg ? foot() : nothing}`,
      host,
    );
  }

  addEventListener('beforeprint', () => finish());
  return { host, draw };
}
