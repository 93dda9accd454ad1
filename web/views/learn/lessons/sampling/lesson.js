import { html } from 'lit';
import { estimatorPlot } from '../../../../diagrams/estimators.js';
import { diagramWords } from '../../../../diagrams/words.js';
import { integer, number, percent } from '../../../../words/format.js';
import { button, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */
/** @typedef {import('../../../../diagrams/estimators.js').Spread} Spread */

const SETS = 20;
/** Small test sets, beside as many of the size that the reader chooses. */
const SMALL = { sets: 10, cases: 25 };
/** Test sets on which two models are compared. */
const PAIRS = 8;
const SIZES = [25, 100, 400, 1600];
/** Of the letters of the pictures. */
const SIZE = 13;
/** Of the axes at least: they stay while sets grow, so that intervals are seen to shrink. @type {[number, number]} */
const ACCURACIES = [0.5, 1];
/** @type {[number, number]} */
const DIFFERENCES = [-0.2, 0.2];
const COUNTS = ['name', 'tp', 'fp', 'fn', 'tn'];

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  let round = 1;
  let size = 200;
  let quality = 0.8;
  let gap = 0.05;
  /** @type {Spread[]} */
  let dots = [];
  /** @type {Spread[]} */
  let sets = [];
  /** @type {Spread[]} */
  let sizes = [];
  /** @type {Spread[]} */
  let pairs = [];

  /**
   * What a model gets right and wrong on a test set, as a row of counts.
   * @param {string} name
   * @param {string} of  what it is drawn for
   * @param {number} count  of cases
   */
  function drawCounts(name, of, count) {
    const random = stage.random(`${of}, round ${round}`);
    const cells = { tp: 0, fp: 0, fn: 0, tn: 0 };
    for (let at = 0; at < count; at += 1) {
      const isRight = random.chance(quality);
      if (at % 2 === 0) cells[isRight ? 'tp' : 'fn'] += 1;
      else cells[isRight ? 'tn' : 'fp'] += 1;
    }
    return [name, cells.tp, cells.fp, cells.fn, cells.tn];
  }

  /** @param {(string | number)[][]} rows @returns {Promise<Spread[]>} */
  async function accuracies(rows) {
    const { models } = await stage.core.report([COUNTS, ...rows], { task: 'counts' });
    return models.map(({ name, metrics, intervals }) => ({
      name,
      mean: metrics.accuracy ?? 0,
      low: intervals?.accuracy.low ?? 0,
      high: intervals?.accuracy.high ?? 1,
    }));
  }

  /** Accuracies alone: small test sets above larger ones. */
  const showDots = () =>
    stage.ask(async () => {
      const rows = [SMALL.cases, size].flatMap((count, group) =>
        Array.from({ length: SMALL.sets }, (_, at) =>
          drawCounts(`${t().sized(integer(count))} · ${at + 1}`, `dot ${group} ${at}`, count),
        ),
      );
      dots = (await accuracies(rows)).map((one) => ({ ...one, low: one.mean, high: one.mean }));
    });

  const showSets = () =>
    stage.ask(async () => {
      const rows = Array.from({ length: SETS }, (_, at) =>
        drawCounts(t().set(at + 1), `set ${at}`, size),
      );
      sets = await accuracies(rows);
    });

  const showSizes = () =>
    stage.ask(async () => {
      sizes = await accuracies(
        SIZES.map((count) => drawCounts(t().sized(integer(count)), `size ${count}`, count)),
      );
    });

  /** Two models that are right in shares that differ by the gap, on a test set. @param {number} at */
  async function pairOn(at) {
    const random = stage.random(`pair ${at}, round ${round}`);
    const rows = Array.from({ length: size }, (_, place) => {
      const truth = place % 2;
      const isRight = [random.chance(quality), random.chance(quality - gap)];
      return [truth, ...isRight.map((right) => (right ? truth : 1 - truth))].map((label) =>
        label === 1 ? 'yes' : 'no',
      );
    });
    const table = [['truth', 'a', 'b'], ...rows];
    const report = await stage.core.report(table, { truth: 'truth', positive: 'yes' });
    const pair = /** @type {any} */ (report.pairs?.[0]);
    return {
      name: t().set(at + 1),
      mean: pair.accuracy_diff,
      low: pair.accuracy_diff_low,
      high: pair.accuracy_diff_high,
    };
  }

  const showPairs = () =>
    stage.ask(async () => {
      const now = [];
      for (let at = 0; at < PAIRS; at += 1) now.push(await pairOn(at));
      pairs = now;
    });

  /**
   * @param {string} id
   * @param {Spread[]} spreads
   * @param {{ truth: number, x: string, name: string, range: [number, number] }} line
   */
  const picture = (id, spreads, { truth, x, name, range }) =>
    html`<div class="card learn-plot">${stage.diagram(id, (theme, width) =>
      spreads.length === 0
        ? null
        : estimatorPlot(id, spreads, truth, {
            ...{ width, size: SIZE, theme, range, words: diagramWords(stage.language()) },
            texts: { x, truth: name, description: t().description },
          }),
    )}</div>`;

  const trueAccuracy = () => ({
    ...{ truth: quality, x: t().accuracy, name: t().truth },
    range: ACCURACIES,
  });

  /** @param {() => void} show */
  const again = (show) =>
    html`<div>${button(t().anew, () => {
      round += 1;
      show();
    })}</div>`;

  /** @param {() => void} show @param {number} most */
  const sizeSlider = (show, most) =>
    slider({
      label: t().size,
      value: size,
      min: 20,
      max: most,
      step: 10,
      text: integer(size),
      change(value) {
        size = value;
        show();
        stage.changed();
      },
    });

  /** @param {() => void} show */
  const qualitySlider = (show) =>
    slider({
      label: t().truth,
      value: quality,
      min: 0.5,
      max: 0.98,
      step: 0.01,
      text: number(quality, 2),
      change(value) {
        quality = value;
        show();
        stage.changed();
      },
    });

  return [
    {
      id: 'dots',
      begin: showDots,
      values: () => ({ accuracy: percent(quality, 0) }),
      picture:
        () => html`<div class="learn-moves">${sizeSlider(showDots, 1000)}${again(showDots)}</div>
      ${picture('dots', dots, trueAccuracy())}`,
    },
    {
      id: 'intervals',
      begin: showSets,
      picture:
        () => html`<div class="learn-moves">${sizeSlider(showSets, 1000)}${again(showSets)}</div>
      ${picture('intervals', sets, trueAccuracy())}`,
    },
    {
      id: 'size',
      formula: String.raw`\frac{a+\frac{z^2}{2n}\pm z\sqrt{\frac{a(1-a)}{n}+\frac{z^2}{4n^2}}}{1+\frac{z^2}{n}}`,
      begin: showSizes,
      picture:
        () => html`<div class="learn-moves">${qualitySlider(showSizes)}${again(showSizes)}</div>
      ${picture('sizes', sizes, trueAccuracy())}`,
    },
    {
      id: 'two',
      begin: showPairs,
      values: () => ({ gap: gap > 0 ? number(gap, 2) : null }),
      picture: () => html`<div class="learn-moves">${sizeSlider(showPairs, 1000)}
      ${slider({
        label: t().gap,
        value: gap,
        min: 0,
        max: 0.3,
        step: 0.01,
        text: number(gap, 2),
        change(value) {
          gap = value;
          showPairs();
          stage.changed();
        },
      })}${again(showPairs)}</div>
      ${picture('pairs', pairs, { truth: 0, x: t().difference, name: t().none, range: DIFFERENCES })}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
