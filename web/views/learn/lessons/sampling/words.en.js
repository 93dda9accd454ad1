/** What the interval is, with its formula. */
const WILSON =
  'The Wilson interval for an accuracy a on n cases begins at\n(a + z²/(2n) − z × √(a(1 − a)/n + z²/(4n²))) / (1 + z²/n), and here z = 2.';

/** Words of the lesson on sampling variation, in English. */
export const words = {
  anew: 'Draw other test sets',
  size: 'Cases in a test set',
  accuracy: 'Accuracy',
  truth: 'True accuracy',
  gap: 'True difference',
  difference: 'Difference in accuracy, A − B',
  none: 'No difference',
  description: 'What was measured on each test set, with its interval.',
  set: (/** @type {number} */ at) => `Test set ${at}`,
  sized: (/** @type {string} */ count) => `${count} cases`,
  screens: {
    dots: {
      title: 'Another test set, another number',
      text: (/** @type {{ accuracy: string }} */ { accuracy }) => [
        `A model is right in ${accuracy} of all cases that there are: the upright line. In life it is unknown. We have a test set, and measure on it.`,
        'Here are test sets from the same source, and the accuracy of the same model on each. Which of them would be yours is chance.',
        'The upper ten have 25 cases each. Make the lower ten larger: their dots draw together, but some distance stays.',
      ],
    },
    intervals: {
      title: 'An interval says how far off',
      text: [
        'So report more than one number. From a single test set one can compute an interval that reaches as far as chance usually carries such a number.',
        'These are 95 % intervals, by Wilson. The promise is the method’s: of many such intervals, about 95 in 100 contain the true accuracy.',
        'Count those that miss the line, and draw again. Among twenty it is about one. Which one it is, you would not know.',
      ],
    },
    size: {
      title: 'Four times the cases, half the width',
      text: [
        'With four times as many cases an interval becomes about half as wide: the width goes with one over the square root of the number n of cases.',
        'So the first hundred cases say much, and a third decimal needs hundreds of thousands. Write no more decimals than the interval allows.',
        'In the formula a is the measured accuracy, and z = 1.96 for 95 %. Move the true accuracy towards 1: the interval gets narrower and lopsided, and never reaches beyond 1.',
      ],
    },
    two: {
      title: 'Is the better one better?',
      text: (/** @type {{ gap: string | null }} */ { gap }) => [
        `${gap ? `Model A is truly better than B by ${gap}` : 'Models A and B are truly equally good'}. Both are tested on the same cases. Each row is the difference that one test set shows.`,
        'An interval that reaches across the line allows for no difference, and for one the other way. That is no proof of equality: with more cases it may leave the line.',
        'Set the true difference to 0. Most test sets still put one of the two ahead, and now and then even an interval misses the line. That is why a difference needs a test, and a single number is never enough.',
      ],
    },
  },
  exercises: {
    low: {
      question: () =>
        `The table says how many cases of a test set a model got right and wrong. Compute where the interval for its accuracy begins.\n${WILSON}`,
      head: ['Cases', 'How many'],
      names: ['Right', 'Wrong'],
      hints: [
        'n is right and wrong together, and a is right / n.',
        'With z = 2: (a + 2/n − 2 × √(a(1 − a)/n + 1/n²)) / (1 + 4/n).',
      ],
    },
    more: {
      question: (/** @type {{ times: number }} */ { times }) =>
        `With ${times} times as many cases the model had the same accuracy as on those of the table. Compute where the interval begins with these ${times} times as many cases.\n${WILSON}`,
      head: ['Cases', 'How many'],
      names: ['Right', 'Wrong'],
      hints: [
        'a stays. Only n is larger.',
        'With z = 2: (a + 2/n − 2 × √(a(1 − a)/n + 1/n²)) / (1 + 4/n), n being the larger number.',
      ],
    },
    difference: {
      question: () =>
        'Two models were tested on the same cases. Compute the accuracy of A minus the accuracy of B. The accuracy is the share of cases whose prediction is their class.',
      head: ['Case', 'Class', 'A predicts', 'B predicts'],
      hints: [
        'Cases that both get right or both get wrong do not matter.',
        '(cases that only A gets right − cases that only B gets right) / number of all cases.',
      ],
    },
  },
};
