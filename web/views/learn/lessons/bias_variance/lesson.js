import { html } from 'lit';
import { errorParts, learntCurves } from '../../../../diagrams/bias_variance.js';
import { diagramWords } from '../../../../diagrams/words.js';
import { FAMILIES } from '../../../../lab/simulation.js';
import { integer, number } from '../../../../words/format.js';
import { button, choice, numbers, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/**
 * @typedef {import('../../lessons.js').Screen} Screen
 * @typedef {import('../../../../diagrams/bias_variance.js').Simulated} Simulated
 * @typedef {keyof typeof FAMILIES} Family
 */

const FUNCTION = 'sine';
const SETS = 100;
const NOISE = 0.3;
const ROWS = 30;
/** Of which the errors are shown for more and more rows. */
const SIZES = [30, 40, 60, 80, 120, 160];
/** Polynomials of higher degrees leave every picture. */
const DEGREES = FAMILIES.polynomial.values.slice(0, 8);
/** Beyond it a picture of errors ends. */
const TOP = 0.4;
/** Of the letters of the pictures. */
const SIZE = 13;
/** Curves that are not seen in life. */
const HIDDEN = ['bias', 'variance', 'noise', 'error'];

/** @param {number} degree */
const polynomial = (degree) => `polynomial_regression:degree=${degree}`;

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const seed = stage.random('training sets').whole(1, 1_000_000);
  let round = 0;
  let degree = 3;
  let noise = NOISE;
  /** @type {Family} */
  let family = 'polynomial';
  /** Of the learners of a family. */
  let chosen = 2;
  /** Of the numbers of rows. */
  let size = 1;
  let isHidden = true;
  /** What each screen was answered. @type {Record<string, Simulated>} */
  const simulated = {};

  /** @param {string[]} learners @param {object} [more] @returns {Promise<Simulated>} */
  const ask = (learners, more) =>
    stage.core.ask({
      ...{ type: 'bias_variance', function: FUNCTION, noise: NOISE, rows: ROWS },
      ...{ training_sets: SETS, seed: seed + round, learners, ...more },
    });

  const showLearnt = () =>
    stage.ask(async () => {
      simulated.learnt = await ask([polynomial(degree)]);
    });

  const showFamily = () =>
    stage.ask(async () => {
      const { learner, parameter } = FAMILIES[family];
      const learners = complexities().map((value) => `${learner}:${parameter}=${value}`);
      simulated.complexity = await ask(learners);
    });

  const showRows = () =>
    stage.ask(async () => {
      const answers = [];
      for (const rows of SIZES) answers.push(await ask([polynomial(degree)], { rows }));
      simulated.rows = { ...answers[0], learners: answers.map(({ learners: [one] }) => one) };
    });

  const showNoise = () =>
    stage.ask(async () => {
      simulated.noise = await ask(DEGREES.map(polynomial), { noise });
    });

  const showChoice = () =>
    stage.ask(async () => {
      simulated.choose = await ask(DEGREES.map(polynomial));
    });

  const complexities = () => (family === 'polynomial' ? DEGREES : FAMILIES[family].values);

  /** @param {() => void} [show]  where the answer is of one degree alone */
  const degreeSlider = (show = () => {}) =>
    slider({
      label: t().complexities.polynomial,
      value: degree,
      min: DEGREES[0],
      max: DEGREES[DEGREES.length - 1],
      step: 1,
      text: String(degree),
      change(value) {
        degree = value;
        show();
        stage.changed();
      },
    });

  /** @param {() => void} show */
  const again = (show) =>
    html`<div>${button(t().anew, () => {
      round += 1;
      show();
    })}</div>`;

  /**
   * @param {string} id
   * @param {import('../../lessons.js').Stage['diagram'] extends (id: string, make: infer Make) => unknown ? Make : never} make
   */
  const plot = (id, make) => html`<div class="card learn-plot">${stage.diagram(id, make)}</div>`;

  /** The models, or the first one alone. @param {'one' | 'many'} which */
  const curves = (which) =>
    plot(`curves ${which}`, (theme, width) => {
      const { learnt } = simulated;
      if (!learnt) return null;
      const [first] = learnt.learners;
      const own = which === 'one' ? { ...first, fits: first.fits.slice(0, 1), mean: [] } : first;
      return learntCurves({ ...learnt, learners: [own] }, 0, {
        ...{ width, size: SIZE, theme, words: diagramWords(stage.language()) },
        texts: { x: 'x', y: 'y', description: t().curves[which] },
      });
    });

  /**
   * @param {string} screen
   * @param {readonly number[]} places  of the learners, from left to right
   * @param {number} at  the one that stands out
   * @param {{ x: string, top?: number, hidden?: readonly string[] }} look
   */
  const errors = (screen, places, at, { x, ...look }) =>
    plot(`errors ${screen}`, (theme, width) => {
      const answer = simulated[screen];
      if (answer?.learners.length !== places.length) return null;
      return errorParts(answer, [...places], at, {
        ...{ width, size: SIZE, theme, words: diagramWords(stage.language()), top: TOP, ...look },
        texts: { ...t().parts, x, y: t().squared, description: t().described },
      });
    });

  /** @param {string} screen @param {number} at */
  const partsAt = (screen, at) => simulated[screen]?.learners[at] ?? null;

  /** Bias², variance, noise and what they add up to. @param {string} screen @param {number} at */
  function sum(screen, at) {
    const parts = partsAt(screen, at);
    const { bias, variance, noise: ofNoise, error } = t().parts;
    return numbers([
      { name: bias, value: number(parts?.mean_bias_squared) },
      { name: `+ ${variance}`, value: number(parts?.mean_variance) },
      { name: `+ ${ofNoise}`, value: number(parts?.noise_variance) },
      { name: `= ${error}`, value: number(parts?.expected_error) },
    ]);
  }

  /** @param {string} screen @param {number} at */
  const seen = (screen, at) =>
    numbers([
      { name: t().parts.training, value: number(partsAt(screen, at)?.training_error) },
      { name: t().measured, value: number(partsAt(screen, at)?.measured_error) },
    ]);

  const parameterText = () => t().parameters[family](complexities()[chosen]);

  return [
    {
      id: 'one',
      begin: showLearnt,
      picture:
        () => html`<div class="learn-moves">${degreeSlider(showLearnt)}${again(showLearnt)}</div>
      ${curves('one')}`,
    },
    {
      id: 'many',
      begin: showLearnt,
      picture:
        () => html`<div class="learn-moves">${degreeSlider(showLearnt)}${again(showLearnt)}</div>
      ${curves('many')}`,
    },
    {
      id: 'parts',
      formula: String.raw`\mathbb{E}\left[(y-h)^2\right]=(\bar h-f)^2+\mathbb{E}\left[(h-\bar h)^2\right]+\sigma^2`,
      begin: showLearnt,
      picture: () => html`<div class="learn-moves">${degreeSlider(showLearnt)}</div>
      ${sum('learnt', 0)}
      ${numbers([
        {
          name: t().measured,
          value: number(partsAt('learnt', 0)?.measured_error),
          note: `± ${number(partsAt('learnt', 0)?.standard_error)}`,
        },
      ])}
      ${curves('many')}`,
    },
    {
      id: 'complexity',
      begin: showFamily,
      picture: () => html`${choice({
        label: t().family,
        value: family,
        choices: /** @type {Family[]} */ (Object.keys(FAMILIES)).map((value) => ({
          value,
          text: t().families[value],
        })),
        change(value) {
          family = value;
          chosen = 2;
          showFamily();
          stage.changed();
        },
      })}
      <div class="learn-moves">${slider({
        label: t().complexity,
        value: chosen,
        min: 0,
        max: complexities().length - 1,
        step: 1,
        text: parameterText(),
        change(value) {
          chosen = value;
          stage.changed();
        },
      })}</div>
      ${sum('complexity', chosen)}
      ${errors(
        'complexity',
        complexities().map((value, at) => (family === 'neighbors' ? at + 1 : value)),
        chosen,
        { x: t().complexities[family] },
      )}`,
    },
    {
      id: 'rows',
      begin: showRows,
      picture: () => html`<div class="learn-moves">${degreeSlider(showRows)}${slider({
        label: t().rows,
        value: size,
        min: 0,
        max: SIZES.length - 1,
        step: 1,
        text: integer(SIZES[size]),
        change(value) {
          size = value;
          stage.changed();
        },
      })}</div>
      ${sum('rows', size)}
      ${errors('rows', SIZES, size, { x: t().rows })}`,
    },
    {
      id: 'noise',
      begin: showNoise,
      values: () => ({ noise: number(noise, 2), floor: number(noise * noise) }),
      picture: () => html`<div class="learn-moves">${slider({
        label: t().noise,
        value: noise,
        min: 0,
        max: 0.6,
        step: 0.05,
        text: number(noise, 2),
        change(value) {
          noise = value;
          showNoise();
          stage.changed();
        },
      })}${degreeSlider()}</div>
      ${sum('noise', degree - 1)}
      ${errors('noise', DEGREES, degree - 1, { x: t().complexities.polynomial, top: 2.5 * TOP })}`,
    },
    {
      id: 'choose',
      begin: showChoice,
      picture: () => html`<div class="learn-moves">${degreeSlider()}
      <div>${button(isHidden ? t().reveal : t().hide, () => {
        isHidden = !isHidden;
        stage.changed();
      })}</div></div>
      ${seen('choose', degree - 1)}
      ${errors('choose', DEGREES, degree - 1, {
        x: t().complexities.polynomial,
        hidden: isHidden ? HIDDEN : [],
      })}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
