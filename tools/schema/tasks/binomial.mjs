// Numbers of errors in test runs.
import { closed, described, list, oneOf, orNull, ref, text } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';
import { input, models } from './comparison.mjs';

const { count, level, numbers, probability, reason, reasons, whole } = shared;

/** An experiment and its errors. */
const EXPERIMENT = { name: text, errors: count, n: count, error_rate: probability };

const verdict = described(
  'The experiment with the largest error rate against eps0.',
  closed({
    kind: oneOf([
      ...['above', 'not_above', 'below', 'not_below', 'different', 'not_different', 'undefined'],
    ]),
    ...EXPERIMENT,
    'shared?': shared.sharedBy('largest error rate'),
    experiments: whole,
    eps0: probability,
    p: probability,
    alternative: oneOf(['greater', 'less', 'two-sided']),
    other_side: described(
      'What the data can speak for, where the error rate lies on the other side of eps0.',
      orNull(
        closed({
          alternative: oneOf(['greater', 'less']),
          p: probability,
          p_adjusted: described('Times the number of experiments, at most 1.', probability),
        }),
      ),
    ),
    others: described(
      'The other experiments of which the same is found after multiplying p by the number of experiments, by p.',
      list(closed({ ...EXPERIMENT, p: probability, p_adjusted: probability })),
    ),
    level,
    'reason?': reason,
    p_adjusted: described(
      'Times the number of experiments, at most 1, whichever alternative is asked about: the worst was chosen after looking.',
      probability,
    ),
    adjustment: oneOf(['bonferroni', null]),
    'critical_level?': described(
      'The level of the critical numbers: 1 − level, divided by the number of experiments where p is adjusted for it.',
      probability,
    ),
    'interval_agrees?': described(
      'Two-sided, whether the Clopper–Pearson interval excludes ε₀ where p is at most 1 − level and nowhere else; else null.',
      { type: ['boolean', 'null'] },
    ),
    critical_few: described(
      'The largest number of errors that would be significantly few after the adjustment.',
      orNull(count),
    ),
    critical_many: described(
      'The smallest number that would be significantly many.',
      orNull(count),
    ),
    reasons,
  }),
);

/** @param {import('../items.mjs').Items} items */
const report = (items) =>
  shared.report(
    {
      description: 'Numbers of errors in test runs.',
      task: { const: 'binomial' },
      input: input({ experiments: list(text) }),
      options: optionsOf(items.catalogue.options, ['binomial']),
      verdict,
      models: described('One an experiment, the first 1,000 of them.', models()),
      pairs: shared.noPairs,
      tests: closed({
        ...items.fields('tests'),
        distribution: described(
          'Of the number of errors in as many cases at eps0; null without eps0.',
          orNull(closed({ errors: numbers, probability: numbers })),
        ),
        reasons,
      }),
    },
    { advice: ref('advice') },
  );

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({ binomial_report: report(items) });
