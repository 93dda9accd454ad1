import { html, nothing, render } from 'lit';
import { Chart } from '../../charts/chart_js.js';
import { drawMarks } from '../../charts/marks.js';
import { count, threshold } from '../../words/format.js';
import { isolated, namesOf } from '../elements/isolated.js';
import { fetched } from '../elements/on_demand.js';
import { legendTemplate } from './legend.js';
import { savesTemplate } from './saves.js';
import { placeTip } from './tip.js';
import { isInside, modelAt, valueAt } from './under_pointer.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('../../charts/marks.js').Mark} Mark
 * @typedef {import('../../core/report.js').OperatingPoint} OperatingPoint
 * @typedef {import('lit').TemplateResult} TemplateResult
 * @typedef {import('./tip.js').Told} Told
 *
 * @typedef {object} Picture what is drawn, without the page around it
 * @property {string} id also the name of its curve in the report
 * @property {(scene: Scene) => string} title
 * @property {(scene: Scene) => string | null} reason why it cannot be drawn
 * @property {(scene: Scene, theme: import('../../charts/theme.js').Theme) => any} config
 * @property {(scene: Scene) => Mark[]} marks
 * @property {boolean} [wide] instead of square
 * @property {boolean} [legend] a line for each model, which are named below it and in the saved figure
 * @property {boolean} [ofOne] of the selected model alone, whom the saved figure names
 *
 * @typedef {object} OnPage what the page has with it
 * @property {(scene: Scene) => string | TemplateResult} [hint] at the right of the title
 * @property {boolean} [whole] as broad as two cards
 * @property {boolean} [ownLegend] its lines are not the models alone; its note names them
 * @property {(scene: Scene, x: number, y: number) => import('../../app/actions.js').Target} [target]
 *   the operating point that a position in data units means
 * @property {(scene: Scene, point: OperatingPoint, x: number) => [number, number] | null} [place]
 *   where an operating point lies; `x` is the pointer's
 * @property {(scene: Scene, x: number, y: number) => void} [drag] what a drag
 *   moves besides the operating point
 * @property {(scene: Scene, x: number, y: number) => Told | null} [tell] of a picture without
 *   operating points: what is at the pointer
 * @property {(scene: Scene) => TemplateResult | typeof nothing} [controls]
 * @property {(scene: Scene) => TemplateResult | string | typeof nothing} [note]
 * @property {boolean} [follows] controls and note change with costs and operating point
 * @property {(scene: Scene, x?: number) => import('../working/panel.js').Place['question'] | null} [working]
 *   what the core is asked of how the operating point, or what is drawn at `x`, comes about
 * @property {(scene: Scene, at: { x: number, y: number, line: number | null }) => void} [choose] of a
 *   picture without operating points: a press is on a line, or on none, and means a point of it
 * @property {(scene: Scene) => { at: [number, number], of: string } | null} [chosen] that point, and whose it is
 * @property {(scene: Scene) => Record<string, (number | string | null | undefined)[]> | null} table
 * @property {boolean} [cutOffs] its table is that of all cut-offs, with counts and metrics
 * @property {() => Promise<(scene: Scene, changed: () => void) => Walk>} [walk] fetches the way along it
 *   from score to score
 * @property {string} [exact] series whose every point can be saved
 *
 * @typedef {object} Walk
 * @property {() => unknown} template below the picture
 * @property {() => Mark[]} marks what was walked so far
 * @property {(config: any) => any} quiet the picture with lines that recede behind it
 *
 * @typedef {Picture & OnPage} Definition of a picture
 */

/** Of a press beside all lines. */
const NO_LINE = -1;

/**
 * A picture with its controls, its operating point and its ways out.
 * @param {HTMLElement} host
 * @param {Definition} definition
 * @param {Scene} scene
 */
