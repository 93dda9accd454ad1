// Confusion matrices of two classes, one a row of the file.
import {
  closed,
  described,
  list,
  mark,
  number,
  oneOf,
  ref,
  text,
  textOrNull,
} from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';

const { CELLS, count, reason, reasons, value, whole } = shared;

const KINDS = ['counts', 'confusion'];

const verdict = {
  ...described(
    'averaged: matrices are repetitions, which are averaged and not compared: mean, standard deviation (null for one matrix) and range of the metric over those that have it. untested: each matrix is of another model; the best by the metric and the next. mixed: several matrices of several models, of which nothing is said together.',
    closed({
      kind: oneOf(['single', 'averaged', 'untested', 'mixed']),
      metric: { const: 'accuracy' },
      'best?': text,
      'best_value?': number,
      'other?': text,
      'other_value?': number,
      'difference?': described('best − other.', number),
      'equal?': described('Whether the two values are equal but for rounding.', mark),
      'shared?': shared.sharedBy('best value'),
      'reason?': reason,
      'mean?': number,
      'std?': value,
      'min?': number,
      'max?': number,
      'n_matrices?': whole,
      'reasons?': reasons,
    }),
  ),
  oneOf: [
    { properties: { kind: { const: 'single' } }, required: ['best', 'best_value'] },
    {
      properties: { kind: { const: 'averaged' } },
      required: ['mean', 'std', 'min', 'max', 'n_matrices'],
      not: { required: ['best'] },
    },
    {
      properties: { kind: { const: 'untested' } },
      required: ['best', 'best_value', 'other', 'other_value', 'n_matrices', 'reason'],
      not: { required: ['mean'] },
    },
    {
      properties: { kind: { const: 'mixed' } },
      required: ['n_matrices'],
      not: { anyOf: [{ required: ['best'] }, { required: ['mean'] }] },
    },
  ],
};

/** @param {import('../items.mjs').Items} items */
const model = (items) =>
  described(
    'One matrix; all of them added up has no name.',
    closed({
      name: textOrNull,
      metrics: items.values(KINDS, { n: count, ...CELLS }),
      reasons,
      ...shared.intervalsOf(items.metricKey(KINDS)),
    }),
  );

/** @param {import('../items.mjs').Items} items */
const report = (items) =>
  shared.report(
    {
      description:
        'Confusion matrices of two classes, one a row of the file: each as a model, the first 1,000 of them.',
      task: { const: 'counts' },
      input: shared.predictionsInput(
        { 'tp?': text, 'fp?': text, 'fn?': text, 'tn?': text },
        Object.keys(CELLS),
      ),
      options: optionsOf(items.catalogue.options, ['counts']),
      verdict,
      models: list(ref('counts_model'), { minItems: 1 }),
      pairs: shared.noPairs,
      tests: ref('no_tests'),
    },
    {
      averages: described(
        'Over all matrices; keys as in the catalogue.',
        items.values(['matrices'], { n_matrices: whole, reasons }),
      ),
      added: ref('counts_model'),
    },
  );

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({
  counts_model: model(items),
  counts_report: report(items),
});
