import { html, nothing } from 'lit';
import { modelColour } from '../../../charts/line_style.js';
import { columnsOf } from '../../../charts/series.js';
import { faded } from '../../../charts/theme.js';
import { isolated, namesOf } from '../../../views/elements/isolated.js';
import { count, threshold } from '../../../words/format.js';
import { sentencesOf } from './sentence.js';
import { cutOffsOf, groupBetween, groupsAround, kindOf, positionIn, walked } from './steps.js';
import { stripTemplate } from './strip.js';
import { walkWords } from './words.js';
import './walk.css';

/**
 * @typedef {import('../../../views/pictures/scene.js').Scene} Scene
 * @typedef {import('../../../charts/marks.js').Mark} Mark
 * @typedef {import('./steps.js').CutOff} CutOff
 * @typedef {import('./sentence.js').Curve} Curve
 */

/** Cut-offs that are asked for at a time, and how near to their end others are asked for. */
const ASKED = 240;
const MARGIN = 60;
/** Of a sign with its distance, and of what else is in the strip, in pixels. */
const SIGN = 14;
const AROUND = 64;
/** As long as nothing is drawn. */
const USUAL_WIDTH = 400;
/** Columns of a curve's drawn points. @type {Record<Curve, [string, string]>} */
const AXES = {
  roc: ['fpr', 'tpr'],
  precision_recall: ['recall', 'precision'],
  cost: ['fpr', 'fnr'],
};
/** The cells of the confusion matrix that a step changes. */
const CELLS = { positive: ['tp', 'fn'], negative: ['fp', 'tn'], tie: ['tp', 'fn', 'fp', 'tn'] };

/**
 * The way along a curve from score to score: the cases in their order below the picture, the
 * part of the curve that they have drawn so far, and what the last step did. Where it stands is the
 * operating point, which the whole page shows.
 * @param {Curve} curve
 * @param {Scene} scene
 * @param {() => void} changed when an answer has come
 */
