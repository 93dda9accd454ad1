/** Reports of comparisons of learners for the tests of the page. */
import { readFileSync } from 'node:fs';

/**
 * Of the tests, from the catalogue.
 * @param {'en' | 'zh'} language
 * @returns {import('../../../../web/core/catalogue.js').StatisticEntry[]}
 */
export const statistics = (language) =>
  JSON.parse(
    readFileSync(new URL(`../../../../build/catalogue/${language}.json`, import.meta.url), 'utf8'),
  ).statistics;

const COLUMN = {
  kind: 'number',
  role: 'prediction',
  distinct: 3,
  missing: 0,
  not_finite: 0,
  not_a_number: 0,
};

/** The four rankings of docs/worked-examples.md, of three algorithms. */
const RANKS = [
  [1, 2, 3],
  [1, 2.5, 2.5],
  [1, 2, 3],
  [1, 2, 3],
];

/**
 * The report on the four rankings. χ² 7.125, with the correction for ties
 * 7.6; F 24.43 and 57; CD 1.657; p of Nemenyi .2495, .02184, .5386.
 * @param {Record<string, any>} [more] beside or instead
 * @returns {any}
 */
export function friedmanReport(more = {}) {
  const names = ['A', 'B', 'C'];
  const rankSums = [4, 8.5, 11.5];
  return {
    schema: 1,
    melon: '0.1.0',
    task: 'friedman',
    input: {
      rows: 4,
      columns: names.map((name) => ({ name, ...COLUMN })),
      values: 'ranks',
      datasets: ['d1', 'd2', 'd3', 'd4'],
      guessed: ['task', 'higher_is_better'],
    },
    options: {
      alpha: 0.05,
      higher_is_better: false,
      post_hoc: 'nemenyi',
      rope: 0.01,
      rope_fits_scale: true,
    },
    warnings: [],
    verdict: {
      kind: 'differ',
      test: 'iman_davenport_tie_corrected',
      statistic: 57,
      p: 0.000125,
      df1: 2,
      df2: 6,
      level: 0.95,
      procedure: 'nemenyi',
      best: ['A', 'B'],
      beaten: ['C'],
      ahead: [],
    },
    models: names.map((name, at) => ({
      name,
      metrics: { average_rank: rankSums[at] / 4, rank_sum: rankSums[at], mean: rankSums[at] / 4 },
      reasons: {},
    })),
    pairs: [
      {
        a: 'A',
        b: 'B',
        rank_diff: -1.125,
        nemenyi_p: 0.2495,
        wins: 4,
        losses: 0,
        ties: 0,
        reasons: {},
      },
      {
        a: 'A',
        b: 'C',
        rank_diff: -1.875,
        nemenyi_p: 0.02184,
        better: 'A',
        opposed_by: [],
        wins: 4,
        losses: 0,
        ties: 0,
        reasons: {},
      },
      {
        a: 'B',
        b: 'C',
        rank_diff: -0.75,
        nemenyi_p: 0.5386,
        shaffer_p: null,
        wins: 3,
        losses: 0,
        ties: 1,
        reasons: { shaffer_p: 'too_few_data_sets' },
      },
    ],
    tests: {
      n_datasets: 4,
      n_algorithms: 3,
      friedman_df: 2,
      friedman_chi2: 7.125,
      friedman_p: 0.0284,
      friedman_chi2_tie_corrected: 7.6,
      friedman_p_tie_corrected: 0.0224,
      friedman_p_exact: 12 / 1296,
      iman_davenport_f: 171 / 7,
      iman_davenport_p: 0.00131,
      iman_davenport_f_tie_corrected: 57,
      iman_davenport_p_tie_corrected: 0.000125,
      iman_davenport_df1: 2,
      iman_davenport_df2: 6,
      reasons: {},
    },
    values: { result: RANKS, rank: RANKS, tie_sizes: [[], [2], [], []] },
    procedures: [
      {
        id: 'nemenyi',
        key: 'nemenyi_p',
        statistic: 'mean_rank',
        critical_difference: 1.6572465776990608,
        critical_value: 2.3437,
        cliques: [[0, 1]],
        significant: 1,
      },
      {
        id: 'holm',
        key: 'holm_p',
        statistic: 'mean_rank',
        critical_difference: null,
        critical_value: null,
        cliques: [[0, 1]],
        significant: 1,
      },
    ],
    control: null,
    ...more,
  };
}

