import { html } from 'lit';
import { drawTwoClasses, scoresTable, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { number, percent } from '../../../../words/format.js';
import { numbers, shownTable, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const POSITIVES = 40;
const NEGATIVES = 60;
const DISTANCE = 2;
/** Of the screen on rare positives. */
const ALL = 200;

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const drawn = drawTwoClasses(stage.random('classes'), POSITIVES, NEGATIVES);
  const classes = stage.board();
  const rare = stage.board();
  /** @type {import('../../../../learn/core.js').Table | null} */
  let table = null;
  let named = '';
  let share = 50;

  /** The same table on all screens: where the threshold was moved to stays. */
  async function showClasses() {
    if (table && named === t().model) return;
    named = t().model;
    table = scoresTable(drawn.truth, { [named]: drawn.at(DISTANCE) });
    await classes.show(table, TWO_CLASSES);
  }

  /** A model, and one that never says positive. */
  function showRare() {
    const positives = (share * ALL) / 100;
    const cases = drawTwoClasses(stage.random('rare'), positives, ALL - positives);
    const scores = { [t().model]: cases.at(DISTANCE), [t().never]: cases.truth.map(() => 0) };
    return rare.show(scoresTable(cases.truth, scores), TWO_CLASSES);
  }

  const metric = (/** @type {string} */ key) => classes.point()?.metrics[key];
  const counts = () => classes.point()?.counts ?? { tp: 0, fn: 0, fp: 0, tn: 0 };

  const thresholdSlider = () => {
    const at = classes.point()?.threshold ?? 1;
    return slider({
      label: t().threshold,
      value: at,
      min: 0,
      max: 1,
      step: 0.01,
      text: number(at, 2),
      change: classes.moveTo,
    });
  };

  return [
    {
      id: 'outcomes',
      begin: showClasses,
      picture: () =>
        html`<div class="learn-side">${classes.figure('score_histogram')}${classes.matrix()}</div>`,
    },
    {
      id: 'accuracy',
      formula: String.raw`\mathrm{acc}=\frac{TP+TN}{TP+FN+FP+TN},\quad E=1-\mathrm{acc}`,
      begin: showClasses,
      picture() {
        const { tp, fn, fp, tn } = counts();
        return html`${thresholdSlider()}${classes.matrix()}${numbers([
          {
            name: t().accuracy,
            value: number(metric('accuracy')),
            note: `(${tp} + ${tn}) / ${tp + fn + fp + tn}`,
          },
          {
            name: t().error,
            value: number(metric('zero_one_loss')),
            note: `(${fn} + ${fp}) / ${tp + fn + fp + tn}`,
          },
        ])}`;
      },
    },
    {
      id: 'questions',
      formula: String.raw`P=\frac{TP}{TP+FP},\qquad R=\frac{TP}{TP+FN}`,
      begin: showClasses,
      picture() {
        const { tp, fn, fp } = counts();
        return html`${thresholdSlider()}${classes.matrix()}${numbers([
          {
            name: t().precision,
            value: number(metric('precision')),
            note: `${tp} / (${tp} + ${fp})`,
          },
          { name: t().recall, value: number(metric('recall')), note: `${tp} / (${tp} + ${fn})` },
        ])}`;
      },
    },
    {
      id: 'rare',
      begin: showRare,
      values: () =>
        rare.report() ? { never: percent(rare.report()?.models[1]?.metrics.accuracy) } : null,
      picture: () => html`${slider({
        label: t().share,
        value: share,
        min: 1,
        max: 50,
        step: 1,
        text: percent(share / 100, 0),
        change(value) {
          share = value;
          showRare();
          stage.changed();
        },
      })}
      ${shownTable(
        {
          head: [t().model, t().accuracy, t().precision, t().recall],
          rows: (rare.report()?.models ?? []).map(({ name, metrics }) => [
            name,
            ...['accuracy', 'precision', 'recall'].map((key) =>
              metrics[key] === null ? t().undefined : number(metrics[key]),
            ),
          ]),
        },
        t().table,
      )}${rare.figure('score_histogram')}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
