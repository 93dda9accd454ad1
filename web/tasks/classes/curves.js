import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { pointsOf } from '../../charts/series.js';
import { swatch } from '../../views/pictures/swatch.js';
import { number, threshold } from '../../words/format.js';
import { valueAt } from './class_curves.js';
import { middleRow, nearestRow, pointQuestion } from './curve_point.js';
import { columnsOf, DRAWINGS, linesOfModel } from './drawings.js';
import { classesWords } from './words.js';

/**
 * @typedef {import('./class_curves.js').Kind} Kind
 * @typedef {import('./class_curves.js').Line} Line
 * @typedef {ReturnType<typeof createCurveScene>} CurveScene
 */

/** Lines that a tip names. */
const MOST_TOLD = 10;

/**
 * The lines of the class that is looked at: of all classes of the selected
 * model, or of one class of all models.
 * @param {any} plain a plain scene
 * @param {object} given
 * @param {() => void} given.changed asks for another drawing
 * @param {() => void} given.moved asks for another drawing of what is marked alone
 * @param {import('../../views/pictures/scene.js').Scene['work']} given.work
 */
export function createCurveScene(plain, { changed, moved, work }) {
  const { state, actions } = plain;
  /** @type {string | null} null: all classes */
  let label = null;
  /** @type {any[]} what the core said of one of many classes, by model */
  let fetched = [];
  let asked = 0;
  /** The point of each picture that was pressed last. @type {Map<Kind, { line: number, row: number }>} */
  const pressed = new Map();

  const report = () => /** @type {any} */ (state.report);

  async function ask() {
    asked += 1;
    const mine = asked;
    fetched = [];
    const isDrawn = plain.models[0]?.curves?.roc?.classes !== null;
    if (label === null || isDrawn || state.stale) return;
    const answers = await Promise.all(
      plain.models.map((/** @type {unknown} */ _, /** @type {number} */ model) =>
        actions.query({ type: 'curves', model, class: label }),
      ),
    );
    if (mine !== asked) return;
    fetched = answers;
    changed();
  }

  /**
   * @param {Kind} kind
   * @returns {Line[]}
   */
  function lines(kind) {
    // A picture that is out of sight may be asked while labels are shown.
    if (!plain.model?.curves) return [];
    const given =
      label === null
        ? linesOfModel(kind, plain.model, report().classes, state.language)
        : plain.models.map((/** @type {any} */ model, /** @type {number} */ index) => ({
            name: model.name,
            columns: columnsOf(curveOfClass(model, index, kind), kind),
            strong: index === state.selected,
            of: { class: label },
            model: index,
          }));
    return given.filter((/** @type {Line} */ { columns }) => columns !== null);
  }

  /**
   * @param {any} model
   * @param {number} index
   * @param {Kind} kind
   */
  function curveOfClass(model, index, kind) {
    const place = report().classes.indexOf(label);
    return model.curves?.[kind]?.classes?.[place] ?? fetched[index]?.[kind];
  }

  /**
   * The point whose working is shown: that which was pressed, else one in the middle.
   * @param {Kind} kind
   */
  function pointOf(kind) {
    const drawn = lines(kind);
    if (drawn.length === 0) return null;
    const own = drawn.findIndex(({ model }) => model === state.selected);
    const { line: wanted, row } = pressed.get(kind) ?? { line: Math.max(0, own), row: undefined };
    const at = Math.min(wanted, drawn.length - 1);
    const line = drawn[at];
    const points = pointsOf(line.columns);
    const place = Math.min(row ?? middleRow(line.columns), points.length - 1);
    return { at, line, row: place, points };
  }

  /** @type {Kind} of the picture that is being drawn or saved */
  let current = 'roc';
  const scene = {
    state,
    actions,
    look: {},
    setLook() {},
    point: null,
    get texts() {
      return plain.texts;
    },
    get theme() {
      return plain.theme;
    },
    get narrow() {
      return plain.narrow;
    },
    /** What the legend of a saved picture names. */
    get models() {
      return lines(current);
    },
    get model() {
      return { name: label ?? plain.model.name };
    },
    get modelName() {
      return plain.model.name;
    },
    get label() {
      return label;
    },
    get labels() {
      return report().classes;
    },
    lines,
    work,
    pointOf,
    /**
     * @param {Kind} kind
     * @param {number} line
     * @param {number} [row] without it one in the middle
     */
    press(kind, line, row) {
      const drawn = lines(kind)[line];
      pressed.set(kind, { line, row: row ?? middleRow(drawn.columns) });
      moved();
    },
    /** @param {Kind} kind */
    turnTo(kind) {
      current = kind;
    },
    /** @param {string | null} wanted */
    choose(wanted) {
      label = wanted;
      pressed.clear();
      ask();
      changed();
    },
    refresh() {
      if (label !== null && !report().classes.includes(label)) label = null;
      ask();
    },
  };
  return scene;
}

/**
 * @param {CurveScene} scene
 */
