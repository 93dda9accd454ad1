// What the reports of several tasks have in common.
import {
  closed,
  described,
  flag,
  list,
  mark,
  names,
  number,
  oneOf,
  record,
  ref,
  text,
  textOrNull,
  unlessReason,
} from './notation.mjs';

/** @typedef {import('./notation.mjs').Schema} Schema */

export const value = ref('value');
export const whole = ref('whole');
export const count = ref('count');
export const probability = ref('probability');
const key = ref('key');
export const id = ref('id');
export const level = ref('level');
export const reason = ref('reason');
export const reasons = ref('reasons');
export const numbers = ref('numbers');
export const test = ref('test');

/** The four cells of two classes. */
export const CELLS = { tp: count, fp: count, fn: count, tn: count };

/** All that share the best value. @param {string} best */
export const sharedBy = (best) =>
  described(`All that have the ${best}, where several do.`, list(text, { minItems: 2 }));

const nullLimits = { properties: { low: { type: 'null' }, high: { type: 'null' } } };
const limits = { properties: { low: number, high: number } };

/** @type {Record<string, Schema>} */
export const definitions = {
  failure: closed({ error: ref('problem') }),
  key: described(
    'A metric, statistic or item, as listed by `melon catalogue`: roc_auc, f0.5, ndcg@10.',
    {
      ...text,
      pattern: '^[a-z][a-z0-9_]*([.@-][a-z0-9.-]+)?$',
    },
  ),
  id: { ...text, pattern: '^[a-z][a-z0-9_]*$' },
  value: described('A number, or null when undefined.', { type: ['number', 'null'] }),
  count: described('Cases, or the sum of their weights.', { ...number, minimum: 0 }),
  whole: { type: 'integer', minimum: 0 },
  probability: { type: ['number', 'null'], minimum: 0, maximum: 1 },
  level: { ...number, exclusiveMinimum: 0, exclusiveMaximum: 1 },
  threshold: described(
    'Predicted positive: score ≥ threshold; null: above every score, so nothing is.',
    {
      type: ['number', 'null'],
    },
  ),
  numbers: list(number),
  numbers_or_gaps: list(value),
  reasons: described(
    "Why a key of the same object is null: an id of the catalogue's `reasons`.",
    record(key, reason),
  ),
  problem: described(
    'An error or a warning: a sentence with the place and the remedy.',
    closed({
      code: id,
      message: { ...text, minLength: 1 },
      message_zh: { ...text, minLength: 1 },
      'line?': described('Of the file, from 1.', { type: 'integer', minimum: 1 }),
      'column?': described('Name of the column or model, verbatim.', text),
      'value?': described('Cell, label or option, verbatim.', text),
      'option?': described('The option that is wrong, or would be the remedy.', text),
      'candidates?': described(
        'Columns of which one has to be chosen, the likeliest first.',
        list(text),
      ),
    }),
  ),
  notes: described('What the numbers of a verdict take for granted.', list(ref('problem'))),
  files: described(
    'Of several files that became one table: what became of each.',
    list(
      closed({
        name: described('As it was given.', text),
        rows: whole,
        rows_unmatched: described('Rows that are not in all files, which were left out.', whole),
        unmatched: described('The identifiers of the first of them.', list(text, { maxItems: 3 })),
        columns: described(
          'What its columns are called in the table; columns of two files may be one.',
          list(closed({ name: text, as: text })),
        ),
        left_out: described('Columns that are not in the table.', list(text)),
      }),
      { minItems: 2 },
    ),
  ),
  join: described(
    'How several files became one table.',
    closed({
      how: described(
        'By an identifier, in the order of the rows, or below each other.',
        oneOf(['identifier', 'rows', 'stack']),
      ),
      by: described(
        'identifier: its columns; stack: the new column that says which file a row is from.',
        list(text),
      ),
      choices: described('Columns that the option join may name.', list(text)),
    }),
  ),
  no_tests: closed({ reasons }),
  resample: described(
    'What a bootstrap drew: cases, cases within each class, groups of cases, or queries.',
    oneOf(['plain', 'stratified', 'cluster', 'queries']),
  ),
  interval: closed({
    low: number,
    high: number,
    level,
    method: ref('interval_method'),
    'resample?': ref('resample'),
  }),
  interval_or_reason: unlessReason(
    closed({ low: value, high: value, level, 'resample?': ref('resample'), 'reason?': reason }),
    limits,
    nullLimits,
  ),
  difference: unlessReason(
    closed({
      difference: number,
      low: value,
      high: value,
      level,
      method: ref('interval_method'),
      resample: ref('resample'),
      'reason?': reason,
      p: probability,
    }),
    limits,
    nullLimits,
  ),
  undefined: closed({ reason }),
  curve: unlessReason(
    { type: 'object' },
    {
      ...closed({
        series: described(
          'Columns of equal length, reduced to what a drawing of 1,000 pixels can show; the first two are x and y.',
          record(key, { ...record(id, ref('numbers_or_gaps')), minProperties: 2 }),
        ),
        numbers: record(key, value),
        reasons,
      }),
    },
    ref('undefined'),
  ),
  second_test: described(
    'Another test of the same two models, adjusted over the same pairs. kind: better, in favour of `favours`, by p_adjusted ≤ alpha; untested: no p-value.',
    closed({
      test,
      p: probability,
      p_adjusted: probability,
      kind: oneOf(['better', 'no_difference', 'untested']),
      favours: textOrNull,
      reasons,
    }),
  ),
};