export function createWalk(curve, scene, changed) {
  /** Report and model that the rows are of. @type {unknown[]} */
  let of = [];
  /** @type {CutOff[]} */
  let rows = [];
  /** How many cut-offs lie before the first row, and how many there are. */
  let from = 0;
  let total = 0;
  /** Of the operating point; the first cut-off is 0. @type {number | null} */
  let position = null;
  /** Steps that lead to where the page does not stand yet. @type {{ position: number, threshold: number | null }[]} */
  let wanted = [];
  /** Ends with the last step. @type {Promise<void>} */
  let turn = Promise.resolve();
  /** @type {number | null | undefined} */
  let seen;
  let rowsAreNew = false;
  let asking = false;

  const row = (/** @type {number} */ at) => rows[at - from];

  /** @param {object} request */
  const askCutOffs = (request) =>
    scene.actions.query({ type: 'cut_offs', model: scene.state.selected, ...request });

  async function ask() {
    const { state, point } = scene;
    if (asking || !point) return;
    const asked = [state.report, state.selected];
    asking = true;
    const answer = await askCutOffs({ around: point.threshold, count: ASKED });
    asking = false;
    if (asked[0] !== scene.state.report || asked[1] !== scene.state.selected) {
      ask();
      return;
    }
    of = asked;
    if (answer.error) return;
    ({ from, total } = answer);
    rows = cutOffsOf(answer);
    rowsAreNew = true;
    changed();
  }

  /** Whether there are enough rows on both sides. @param {number} at */
  const isInside = (at) =>
    (from === 0 || at - from >= MARGIN) &&
    (from + rows.length === total || from + rows.length - at > MARGIN);

  /** Where the operating point is now. */
  function follow() {
    const { state, point } = scene;
    if (!point) return;
    if (of[0] !== state.report || of[1] !== state.selected) {
      if (of[1] !== state.selected) rows = [];
      ask();
    }
    if (rows.length === 0 || (point.threshold === seen && !rowsAreNew)) return;
    if (point.threshold !== seen) arriveAt(point.threshold);
    rowsAreNew = false;
    const next = positionIn(rows, from, total, point.threshold);
    if (next === null || !isInside(next)) ask();
    if (next === null) return;
    if (position !== null && Math.abs(next - position) === 1) blink(Math.max(next, position));
    position = next;
  }

  /**
   * The last step is done, or something else has moved the point. Until then the others still lead there, in whatever
   * order the page comes by.
   * @param {number | null} threshold
   */
  function arriveAt(threshold) {
    seen = threshold;
    const isOnTheWay = wanted.some((one) => one.threshold === threshold);
    if (!isOnTheWay || wanted.at(-1)?.threshold === threshold) wanted = [];
  }

  /** @param {number} at the lower one of two neighbours */
  function blink(at) {
    const kind = kindOf(groupAt(at));
    if (kind === 'start' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const cell of CELLS[kind]) {
      const one = document.querySelector(`table.matrix td[data-part=${cell}]`);
      one?.animate([{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 500);
    }
  }

  /** @param {number} at */
  const groupAt = (at) => (row(at - 1) ? groupBetween(row(at - 1), row(at), at) : null);

  /**
   * One step after the other: the next one starts where this one ends, also while a row far away is asked for.
   * @param {number} at
   */
  function goTo(at) {
    const next = Math.max(0, Math.min(at, total - 1));
    /** @type {typeof wanted[number]} */
    const step = { position: next, threshold: Number.NaN };
    wanted.push(step);
    turn = turn
      .then(async () => {
        const known = row(next) ?? cutOffsOf(await askCutOffs({ from: next, count: 1 }))[0];
        step.threshold = known.threshold;
        scene.actions.moveOperatingPoint({ threshold: known.threshold });
      })
      .catch(() => {
        wanted = wanted.filter((one) => one !== step);
      });
  }

  /** Where the next step starts. */
  const here = () => wanted.at(-1)?.position ?? position ?? 0;

  /** @type {Record<string, () => number>} */
  const KEYS = {
    ArrowRight: () => here() + 1,
    ArrowDown: () => here() + 1,
    ArrowLeft: () => here() - 1,
    ArrowUp: () => here() - 1,
    Home: () => 0,
    End: () => total - 1,
  };

  /** @param {KeyboardEvent} event */
  function press(event) {
    const step = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : null;
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(step());
  }

  /** What was walked so far. @returns {Mark[]} */
  function marks() {
    if (position === null || !row(position)) return [];
    const { model, theme, state } = scene;
    const colour = modelColour(state.selected, theme);
    const series = curve === 'cost' ? 'segments' : 'curve';
    const points = walked(columnsOf(model, curve, series), row(position).threshold, AXES[curve]);
    if (curve === 'cost') {
      return points.map(([fpr, fnr]) => ({
        kind: 'path',
        points: [
          [0, fpr],
          [1, fnr],
        ],
        colour: faded(colour, 0.55),
        width: 1,
      }));
    }
    const last = lastPiece(position);
    return [
      { kind: 'path', points: [...points, ...last.slice(-1)], colour, width: 2.75 },
      { kind: 'path', points: last, colour: theme.accent, width: 3.5 },
    ];
  }

  /**
   * What the last step drew.
   * @param {number} at
   * @returns {[number, number][]}
   */
  function lastPiece(at) {
    const [before, after] = [row(at - 1), row(at)];
    if (!before) return [];
    if (curve === 'roc') return [placeOnRoc(before), placeOnRoc(after)];
    // Precision is drawn in steps, which begin at the added point (0, 1).
    const [recall, precision] = [after.recall ?? 0, after.precision ?? 0];
    const start = before.recall ?? 0;
    return [
      [start, before.precision ?? 1],
      [start, precision],
      [recall, precision],
    ];
  }

  /** @param {CutOff} at @returns {[number, number]} */
  const placeOnRoc = ({ fpr, recall }) => [fpr ?? 0, recall ?? 0];

  /**
   * A picture whose lines recede behind what was walked.
   * @param {any} config of Chart.js
   */
  function quiet(config) {
    for (const line of config.data.datasets) {
      if (line.model === undefined) continue;
      const isSelected = line.model === scene.state.selected;
      line.borderColor = faded(modelColour(line.model, scene.theme), isSelected ? 0.35 : 0.2);
      if (isSelected) line.borderWidth = 1.4;
    }
    const { backdrop } = config.options.plugins;
    backdrop.shapes = backdrop.shapes.filter((/** @type {object} */ shape) => !('lines' in shape));
    return config;
  }

  function template() {
    follow();
    if (position === null || !row(position)) return nothing;
    const { state, texts, point } = scene;
    const t = walkWords(state.language);
    const at = position;
    const groups = rows
      .slice(1)
      .map((after, place) => groupBetween(rows[place], after, from + place + 1));
    const shown = groupsAround(groups, at, room(), count);
    const between =
      at > 0 && point && point.threshold !== row(at).threshold
        ? [t.between(threshold(point.threshold))]
        : [];
    const told = [...sentencesOf(curve, row(at - 1) ?? null, row(at), t), ...between].reduce(
      texts.sentences,
    );
    const notes = [t.hint, ...(shown.length < total - 1 ? [shownWords(shown)] : [])];
    return html`<div class="walk" role="group" aria-label=${texts.caseByCase} @keydown=${press}>
      ${stripTemplate({ scene, shown, position: at, steps: total - 1, goTo })}
      <div class="walk-steps">
        ${button(t.first, '|◀', at === 0, () => 0)}
        ${button(t.back, '◀', at === 0, () => here() - 1)}
        <span class="walk-position">${t.position(count(at), count(total - 1))}</span>
        ${button(t.forward, '▶', at === total - 1, () => here() + 1)}
        ${button(t.last, '▶|', at === total - 1, () => total - 1)}
      </div>
      <p class="walk-told" aria-live="polite">${isolated(told, namesOf(state))}</p>
      <p class="quiet">${notes.reduce(texts.sentences)}</p>
    </div>`;
  }

  /** How many signs fit beside each other below the picture. */
  function room() {
    const plot = document.querySelector(`[data-figure="${curve}"] .plot`);
    return ((plot?.clientWidth || USUAL_WIDTH) - AROUND) / SIGN;
  }

  /** @param {import('./steps.js').Group[]} shown */
  const shownWords = (shown) =>
    walkWords(scene.state.language).shown(
      count(shown[0]?.position),
      count(shown.at(-1)?.position),
      count(total - 1),
    );

  /**
   * @param {string} title
   * @param {string} sign
   * @param {boolean} isOver there is nothing further
   * @param {() => number} target
   */
  const button = (title, sign, isOver, target) => html`<button type="button" class="button"
    title=${title} aria-label=${title} aria-disabled=${isOver ? 'true' : nothing}
    @click=${() => goTo(target())}>${sign}</button>`;

  return { template, marks, quiet };
}
