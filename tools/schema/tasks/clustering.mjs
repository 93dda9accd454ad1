// Clusterings of the same points: by their coordinates, against a true grouping, or both.
import { closed, described, list, number, ref, text } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';

const { count, reasons, whole } = shared;

const KINDS = ['contingency', 'geometry'];
const integer = { type: 'integer' };
const distance = { ...number, minimum: 0 };
const distanceOrNull = { type: ['number', 'null'], minimum: 0 };
const silhouette = { ...number, minimum: -1, maximum: 1 };
/** Of a point: its group among those that are shown, or −1. */
const place = { ...integer, minimum: -1 };

const clusters = described(
  'The largest clusters, at most 60, in the order of their labels.',
  list(
    closed({
      label: text,
      size: { ...number, exclusiveMinimum: 0 },
      'centroid_distance?': described('Mean distance to the centroid.', distance),
      'diameter?': distance,
      'least_distance?': described(
        'To a point of another cluster; null for an only cluster.',
        distanceOrNull,
      ),
      'mean_pair_distance?': described('null with fractional weights.', distanceOrNull),
      'silhouette?': silhouette,
      'negative_silhouettes?': described('Weight of the points with a negative one.', {
        ...number,
        minimum: 0,
      }),
      'silhouettes?': described(
        'Descending; evenly spaced quantiles, some 600 in all clusters together.',
        list(silhouette),
      ),
      'reasons?': reasons,
    }),
    { maxItems: 60 },
  ),
);

const contingency = described(
  'Truth in rows, clusters in columns; the largest groups of each, at most 60. Only with a truth.',
  closed({
    rows: list(text),
    columns: list(text),
    counts: list(list(count)),
    row_totals: list(number),
    column_totals: list(number),
    row_count: integer,
    column_count: integer,
  }),
);

const components = described(
  'The first two principal components; null without features, with more than 500, or with coordinates beyond 1e140.',
  {
    ...closed({
      x: list(number, { maxItems: 2000 }),
      y: list(number, { maxItems: 2000 }),
      share: list({ ...number, minimum: 0, maximum: 1 }, { maxItems: 2 }),
      direction: list(list(number), { maxItems: 2 }),
      mean: list(number),
      features: list(text),
      shown: integer,
      of: integer,
      looked_at: described('Points that the covariance was computed from.', integer),
      'truth_labels?': list(text),
      'truth?': list(place),
      clusters: described(
        "One list a model: for each point the place of its cluster among the model's clusters, -1 when that is not shown.",
        list(list(place)),
      ),
    }),
    type: ['object', 'null'],
  },
);

/** @param {import('../items.mjs').Items} items */
const report = (items) =>
  shared.report(
    {
      description:
        'Clusterings of the same points: by their coordinates, against a true grouping, or both.',
      task: { const: 'clustering' },
      input: shared.predictionsInput({
        points: described('Rows of positive weight that are used.', whole),
        classes: described('Different true groups; null without a truth.', {
          type: ['integer', 'null'],
          minimum: 1,
        }),
      }),
      options: optionsOf(items.catalogue.options, ['clustering']),
      verdict: shared.verdict(
        {
          description: 'The best model against the next, which no test compares.',
          metric: items.metricKey(KINDS),
        },
        { 'test?': { type: 'null' }, 'adjustment?': { type: 'null' }, 'pairs?': whole },
      ),
      models: list(
        closed({
          name: text,
          metrics: items.values(KINDS, {
            n: count,
            n_clusters: count,
            pairs_a: shared.value,
            pairs_b: shared.value,
            pairs_c: shared.value,
            pairs_d: shared.value,
          }),
          reasons,
          intervals: { type: 'object', maxProperties: 0 },
          clusters,
          'contingency?': contingency,
        }),
        { minItems: 1 },
      ),
      pairs: shared.noPairs,
      tests: ref('no_tests'),
    },
    { components },
  );

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({ clustering_report: report(items) });
