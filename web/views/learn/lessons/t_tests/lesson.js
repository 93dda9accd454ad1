import { html, nothing } from 'lit';
import { estimatorPlot } from '../../../../diagrams/estimators.js';
import { rejections } from '../../../../diagrams/rejections.js';
import { tDistribution } from '../../../../diagrams/t_distribution.js';
import { diagramWords } from '../../../../diagrams/words.js';
import { correctedOn, foldsTable, TWO_LEARNERS } from '../../../../learn/folds.js';
import { fixed, integer, number, p, percent } from '../../../../words/format.js';
import { button, numbers, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/**
 * @typedef {import('../../lessons.js').Screen} Screen
 *
 * @typedef {object} Tested  a test over the draws of a simulation, as the core has it
 * @property {keyof typeof en.tests} key
 * @property {number} rejected
 * @property {number} low
 * @property {number} high
 * @property {number | null} exact
 * @property {number} degrees_of_freedom
 * @property {number} limit
 * @property {import('../../../../diagrams/t_distribution.js').Histogram} histogram
 * @property {import('../../../../diagrams/t_distribution.js').Density} density
 *
 * @typedef {{ runs?: number, folds?: number, correlation?: number, difference?: number, draws?: number }} Design
 */

/** Of the letters of the pictures. */
const SIZE = 13;
const ALPHA = 0.05;
const FOLDS = 10;
const MOST_FOLDS = 20;
const DRAWS = 2000;
/** Repetitions that the slider reaches, and in how many draws each is simulated. */
const RUNS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20];
const DRAWS_OF_RUNS = 1000;
/** What the corrected test supposes of ten folds, n_test / (n_test + n_train). */
const SUPPOSED = 0.1;
/** About how often both learners err, in percent. */
const ERROR = 20;
/** Of the axis of differences in percentage points. @type {[number, number]} */
const SPAN = [-10, 10];
/** Every test with the folds and the correlation that it is made for. @type {[Design, (keyof typeof en.tests)[]][]} */
const COMPARED = [
  [{ runs: 1, folds: FOLDS, correlation: SUPPOSED }, ['paired_t', 'corrected_t']],
  [{ runs: 10, folds: FOLDS, correlation: SUPPOSED }, ['corrected_t']],
  [{ runs: 5, folds: 2, correlation: 0 }, ['cv5x2_t', 'cv5x2_t_zhou', 'cv5x2_f']],
];