/**
 * A kind of report: the envelope, and what is its own.
 * @param {{ description?: string, task: Schema, input: Schema, options: Schema, verdict: Schema, models: Schema,
 *   pairs: Schema, tests: Schema }} parts
 * @param {Schema} [more]
 * @returns {Schema}
 */
export const report = (
  { description, task, input, options, verdict, models, pairs, tests },
  more = {},
) => ({
  ...(description ? { description } : {}),
  ...closed({
    schema: described('Version of this format; raised when a key changes its meaning or goes.', {
      const: 1,
    }),
    melon: described('Version of Melon.', text),
    task,
    input,
    options,
    warnings: list(ref('problem')),
    verdict,
    models,
    pairs,
    tests,
    ...more,
  }),
});

/** The column of a table. @param {readonly string[]} roles */
const column = (roles) =>
  closed({
    name: text,
    kind: described(
      'text: too many different texts to be labels.',
      oneOf(['number', 'category', 'text']),
    ),
    role: oneOf(roles),
    'unnamed?': described('The header left the name out.', mark),
    'percent?': described(
      'Every number is written with a percent sign: 81.7 % of a prediction is 0.817.',
      mark,
    ),
    distinct: described('Different texts; null when they were not counted.', {
      type: ['integer', 'null'],
      minimum: 0,
    }),
    'labels?': described(
      'The first different texts, of a column that has few.',
      list(text, { maxItems: 20 }),
    ),
    missing: whole,
    not_finite: whole,
    not_a_number: whole,
  });

/**
 * What was read, and which columns play which part.
 * @param {{ roles: readonly string[], guessed: readonly string[] }} words  of columns; what may have been guessed
 * @param {Schema} parts  the columns of other roles, and what else the task says of its table
 */
export const input = ({ roles, guessed }, parts) =>
  described(
    'What was read, and which columns play which part.',
    closed({
      rows: whole,
      delimiter: oneOf([',', ';', '\t', '|']),
      decimal: oneOf(['.', ',']),
      header_missing: flag,
      columns: list(column(roles), { minItems: 1 }),
      first_rows: described('Cells as texts, for a preview.', list(list(text), { maxItems: 12 })),
      'files?': ref('files'),
      'join?': ref('join'),
      rows_dropped: whole,
      truth: textOrNull,
      predictions: names,
      weight: textOrNull,
      'weight_kind?': described(
        'What the weights stand for: what the option says, else counts where all are whole, importance otherwise.',
        oneOf(['counts', 'importance', 'totals']),
      ),
      guessed: described('What the user did not say.', list(oneOf(guessed), { uniqueItems: true })),
      ...parts,
    }),
  );

/** What a column of predictions can be. */
export const ROLES = [
  ...['truth', 'prediction', 'weight', 'query', 'experiment', 'cluster', 'feature', 'ignored'],
];

/** The input of predictions. @param {Schema} [parts]  @param {string[]} [roles]  further ones */
export const predictionsInput = (parts = {}, roles = []) =>
  input(
    {
      roles: [...ROLES, ...roles],
      guessed: ['task', 'truth', 'predictions', 'weight', 'query', 'experiment', 'features'],
    },
    { 'query?': text, 'experiment?': text, 'features?': list(text), ...parts },
  );

/** Of a model, by metric. @param {Schema} metric  its keys */
export const intervalsOf = (metric) => ({
  intervals: described(
    'By metric: the method that comes first among those that give an interval.',
    record(metric, ref('interval')),
  ),
  other_intervals: described(
    'By metric and method: all others.',
    record(metric, record(ref('interval_method'), ref('interval_or_reason'))),
  ),
});

