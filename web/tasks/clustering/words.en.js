/** Words of the pictures of clusterings, in English. `clustering.zh.js` has the same keys. */
import { counted } from '../../words/format.js';

export const clustering = {
  measure: 'Distances',
  distance: 'Distance',
  distances: { euclidean: 'Euclidean', manhattan: 'Manhattan', cosine: 'cosine' },
  standardize: 'Standardise the features',
  standardizeHint: 'to mean 0 and standard deviation 1',
  measureNow: 'Measure all pairs',
  contingency: 'Classes and clusters',
  contingencyHint: 'true classes in rows, clusters in columns',
  contingencyCut: (
    /** @type {string} */ rows,
    /** @type {string} */ columns,
    /** @type {string} */ allRows,
    /** @type {string} */ allColumns,
  ) => `The ${rows} × ${columns} largest groups of ${allRows} × ${allColumns}.`,
  scale: 'Shade and shares',
  scales: { counts: 'counts', rows: 'by class', columns: 'by cluster' },
  truth: 'true class',
  cluster: 'cluster',
  total: 'total',
  pairs: 'Pairs of points',
  pairsHint: (/** @type {string} */ n) => `all ${counted(n, 'pair', 'pairs')}, each once`,
  together: 'together',
  apart: 'apart',
  inTruth: 'in the truth',
  inClusters: 'in the clusters',
  togetherInTruth: 'in one class',
  apartInTruth: 'in different classes',
  togetherInClusters: 'in one cluster',
  apartInClusters: 'in different clusters',
  pairsNote:
    'Jaccard is a / (a + b + c), Rand (a + d) / all; the adjusted Rand index takes out what chance gives.',
  silhouettes: 'Silhouettes',
  silhouettesHint: 'a line for each point, by cluster',
  axisSilhouette: 'silhouette',
  axisClusters: 'cluster',
  mean: (/** @type {string} */ value) => `mean ${value}`,
  silhouetteNote: (/** @type {string} */ share) =>
    `${share} of the points have a negative silhouette: they are nearer to another cluster than to their own.`,
  noNegativeSilhouette:
    'No point has a negative silhouette: none is nearer to another cluster than to its own.',
  measuring: 'The distances between all pairs of points are still being measured.',
  scatter: 'Points on the first two principal components',
  scatterHint: (/** @type {string} */ shown, /** @type {string} */ all) =>
    shown === all ? counted(all, 'point', 'points') : `${shown} of ${all} points, drawn at random`,
  scatterOthers: 'others',
  oneNumber: 'All columns have the same number of clusters.',
  noContingency: 'The clusters are not compared: no column is the true group.',
  noScatter:
    'Without feature columns there is nothing to draw: give columns the role of a feature.',
  colourBy: 'Colour by',
  axisComponent: (/** @type {string} */ place, /** @type {string} */ share) =>
    `component ${place} (${share} of the variance)`,
  choice: 'Choice of the number of clusters',
  choiceHint: {
    higher_is_better: 'higher is better',
    lower_is_better: 'lower is better',
    neither: '',
  },
  axisK: 'number of clusters',
  index: 'Index',
  choiceNote:
    'Indices are a guide, not a test: each prefers clusters of its own kind. Look for agreement and for a clear peak.',
};