/**
 * Two learners in five folds.
 * @param {Record<string, any>} [verdict] what is other than in the example
 * @returns {any}
 */
export function cvReport(verdict = {}) {
  return {
    schema: 1,
    melon: '0.1.0',
    task: 'cv',
    input: {
      rows: 5,
      columns: [],
      values: 'errors',
      guessed: ['higher_is_better'],
      runs: 1,
      folds: 5,
    },
    options: {
      alpha: 0.05,
      higher_is_better: false,
      design: 'kfold',
      test_train_ratio: 0.25,
      eps0: null,
      rope: 0.01,
      rope_fits_scale: true,
    },
    warnings: [],
    verdict: {
      kind: 'no_difference',
      best: 'B',
      best_value: 0.174,
      other: 'A',
      other_value: 0.19,
      difference: -0.016,
      low: -0.0813,
      high: 0.0493,
      level: 0.95,
      test: 'corrected_t_test',
      effect: 'mean_difference',
      statistic: -0.68,
      p: 0.534,
      p_adjusted: 0.534,
      pairs: 1,
      opposed_by: [],
      reasons: {},
      ...verdict,
    },
    models: ['A', 'B'].map((name, at) => ({
      name,
      metrics: { mean: [0.19, 0.174][at], std: [0.0742, 0.0639][at], n: 5, one_sample_t: null },
      reasons: { one_sample_t: 'no_eps0' },
    })),
    pairs: [
      {
        a: 'A',
        b: 'B',
        mean_diff: 0.016,
        std_diff: 0.03507,
        paired_t: 1.0201,
        paired_t_p: 0.3653,
        corrected_t: 0.6801,
        corrected_t_p: 0.5338,
        corrected_t_df: 4,
        corrected_t_p_holm: 0.5338,
        cv5x2_t_p: null,
        reasons: { cv5x2_t_p: 'not_five_by_two' },
      },
    ],
    tests: { n_folds: 5, reasons: {} },
    values: {
      result: [
        [0.2, 0.18],
        [0.1, 0.12],
        [0.15, 0.1],
        [0.2, 0.22],
        [0.3, 0.25],
      ],
      run: null,
      fold: ['1', '2', '3', '4', '5'],
    },
  };
}

/**
 * Five errors in ten against a rate of .3: P(X ≥ 5) = .150268, as the lecture
 * notes should have it.
 * @param {Record<string, any>} [verdict] what is other than in the example
 * @returns {any}
 */
export function binomialReport(verdict = {}) {
  return {
    schema: 1,
    melon: '0.1.0',
    task: 'binomial',
    input: { rows: 2, columns: [] },
    options: { alpha: 0.05, eps0: 0.3, alternative: 'greater' },
    warnings: [],
    verdict: {
      kind: 'not_above',
      name: 'A',
      experiments: 2,
      errors: 5,
      n: 10,
      error_rate: 0.5,
      eps0: 0.3,
      p: 0.150268,
      p_adjusted: 0.300536,
      adjustment: 'bonferroni',
      critical_few: null,
      critical_many: 7,
      critical_level: 0.025,
      interval_agrees: null,
      alternative: 'greater',
      other_side: null,
      others: [],
      level: 0.95,
      ...verdict,
    },
    models: [
      { name: 'A', metrics: { errors: 5, n: 10, error_rate: 0.5 }, reasons: {} },
      { name: 'B', metrics: { errors: 2, n: 10, error_rate: 0.2 }, reasons: {} },
    ],
    pairs: [],
    tests: {
      max_errors: 5,
      max_n: 10,
      binomial_p_greater: 0.150268,
      binomial_critical_errors: 6,
      clopper_pearson_low: 0.1871,
      clopper_pearson_high: 0.8129,
      reasons: {},
    },
  };
}
