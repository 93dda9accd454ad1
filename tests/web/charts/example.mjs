/** Two models on four cases, small enough to be read. */

/** @param {string} name @param {Record<string, any>} curves */
const model = (name, curves) => ({
  name,
  threshold: 0.5,
  metrics: {},
  reasons: {},
  intervals: {},
  classes: [],
  curves,
});

export const MODELS = [
  model('A', {
    roc: {
      series: {
        curve: { fpr: [0, 0, 1], tpr: [0, 1, 1], threshold: [null, 0.6, 0.1] },
        hull: { fpr: [0, 0, 1], tpr: [0, 1, 1], threshold: [null, 0.6, 0.1] },
      },
    },
    precision_recall: {
      series: {
        curve: { recall: [0, 1, 1], precision: [1, 1, 0.5], threshold: [null, 0.6, 0.1] },
        interpolated: { recall: [0, 1], precision: [1, 1], threshold: [null, 0.6] },
        minimum: { recall: [0, 1], precision: [0, 0.5] },
        'iso_f_0.5': { recall: [0.33, 1], precision: [1, 0.33] },
      },
    },
    cost: {
      series: {
        segments: { fpr: [0, 1], fnr: [1, 0], threshold: [null, 0.1] },
        envelope: { probability_cost: [0, 1], normalised_cost: [0, 0], threshold: [0.6, 0.6] },
      },
    },
    calibration: {
      series: {
        uniform: {
          mean_score: [0.2, 0.8],
          positive_share: [0, 1],
          low: [0, 0.3],
          high: [0.7, 1],
          weight: [2, 2],
          bin_low: [0, 0.5],
          bin_high: [0.5, 1],
        },
      },
    },
    score_histogram: {
      series: {
        positive: { bin_low: [0, 0.5], share: [0, 1], bin_high: [0.5, 1], weight: [0, 2] },
        negative: { bin_low: [0, 0.5], share: [0.5, 0.5], bin_high: [0.5, 1], weight: [1, 1] },
      },
    },
    det: { reason: 'no_finite_point' },
    lift: { series: { curve: { targeted_share: [0, 1], lift: [2, 1], threshold: [null, 0.1] } } },
    cumulative_gain: {
      series: { curve: { targeted_share: [0, 1], found_share: [0, 1], threshold: [null, 0.1] } },
    },
  }),
  model('B', {
    roc: { series: { curve: { fpr: [0, 1], tpr: [0, 1], threshold: [null, 0.3] } } },
    det: {
      series: { curve: { probit_fpr: [-1, 1], probit_fnr: [1, -1], threshold: [0.6, 0.1] } },
    },
  }),
];

/** @type {import('../../../web/charts/theme.js').Theme} */
export const THEME = {
  card: '#ffffff',
  ink: '#111111',
  muted: '#666666',
  line: '#eeeeee',
  grid: '#dddddd',
  accent: '#ff0000',
  tint: '#ffeeee',
  rind: '#00aa00',
  rindTint: '#eeffee',
  models: {
    '--model-1': '#000001',
    '--model-2': '#000002',
    '--model-3': '#000003',
    '--model-4': '#000004',
    '--model-5': '#000005',
    '--model-6': '#000006',
  },
  font: 'sans-serif',
  serif: 'serif',
};
