// More than two classes: a predicted label, or a number for every class.
import { closed, described, list, open, optional, ref, text } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';

/** @typedef {import('../notation.mjs').Schema} Schema */

const { CELLS, count, probability, reasons, value } = shared;

const KINDS = { many_labels: ['confusion'], multiclass: ['confusion', 'probabilities'] };

const input = shared.predictionsInput({
  classes: described('The labels in the order of all tables.', list(text)),
  models: list(text),
});

/** The cells, the columns of the table of classes, and what stands beside a number for every class. */
const row = open(
  {
    label: text,
    support: count,
    predicted: count,
    ...CELLS,
    ...Object.fromEntries(
      ['precision', 'recall', 'f1', 'specificity', 'jaccard'].map((key) => [key, probability]),
    ),
    reasons,
    'intervals?': { type: 'object' },
  },
  value,
);

/** @param {import('../items.mjs').Items} items  @param {'many_labels' | 'multiclass'} name */
function report(items, name) {
  const metric = ref(`${name}_metric`);
  const model = described(
    "classes: each against the rest. confusion: of few classes whole, of many the cells that are not empty. The pictures' further parts are as their names say.",
    closed({
      name: text,
      metrics: items.values(KINDS[name], { n: count }),
      reasons,
      ...shared.intervalsOf(metric),
      classes: list(ref('class_of_many')),
      confusion: { type: 'object' },
      confusions: list({ type: 'object' }),
      'curves?': { type: 'object' },
      'costs?': { type: 'object' },
    }),
  );
  return shared.report(
    {
      description: `More than two classes, ${name === 'multiclass' ? 'a number for every class' : 'a predicted label'}.`,
      task: { const: name.replace('many_', '') },
      input: ref('classes_input'),
      options: ref('classes_options'),
      verdict: shared.verdict(
        { description: 'The best model against the next.', metric: { const: 'accuracy' } },
        shared.OF_GROUPS,
      ),
      models: list(model, { minItems: 1 }),
      pairs: shared.pairsOf({
        ...optional(items.tests('pair', { adjusted: true })),
        accuracy_diff: value,
        accuracy_diff_low: value,
        accuracy_diff_high: value,
        ...shared.differencesOf(metric),
      }),
      tests: ref('many_tests'),
    },
    {
      classes: described('What belongs to the classes and to no model.', {
        type: ['object', 'array'],
      }),
      'experiments?': { type: 'object' },
    },
  );
}

/** @param {import('../items.mjs').Items} items  @returns {Record<string, Schema>} */
export const definitions = (items) => ({
  classes_input: input,
  classes_options: optionsOf(items.catalogue.options, ['labels', 'multiclass']),
  class_of_many: row,
  ...Object.fromEntries(
    /** @type {const} */ (['many_labels', 'multiclass']).flatMap((name) => [
      [`${name}_metric`, items.metricKey(KINDS[name])],
      [`${name}_report`, report(items, name)],
    ]),
  ),
});
