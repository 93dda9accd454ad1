import { html } from 'lit';
import { drawTwoClasses, scoresTable, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { number, percent, threshold } from '../../../../words/format.js';
import { button, choice, numbers, shownTable, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { drawPair } from './pair.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const POSITIVES = 60;
const NEGATIVES = 60;
/** Between the means of the classes, in deviations, before it is moved. */
const DISTANCE = 1.5;

/** The nine cases of a well-known exercise: truth in the order of their scores. @type {(0 | 1)[]} */
const NINE = [0, 1, 0, 0, 1, 0, 1, 1, 0];
const NINE_SCORES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
/** The same with the scores of the second and the third equal. */
const TIED_SCORES = [0.9, 0.8, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/** At first no case is predicted positive. */
const NINE_OPTIONS = { ...TWO_CLASSES, threshold: 1 };

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  let round = 1;
  const draw = () => drawTwoClasses(stage.random(`classes ${round}`), POSITIVES, NEGATIVES);
  let drawn = draw();
  const classes = stage.board();
  const nine = stage.board();
  const two = stage.board();
  let distance = DISTANCE;
  let tied = false;
  /** @type {'around' | 'crossing'} */
  let pair = 'around';

  const showClasses = () =>
    classes.show(scoresTable(drawn.truth, { [t().model]: drawn.at(distance) }), TWO_CLASSES);

  const nineScores = () => (tied ? TIED_SCORES : NINE_SCORES);
  const isTaken = (/** @type {number} */ score) => score >= (nine.point()?.threshold ?? 1);
  const taken = () => nineScores().filter(isTaken).length;

  const showNine = () => nine.show(scoresTable(NINE, { [t().model]: nineScores() }), NINE_OPTIONS);

  /** The first cases in the order of their scores are predicted positive. @param {number} count */
  function take(count) {
    const scores = nineScores();
    // Equal scores go together, downwards and upwards.
    const left = count < taken() && scores[count] === scores[count - 1] ? count - 1 : count;
    nine.moveTo(left === 0 ? null : scores[left - 1]);
  }

  function showTwo() {
    const { truth, first, second } = drawPair(pair);
    return two.show(scoresTable(truth, { [t().first]: first, [t().second]: second }), TWO_CLASSES);
  }

  function drawAnew() {
    round += 1;
    drawn = draw();
    showClasses();
  }

  const distanceSlider = () =>
    slider({
      label: t().distance,
      value: distance,
      min: -1,
      max: 4,
      step: 0.1,
      text: number(distance, 1),
      change(value) {
        distance = value;
        showClasses();
        stage.changed();
      },
    });

  /** Rates at the point, or what stands there before there is one. @param {import('../../board.js').Board} board */
  function rates(board) {
    const { metrics, counts } = board.point() ?? {};
    return numbers([
      {
        name: 'TPR',
        value: number(metrics?.recall),
        note: counts && `${counts.tp} / ${counts.tp + counts.fn}`,
      },
      {
        name: 'FPR',
        value: number(metrics?.fpr),
        note: counts && `${counts.fp} / ${counts.fp + counts.tn}`,
      },
    ]);
  }

  const metric = (/** @type {import('../../board.js').Board} */ board, /** @type {string} */ key) =>
    board.report()?.models[0]?.metrics[key] ?? null;

  /** The nine cases; those above the cut are marked. */
  const strip =
    () => html`<div class="scroll" tabindex="0" role="region" aria-label=${t().cases}><table class="learn-strip number">
    <tbody><tr><th scope="row">${t().score}</th>${nineScores().map(
      (score) => html`<td class=${isTaken(score) ? 'on' : ''}>${number(score, 1)}</td>`,
    )}</tr>
    <tr><th scope="row">${t().class}</th>${NINE.map(
      (label, at) =>
        html`<td class=${isTaken(nineScores()[at]) ? 'on' : ''}>${label === 1 ? '+' : '−'}</td>`,
    )}</tr></tbody></table></div>`;

  return [
    {
      id: 'scores',
      formula: String.raw`\mathrm{TPR}=\frac{TP}{TP+FN},\qquad \mathrm{FPR}=\frac{FP}{TN+FP}`,
      begin: showClasses,
      picture: () => html`${classes.figure('score_histogram')}${rates(classes)}`,
    },
    {
      id: 'curve',
      begin: showClasses,
      picture: () =>
        html`<div class="learn-side">${classes.figure('roc')}<div>${rates(classes)}<p class="note">${t().at(threshold(classes.point()?.threshold))}</p></div></div>`,
    },
    {
      id: 'steps',
      begin: showNine,
      picture: () => html`${choice({
        label: t().ties,
        value: tied ? 'tied' : 'apart',
        choices: [
          { value: 'apart', text: t().apart },
          { value: 'tied', text: t().tied },
        ],
        change(value) {
          tied = value === 'tied';
          showNine();
        },
      })}
      ${slider({
        label: t().taken,
        value: taken(),
        min: 0,
        max: NINE.length,
        step: 1,
        text: String(taken()),
        change: take,
      })}${strip()}
      <div class="learn-side">${nine.figure('roc')}${rates(nine)}</div>`,
    },
    {
      id: 'area',
      formula: String.raw`\mathrm{AUC}=\frac{\sum_{i=1}^{n_0} r_i-\frac{n_0(n_0+1)}{2}}{n_0\,n_1}`,
      begin: showClasses,
      values: () => (classes.report() ? { auc: percent(metric(classes, 'roc_auc')) } : null),
      picture:
        () => html`<div class="learn-moves">${distanceSlider()}<div>${button(t().anew, drawAnew)}</div></div>
      ${numbers([{ name: 'AUC', value: number(metric(classes, 'roc_auc')) }])}
      <div class="learn-side">${classes.figure('roc')}${classes.figure('score_histogram')}</div>`,
    },
    {
      id: 'two',
      begin: showTwo,
      picture: () => html`${choice({
        label: t().pairs,
        value: pair,
        choices: [
          { value: 'around', text: t().around },
          { value: 'crossing', text: t().crossing },
        ],
        change(value) {
          pair = value;
          showTwo();
        },
      })}
      <div class="learn-side">${two.figure('roc')}
      ${shownTable(
        {
          head: [t().model, 'AUC'],
          rows: (two.report()?.models ?? []).map(({ name, metrics }) => [
            name,
            number(metrics.roc_auc),
          ]),
        },
        'AUC',
      )}</div>`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
