// What the reports on results of learners have in common.
import { closed, described, list, mark, oneOf, orNull, ref, text } from '../notation.mjs';
import * as shared from '../shared.mjs';

/** @typedef {import('../notation.mjs').Schema} Schema */

const { id, reason, reasons, value, whole } = shared;

const both = ref('both_languages');

/** @param {import('../items.mjs').Items} items */
const advice = (items) =>
  described(
    'Which test fits the table and why.',
    closed({
      test: described('The test that fits; null when none does.', orNull(shared.test)),
      post_hoc: described(
        'The procedure that fits for the comparisons after it.',
        orNull(ref('post_hoc')),
      ),
      steps: described(
        'The questions by which one gets there.',
        list(closed({ question: both, answer: both, because: both, option: ref('option_hint') }), {
          minItems: 1,
        }),
      ),
      findings: described(
        'What to think of the tests on this table: warnings, then cautions, then what is as it should be.',
        list(
          closed({
            code: id,
            kind: oneOf(['warning', 'caution', 'fits']),
            message: both,
            instead: orNull(both),
            option: ref('option_hint'),
            key: described(
              'Of the value to read instead.',
              orNull(items.fieldKey(['models', 'pairs', 'tests'])),
            ),
            reference: described('Empty where nothing is to be read.', text),
          }),
        ),
      ),
    }),
  );

const numberOrNull = { type: ['number', 'null'], minimum: 0 };

const procedure = closed({
  id: ref('procedure_id'),
  key: ref('procedure_key'),
  statistic: described('What it compares two algorithms by.', ref('compared_by')),
  critical_difference: described(
    'Of mean ranks, where one holds for all comparisons.',
    numberOrNull,
  ),
  critical_value: described(
    "The critical difference divided by its standard error: Nemenyi's q, the studentized range over the root of 2, or Bonferroni and Dunn's z.",
    numberOrNull,
  ),
  significant: whole,
  'reason?': reason,
  'cliques?': described(
    'Places of models, by mean rank, of which no two differ: as large as possible, two at least.',
    list(list(whole, { minItems: 2 })),
  ),
  reasons,
});

/** @param {import('../items.mjs').Items} items  @returns {Record<string, Schema>} */
export const definitions = (items) => ({
  both_languages: closed({ en: { ...text, minLength: 1 }, zh: { ...text, minLength: 1 } }),
  advice: advice(items),
  option_hint: described(
    'The option that does what a sentence asks for, and its value; null where only the user knows it.',
    orNull(
      closed({
        name: oneOf(items.catalogue.options.map((/** @type {any} */ { name }) => name)),
        value: { type: ['string', 'null'] },
      }),
    ),
  ),
  five_numbers: described(
    'Smallest, quartiles by linear interpolation, largest.',
    closed({ low: value, q1: value, median: value, q3: value, high: value }),
  ),
  comparison_metrics: closed(items.fields('models')),
  comparison_pairs: shared.pairsOf(
    {
      ...items.fields('pairs'),
      'rank_wins?': described(
        'On how many data sets a has the better rank: results within the tie tolerance share theirs, while wins, losses and ties are those of the differences as they are.',
        whole,
      ),
      'rank_losses?': whole,
      'rank_ties?': whole,
      'better?': described(
        'Which is significantly better by the deciding procedure; absent where no difference was found.',
        text,
      ),
      'opposed_by?': ref('opposed_by'),
    },
    'Every two algorithms, in the order of the models: keys of the catalogue’s tests, procedures and effect sizes.',
  ),
  comparison_tests: closed({ ...items.fields('tests'), reasons }),
  table_of_numbers: described(
    'Row by row; null beyond 100,000 cells.',
    orNull(list(ref('numbers'))),
  ),
  compared_by: oneOf(['mean_rank', 'signed_ranks', 'mean', 'hodges_lehmann']),
  opposed_by: described(
    'Statistics that favour the other one.',
    list(ref('compared_by'), { uniqueItems: true }),
  ),
  procedure_key: items.procedureKey(),
  procedure,
});

/** Of results by data set or fold: the columns with a role, and the form of the table. */
export const OF_RESULTS = {
  'dataset?': text,
  'algorithm?': text,
  'run?': text,
  'fold?': text,
  form: described(
    'wide: a column an algorithm; long: a row a result; splits: a row an algorithm, a column a fold.',
    oneOf(['wide', 'long', 'splits']),
  ),
  values: described(
    'Whether higher is better, lower is better, or the table consists of ranks.',
    oneOf(['scores', 'errors', 'ranks']),
  ),
  'measure?': described(
    'What the results are of, where one name of a metric says it for all of them.',
    text,
  ),
  'direction_by_task?': described(
    'Nothing but the task says which way is better: no option, no name, and not the values.',
    mark,
  ),
  'lower_by_values?': described(
    'Lower is better only because most values are small, as errors are: no option and no name says so.',
    mark,
  ),
};

/** @param {Schema} parts */
export const input = (parts) =>
  shared.input(
    {
      roles: ['dataset', 'algorithm', 'run', 'fold', 'experiment', 'prediction', 'ignored'],
      guessed: [
        ...['task', 'predictions', 'dataset', 'algorithm', 'run', 'fold', 'experiment'],
        ...['higher_is_better', 'design'],
      ],
    },
    { 'experiment?': text, ...parts },
  );

/** Keys of their options that are no options. */
export const ROPE_FITS = {
  rope_fits_scale: described(
    'Whether the rope was given or all results lie from 0 to 1, for which its default is meant.',
    { type: 'boolean' },
  ),
};

/** @param {Schema} [more]  what else there is of each  @param {Schema} [limits] */
export const models = (more = {}, limits = { minItems: 1 }) =>
  list(closed({ name: text, metrics: ref('comparison_metrics'), reasons, ...more }), limits);

export const withinRope = described(
  'Where a region of practical equivalence was given: whether the whole interval lies within it.',
  { type: 'boolean' },
);