export function createFigureCard(host, definition, scene) {
  /** @type {InstanceType<typeof Chart> | null} */
  let chart = null;
  let inSight = false;
  let stale = true;
  let tableOpen = false;
  /** @type {typeof import('./points_table.js').pointsTable | null} fetched when it is first opened */
  let pointsTable = null;
  /** @type {ReturnType<typeof import('./cut_offs_table.js').createCutOffs> | null} likewise */
  let cutOffs = null;
  /** @type {Walk | null} likewise */
  let walk = null;
  let walkOpen = false;
  /** @type {Told | null} */
  let hovered = null;
  /** @type {{ x: number, y: number, model: number } | null} */
  let nextHover = null;
  let hovering = false;
  let dragging = false;

  host.classList.add('card', 'figure');
  host.classList.toggle('whole', definition.whole === true);
  host.dataset.figure = definition.id;

  const find = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (host.querySelector(selector));
  const canvas = (/** @type {string} */ selector) =>
    /** @type {HTMLCanvasElement} */ (host.querySelector(selector));

  /** What stands below the picture, in which no name turns the words around it. */
  function noteOf() {
    const note = definition.note?.(scene);
    return typeof note === 'string' ? isolated(note, namesOf(scene.state)) : note;
  }

  function template() {
    const { texts } = scene;
    const title = definition.title(scene);
    const reason = definition.reason(scene);
    return html`
      <header class="figure-head">
        <h3>${title}</h3>
        ${definition.hint && !reason ? html`<p class="quiet">${definition.hint(scene)}</p>` : nothing}
      </header>
      <div class="plot ${definition.wide ? 'wide' : 'square'}" ?hidden=${reason !== null} @dblclick=${workHere}>
        <canvas class="lines" role="img" aria-label=${summary()}></canvas>
        <canvas class="marks" aria-hidden="true"
          @pointerdown=${grip} @pointermove=${move} @pointerup=${release}
          @pointercancel=${release} @pointerleave=${leave}></canvas>
        <div class="handle" aria-hidden="true" hidden
          @pointerdown=${gripHandle} @pointermove=${move} @pointerup=${release}
          @pointercancel=${release}></div>
        <div class="tip" hidden></div>
      </div>
      ${
        definition.walk && reason === null
          ? html`<details class="figure-walk" @toggle=${toggleWalk}><summary>${texts.caseByCase}</summary>
        ${walking()?.template() ?? nothing}</details>`
          : nothing
      }
      ${reason === null ? nothing : html`<p class="figure-reason">${reason}</p>`}
      ${definition.legend && !definition.ownLegend && !reason ? legendTemplate(scene) : nothing}
      ${definition.controls && !reason ? html`<div class="figure-controls">${definition.controls(scene)}</div>` : nothing}
      ${definition.note && !reason ? html`<div class="figure-note">${noteOf()}</div>` : nothing}
      ${
        reason === null && scene.work && definition.working
          ? html`<div class="figure-point"><button type="button" class="link" data-working
          aria-label=${texts.pointWorkingOf(title)} @click=${workPoint}>${texts.pointWorking}</button></div>`
          : nothing
      }
      ${
        reason === null
          ? html`<footer class="figure-foot">
        <details @toggle=${toggleTable}><summary>${texts.showTable}</summary>
          ${tableOpen ? tableTemplate() : nothing}</details>
        <span class="figure-saves">
          ${savesTemplate(texts, title, save)}
          ${
            definition.exact
              ? html`<button type="button" class="link" data-save="csv"
            aria-label=${texts.saveExact(title)} @click=${saveExact}>${texts.saveCsv}</button>`
              : nothing
          }
        </span>
      </footer>`
          : nothing
      }`;
  }

  function summary() {
    const { texts, point, model } = scene;
    const parts = [texts.atThreshold(threshold(point?.threshold))];
    if (point) parts.push(countsText(point));
    return texts.summary(definition.title(scene), model.name, parts.join(texts.and));
  }

  /** @param {Event} event */
  async function toggleTable(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    tableOpen = details.open;
    if (tableOpen && !(pointsTable || cutOffs)) await fetchTable(details);
    render(template(), host);
  }

  /** @param {HTMLDetailsElement} details */
  async function fetchTable(details) {
    if (definition.cutOffs) {
      const part = await fetched(() => import('./cut_offs_table.js'), scene.actions);
      cutOffs = part?.createCutOffs(scene, () => render(template(), host)) ?? null;
    } else {
      const part = await fetched(() => import('./points_table.js'), scene.actions);
      pointsTable = part?.pointsTable ?? null;
    }
    if (!(pointsTable || cutOffs)) details.open = false;
  }

  const walking = () => (walkOpen ? walk : null);

  /** @param {Event} event */
  async function toggleWalk(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    walkOpen = details.open;
    if (walkOpen && !walk && definition.walk) {
      const create = await fetched(definition.walk, scene.actions);
      walk = create?.(scene, drawWalk) ?? null;
      if (!walk) details.open = false;
    }
    drawWalk();
    drawChart();
  }

  function drawWalk() {
    render(template(), host);
    drawOverlay();
  }

  function tableTemplate() {
    if (cutOffs) return cutOffs.template();
    return pointsTable ? pointsTable(definition.table(scene), scene.state) : nothing;
  }

  function drawChart() {
    if (definition.reason(scene) !== null) return;
    const drawn = definition.config(scene, scene.theme);
    const config = walking()?.quiet(drawn) ?? drawn;
    if (chart) {
      chart.data = config.data;
      chart.options = config.options;
      chart.update('none');
    } else {
      config.plugins = [{ id: 'overMarks', afterRender: drawOverlay }];
      const lines = canvas('.lines');
      // One that could not be drawn has the canvas still.
      Chart.getChart(lines)?.destroy();
      chart = new Chart(lines, config);
      drawOverlay();
    }
    stale = false;
  }

  function drawOverlay() {
    if (!chart || definition.reason(scene) !== null) return;
    const overlay = canvas('.marks');
    const ratio = chart.currentDevicePixelRatio;
    const width = Math.round(chart.width * ratio);
    const height = Math.round(chart.height * ratio);
    const context = overlay.getContext('2d');
    if (!context) return;
    const isAnother = overlay.width !== width || overlay.height !== height;
    // Another size leaves it empty.
    if (isAnother) Object.assign(overlay, { width, height });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (!isAnother) context.clearRect(0, 0, chart.width, chart.height);
    const marks = [...(walking()?.marks() ?? []), ...definition.marks(scene)];
    const chosen = definition.chosen?.(scene);
    if (chosen) marks.unshift({ kind: 'ring', at: chosen.at, role: 'ink' });
    if (hovered && !dragging) {
      marks.unshift({ kind: 'ring', at: hovered.at, role: 'ink' });
    }
    drawMarks(context, /** @type {any} */ (chart), marks, scene.theme);
    placeHandle(marks);
  }

  /** @param {Mark[]} marks */
  function placeHandle(marks) {
    const handle = find('.handle');
    const dot = marks.find(({ kind }) => kind === 'point');
    handle.hidden = dot?.kind !== 'point';
    if (!chart || dot?.kind !== 'point') return;
    // A cost may lie above its axis; a handle there would take the presses of another card.
    const { chartArea: area, scales } = chart;
    const within = (
      /** @type {number} */ at,
      /** @type {number} */ low,
      /** @type {number} */ high,
    ) => Math.min(Math.max(at, low), high);
    const left = within(scales.x.getPixelForValue(dot.at[0]), area.left, area.right);
    const top = within(scales.y.getPixelForValue(dot.at[1]), area.top, area.bottom);
    handle.style.transform = `translate(${left}px, ${top}px)`;
  }

  /**
   * Shows how a point comes about: what is drawn at `x`, or the operating point.
   * @param {HTMLElement} beside
   * @param {number} [x]
   */
  function work(beside, x) {
    const question = definition.working?.(scene, x);
    if (!question) return;
    const title = definition.title(scene);
    const subject = definition.chosen?.(scene)?.of ?? scene.model.name;
    scene.work?.(beside, { question, value: null, title, subject });
  }

  /** @param {Event} event */
  const workPoint = ({ currentTarget }) => work(/** @type {HTMLElement} */ (currentTarget));

  /** Twice on a curve: the first press has moved the operating point there. @param {MouseEvent} event */
  function workHere(event) {
    const at = position(event);
    // What a drag moves besides, such as costs, makes another report.
    if (!chart || definition.drag || !isInside(chart, at)) return;
    work(find('.plot'), valueAt(chart, at)[0]);
  }

  /** @param {MouseEvent} event */
  function position(event) {
    const marks = canvas('.marks');
    const box = marks.getBoundingClientRect();
    // Large type enlarges the whole picture.
    const scale = marks.clientWidth / box.width;
    return { left: (event.clientX - box.left) * scale, top: (event.clientY - box.top) * scale };
  }

  /** The model whose line the pointer means. @param {{ left: number, top: number }} at */
  function lineAt(at) {
    const { selected } = scene.state;
    return !chart || definition.wide ? selected : modelAt(chart, at, selected);
  }

  /** @param {PointerEvent} event */
  function grip(event) {
    if (!(definition.target || definition.choose) || event.button !== 0) return;
    const at = position(event);
    if (!chart || !isInside(chart, at)) return;
    if (definition.choose) {
      const [x, y] = valueAt(chart, at);
      const line = modelAt(chart, at, NO_LINE);
      definition.choose(scene, { x, y, line: line === NO_LINE ? null : line });
      return;
    }
    const model = lineAt(at);
    if (model !== scene.state.selected) scene.actions.selectModel(model);
    // A finger that scrolls the page must not drag: it taps here, and drags the handle.
    if (event.pointerType !== 'touch') {
      canvas('.marks').setPointerCapture(event.pointerId);
      dragging = true;
    }
    hovered = null;
    hideTip();
    moveTo(at);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  function gripHandle(event) {
    if (!definition.target || event.button !== 0) return;
    find('.handle').setPointerCapture(event.pointerId);
    dragging = true;
    hideTip();
    event.preventDefault();
  }

  /** @param {{ left: number, top: number }} at */
  function moveTo(at) {
    if (!chart || !definition.target) return;
    const [x, y] = valueAt(chart, at);
    definition.drag?.(scene, x, y);
    if (scene.look.rule) scene.setLook({ rule: '', ruleProblem: '' });
    scene.actions.moveOperatingPoint(definition.target(scene, x, y));
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const at = position(event);
    if (dragging) {
      moveTo(at);
      return;
    }
    if (event.pointerType === 'touch') return;
    if (!chart || !isInside(chart, at)) {
      leave();
      return;
    }
    const [x, y] = valueAt(chart, at);
    if (definition.tell) {
      tell(definition.tell(scene, x, y));
      return;
    }
    if (!definition.target) return;
    nextHover = { x, y, model: lineAt(at) };
    askHover();
  }

  function release() {
    dragging = false;
    drawOverlay();
  }

  function leave() {
    nextHover = null;
    hovered = null;
    hideTip();
    drawOverlay();
  }

  async function askHover() {
    if (hovering || !definition.target || !definition.place) return;
    hovering = true;
    while (nextHover) {
      const { x, y, model } = nextHover;
      nextHover = null;
      const point = await scene.actions.query({
        type: 'operating_point',
        model,
        ...definition.target(scene, x, y),
      });
      if (point.error || dragging) continue;
      const at = definition.place(scene, point, x);
      if (!at || at.some((value) => value === null)) continue;
      const { texts, models } = scene;
      tell({
        at,
        title: models[model]?.name,
        lines: [`${texts.threshold} ${threshold(point.threshold)}`, countsText(point)],
      });
    }
    hovering = false;
  }

  /** @param {Told | null} told */
  function tell(told) {
    hovered = told;
    if (!told) hideTip();
    drawOverlay();
    showTip();
  }

  function showTip() {
    if (hovered && chart) placeTip(find('.tip'), chart, hovered);
  }

  function hideTip() {
    const tip = host.querySelector('.tip');
    if (tip instanceof HTMLElement) tip.hidden = true;
  }

  /** @param {'png' | 'svg'} kind */
  async function save(kind) {
    const part = await fetched(() => import('../../export/figure.js'), scene.actions);
    await part?.saveFigure(kind, definition, scene);
  }

  async function saveExact() {
    const part = await fetched(() => import('../../export/figure_points.js'), scene.actions);
    await part?.saveCurve(definition.id, definition.exact ?? 'curve', scene);
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      inSight = entries.some(({ isIntersecting }) => isIntersecting);
      if (inSight && stale) drawChart();
    },
    { rootMargin: '300px' },
  );

  return {
    host,
    /** As large as it will be, before there is a chart in it. */
    takePlace() {
      if (!host.firstElementChild) render(template(), host);
    },
    /** The report or the look changed. */
    drawAll() {
      stale = true;
      hovered = null;
      render(template(), host);
      hideTip();
      if (chart && definition.reason(scene) !== null) {
        chart.destroy();
        chart = null;
      }
      watcher.observe(host);
      if (inSight) drawChart();
    },
    /** Only the operating point or the costs moved. */
    drawMarks() {
      const isDrawn = host.firstElementChild !== null;
      if (
        isDrawn &&
        (definition.follows || walking() || (definition.note && !scene.state.dragging))
      ) {
        render(template(), host);
      }
      if (inSight && !stale) drawOverlay();
    },
    /** For paper, whatever is in sight. */
    drawNow() {
      if (!host.offsetParent) return;
      // On paper a rectangle that was cleared is white, over the lines.
      canvas('.marks').width = 0;
      drawChart();
      // An update waits for the next frame, and paper has none.
      chart?.draw();
    },
  };
}

/** @param {OperatingPoint} point */
function countsText({ counts: { tp, fn, fp, tn } }) {
  return `TP ${count(tp)}  FN ${count(fn)}  FP ${count(fp)}  TN ${count(tn)}`;
}
