// Two classes: a score per model, or a predicted label per model.
import { closed, described, list, ref, text, textOrNull, unlessReason } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';

/** @typedef {import('../notation.mjs').Schema} Schema */

const { CELLS, count, probability, reasons, test, value } = shared;

const KINDS = { binary: ['counts', 'confusion', 'scores'], labels: ['counts', 'confusion'] };

const input = shared.input(
  {
    roles: shared.ROLES,
    guessed: ['truth', 'weight', 'task', 'predictions', 'positive'],
  },
  {
    truth: text,
    positive: text,
    negative: described('null: no label but the positive one occurs.', textOrNull),
    positives: count,
    negatives: count,
  },
);

/** In what each class is like, the other as the negative one. */
const classes = described(
  'Each class in turn as the positive one.',
  list(
    closed({
      label: text,
      precision: probability,
      recall: probability,
      f1: probability,
      support: count,
      reasons,
    }),
    { maxItems: 2 },
  ),
);

const chosenThreshold = unlessReason(
  { type: 'object' },
  closed({
    threshold: ref('threshold'),
    criterion: described('What the rule optimises, there.', { type: 'number' }),
    ...CELLS,
    reasons,
  }),
  ref('undefined'),
);

/** @param {import('../items.mjs').Items} items  @returns {Schema} */
const ofScores = (items) => ({
  tests: described(
    'Tests of one model, keys as in the catalogue.',
    closed({ ...items.tests('scores'), reasons }),
  ),
  curves: items.all('curves', ref('curve')),
  thresholds: described(
    'By rule: the threshold that it chooses on these data.',
    items.all('thresholds', ref('chosen_threshold')),
  ),
  positive_rank_sum: described(
    'The ranks of the positive cases, added up: from 1 for the lowest score, ties sharing their mean.',
    { type: 'number', minimum: 0 },
  ),
});

const ofScoresInVerdict = {
  'second?': described(
    'Beside the ranking, which makes fewer errors at the thresholds.',
    ref('second_test'),
  ),
  'chance?': described(
    'Of a single model: the test of its AUC against 0.5.',
    closed({ test, p: probability }),
  ),
};

/** @param {'binary' | 'labels'} task */
const verdict = (task) =>
  shared.verdict(
    {
      description: `The best model against the next, by ${task === 'binary' ? 'AUC' : 'accuracy'}.`,
      metric: { const: task === 'binary' ? 'roc_auc' : 'accuracy' },
      kinds: {
        worse_than_chance:
          'the upper limits of all AUCs lie below 0.5, with the reason where the models are not told apart',
      },
      byKind: [
        {
          properties: {
            kind: { const: 'worse_than_chance' },
            best_value: { exclusiveMaximum: 0.5 },
          },
          required: ['best', 'best_value'],
        },
      ],
    },
    { ...shared.OF_GROUPS, ...(task === 'binary' ? ofScoresInVerdict : {}) },
  );

/**
 * @param {import('../items.mjs').Items} items
 * @returns {Record<string, Schema>}
 */
export function definitions(items) {
  const { options } = items.catalogue;
  return {
    chosen_threshold: chosenThreshold,
    class_of_two: classes,
    two_classes_input: input,
    two_classes_options: optionsOf(options, ['binary', 'labels'], { said: ['binary'] }),
    many_tests: described(
      'Tests of all models together, keys as in the catalogue; only reasons when there is one model.',
      closed({
        ...Object.fromEntries(
          Object.entries(items.tests('many')).map(([key, of]) => [`${key}?`, of]),
        ),
        reasons,
      }),
    ),
    ...Object.fromEntries(
      /** @type {const} */ (['binary', 'labels']).flatMap((task) => [
        [`${task}_metric`, items.metricKey(KINDS[task])],
        [`${task}_report`, report(items, task)],
      ]),
    ),
  };
}

/** @param {import('../items.mjs').Items} items  @param {'binary' | 'labels'} task */
function report(items, task) {
  const metric = ref(`${task}_metric`);
  const model = closed({
    name: described("The column's header, verbatim.", text),
    threshold: ref('threshold'),
    metrics: items.values(KINDS[task], { n: count, ...CELLS }),
    reasons,
    ...shared.intervalsOf(metric),
    classes: ref('class_of_two'),
    ...(task === 'binary' ? ofScores(items) : {}),
  });
  return shared.report({
    description:
      task === 'binary'
        ? 'Two classes, a score per model.'
        : 'Two classes, a predicted label per model.',
    task: { const: task },
    input: ref('two_classes_input'),
    options: ref('two_classes_options'),
    verdict: verdict(task),
    models: described('In the order of the predictions.', list(model, { minItems: 1 })),
    pairs: shared.pairsOf({
      ...items.tests('pair', { adjusted: true }),
      accuracy_diff: value,
      accuracy_diff_low: value,
      accuracy_diff_high: value,
      ...shared.differencesOf(metric),
    }),
    tests: ref('many_tests'),
  });
}
