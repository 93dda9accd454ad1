import { html, nothing } from 'lit';
import { estimatorPlot } from '../../../../diagrams/estimators.js';
import { diagramWords } from '../../../../diagrams/words.js';
import { planGrid } from '../../../../lab/plan_grid.js';
import { integer, number, percent } from '../../../../words/format.js';
import { planPicture } from '../../../lab/plan_picture.js';
import { labWords } from '../../../lab/words.js';
import { button, choice, numbers, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/**
 * @typedef {import('../../lessons.js').Screen} Screen
 * @typedef {import('../../../../lab/estimators.js').Estimators} Estimators
 * @typedef {import('../../../../export/split_plan.js').PlanAnswer} PlanAnswer
 */

const ROWS = 60;
const POSITIVES = 12;
/** Of a simulation, enough to see what lies where. */
const REPETITIONS = 60;
const DATA = { rows: 40, dimensions: 2, distance: 1.5, repetitions: REPETITIONS };
/** Of the simulation: what its text says of the bars holds for these data sets. */
const SEED = 1;
const SIZE = 14;
const NEIGHBOURS = /** @type {const} */ (['1', '5', '15']);
const COMPARED = ['hold_out', 'k_fold_5', 'k_fold_10', 'repeated_k_fold', 'leave_one_out'];

/** The positive rows are the first, so that the picture shows them together. @param {number} rows @param {number} positives */
const labelled = (rows, positives) => [
  ['row', 'class'],
  ...Array.from({ length: rows }, (_, at) => [at + 1, at < positives ? 1 : 0]),
];

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const table = labelled(ROWS, POSITIVES);
  let seed = stage.seed;
  let testShare = 0.3;
  /** @type {'plain' | 'stratified'} */
  let how = 'plain';
  let folds = 5;
  let rows = 10;
  /** @type {typeof NEIGHBOURS[number]} */
  let neighbours = '1';
  /** The last plan of each screen. @type {Record<string, PlanAnswer>} */
  const plans = {};
  /** What simulations came to, by the number of neighbours. @type {Record<string, Estimators>} */
  const simulated = {};

  /**
   * @param {string} screen
   * @param {Record<string, unknown>} request
   * @param {import('../../../../learn/core.js').Table} [of]
   */
  const plan = (screen, request, of = table) =>
    stage.ask(async () => {
      const whole = { type: 'plan', listing: 'auto', seed, ...request };
      plans[screen] = await stage.core.rows(of, whole);
    });

  const simulate = () =>
    stage.ask(async () => {
      const learner = `k_nearest_neighbors:n_neighbors=${neighbours}`;
      simulated[neighbours] ??= await stage.core.ask({
        ...{ type: 'estimators', learner, seed: SEED },
        ...DATA,
      });
    });

  const holdOut = () =>
    plan('hold_out', {
      plan: 'monte_carlo',
      repeats: 12,
      test_size: testShare,
      ...(how === 'stratified' ? { stratify: 'class' } : { stratify: null }),
    });
  const crossValidate = () => plan('folds', { plan: 'k_fold', folds, stratify: 'class' });
  const resample = () =>
    plan('bootstrap', { plan: 'bootstrap', repeats: 12 }, [
      ['row'],
      ...Array.from({ length: rows }, (_, at) => [at + 1]),
    ]);

  /** @param {string} screen */
  function picture(screen) {
    const answer = plans[screen];
    if (!answer) return nothing;
    return planPicture(
      planGrid(answer),
      /** @type {any} */ (answer.plan),
      labWords(stage.language()),
    );
  }

  /** @param {string} screen @param {() => void} again */
  const drawAnew = (screen, again) =>
    plans[screen]
      ? button(t().anew, () => {
          seed += 1;
          again();
        })
      : nothing;

  /** @param {string[]} of @param {Record<string, string>} names */
  function estimatesPicture(of, names) {
    const { estimates = [], true_error: truth } = simulated[neighbours] ?? {};
    return stage.diagram(`estimates ${of.length}`, (theme, width) =>
      truth
        ? estimatorPlot(
            'estimators',
            estimates
              .filter(({ estimator }) => of.includes(estimator))
              .map((one) => ({
                ...one,
                name: names[one.estimator],
              })),
            truth.mean,
            {
              ...{ width, size: SIZE, theme, words: diagramWords(stage.language()) },
              texts: { x: t().error, truth: t().truth, description: t().spread },
            },
          )
        : null,
    );
  }

  const neighbourChoice = () =>
    choice({
      label: t().neighbours,
      value: neighbours,
      choices: NEIGHBOURS.map((value) => ({ value, text: t().nearest(value) })),
      change(value) {
        neighbours = value;
        simulate();
        stage.changed();
      },
    });

  /** @param {string} id */
  const estimate = (id) =>
    simulated[neighbours]?.estimates.find(({ estimator }) => estimator === id)?.mean ?? null;

  /** How many rows, of sets that may differ by one. @param {{ min: number, max: number } | undefined} rows */
  const between = (rows) =>
    rows && rows.min < rows.max ? `${integer(rows.min)}–${integer(rows.max)}` : integer(rows?.min);

  const leftOut = () => /** @type {any} */ (plans.bootstrap?.plan)?.left_out ?? {};

  return [
    {
      id: 'why',
      begin: simulate,
      picture: () =>
        html`${neighbourChoice()}${
          simulated[neighbours]
            ? numbers([
                { name: t().onTraining, value: number(estimate('apparent')) },
                { name: t().onNew, value: number(simulated[neighbours].true_error.mean) },
              ])
            : nothing
        }<div class="card learn-plot">${estimatesPicture(['apparent', 'hold_out'], { ...t().estimators, hold_out: t().testRows })}</div>`,
    },
    {
      id: 'hold_out',
      begin: holdOut,
      picture: () => html`<div class="learn-moves">${slider({
        label: t().testShare,
        value: testShare,
        min: 0.1,
        max: 0.5,
        step: 0.05,
        text: percent(testShare, 0),
        change(value) {
          testShare = value;
          holdOut();
          stage.changed();
        },
      })}${choice({
        label: t().drawing,
        value: how,
        choices: [
          { value: 'plain', text: t().plain },
          { value: 'stratified', text: t().stratified },
        ],
        change(value) {
          how = value;
          holdOut();
          stage.changed();
        },
      })}</div>
      ${picture('hold_out')}
      <p class="note">${t().positiveRows(String(POSITIVES))}</p>
      <div>${drawAnew('hold_out', holdOut)}</div>`,
    },
    {
      id: 'folds',
      begin: crossValidate,
      picture() {
        const { count = null, test, train } = plans.folds?.plan ?? {};
        return html`${slider({
          label: t().folds,
          value: folds,
          min: 2,
          max: 12,
          step: 1,
          text: String(folds),
          change(value) {
            folds = value;
            crossValidate();
            stage.changed();
          },
        })}${picture('folds')}
        ${numbers([
          { name: t().trainings, value: integer(count) },
          { name: t().learntFrom, value: between(train) },
          { name: t().tested, value: between(test) },
        ])}`;
      },
    },
    {
      id: 'luck',
      begin: simulate,
      picture: () =>
        html`${neighbourChoice()}<div class="card learn-plot">${estimatesPicture(COMPARED, t().estimators)}</div>`,
    },
    {
      id: 'bootstrap',
      formula: String.raw`\left(1-\frac{1}{m}\right)^m\;\to\;\frac{1}{e}\approx 0.368`,
      begin: resample,
      picture: () => html`${slider({
        label: t().rows,
        value: rows,
        min: 2,
        max: 60,
        step: 1,
        text: `m = ${rows}`,
        change(value) {
          rows = value;
          resample();
          stage.changed();
        },
      })}${picture('bootstrap')}
      ${numbers([
        { name: t().leftOut, value: number(leftOut().mean) },
        { name: t().expected, value: number(leftOut().expected) },
        { name: t().limit, value: number(leftOut().limit) },
      ])}
      <div>${drawAnew('bootstrap', resample)}</div>`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