/** @param {number} value */
const hundredths = (value) => Number(value.toFixed(2));

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const board = stage.board();
  let round = 1;
  let seed = stage.seed;
  let difference = 1.5;
  let folds = FOLDS;
  let correlation = SUPPOSED;
  let betweenRuns = 0;
  let runs = 1;
  let power = 0;
  /** A − B on each fold, in percentage points. @type {number[]} */
  let differences = [];
  /** The last simulation of each screen. @type {Record<string, Tested[]>} */
  const simulated = {};
  /** By seed and number of repetitions. @type {Map<string, Tested[]>} */
  const repeated = new Map();
  /** @type {{ name: string, test: Tested }[]} */
  let compared = [];

  /** @param {Design} design @returns {Promise<Tested[]>} */
  const ask = async (design) =>
    (await stage.core.ask({ type: 'fold_tests', alpha: ALPHA, draws: DRAWS, seed, ...design }))
      .tests;

  /** @param {string} screen @param {Design} design */
  const simulate = (screen, design) =>
    stage.ask(async () => {
      simulated[screen] = await ask(design);
    });

  /** @param {string} screen @param {Tested['key']} key */
  const tested = (screen, key) => simulated[screen]?.find((test) => test.key === key) ?? null;

  /**
   * Error rates in so many folds of a thousand cases, on one in ten of which the learners differ: on a fold of 1000/k
   * cases the difference has a standard deviation of √k percentage points.
   * @param {number} count
   */
  function showFolds(count) {
    const random = stage.random(`folds, round ${round}`);
    const errors = Array.from({ length: count }, () => ({
      b: hundredths(ERROR + random.normal()),
      d: hundredths(difference + random.normal(0, Math.sqrt(count))),
    }));
    differences = errors.map(({ d }) => d);
    return board.show(foldsTable(errors.map(({ b, d }) => [(b + d) / 100, b / 100])), {
      ...TWO_LEARNERS,
      ...correctedOn(count),
    });
  }
  const pair = () => board.report()?.pairs?.[0] ?? null;

  const showTen = () => showFolds(FOLDS);
  const showT = () => {
    showFolds(folds);
    // The density alone: how often t is what does not matter here.
    simulate('t', { folds, correlation: 0, draws: 10 });
  };
  const showPromise = () => simulate('promise', { folds, correlation: 0 });
  const showOverlap = () => simulate('overlap', { correlation });
  const showCorrected = () => simulate('corrected', { runs, correlation });
  const showFiveByTwo = () =>
    simulate('five_by_two', { runs: 5, folds: 2, correlation: betweenRuns });

  /** @param {number} count */
  const repeatedAs = (count) => `${seed} ${count}`;

  const showRepeated = () =>
    stage.ask(async () => {
      for (const one of [runs, ...RUNS]) {
        const name = repeatedAs(one);
        if (repeated.has(name)) continue;
        const design = { runs: one, correlation: SUPPOSED, draws: DRAWS_OF_RUNS };
        repeated.set(name, await ask(design));
        stage.changed();
      }
    });

  const showPower = () =>
    stage.ask(async () => {
      const now = [];
      for (const [design, keys] of COMPARED) {
        const tests = await ask({ ...design, difference: power });
        for (const key of keys) {
          const test = tests.find((one) => one.key === key);
          const name = t().over(t().tests[key], design.runs ?? 1, design.folds ?? FOLDS);
          if (test) now.push({ name, test });
        }
      }
      compared = now;
    });

  /** @param {() => void} show */
  const again = (show) =>
    html`<div>${button(t().anew, () => {
      round += 1;
      seed += 1;
      show();
    })}</div>`;

  /**
   * @param {object} move
   * @param {string} move.label
   * @param {number} move.value
   * @param {[min: number, max: number, step: number]} move.range
   * @param {string} move.text
   * @param {(value: number) => void} move.to
   * @param {() => void} move.show
   */
  const moves = ({ label, value, range: [min, max, step], text, to, show }) =>
    slider({
      ...{ label, value, min, max, step, text },
      change(next) {
        to(next);
        show();
        stage.changed();
      },
    });

  /** @param {() => void} show */
  const differenceSlider = (show) =>
    moves({
      label: t().difference,
      value: difference,
      range: [0, 4, 0.1],
      text: t().points(fixed(difference, 1)),
      to: (value) => {
        difference = value;
      },
      show,
    });

  /** @param {() => void} show */
  const foldsSlider = (show) =>
    moves({
      label: t().folds,
      value: folds,
      range: [2, MOST_FOLDS, 1],
      text: `k = ${folds}`,
      to: (value) => {
        folds = value;
      },
      show,
    });

  /** @param {() => void} show */
  const correlationSlider = (show) =>
    moves({
      label: t().correlation,
      value: correlation,
      range: [0, 0.5, 0.01],
      text: `ρ = ${fixed(correlation, 2)}`,
      to: (value) => {
        correlation = value;
      },
      show,
    });

  /** @param {() => void} show */
  const runsSlider = (show) =>
    moves({
      label: t().repetitions,
      value: RUNS.indexOf(runs),
      range: [0, RUNS.length - 1, 1],
      text: t().times(runs, FOLDS),
      to: (value) => {
        runs = RUNS[value];
      },
      show,
    });

  const atHand = () => ({
    size: SIZE,
    words: diagramWords(stage.language()),
  });

  /**
   * @param {string} id
   * @param {() => Parameters<typeof tDistribution>[0] | null} drawn
   * @param {string} limit
   */
  const distribution = (id, drawn, limit) =>
    html`<div class="card learn-plot">${stage.diagram(id, (theme, width) => {
      const what = drawn();
      return what
        ? tDistribution(what, {
            ...{ ...atHand(), theme, width },
            texts: { x: 't', y: t().often, limit, description: t().distribution },
          })
        : null;
    })}</div>`;

  /** Draws of a screen beside the curve. @param {string} screen @param {Tested['key']} key */
  const draws = (screen, key) =>
    distribution(`draws ${screen}`, () => tested(screen, key), t().limit);

  /**
   * @param {string} id
   * @param {readonly import('../../../../diagrams/estimators.js').Spread[]} spreads
   * @param {{ at: number, range: [number, number], x: string, truth: string, description: string }} line
   */
  const rowsOf = (id, spreads, { at, range, ...texts }) =>
    html`<div class="card learn-plot">${stage.diagram(id, (theme, width) =>
      spreads.length === 0
        ? null
        : estimatorPlot(id, spreads, at, { ...atHand(), theme, width, range, texts }),
    )}</div>`;

  /**
   * @param {string} id
   * @param {readonly { name: string, test: Tested }[]} rows
   * @param {string} x
   * @param {[number, number]} range
   */
  const shares = (id, rows, x, range) =>
    rowsOf(
      id,
      rows.map(({ name, test: { rejected, low, high } }) => ({ name, mean: rejected, low, high })),
      { at: ALPHA, range, x, truth: t().nominalLine, description: t().shares },
    );

  /** @param {Tested | null} test @param {string} [name] */
  const alarms = (test, name = t().alarms) =>
    test
      ? [
          {
            name,
            value: percent(test.rejected),
            ...(test.exact === null ? {} : { note: t().exact(percent(test.exact)) }),
          },
        ]
      : [];
  const nominal = () => ({ name: t().nominal, value: percent(ALPHA, 0) });

  const summary = () =>
    numbers([
      { name: t().mean, value: t().points(number(100 * (pair()?.mean_diff ?? 0), 2)) },
      { name: t().deviation, value: t().points(number(100 * (pair()?.std_diff ?? 0), 2)) },
    ]);

  return [
    {
      id: 'folds',
      begin: showTen,
      picture:
        () => html`<div class="learn-moves">${differenceSlider(showTen)}${again(showTen)}</div>
      ${rowsOf(
        'differences',
        differences.map((d, at) => ({
          ...{ name: t().fold(at + 1), mean: d },
          ...{ low: Math.min(0, d), high: Math.max(0, d) },
        })),
        { at: 0, range: SPAN, x: t().axis, truth: t().equal, description: t().ofFolds },
      )}${pair() ? summary() : nothing}`,
    },
    {
      id: 't',
      formula: String.raw`t=\frac{\bar d}{s/\sqrt{k}}=\frac{\sqrt{k}\,\bar d}{s}`,
      begin: showT,
      picture:
        () => html`<div class="learn-moves">${differenceSlider(showT)}${foldsSlider(showT)}${again(showT)}</div>
      ${distribution(
        'tails',
        () => {
          const test = tested('t', 'paired_t');
          const value = pair()?.paired_t;
          return test && value ? { density: test.density, limit: Math.abs(value) } : null;
        },
        '|t|',
      )}
      ${
        pair()
          ? numbers([
              { name: 't', value: number(pair()?.paired_t, 2) },
              { name: t().freedom, value: integer(pair()?.paired_t_df) },
              { name: 'p', value: p(pair()?.paired_t_p) },
            ])
          : nothing
      }`,
    },
    {
      id: 'promise',
      begin: showPromise,
      picture:
        () => html`<div class="learn-moves">${foldsSlider(showPromise)}${again(showPromise)}</div>
      ${draws('promise', 'paired_t')}
      ${numbers([...alarms(tested('promise', 'paired_t')), nominal()])}`,
    },
    {
      id: 'overlap',
      formula: String.raw`\operatorname{Var}(\bar d)=\sigma^2\Bigl(\frac1k+\frac{k-1}{k}\rho\Bigr)`,
      begin: showOverlap,
      picture:
        () => html`<div class="learn-moves">${correlationSlider(showOverlap)}${again(showOverlap)}</div>
      ${draws('overlap', 'paired_t')}
      ${numbers([...alarms(tested('overlap', 'paired_t')), nominal()])}`,
    },
    {
      id: 'repeated',
      begin: showRepeated,
      picture() {
        const test = repeated.get(repeatedAs(runs))?.find(({ key }) => key === 'paired_t') ?? null;
        const points = RUNS.flatMap((one) => {
          const found = repeated.get(repeatedAs(one))?.find(({ key }) => key === 'paired_t');
          return found ? [{ runs: one, rejected: found.rejected, exact: found.exact ?? 0 }] : [];
        });
        return html`<div class="learn-moves">${runsSlider(showRepeated)}${again(showRepeated)}</div>
        <div class="card learn-plot">${stage.diagram('repeated', (theme, width) =>
          points.length === 0
            ? null
            : rejections(
                { points, chosen: runs, most: RUNS[RUNS.length - 1], nominal: ALPHA },
                {
                  ...{ ...atHand(), theme, width },
                  texts: {
                    x: t().repetitions,
                    y: t().alarms,
                    nominal: t().nominalLine,
                    description: t().growth,
                  },
                },
              ),
        )}</div>
        ${numbers([{ name: t().values, value: String(runs * FOLDS) }, ...alarms(test), nominal()])}`;
      },
    },
    {
      id: 'corrected',
      formula: String.raw`t=\frac{\bar d}{s\,\sqrt{\dfrac1n+\dfrac{n_{\text{test}}}{n_{\text{train}}}}}`,
      begin: showCorrected,
      picture:
        () => html`<div class="learn-moves">${runsSlider(showCorrected)}${correlationSlider(showCorrected)}</div>
      ${draws('corrected', 'corrected_t')}
      ${numbers([
        ...alarms(tested('corrected', 'corrected_t'), t().of(t().tests.corrected_t)),
        ...alarms(tested('corrected', 'paired_t'), t().of(t().tests.paired_t)),
        nominal(),
      ])}`,
    },
    {
      id: 'five_by_two',
      formula: String.raw`t=\frac{d_1^{(1)}}{\sqrt{\frac15\sum_{i=1}^{5}s_i^2}},\qquad F=\frac{\sum_{i}\sum_{j}\bigl(d_i^{(j)}\bigr)^2}{2\sum_{i}s_i^2}`,
      begin: showFiveByTwo,
      picture: () => html`<div class="learn-moves">${moves({
        label: t().correlation,
        value: betweenRuns,
        range: [0, 0.5, 0.01],
        text: `ρ = ${fixed(betweenRuns, 2)}`,
        to: (value) => {
          betweenRuns = value;
        },
        show: showFiveByTwo,
      })}${again(showFiveByTwo)}</div>
      ${shares(
        'sizes',
        (simulated.five_by_two ?? [])
          .filter(({ key }) => key.startsWith('cv5x2'))
          .map((test) => ({ name: t().tests[test.key], test })),
        t().alarms,
        [0, 0.2],
      )}`,
    },
    {
      id: 'power',
      begin: showPower,
      picture: () => html`<div class="learn-moves">${moves({
        label: t().difference,
        value: power,
        range: [0, 6, 0.1],
        text: t().points(fixed(power, 1)),
        to: (value) => {
          power = value;
        },
        show: showPower,
      })}${again(showPower)}</div>
      ${shares('power', compared, t().significant, [0, 1])}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
