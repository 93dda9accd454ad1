import { html } from 'lit';
import { higherWins, resultsTable } from '../../../../learn/ranked_models.js';
import { fixed, number, p } from '../../../../words/format.js';
import { choice, numbers, shownTable, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */

const NAMES = ['A', 'B', 'C', 'D'];
/** Of most data sets that the slider reaches. */
const MOST = 20;
/** To tenths, or to whole percents, of which some are equal. */
const ROUNDINGS = /** @type {const} */ (['tenths', 'whole']);

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const board = stage.board();
  const random = stage.random('results');
  /** What is drawn once, and moved by the sliders. */
  const drawn = Array.from({ length: MOST }, () => {
    const ease = random.normal(80, 6);
    return NAMES.map(() => ease + random.normal(0, 2));
  });
  let sets = 8;
  let lead = 1;
  /** @type {typeof ROUNDINGS[number]} */
  let rounding = 'tenths';

  const decimals = () => (rounding === 'tenths' ? 1 : 0);

  const results = () =>
    drawn
      .slice(0, sets)
      .map((row) => row.map((value, at) => Number((value + lead * at).toFixed(decimals()))));
  const show = () => board.show(resultsTable(NAMES, results()), higherWins(NAMES));

  const sliders = () =>
    html`<div class="learn-moves">${slider({
      label: t().lead,
      value: lead,
      min: 0,
      max: 3,
      step: 0.1,
      text: number(lead, 1),
      change(value) {
        lead = value;
        show();
        stage.changed();
      },
    })}${slider({
      label: t().sets,
      value: sets,
      min: 4,
      max: MOST,
      step: 1,
      text: String(sets),
      change(value) {
        sets = value;
        show();
        stage.changed();
      },
    })}</div>`;

  const roundings = () =>
    choice({
      label: t().rounding,
      value: rounding,
      choices: ROUNDINGS.map((value) => ({ value, text: t().roundings[value] })),
      change(value) {
        rounding = value;
        show();
        stage.changed();
      },
    });

  const report = () => /** @type {any} */ (board.report());
  const means = () =>
    numbers(
      (board.report()?.models ?? []).map(({ name, metrics }) => ({
        name: t().meanRank(name),
        value: number(metrics.average_rank, 2),
      })),
    );
  const critical = () =>
    numbers([{ name: 'CD', value: number(report()?.tests['nemenyi_cd_0.05']) }]);

  /**
   * A statistic and its p-value.
   * @param {string} name
   * @param {string} test
   * @param {string} of
   * @param {string} [how]
   */
  const statistic = (name, test, of, how = '') => ({
    name,
    value: number(report()?.tests[`${test}_${of}${how}`]),
    note: `p ${p(report()?.tests[`${test}_p${how}`])}`,
  });

  /** @param {'result' | 'rank'} what @param {number} decimals */
  const table = (what, decimals) =>
    shownTable(
      {
        head: [t().set, ...NAMES],
        rows: (report()?.values[what] ?? []).map(
          (/** @type {number[]} */ row, /** @type {number} */ at) => [
            `D${at + 1}`,
            ...row.map((value) => fixed(value, decimals)),
          ],
        ),
      },
      what === 'rank' ? t().ranks : t().results,
    );

  return [
    {
      id: 'ranks',
      begin: show,
      picture: () =>
        html`${roundings()}${sliders()}<div class="learn-side">${table('result', decimals())}${table('rank', 1)}</div>${means()}`,
    },
    {
      id: 'friedman',
      formula: String.raw`\begin{gathered}\chi^2=\frac{12N}{k(k+1)}\left(\sum_{i=1}^{k}r_i^2-\frac{k(k+1)^2}{4}\right)\\[6pt] F=\frac{(N-1)\chi^2}{N(k-1)-\chi^2}\\[6pt] C=1-\frac{\sum(t^3-t)}{N(k^3-k)}\end{gathered}`,
      begin: show,
      picture: () => html`${roundings()}${sliders()}${means()}
      ${numbers([statistic('χ²', 'friedman', 'chi2'), statistic('F', 'iman_davenport', 'f')])}
      ${numbers([
        statistic(t().corrected('χ²'), 'friedman', 'chi2', '_tie_corrected'),
        statistic(t().corrected('F'), 'iman_davenport', 'f', '_tie_corrected'),
      ])}
      ${table('rank', 1)}`,
    },
    {
      id: 'distance',
      formula: String.raw`CD=q_\alpha\sqrt{\frac{k(k+1)}{6N}}`,
      begin: show,
      picture: () => html`${sliders()}${critical()}${stage.still('cd', board, 'cd_diagram')}`,
    },
    {
      id: 'plot',
      begin: show,
      picture: () => html`${sliders()}${critical()}${stage.still('plot', board, 'friedman_plot')}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
