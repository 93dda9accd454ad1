import { html } from 'lit';
import { casesOf, predictionsTable, twoModels } from '../../../../learn/two_models.js';
import { interval, number, p, percent } from '../../../../words/format.js';
import { choice, numbers, slider } from '../../parts.js';
import { EXERCISES } from './exercises.js';
import { words as en } from './words.en.js';
import { words as zh } from './words.zh.js';

/** @typedef {import('../../lessons.js').Screen} Screen */
/** @typedef {import('../../../../learn/two_models.js').Agreement} Agreement */

/** @type {Agreement} */
const FIRST = { both: 55, onlyFirst: 25, onlySecond: 10, neither: 10 };
/** Few disagreements: so few that χ² is only a rough guide. @type {Agreement} */
const FEW = { both: 55, onlyFirst: 6, onlySecond: 1, neither: 10 };

/**
 * @param {import('../../lessons.js').Stage} stage
 * @returns {Screen[]}
 */
function create(stage) {
  const t = () => /** @type {typeof en} */ (stage.words());
  const board = stage.board();
  let agreement = { ...FIRST };

  const show = () => {
    /** @type {[string, string]} */
    const names = [t().first, t().second];
    return board.show(predictionsTable(casesOf(agreement), names), twoModels(names));
  };
  const pair = () => board.report()?.pairs[0] ?? null;

  /** @param {Partial<Agreement>} patch */
  function change(patch) {
    agreement = { ...agreement, ...patch };
    show();
    stage.changed();
  }

  /** @param {keyof Agreement} sort @param {number} max */
  const moves = (sort, max) =>
    slider({
      label: t().sorts[sort],
      value: agreement[sort],
      // There is a case at least, whatever else is moved to 0.
      min: sort === 'both' ? 1 : 0,
      max,
      step: 1,
      text: String(agreement[sort]),
      change: (value) => change({ [sort]: value }),
    });

  const disagreements = () =>
    html`<div class="learn-moves">${moves('onlyFirst', 40)}${moves('onlySecond', 40)}</div>`;

  /** The four numbers; those in which the models differ are marked. */
  const table = () => html`<div class="scroll" tabindex="0" role="region" aria-label=${t().table}>
    <table class="learn-strip number"><thead><tr><td></td><th scope="col">${t().firstRight}</th><th scope="col">${t().firstWrong}</th></tr></thead>
    <tbody><tr><th scope="row">${t().secondRight}</th><td>${agreement.both}</td><td class="on">${agreement.onlySecond}</td></tr>
    <tr><th scope="row">${t().secondWrong}</th><td class="on">${agreement.onlyFirst}</td><td>${agreement.neither}</td></tr></tbody></table></div>`;

  const accuracies = () =>
    numbers(
      (board.report()?.models ?? []).map(({ name, metrics }) => ({
        name: t().accuracyOf(name),
        value: percent(metrics.accuracy),
      })),
    );

  /** The names and the keys of some p-values. @param {readonly [name: string, key: string, statistic?: string][]} wanted */
  const probabilities = (wanted) =>
    numbers(
      wanted.map(([name, key, statistic]) => ({
        name,
        value: p(pair()?.[key]),
        ...(statistic ? { note: `χ² = ${number(pair()?.[statistic])}` } : {}),
      })),
    );

  return [
    {
      id: 'same',
      begin: show,
      picture: () => html`${disagreements()}${table()}${accuracies()}`,
    },
    {
      id: 'differ',
      begin: show,
      picture:
        () => html`<div class="learn-moves">${moves('both', 300)}${moves('neither', 100)}</div>
      ${table()}${accuracies()}${probabilities([[t().exact, 'mcnemar_exact_p']])}`,
    },
    {
      id: 'coins',
      formula: String.raw`p=\min\Bigl(1,\;2\sum_{i=0}^{\min(e_{01},e_{10})}\binom{e_{01}+e_{10}}{i}\,2^{-(e_{01}+e_{10})}\Bigr)`,
      begin: show,
      picture: () =>
        html`${disagreements()}${table()}${probabilities([
          [t().exact, 'mcnemar_exact_p'],
          [t().mid, 'mcnemar_midp'],
        ])}`,
    },
    {
      id: 'chi2',
      formula: String.raw`\tau_{\chi^2}=\frac{(|e_{01}-e_{10}|-1)^2}{e_{01}+e_{10}}`,
      begin: show,
      picture: () =>
        html`${choice({
          label: t().amounts,
          value: agreement.onlyFirst + agreement.onlySecond > 20 ? 'many' : 'few',
          choices: [
            { value: 'many', text: t().many },
            { value: 'few', text: t().few },
          ],
          change: (value) => change(value === 'many' ? FIRST : FEW),
        })}${disagreements()}${table()}${probabilities([
          [t().exact, 'mcnemar_exact_p'],
          [t().corrected, 'mcnemar_p_corrected', 'mcnemar_chi2_corrected'],
          [t().plain, 'mcnemar_p', 'mcnemar_chi2'],
        ])}`,
    },
    {
      id: 'size',
      begin: show,
      picture: () =>
        html`${disagreements()}<div class="learn-moves">${moves('both', 300)}</div>${table()}${numbers(
          [
            {
              name: t().difference,
              value: number(pair()?.accuracy_diff),
              note: t().interval(
                interval(pair()?.accuracy_diff_low ?? null, pair()?.accuracy_diff_high ?? null),
              ),
            },
            { name: t().exact, value: p(pair()?.mcnemar_exact_p) },
          ],
        )}`,
    },
  ];
}

/** @type {import('../../lessons.js').Lesson} */
export const lesson = { words: { en, zh }, exercises: EXERCISES, create };
