/**
 * A small report of the right shape, for tests of what reads reports. Its
 * numbers mean nothing.
 * @param {Partial<import('../../../web/core/report.js').Report>} [parts]
 * @returns {import('../../../web/core/report.js').Report}
 */
export function exampleReport(parts = {}) {
  /**
   * @param {string} name
   * @param {Record<string, number | null>} metrics
   * @param {Record<string, string>} [reasons]
   * @returns {import('../../../web/core/report.js').Model}
   */
  const model = (name, metrics, reasons = {}) => ({
    name,
    threshold: 0.5,
    metrics,
    reasons,
    intervals: { roc_auc: { low: 0.9, high: 0.99, level: 0.95, method: 'delong' } },
    classes: [],
  });
  return {
    schema: 1,
    melon: '0.1.0',
    task: 'binary',
    input: {
      rows: 1200,
      rows_dropped: 0,
      delimiter: ',',
      decimal: '.',
      header_missing: false,
      columns: [
        column('y', 'category', 'truth'),
        column('RF', 'number', 'prediction'),
        column('__proto__', 'number', 'prediction'),
        column('id', 'number', 'ignored'),
      ],
      first_rows: [['1', '0.9', '0.8', '1']],
      truth: 'y',
      predictions: ['RF', '__proto__'],
      weight: null,
      positive: '1',
      negative: '0',
      positives: 400,
      negatives: 800,
      guessed: [],
    },
    options: { alpha: 0.05 },
    warnings: [],
    verdict: {
      kind: 'better',
      metric: 'roc_auc',
      best: 'RF',
      other: '__proto__',
      best_value: 0.982,
      other_value: 0.957,
      difference: 0.025,
      low: 0.011,
      high: 0.039,
      level: 0.95,
      test: 'delong',
      statistic: 3.43,
      p: 0.0006,
      p_adjusted: 0.0018,
      adjustment: 'holm',
      pairs: 3,
      second: {
        test: 'mcnemar_midp',
        p: 0.3,
        p_adjusted: 0.9,
        kind: 'no_difference',
        favours: 'RF',
      },
      notes: [
        {
          code: 'models_as_given',
          message: 'The test takes the models as given.',
          message_zh: '检验把模型视为给定。',
        },
      ],
    },
    models: [
      model(
        'RF',
        { roc_auc: 0.982, brier: 0.2, precision: null },
        { precision: 'no_predicted_positives' },
      ),
      model('__proto__', { roc_auc: 0.957, brier: 0.1, precision: 0.75 }),
    ],
    pairs: [
      {
        a: 'RF',
        b: '__proto__',
        roc_auc_diff: 0.025,
        delong_diff_low: 0.011,
        delong_diff_high: 0.039,
        delong_p: 0.0006,
        delong_p_holm: 0.0018,
        mcnemar_midp: 0.3,
        reasons: {},
      },
    ],
    tests: { reasons: {} },
    ...parts,
  };
}

/**
 * @param {string} name
 * @param {import('../../../web/core/report.js').Column['kind']} kind
 * @param {import('../../../web/core/report.js').Column['role']} role
 * @returns {import('../../../web/core/report.js').Column}
 */
function column(name, kind, role) {
  return {
    name,
    kind,
    role,
    labels: [],
    distinct: null,
    missing: 0,
    not_finite: 0,
    not_a_number: 0,
  };
}

/** @type {import('../../../web/core/catalogue.js').Catalogue} */
export const exampleCatalogue = {
  metrics: [
    metric('roc_auc', 'Area under the ROC curve', 'AUC', 'higher_is_better'),
    metric('brier', 'Brier score', 'Brier', 'lower_is_better'),
    metric('precision', 'Precision', 'P', 'higher_is_better'),
  ],
  curves: [],
  tests: [],
  statistics: [],
  intervals: [],
  thresholds: [],
  post_hoc: [],
  effect_sizes: [],
  reasons: { no_predicted_positives: 'no case is predicted positive' },
};

/**
 * @param {string} id
 * @param {string} name
 * @param {string} short_name
 * @param {import('../../../web/core/catalogue.js').MetricEntry['direction']} direction
 * @returns {import('../../../web/core/catalogue.js').MetricEntry}
 */
function metric(id, name, short_name, direction) {
  return {
    id,
    keys: [{ key: id, name, short_name }],
    name,
    short_name,
    meaning: '',
    direction,
    range: [0, 1],
    needs: 'scores',
  };
}