function classChoice({ state, labels, label, choose }) {
  const t = classesWords(state.language);
  return html`<label>${t.shownClass}
    <select @change=${(/** @type {Event} */ event) => {
      const { selectedIndex } = /** @type {HTMLSelectElement} */ (event.target);
      choose(selectedIndex === 0 ? null : labels[selectedIndex - 1]);
    }}>
      <option .selected=${live(label === null)}>${t.allClasses}</option>
      ${labels.map((/** @type {string} */ one) => html`<option .selected=${live(one === label)}>${one}</option>`)}
    </select></label>`;
}

/**
 * Which point has its working below, for those who do not press on it.
 * @param {Kind} kind
 * @param {CurveScene} scene
 */
function pointChoice(kind, { state, texts, lines, pointOf, press }) {
  const point = pointOf(kind);
  if (!point) return nothing;
  const t = classesWords(state.language);
  const { at, line, row, points } = point;
  const last = points.length - 1;
  const { x, y } = points[row];
  const height = line.columns.threshold?.[row];
  const words = [
    ...(height === undefined ? [] : [texts.atThreshold(threshold(height))]),
    t.points[kind](number(x), number(y)),
  ].join(texts.and);
  return html`<div class="class-point"><label>${t.pointOf}
    <select @change=${(/** @type {Event} */ event) =>
      press(kind, /** @type {HTMLSelectElement} */ (event.target).selectedIndex)}>
      ${lines(kind).map(({ name }, index) => html`<option .selected=${live(index === at)}>${name}</option>`)}
    </select></label>
    <input type="range" min="0" max=${last} step="1" aria-label=${t.pointAlong(line.name)} aria-valuetext=${words}
      .value=${live(String(row))} data-share=${last > 0 ? row / last : 0}
      @input=${(/** @type {Event} */ event) =>
        // Of the line that is chosen by now, which may be drawn with the next frame only.
        press(
          kind,
          pointOf(kind)?.at ?? at,
          Number(/** @type {HTMLInputElement} */ (event.target).value),
        )} />
    <span>${words}</span></div>`;
}

/** @param {readonly Line[]} lines */
function legend(lines) {
  return html`<span class="class-legend">${lines.map(
    ({ name }, index) => html`<span>${swatch(index)} ${name}</span>`,
  )}</span>`;
}

/**
 * The drawn lines one below the other, with the name of each.
 * @param {readonly Line[]} lines
 */
function tableOf(lines) {
  if (lines.length === 0) return null;
  const [x, y] = Object.keys(lines[0].columns);
  /** @type {Record<string, any[]>} */
  const table = { curve: [], [x]: [], [y]: [] };
  for (const { name, columns } of lines) {
    for (const [row, value] of columns[x].entries()) {
      table.curve.push(name);
      table[x].push(value);
      table[y].push(columns[y][row]);
    }
  }
  return table;
}

/** @param {Kind} kind */
function definition(kind) {
  return {
    ...DRAWINGS[kind],
    // The third picture has the row to itself.
    whole: kind === 'calibration',
    hint(/** @type {CurveScene} */ { state, label, modelName }) {
      const t = classesWords(state.language);
      return label === null ? t.curvesOf(modelName) : t.curvesOfClass(label);
    },
    ownLegend: true,
    reason(/** @type {CurveScene} */ { state, label, lines }) {
      const t = classesWords(state.language);
      if (lines(kind).length > 0) return null;
      return label === null ? t.noCurves : t.classMissing;
    },
    config(/** @type {CurveScene} */ scene, /** @type {any} */ theme) {
      // A copy for saving has the lines already.
      scene.turnTo(kind);
      return DRAWINGS[kind].config(scene, theme);
    },
    tell(/** @type {CurveScene} */ { lines }, /** @type {number} */ x) {
      const told = lines(kind)
        .map(({ name, columns }) => ({ name, value: valueAt(columns, x) }))
        .filter(({ value }) => value !== null);
      if (told.length === 0) return null;
      return {
        at: [x, told[0].value],
        title: number(x),
        lines: told.slice(0, MOST_TOLD).map(({ name, value }) => `${name} ${number(value)}`),
      };
    },
    choose(
      /** @type {CurveScene} */ { lines, pointOf, press },
      /** @type {{ x: number, y: number, line: number | null }} */ { x, y, line },
    ) {
      const wanted = line ?? pointOf(kind)?.at ?? 0;
      press(kind, wanted, nearestRow(lines(kind)[wanted].columns, { x, y }));
    },
    chosen(/** @type {CurveScene} */ { label, pointOf, modelName, texts }) {
      const point = pointOf(kind);
      if (!point) return null;
      const { x, y } = point.points[point.row];
      // Of one class the lines are the models.
      const of = [point.line.name, label ?? modelName].join(texts.and);
      return { at: [x, y], of };
    },
    working(/** @type {CurveScene} */ { state, pointOf }) {
      const point = pointOf(kind);
      return point && pointQuestion(kind, point.line, point.row, state.selected);
    },
    controls: (/** @type {CurveScene} */ scene) =>
      html`${classChoice(scene)}${pointChoice(kind, scene)}`,
    note: (/** @type {CurveScene} */ { lines }) => {
      const shown = lines(kind);
      return shown.length > 0 ? legend(shown) : nothing;
    },
    table: (/** @type {CurveScene} */ { lines }) => tableOf(lines(kind)),
  };
}

export const CURVE_FIGURES = [
  definition('roc'),
  definition('precision_recall'),
  definition('calibration'),
];
