import { html } from 'lit';
import { scoresTable, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { integer, number } from '../../../../words/format.js';
import { button, numbers, shownTable, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { drawForecasts } from './forecasts.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const MOST_CASES = 2000;
const FEWEST_CASES = 50;
/** Sureness of a model that says the true probability. */
const HONEST = 1;
/** Six cases, of which the reader sets the probability of the first. @type {(0 | 1)[]} */
const FEW = [1, 1, 1, 0, 0, 0];
const FEW_PROBABILITIES = [0.8, 0.7, 0.4, 0.2, 0.1];

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const drawn = drawForecasts(stage.random('forecasts'), MOST_CASES);
  const board = stage.board();
  const few = stage.board();
  let sureness = 2.2;
  let shift = 0;
  let cases = MOST_CASES;
  let bins = 10;
  let first = 0.6;

  function show() {
    const scores = drawn.at(sureness, shift).slice(0, cases);
    const table = scoresTable(drawn.truth.slice(0, cases), { [t().model]: scores });
    return board.show(table, { ...TWO_CLASSES, calibration_bins: bins });
  }

  /** All cases and ten bins, whatever another screen has taken. */
  function showAll() {
    cases = MOST_CASES;
    bins = 10;
    return show();
  }

  /** Without a shift, so that the true probabilities are at a place of the slider. */
  function showUnshifted() {
    shift = 0;
    return showAll();
  }

  const fewProbabilities = () => [first, ...FEW_PROBABILITIES];
  const showFew = () =>
    few.show(scoresTable(FEW, { [t().model]: fewProbabilities() }), TWO_CLASSES);

  /** @param {import('../../board.js').Board} of @param {string} key */
  const metric = (of, key) => of.report()?.models[0]?.metrics[key] ?? null;

  /**
   * @param {string} label
   * @param {number} value
   * @param {[number, number, number]} range  from, to, step
   * @param {(value: number) => void} set
   * @param {string} [text]
   */
  const moved = (label, value, [min, max, step], set, text = number(value, 1)) =>
    slider({
      label,
      value,
      min,
      max,
      step,
      text,
      change(now) {
        set(now);
        show();
        stage.changed();
      },
    });

  const surenessSlider = () =>
    moved(t().sureness, sureness, [0.2, 3, 0.1], (value) => {
      sureness = value;
    });

  function beHonest() {
    sureness = HONEST;
    shift = 0;
    show();
    stage.changed();
  }

  return [
    {
      id: 'promise',
      begin: showAll,
      picture: () => html`<div class="learn-moves">${surenessSlider()}
        ${moved(t().shift, shift, [-2, 2, 0.1], (value) => {
          shift = value;
        })}<div>${button(t().honest, beHonest)}</div></div>
      ${board.figure('calibration')}`,
    },
    {
      id: 'bins',
      formula: String.raw`\mathrm{ECE}=\sum_b\frac{n_b}{n}\left|\bar y_b-\bar p_b\right|`,
      begin: show,
      picture: () => html`<div class="learn-moves">
        ${moved(
          t().cases,
          cases,
          [FEWEST_CASES, MOST_CASES, 50],
          (value) => {
            cases = value;
          },
          integer(cases),
        )}
        ${moved(
          t().bins,
          bins,
          [2, 20, 1],
          (value) => {
            bins = value;
          },
          String(bins),
        )}</div>
      ${numbers([{ name: 'ECE', value: number(metric(board, 'ece_uniform')) }])}
      ${board.figure('calibration')}`,
    },
    {
      id: 'brier',
      formula: String.raw`\mathrm{BS}=\frac{1}{n}\sum_{i=1}^{n}(p_i-y_i)^2`,
      begin: showUnshifted,
      picture: () => html`${surenessSlider()}
      ${numbers([
        { name: t().brier, value: number(metric(board, 'brier')) },
        { name: t().logLoss, value: number(metric(board, 'log_loss')) },
        { name: 'AUC', value: number(metric(board, 'roc_auc')) },
      ])}
      ${board.figure('calibration')}`,
    },
    {
      id: 'bold',
      formula: String.raw`-\frac{1}{n}\sum_{i=1}^{n}\bigl[y_i\ln p_i+(1-y_i)\ln(1-p_i)\bigr]`,
      begin: showFew,
      picture: () => html`${slider({
        label: t().first,
        value: first,
        min: 0.001,
        max: 0.999,
        step: 0.001,
        text: number(first),
        change(value) {
          first = value;
          showFew();
          stage.changed();
        },
      })}
      ${numbers([
        { name: t().logLoss, value: number(metric(few, 'log_loss')) },
        { name: t().brier, value: number(metric(few, 'brier')) },
        { name: 'CLL', value: number(metric(few, 'cll')) },
      ])}
      ${shownTable(
        {
          head: t().head,
          rows: FEW.map((truth, at) => [
            at + 1,
            truth === 1 ? '+' : '−',
            number(fewProbabilities()[at]),
          ]),
        },
        t().few,
      )}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
