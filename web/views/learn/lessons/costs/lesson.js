import { html } from 'lit';
import { costsOfRatio } from '../../../../core/cost_ratio.js';
import { createRandom } from '../../../../learn/random.js';
import { drawTwoClasses, scoresTable, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { number, threshold } from '../../../../words/format.js';
import { button, numbers, shownTable, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const POSITIVES = 50;
const NEGATIVES = 50;
/** Between the means of the classes, in deviations. */
const DISTANCE = 1.5;
/** Of two models: what the text says of them holds for these cases. */
const SEED = 7;
/** What is drawn against the threshold. */
const COST = 'cost_sensitive_error';

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const drawn = drawTwoClasses(stage.random('classes'), POSITIVES, NEGATIVES);
  const classes = stage.board();
  const planes = stage.board({ costs: true });
  const two = stage.board({ costs: true });
  let costs = { cost_fn: 5, cost_fp: 1 };
  let prior = 0.5;
  /** Whether the pictures have been drawn for these costs: others are then what was dragged in them. */
  let settled = false;
  /** The cheapest point of the first screens. @type {import('../../board.js').OperatingPoint | null} */
  let cheapest = null;
  /** Answers to `cost` queries, of the models. @type {any[]} */
  let optima = [];

  const ratio = () => `${threshold(costs.cost_fn)} : ${threshold(costs.cost_fp)}`;
  const ownTable = () => scoresTable(drawn.truth, { [t().model]: drawn.at(DISTANCE) });

  /** The threshold stays where the reader has moved it. */
  const showClasses = () =>
    stage.ask(async () => {
      const at = classes.point()?.threshold ?? 0.5;
      await classes.show(ownTable(), { ...TWO_CLASSES, ...costs, threshold: at });
      classes.look({ metrics: [COST] });
      const request = { type: 'operating_point', model: 0, rule: 'expected_cost' };
      cheapest = await classes.query(request);
    });

  /** @param {import('../../board.js').Board} board @param {import('../../../../learn/core.js').Table} table */
  function showCosts(board, table) {
    settled = false;
    stage.ask(async () => {
      const now = costs;
      await board.show(table, { ...TWO_CLASSES, ...now, prior });
      const models = board.report()?.models ?? [];
      optima = await Promise.all(
        models.map((_, model) => board.query({ type: 'cost', model, ...now, prior })),
      );
      settled = now === costs;
    });
  }

  /** Models of which each is better on one side. */
  function twoTable() {
    const base = drawTwoClasses(createRandom(SEED, 'costs', 'first'), POSITIVES, NEGATIVES);
    const other = drawTwoClasses(createRandom(SEED, 'costs', 'second'), POSITIVES, NEGATIVES);
    const careful = base
      .at(1)
      .map((score, at) => (base.truth[at] === 1 && at % 2 === 0 ? 0.9 + score / 10 : score));
    const thorough = other
      .at(1)
      .map((score, at) => (base.truth[at] === 0 && at % 2 === 0 ? score / 10 : score));
    return scoresTable(base.truth, { [t().first]: careful, [t().second]: thorough });
  }

  const showPlanes = () => showCosts(planes, ownTable());
  const showTwo = () => showCosts(two, twoTable());

  /**
   * The cost curve, whose costs can be dragged: then the sliders and numbers follow.
   * @param {import('../../board.js').Board} board
   * @param {() => void} show
   */
  function costCurve(board, show) {
    const { cost_fn = costs.cost_fn, cost_fp = costs.cost_fp } = board.report()?.options ?? {};
    if (settled && (cost_fn !== costs.cost_fn || cost_fp !== costs.cost_fp)) {
      costs = { cost_fn, cost_fp };
      show();
    }
    return board.figure('cost');
  }

  /** @param {() => void} show */
  const ratioSlider = (show) =>
    slider({
      label: t().ratio,
      value: Math.log10(costs.cost_fn / costs.cost_fp),
      min: -1,
      max: 1,
      step: 0.05,
      text: ratio(),
      change(value) {
        costs = costsOfRatio(10 ** value);
        show();
        stage.changed();
      },
    });

  /** @param {() => void} show */
  const priorSlider = (show) =>
    slider({
      label: t().prior,
      value: prior,
      min: 0.01,
      max: 0.99,
      step: 0.01,
      text: number(prior, 2),
      change(value) {
        prior = value;
        show();
        stage.changed();
      },
    });

  /** @param {() => void} show */
  const bothSliders = (show) =>
    html`<div class="learn-moves">${ratioSlider(show)}${priorSlider(show)}</div>`;

  function costHere() {
    const { metrics, counts } = classes.point() ?? {};
    const { cost_fn, cost_fp } = costs;
    const note =
      counts &&
      `(${threshold(cost_fn)} × ${counts.fn} + ${threshold(cost_fp)} × ${counts.fp}) / ${drawn.truth.length}`;
    return { name: t().here, value: number(metrics?.[COST]), note };
  }

  return [
    {
      id: 'prices',
      formula: String.raw`E=\frac{c_{FN}\,FN+c_{FP}\,FP}{m}`,
      begin: showClasses,
      picture: () =>
        html`${ratioSlider(showClasses)}${numbers([costHere()])}<div class="learn-side">${classes.figure('score_histogram')}${classes.matrix()}</div>`,
    },
    {
      id: 'valley',
      formula: String.raw`t^*=\frac{c_{FP}}{c_{FP}+c_{FN}}`,
      begin: showClasses,
      picture: () => html`<div class="learn-moves">${ratioSlider(showClasses)}
        <div>${button(t().go, () => classes.moveTo(cheapest?.threshold ?? null))}</div></div>
      ${numbers([
        costHere(),
        {
          name: t().lowest,
          value: number(cheapest?.metrics[COST]),
          note: cheapest ? t().at(threshold(cheapest.threshold)) : undefined,
        },
      ])}
      ${classes.figure('threshold_metrics')}`,
    },
    {
      id: 'lines',
      formula: String.raw`k=\frac{(1-p)\,c_{FP}}{p\,c_{FN}}`,
      begin: showPlanes,
      picture: () => html`${bothSliders(showPlanes)}
      ${numbers([
        { name: t().slope, value: number(optima[0]?.slope) },
        {
          name: t().best('TPR'),
          value: number(optima[0]?.operating_point?.metrics.recall),
        },
        {
          name: t().best('FPR'),
          value: number(optima[0]?.operating_point?.metrics.fpr),
        },
      ])}
      ${planes.figure('roc')}`,
    },
    {
      id: 'curve',
      formula: String.raw`P(+)\mathrm{cost}=\frac{p\,c_{FN}}{p\,c_{FN}+(1-p)\,c_{FP}}`,
      begin: showPlanes,
      picture: () => html`${bothSliders(showPlanes)}
      ${numbers([
        { name: 'P(+)cost', value: number(optima[0]?.probability_cost) },
        { name: t().normalised, value: number(optima[0]?.normalised_cost) },
      ])}
      ${costCurve(planes, showPlanes)}`,
    },
    {
      id: 'two',
      begin: showTwo,
      picture: () => html`${bothSliders(showTwo)}
      ${shownTable(
        {
          head: [t().model, t().normalised, t().area],
          rows: (two.report()?.models ?? []).map(({ name, metrics }, at) => [
            name,
            number(optima[at]?.normalised_cost),
            number(metrics.cost_curve_area_uniform),
          ]),
        },
        t().compared,
      )}
      ${costCurve(two, showTwo)}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