/** Of a pair, by metric. @param {Schema} metric  its keys */
export const differencesOf = (metric) => ({
  'differences?': described(
    'By metric: a − b under the bootstrap, when one was asked for.',
    record(metric, ref('difference')),
  ),
});

/** Every two models. @param {Schema} properties  @param {string} [description] */
export const pairsOf = (properties, description = 'Every two models, the earlier one as a.') =>
  described(description, list(closed({ a: text, b: text, ...properties, reasons })));

/** Of a task that compares no two models. */
export const noPairs = { type: 'array', maxItems: 0 };

/** Of a bootstrap of groups. */
export const OF_GROUPS = {
  'cluster?': described('Of the bootstrap of groups: the column of groups.', text),
  'groups?': described(
    'Of the bootstrap of groups: how many there are; with too few of them nothing is claimed.',
    { type: 'integer', minimum: 2 },
  ),
  'groups_needed?': described(
    'Where there are too few groups for any claim at alpha: the smallest g, at least 5, with 2/2^g ≤ alpha.',
    { type: 'integer', minimum: 5 },
  ),
  'few_groups?': described(
    'Of a bootstrap of fewer than 20 groups: its intervals are too narrow and its p-values too small.',
    mark,
  ),
  'replicates?': described('Of the bootstrap of groups.', { type: 'integer', minimum: 1 }),
};

const KINDS = {
  undefined: 'no model has the metric',
  single: 'there is one',
  untested: 'no p-value, or one of other cases than the values',
  better: 'p_adjusted ≤ alpha, and the interval excludes 0',
  only_alone: 'that holds of p alone',
  no_difference: 'of neither',
};

const COMPARED = ['best', 'best_value', 'other', 'other_value', 'difference', 'test'];

/** Which keys each kind of verdict has. */
const BY_KIND = [
  {
    properties: { kind: { const: 'undefined' } },
    required: ['reason'],
    not: { required: ['best'] },
  },
  {
    properties: { kind: { const: 'single' } },
    required: ['best', 'best_value'],
    not: { anyOf: [{ required: ['other'] }, { required: ['reason'] }] },
  },
  { properties: { kind: { const: 'untested' } }, required: ['reason', ...COMPARED] },
  {
    properties: {
      kind: { enum: ['better', 'only_alone', 'no_difference'] },
      p: number,
      p_adjusted: number,
    },
    required: [...COMPARED, 'p', 'p_adjusted', 'adjustment', 'pairs'],
    not: { required: ['reason'] },
  },
];

/**
 * The verdict of predictions: the best model against the next.
 * @param {{ description: string, metric: Schema, kinds?: Record<string, string>, byKind?: Schema[] }} of  kinds: further
 *   ones, and what they mean; byKind: their keys
 * @param {Schema} [more]
 * @returns {Schema}
 */
export function verdict({ description, metric, kinds = {}, byKind = [] }, more = {}) {
  const all = { ...KINDS, ...kinds };
  const meanings = Object.entries(all).map(([kind, meaning]) => `${kind}: ${meaning}`);
  return {
    description,
    ...closed({
      kind: { description: `${meanings.join('; ')}.`, enum: Object.keys(all) },
      metric,
      'reason?': reason,
      'best?': text,
      'best_value?': number,
      'other?': text,
      'other_value?': number,
      'difference?': { ...number, minimum: 0 },
      'low?': value,
      'high?': value,
      'level?': level,
      'statistic?': value,
      'test?': test,
      'p?': probability,
      'p_adjusted?': probability,
      'interval_agrees?': described(
        'Whether the interval excludes 0 where p is at most alpha and nowhere else, where there are both.',
        flag,
      ),
      'adjustment?': { const: 'holm' },
      'pairs?': described('Size of the family.', { type: 'integer', minimum: 1 }),
      'notes?': ref('notes'),
      'equal?': described('Where the two values are equal but for rounding.', mark),
      'shared?': sharedBy('best value'),
      'beaten?': described(
        'Where the best two have no test or the same value: whom each of the best beats.',
        names,
      ),
      'beaten_by?': described('The test of these.', test),
      'beaten_p?': described('The largest adjusted p-value of these.', probability),
      'reasons?': reasons,
      ...more,
    }),
    oneOf: [...BY_KIND, ...byKind],
  };
}
