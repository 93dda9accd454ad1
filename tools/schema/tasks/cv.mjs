// Learners in the folds of one data set.
import { closed, described, list, names, number, oneOf, ref, text } from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';
import { input, models, OF_RESULTS, ROPE_FITS, withinRope } from './comparison.mjs';

const { level, probability, reason, reasons, test, value, whole } = shared;

const verdict = described(
  'Of the best two by their means, the one that the deciding test favours against the other.',
  closed({
    kind: described(
      'direction_unclear: significant, but opposed_by says what favours the other one.',
      oneOf(['better', 'direction_unclear', 'no_difference', 'single', 'undefined']),
    ),
    best: text,
    best_value: value,
    'other?': text,
    'other_value?': value,
    'difference?': described('best − other.', value),
    'low?': value,
    'high?': value,
    level,
    'test?': test,
    'target?': described(
      'Of one learner: the mean that it is tested against, eps0 or, where higher is better, 1 − eps0.',
      value,
    ),
    'statistic?': value,
    'p?': probability,
    'p_adjusted?': probability,
    'pairs?': whole,
    'df?': number,
    'reason?': reason,
    'effect?': described(
      'What the difference is: of the means, or Dietterich’s numerator, in the first fold of the first run.',
      oneOf(['mean_difference', 'first_difference']),
    ),
    'control?': described(
      'The learner that each other one is compared with, of three or more. other or best is it; pairs has these comparisons alone.',
      text,
    ),
    'shared?': shared.sharedBy('best value'),
    'beaten?': described(
      'Whom the best beats, beside other; where the best two have no test, whom each of the best beats.',
      names,
    ),
    'beaten_p?': described('The largest adjusted p-value of these.', probability),
    'further?': described(
      'Pairs in which one is significantly better, beside those of best with other and beaten.',
      list(closed({ better: text, worse: text }), { minItems: 1 }),
    ),
    'within_rope?': withinRope,
    'assumes?': described(
      'What the test rests on though nothing but the guess says so: that the rows are the folds of cross-validations, in so many runs as the input has, and not splits of another kind or of more runs.',
      oneOf(['folds']),
    ),
    'opposed_by?': ref('opposed_by'),
    'reasons?': reasons,
  }),
);

/** @param {import('../items.mjs').Items} items */
const report = (items) =>
  shared.report(
    {
      description: 'Learners in the folds of one data set.',
      task: { const: 'cv' },
      input: input({
        ...OF_RESULTS,
        'measure?': described(
          'The metric of the results, as the file calls it, where a header says it for all.',
          text,
        ),
        design: oneOf(['kfold', 'repeated', '5x2', 'holdout', 'irregular']),
        runs: whole,
        folds: described('In each run, with those left out; null when it is not known.', {
          type: ['integer', 'null'],
          minimum: 1,
        }),
        'left_out?': described(
          'Folds left out because a result is missing.',
          list(closed({ run: text, fold: text }), { minItems: 1 }),
        ),
      }),
      options: optionsOf(items.catalogue.options, ['cv'], {
        // The ranks of each fold are those of a table of data sets.
        also: {
          tie_tolerance: ref('tie_tolerance_option'),
          ...ROPE_FITS,
          design_guessed: { type: 'boolean' },
        },
      }),
      verdict,
      models: models({ results: ref('five_numbers') }),
      pairs: ref('comparison_pairs'),
      tests: ref('comparison_tests'),
    },
    {
      values: closed({
        result: ref('table_of_numbers'),
        run: list(text),
        fold: list(text),
      }),
      advice: ref('advice'),
    },
  );

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({ cv_report: report(items) });
