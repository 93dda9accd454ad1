import { html } from 'lit';
import { drawTwoClasses, scoresTable, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { number, threshold } from '../../../../words/format.js';
import { choice, numbers, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const POSITIVES = 40;
const NEGATIVES = 60;
const BETAS = /** @type {const} */ (['0.5', '1', '2']);

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const drawn = drawTwoClasses(stage.random('classes'), POSITIVES, NEGATIVES);
  const board = stage.board();
  /** @type {import('../../../../learn/core.js').Table | null} */
  let table = null;
  let shown = '';
  let distance = 1.5;
  /** @type {typeof BETAS[number]} */
  let beta = '1';

  /** A table that is the same stays, and with it where its threshold was moved to. */
  async function show() {
    const now = `${t().model} ${distance}`;
    board.look({ isoF: false });
    if (table && shown === now) return;
    shown = now;
    table = scoresTable(drawn.truth, { [t().model]: drawn.at(distance) });
    await board.show(table, TWO_CLASSES);
  }

  async function showWithF() {
    await show();
    board.look({ isoF: true });
  }

  const metric = (/** @type {string} */ key) => board.point()?.metrics[key];
  const whole = (/** @type {string} */ key) => board.report()?.models[0]?.metrics[key] ?? null;

  function both() {
    const { tp = 0, fn = 0, fp = 0 } = board.point()?.counts ?? {};
    return numbers([
      { name: t().precision, value: number(metric('precision')), note: `${tp} / (${tp} + ${fp})` },
      { name: t().recall, value: number(metric('recall')), note: `${tp} / (${tp} + ${fn})` },
    ]);
  }

  const distanceSlider = () =>
    slider({
      label: t().distance,
      value: distance,
      min: 0,
      max: 4,
      step: 0.1,
      text: number(distance, 1),
      change(value) {
        distance = value;
        show();
        stage.changed();
      },
    });

  return [
    {
      id: 'melons',
      formula: String.raw`P=\frac{TP}{TP+FP},\qquad R=\frac{TP}{TP+FN}`,
      begin: show,
      picture: () => html`${board.figure('score_histogram')}${both()}`,
    },
    {
      id: 'curve',
      begin: show,
      picture: () =>
        html`<div class="learn-side">${board.figure('precision_recall')}<div>${both()}
          <p class="note">${t().at(threshold(board.point()?.threshold))}</p></div></div>`,
    },
    {
      id: 'balance',
      begin: show,
      values: () => (board.report() ? { balance: number(whole('break_even_point')) } : null),
      picture: () =>
        html`<div class="learn-side">${board.figure('precision_recall')}${board.matrix()}</div>`,
    },
    {
      id: 'f',
      formula: String.raw`F_\beta=\frac{(1+\beta^2)\times P\times R}{(\beta^2\times P)+R}`,
      begin: showWithF,
      picture: () => html`${choice({
        label: 'β',
        value: beta,
        choices: BETAS.map((value) => ({ value, text: `β = ${value}` })),
        change(value) {
          beta = value;
          stage.changed();
        },
      })}
      ${numbers([
        { name: t().f(beta), value: number(metric(`f${beta}`)) },
        { name: t().precision, value: number(metric('precision')) },
        { name: t().recall, value: number(metric('recall')) },
      ])}${board.figure('precision_recall')}`,
    },
    {
      id: 'area',
      formula: String.raw`\mathrm{AP}=\frac{1}{m^+}\sum_{i=1}^{m^+}\frac{i}{\mathrm{pos}_i}`,
      begin: show,
      values: () => (board.report() ? { baseline: number(whole('prevalence')) } : null),
      picture: () =>
        html`${distanceSlider()}${numbers([
          { name: t().average, value: number(whole('average_precision')) },
          { name: t().trapezoid, value: number(whole('pr_auc_trapezoid')) },
          { name: t().baseline, value: number(whole('prevalence')) },
        ])}${board.figure('precision_recall')}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
