// Algorithms on data sets.
import {
  closed,
  described,
  flag,
  list,
  names,
  number,
  oneOf,
  orNull,
  ref,
  text,
} from '../notation.mjs';
import { optionsOf } from '../options.mjs';
import * as shared from '../shared.mjs';
import { input, models, OF_RESULTS, ROPE_FITS, withinRope } from './comparison.mjs';

const { level, probability, reason, reasons, test, value, whole } = shared;

const procedure = ref('procedure_id');

const control = described(
  'The control, where there is one and more than two algorithms: the comparisons with it by the procedure, by mean rank.',
  closed({
    name: text,
    comparisons: list(
      closed({
        name: text,
        z: described(
          'Of the difference of mean ranks, positive where the control ranks before it.',
          number,
        ),
        p: probability,
        p_adjusted: probability,
        differs: described(
          'Whether p_adjusted is at most 1 − level, and the test over all found a difference.',
          flag,
        ),
      }),
      { minItems: 1 },
    ),
  }),
);

const verdict = described(
  'Whether the algorithms differ, which ranks first and which it beats; with a control, which differ from it. two: everything is Wilcoxon’s signed-rank test’s.',
  closed({
    kind: oneOf(['differ', 'no_difference', 'two', 'undefined']),
    test,
    'exact?': flag,
    statistic: value,
    p: probability,
    'df1?': described('Of F; null where another test decides.', value),
    'df2?': value,
    level,
    'procedure?': procedure,
    'refused?': described(
      'The procedure that was asked for, where it has no p-values and another one decides.',
      closed({ procedure, reason }),
    ),
    'reason?': reason,
    best: described(
      'The first in mean rank, or of two the one that the signed ranks favour, then those that do not differ from it: all, where no difference was found. With a control, it and those that do not differ from it, by mean rank.',
      names,
    ),
    beaten: list(text),
    'shared?': shared.sharedBy('best mean rank'),
    'opposed?': described(
      'Comparisons in which a difference was found and another statistic favours the worse one.',
      list(closed({ better: text, worse: text, by: ref('opposed_by') }), { minItems: 1 }),
    ),
    'within_rope?': withinRope,
    'effect?': described('What the difference is.', { const: 'hodges_lehmann' }),
    'difference?': described('Of two algorithms, best − other, in the unit of the results.', value),
    'low?': value,
    'high?': value,
    'wins?': described(
      'Of two algorithms, on how many data sets best[0] has the better rank; results within the tie tolerance share theirs.',
      whole,
    ),
    'losses?': whole,
    'ties?': whole,
    'direction_unclear?': described(
      'Of two algorithms, whether p is at most 1 − level while opposed_by is not empty: then none is beaten.',
      flag,
    ),
    'interval_agrees?': described(
      'Of two algorithms, whether the interval excludes 0 where p is at most 1 − level and nowhere else: with ties or zeros among the differences it may not. null without an interval or p.',
      { type: ['boolean', 'null'] },
    ),
    'control?': control,
    'opposed_by?': ref('opposed_by'),
    reasons,
    ahead: described(
      'Significantly better than the first in mean rank though behind it, by a procedure that does not compare mean ranks; or better than the control.',
      list(text),
    ),
  }),
);

/** @param {import('../items.mjs').Items} items */
const report = (items) =>
  shared.report(
    {
      description: 'Algorithms on data sets.',
      task: { const: 'friedman' },
      input: input({
        ...OF_RESULTS,
        datasets: list(text),
        'left_out?': described('Data sets left out because a result is missing.', names),
        folds_averaged: described(
          'How many results of a data set were averaged, and what columns call them: runs may be seeds.',
          orNull(closed({ min: whole, max: whole, of: oneOf(['folds', 'runs', 'results']) })),
        ),
      }),
      options: optionsOf(items.catalogue.options, ['friedman'], { also: ROPE_FITS }),
      verdict,
      models: models({ ranks: ref('five_numbers'), results: ref('five_numbers') }, { minItems: 2 }),
      pairs: ref('comparison_pairs'),
      tests: ref('comparison_tests'),
    },
    {
      values: closed({
        result: ref('table_of_numbers'),
        rank: ref('table_of_numbers'),
        tie_sizes: ref('table_of_numbers'),
      }),
      procedures: described('Ways to judge all pairs.', list(ref('procedure'))),
      control: orNull(
        closed({
          name: text,
          index: whole,
          procedure: described('That decides which differ from the control.', procedure),
          better: described(
            'Significantly better than the control; none where the test over all found no difference.',
            list(text),
          ),
          worse: list(text),
          procedures: list(ref('procedure')),
        }),
      ),
      advice: ref('advice'),
    },
  );

/** @param {import('../items.mjs').Items} items */
export const definitions = (items) => ({ friedman_report: report(items) });
