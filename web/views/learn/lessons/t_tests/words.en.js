/** Words of the lesson on t tests over folds, in English. */
export const words = {
  anew: 'Draw other data',
  fold: (/** @type {number} */ at) => `Fold ${at}`,
  axis: 'Error rate of A − B, in percentage points',
  equal: 'equal',
  ofFolds: 'The difference of the error rates on each fold.',
  difference: 'True difference',
  folds: 'Folds',
  correlation: 'Correlation of two differences',
  repetitions: 'Repetitions of ten folds',
  points: (/** @type {string} */ value) => `${value} points`,
  times: (/** @type {number} */ runs, /** @type {number} */ folds) => `${runs} × ${folds} folds`,
  over: (/** @type {string} */ test, /** @type {number} */ runs, /** @type {number} */ folds) =>
    test.startsWith('5 × 2') ? test : `${test}, ${runs} × ${folds}`,
  tests: {
    paired_t: 'Paired t',
    corrected_t: 'Corrected t',
    cv5x2_t: '5 × 2 cv t',
    cv5x2_t_zhou: '5 × 2 cv t (Zhou)',
    cv5x2_f: '5 × 2 cv F',
  },
  mean: 'Mean d̄',
  deviation: 'Standard deviation s',
  freedom: 'Degrees of freedom',
  values: 'Differences',
  often: 'How often',
  limit: 'critical t',
  distribution: 'The distribution of t as a t test supposes it, and what lies beyond its limits.',
  alarms: 'False alarms',
  of: (/** @type {string} */ test) => `${test}: false alarms`,
  exact: (/** @type {string} */ share) => `in theory ${share}`,
  nominal: 'Promised',
  nominalLine: 'promised: .05',
  growth: 'False alarms of the paired t test against the number of repetitions.',
  shares: 'Of each test the share of comparisons that it calls significant, with its interval.',
  significant: 'Called significant',
  screens: {
    folds: {
      title: 'Two learners, the same folds',
      text: [
        '1,000 cases are cut into ten parts of 100, the folds. Each fold is tested once, by A and B trained on the other nine. On each fold, subtract the error rate of B from that of A. This gives ten differences d, in percentage points.',
        'With only 100 cases in a fold, chance moves every difference. Draw other data: sometimes B looks better on nearly every fold, sometimes on hardly half of them.',
        'Two numbers sum them up: the mean d̄, and the standard deviation s, which says how far the differences lie from their mean. Set the true difference to 0: the mean is hardly ever 0.',
      ],
    },
    t: {
      title: 'Is the mean far from zero?',
      text: [
        'A mean of k independent values, none of which says anything about another, wavers by about s/√k. Divide the mean by that: this is t.',
        'If both learners were equally good, and the differences independent and spread like a bell (a normal distribution), t would fall as the curve says. There is one such curve for each number of degrees of freedom, here k − 1. The filled area is p: the probability of a t at least as far from zero as ours, on either side.',
        'p ≤ .05 is called significant at the level .05. Move the true difference, then the number of folds. (Ten folds of 100 cases or five of 200: all 1,000 are tested once.)',
      ],
    },
    promise: {
      title: 'What a level of .05 promises',
      text: [
        'Now let both learners be equally good. Then every “significant” is a false alarm. At the level .05 a test promises no more than 5 in 100.',
        'Such a comparison was simulated 2,000 times, with independent differences. The bars show all the t’s. They keep to the curve, and about 5 % lie beyond the critical values, where p falls below .05: the red bars.',
        'The share that a test really comes to is its true size, and .05 is its nominal level. Here they agree. Bars at the very edge contain all that lies further out.',
      ],
    },
    overlap: {
      title: 'But the training sets overlap',
      text: [
        'In ten-fold cross-validation two training sets share eight ninths of their cases. If these happen to suit B, B looks good on both folds. So the differences lean the same way: they are correlated. A correlation of 0 means that they do not, 1 that they are all the same.',
        'Move the correlation. What all differences have in common moves the mean, but s does not show it. So t gets too large, and the bars leave the curve. In the formula σ² is the variance of a single difference, the square of its standard deviation, and ρ the correlation.',
        'At a correlation of .1 the true size is .154: three times what was promised. (The supposition that both learners are equally good is called the null hypothesis. Some notes say that overlap makes it look too probable. It is the other way round: it is rejected too often.)',
      ],
    },
    repeated: {
      title: 'Repeating makes it worse',
      text: [
        'Ten folds, repeated ten times with other divisions, give a hundred differences. It looks like ten times the evidence. But they are still the same 1,000 cases.',
        'The test believes in a hundred independent values and divides s by √100. Move the repetitions, with a correlation of .1: at 10 × 10 the true size is .57.',
        'A coin would raise fewer false alarms. Repeat often enough, and the test will call nearly any two learners different. Repeating steadies the mean a little; it does not make new data.',
      ],
    },
    corrected: {
      title: 'First remedy: the corrected t',
      text: [
        'Nadeau and Bengio add the ratio of test to training cases to 1/n, where n is the number of all differences. For ten folds it is 1/9. This part stays, however often you repeat.',
        'It supposes that the correlation is the share of the cases that a fold tests: .1 for ten folds. If that is so, the size is .05, with one repetition or twenty: the bars are back on the curve.',
        'Move the correlation. If it is higher, there are still too many false alarms; if it is lower, the test is too cautious. How high it is in your data cannot be estimated without bias from a cross-validation. So the correction is a good guess, and not more.',
      ],
    },
    five_by_two: {
      title: 'Second remedy: five times two folds',
      text: [
        'With two folds the two training sets share no case. Dietterich repeats this five times. Each run gives two differences and their s²; the first difference of all, divided by the root of the mean of the five s², has about a t distribution with 5 degrees of freedom.',
        'Zhou’s textbook puts the mean of the first run on top, which rejects less often. Alpaydın’s F uses all ten differences, so their order does not matter.',
        'With independent differences all three stay below .05: about .028, .015 and .018. But the five runs share their cases. Move the correlation, and they, too, go beyond.',
      ],
    },
    power: {
      title: 'Caution has its price',
      text: [
        'Now let A truly err more, on 1,000 cases, of which the learners disagree on a tenth. Then “significant” is right, and its share is the power of a test: how often it finds the difference. Move it up from 0.',
        'At first the paired t is ahead. That is no merit: at 0 it is ahead, too, and there it only raises false alarms. Powers are comparable only where the sizes are right.',
        'Each test has here the correlation that it supposes; the paired t has that of ten folds. With these, the corrected t on 10 × 10 folds has more power than the 5 × 2 tests. Besides, models trained on half of the cases are usually worse.',
      ],
    },
  },
  exercises: {
    paired: {
      question: () =>
        'The table has the error rates of two learners on the same five folds, in percent. Compute t of the paired t test. Let d be the differences A − B, one for each fold, and k their number: t = √k × mean(d) / s. Here s² is the sum of the squares (d − mean(d))², divided by k − 1.',
      head: ['Fold', 'A', 'B'],
      hints: [
        'Start with a column of differences. Percent or not makes no difference to t.',
        'Take their mean, subtract it from each difference, square, add, and divide by 4. The root of this is s. Then t = √5 × mean / s.',
      ],
    },
    corrected: {
      question: (/** @type {{ folds: number, runs: number }} */ { folds, runs }) =>
        `A ${folds}-fold cross-validation was done ${runs} times. The table has the difference d of the error rates of two learners on each fold, in percentage points. Compute the corrected t = mean(d) / (s × √(1/n + n_test/n_train)). Here n is the number of all differences, and s² the sum of the squares (d − mean(d))², divided by n − 1. n_test and n_train are the sizes of a test set and of its training set; all folds have the same size.`,
      head: ['Run', 'Fold', 'd'],
      hints: [
        'The sizes are not given, but their ratio follows from the number of folds in a run.',
        'With k folds one is tested and k − 1 are trained on: n_test/n_train = 1/(k − 1). n is the number of rows.',
      ],
    },
    five_by_two: {
      question: () =>
        'The table has the differences of the error rates of two learners, in percentage points, in five runs of two folds. Compute Dietterich’s t: the first difference of run 1, divided by the root of the mean of the five s². Of each run, s² = (first − m)² + (second − m)², where m is the mean of the two.',
      head: ['Run', 'First fold', 'Second fold'],
      hints: [
        'Only one difference stands on top. All ten are in the s².',
        'For two numbers s² is half the square of their difference. Add the five, divide by 5, take the root, and divide the first difference by it.',
      ],
    },
  },
};
