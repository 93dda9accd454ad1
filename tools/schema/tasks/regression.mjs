// Numbers against true numbers.
import { closed, described, flag, list, number, ref, text, unlessReason } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';

const { count, numbers, reason, reasons, value, whole } = shared;

const KINDS = ['estimates'];
const std = { ...number, minimum: 0 };

const sumsOfSquares = described(
  'SST = SSR + SSE + 2·cross; the two forms of R² agree where cross is nothing but rounding.',
  closed({ sst: value, ssr: value, sse: value, cross: value, agree: flag, reasons }),
);

const errorBins = described(
  'Errors in bins of a quantity; one entry a bin that is not empty.',
  closed({
    low: numbers,
    high: numbers,
    mean: numbers,
    count: numbers,
    mean_error: numbers,
    mae: numbers,
  }),
);

const recCurve = described(
  'Share of the cases that are off by at most a tolerance; the area over it is the mean absolute error.',
  closed({ tolerance: numbers, share: numbers, area_over: { ...number, minimum: 0 } }),
);

const modelPictures = unlessReason(
  closed({
    prediction: described('Of the rows shown.', numbers),
    'reason?': described('Why there is nothing more.', reason),
    'histogram?': closed({
      low: number,
      width: { ...number, exclusiveMinimum: 0 },
      counts: numbers,
      mean: number,
      std,
      normal: described(
        'The normal density scaled to the area of the bars; empty for a standard deviation of 0.',
        closed({ x: numbers, y: numbers }),
      ),
    }),
    'qq?': closed({
      shown: whole,
      of: whole,
      theoretical: numbers,
      observed: numbers,
      mean: number,
      std,
    }),
    'rec?': ref('rec_curve'),
    'by_prediction?': ref('error_bins'),
    'by_feature?': described('In the order of pictures.features.', list(ref('error_bins'))),
  }),
  { required: ['histogram', 'qq', 'rec', 'by_prediction', 'by_feature'] },
  { maxProperties: 2 },
);

const pictures = described(
  'What the pictures of all models share: the rows that scatter plots show.',
  closed({
    shown: whole,
    of: whole,
    line: described('Of the file, from 1.', numbers),
    truth: numbers,
    features: list(closed({ name: text, value: ref('numbers_or_gaps') })),
    features_left_out: whole,
    'rec_baseline?': described('Of always predicting the mean.', ref('rec_curve')),
  }),
);

/** @param {import('../items.mjs').Items} items */
function report(items) {
  const metric = ref('regression_metric');
  const model = closed({
    name: text,
    metrics: items.values(KINDS, { n: count }),
    reasons,
    ...shared.intervalsOf(metric),
    squares: sumsOfSquares,
    pictures: modelPictures,
  });
  return shared.report(
    {
      description: 'Numbers against true numbers.',
      task: { const: 'regression' },
      input: shared.predictionsInput(),
      options: optionsOf(items.catalogue.options, ['regression']),
      verdict: shared.verdict(
        { description: 'The best model against the next.', metric },
        {
          'difference?': number,
          ...shared.OF_GROUPS,
          'ranks?': described('The same question asked of ranks.', ref('second_test')),
        },
      ),
      models: list(model, { minItems: 1 }),
      pairs: shared.pairsOf({
        ...items.tests('differences', { adjusted: true }),
        ...shared.differencesOf(metric),
      }),
      tests: ref('no_tests'),
    },
    { pictures },
  );
}

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({
  regression_metric: items.metricKey(KINDS),
  error_bins: errorBins,
  rec_curve: recCurve,
  regression_report: report(items),
});
