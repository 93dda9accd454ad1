// Items ranked by score within queries.
import { closed, described, list, number, oneOf, orNull, record, ref, text } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';

const { count, reasons, value, whole } = shared;

const KINDS = ['ranking'];

const queries = described(
  'The first 1,000 queries, in the order of the file; one without a name when there is no query column. `used`: those with a relevant item; `used_items`: their items, weighted.',
  closed({
    count: whole,
    used: whole,
    used_items: { ...number, minimum: 0 },
    shown: whole,
    names: list(text),
    items: list(count),
    relevant: list(count),
  }),
);

/** @param {import('../items.mjs').Items} items */
function report(items) {
  const metric = ref('ranking_metric');
  const model = closed({
    name: text,
    metrics: items.values(KINDS, { n: count, n_queries: whole, n_queries_used: whole }),
    reasons,
    ...shared.intervalsOf(metric),
    curves: closed({ ndcg_at_k: ref('curve') }),
    queries: described(
      'By measure, the values of the queries that are listed; null where undefined.',
      record(metric, list(value)),
    ),
    query_reasons: described(
      'By measure that a query lacks: of each query that is listed the reason, null where there is a value.',
      record(metric, list(orNull(ref('reason')))),
    ),
    distribution: described(
      'Of all queries: how many have a value in each of the equally wide bins from low to high.',
      closed({ metric, low: number, high: number, counts: list(whole) }),
    ),
  });
  return shared.report(
    {
      description: 'Items ranked by score within queries.',
      task: { const: 'ranking' },
      input: shared.predictionsInput(),
      // The bootstrap draws queries, whatever `resample` says.
      options: optionsOf(items.catalogue.options, ['ranking'], { unsaid: ['resample'] }),
      verdict: shared.verdict(
        {
          description:
            "The best model against the next, by NDCG, or by Kendall's τ-b where a relevance is negative.",
          metric: oneOf(['ndcg', 'kendall_tau_b']),
        },
        { 'second?': ref('second_test') },
      ),
      models: list(model, { minItems: 1 }),
      pairs: shared.pairsOf(
        {
          metric,
          wins: whole,
          losses: whole,
          ties: whole,
          ...items.tests('differences', { adjusted: true }),
          ...shared.differencesOf(metric),
        },
        'Every two models, query by query on the metric named.',
      ),
      tests: ref('no_tests'),
    },
    { queries },
  );
}

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({
  ranking_metric: items.metricKey(KINDS),
  ranking_report: report(items),
});
