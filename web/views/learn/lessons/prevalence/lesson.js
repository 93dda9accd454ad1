import { html } from 'lit';
import { createRandom } from '../../../../learn/random.js';
import { drawTwoClasses, scoresTable, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { integer, number, percent } from '../../../../words/format.js';
import { choice, numbers, shownTable, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { repeatNegatives } from './repeat.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const POSITIVES = 50;
const NEGATIVES = 50;
/** Between the means of the classes, in deviations. */
const DISTANCE = 2;
/** Negative cases for each positive one, at most. */
const MOST = 20;
/** Of two models: what the text says of their curves holds for these cases. */
const SEED = 7;
/** Who is tested, where the reader sets the rates: so many that each rate is one of whole people. */
const PEOPLE = 20_000;
/** The score of a positive result, and of a negative one. */
const RESULTS = /** @type {const} */ ({ positive: 1, negative: 0 });

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const drawn = drawTwoClasses(stage.random('classes'), POSITIVES, NEGATIVES);
  const classes = stage.board();
  const people = stage.board();
  const two = stage.board();
  // Curves of equal F are of another lesson.
  for (const board of [classes, two]) board.look({ isoF: false });
  let times = 1;
  const rates = { prevalence: 0.01, tpr: 0.9, fpr: 0.05 };
  /** @type {'test' | 'field'} */
  let where = 'test';

  /** The same cases, and the threshold that the reader has chosen. */
  function showClasses() {
    const table = scoresTable(drawn.truth, { [t().model]: drawn.at(DISTANCE) });
    const threshold = classes.point()?.threshold ?? 0.5;
    return classes.show(repeatNegatives(table, times), { ...TWO_CLASSES, threshold });
  }

  /** People as the rates say, in whole numbers; how many of each kind is their weight. */
  function showPeople() {
    const positives = Math.round(PEOPLE * rates.prevalence);
    const tp = Math.round(positives * rates.tpr);
    const fp = Math.round((PEOPLE - positives) * rates.fpr);
    const { positive, negative } = RESULTS;
    return people.show(
      [
        ['truth', t().test, 'people'],
        [t().ill, positive, tp],
        [t().ill, negative, positives - tp],
        [t().healthy, positive, fp],
        [t().healthy, negative, PEOPLE - positives - fp],
      ],
      { ...TWO_CLASSES, positive: t().ill, weight: 'people', predictions: [t().test] },
    );
  }

  /** A model that is sure of some positive cases, and one that is better in the middle. */
  function showTwo() {
    const base = drawTwoClasses(createRandom(SEED, 'prevalence', 'first'), POSITIVES, NEGATIVES);
    const other = drawTwoClasses(createRandom(SEED, 'prevalence', 'second'), POSITIVES, NEGATIVES);
    const early = other
      .at(1)
      .map((score, at) => (base.truth[at] === 1 && at % 2 === 0 ? 0.95 + score / 20 : score));
    const table = scoresTable(base.truth, { [t().first]: base.at(2), [t().second]: early });
    return two.show(repeatNegatives(table, where === 'field' ? MOST : 1), TWO_CLASSES);
  }

  const timesSlider = () =>
    slider({
      label: t().times,
      value: times,
      min: 1,
      max: MOST,
      step: 1,
      text: String(times),
      change(value) {
        times = value;
        showClasses();
        stage.changed();
      },
    });

  const measured = (/** @type {string} */ key) => classes.report()?.models[0]?.metrics[key] ?? null;

  /** @param {import('../../board.js').Board} board */
  function threeRates(board) {
    const { metrics, counts } = board.point() ?? {};
    const share = (/** @type {number} */ part, /** @type {number} */ rest) =>
      `${integer(part)} / ${integer(part + rest)}`;
    return numbers([
      {
        name: 'TPR',
        value: number(metrics?.recall),
        note: counts && share(counts.tp, counts.fn),
      },
      { name: 'FPR', value: number(metrics?.fpr), note: counts && share(counts.fp, counts.tn) },
      {
        name: t().precision,
        value: number(metrics?.precision),
        note: counts && share(counts.tp, counts.fp),
      },
    ]);
  }

  /** @param {'prevalence' | 'tpr' | 'fpr'} name @param {number} min @param {number} max @param {number} step */
  const rateSlider = (name, min, max, step) =>
    slider({
      label: t().rates[name],
      value: rates[name],
      min,
      max,
      step,
      text: percent(rates[name]),
      change(value) {
        rates[name] = value;
        showPeople();
        stage.changed();
      },
    });

  return [
    {
      id: 'rows',
      formula: String.raw`\begin{gathered}\mathrm{TPR}=\frac{TP}{TP+FN},\qquad \mathrm{FPR}=\frac{FP}{TN+FP}\\[6pt] P=\frac{TP}{TP+FP}\end{gathered}`,
      begin: showClasses,
      picture: () =>
        html`${timesSlider()}${threeRates(classes)}<div class="learn-side">${classes.figure('score_histogram')}${classes.matrix()}</div>`,
    },
    {
      id: 'curves',
      begin: showClasses,
      values: () => (classes.report() ? { share: percent(measured('prevalence')) } : null),
      picture: () => html`${timesSlider()}
      ${numbers([
        { name: t().prevalence, value: percent(measured('prevalence')) },
        { name: 'AUC', value: number(measured('roc_auc')) },
        { name: 'AP', value: number(measured('average_precision')) },
      ])}
      <div class="learn-side">${classes.figure('roc')}${classes.figure('precision_recall')}</div>`,
    },
    {
      id: 'people',
      formula: String.raw`P=\frac{\pi\,\mathrm{TPR}}{\pi\,\mathrm{TPR}+(1-\pi)\,\mathrm{FPR}}`,
      begin: showPeople,
      values: () => {
        const { counts, metrics } = people.point() ?? {};
        return counts
          ? {
              tp: integer(counts.tp),
              fp: integer(counts.fp),
              precision: percent(metrics?.precision),
            }
          : null;
      },
      picture: () => html`<div class="learn-moves">${rateSlider('prevalence', 0.005, 0.5, 0.005)}
        ${rateSlider('tpr', 0.5, 0.99, 0.01)}${rateSlider('fpr', 0.01, 0.5, 0.01)}</div>
      ${threeRates(people)}${people.matrix()}`,
    },
    {
      id: 'choose',
      begin: showTwo,
      picture: () => html`${choice({
        label: t().where,
        value: where,
        choices: [
          { value: 'test', text: t().inTest },
          { value: 'field', text: t().inField(MOST) },
        ],
        change(value) {
          where = value;
          showTwo();
        },
      })}
      ${shownTable(
        {
          head: [t().model, 'AUC', 'AP'],
          rows: (two.report()?.models ?? []).map(({ name, metrics }) => [
            name,
            number(metrics.roc_auc),
            number(metrics.average_precision),
          ]),
        },
        t().areas,
      )}
      <div class="learn-side">${two.figure('roc')}${two.figure('precision_recall')}</div>`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
