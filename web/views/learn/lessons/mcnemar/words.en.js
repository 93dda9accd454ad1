/** Words of the lesson on McNemar's test, in English. */
const HEAD = ['Cases', 'A right', 'A wrong'];
const NAMES = ['B right', 'B wrong'];

export const words = {
  first: 'A',
  second: 'B',
  sorts: {
    both: 'Both right',
    onlyFirst: 'Only A right',
    onlySecond: 'Only B right',
    neither: 'Both wrong',
  },
  table: 'Cases by who has them right',
  firstRight: 'A right',
  firstWrong: 'A wrong',
  secondRight: 'B right',
  secondWrong: 'B wrong',
  exact: 'Exact p',
  mid: 'Mid-p',
  corrected: 'χ² with correction, p',
  plain: 'χ² without, p',
  amounts: 'Disagreements',
  many: 'Many disagreements',
  few: 'Few disagreements',
  difference: 'Accuracy of A minus B',
  accuracyOf: (/** @type {string} */ name) => `Accuracy of ${name}`,
  interval: (/** @type {string} */ interval) => `95 % interval ${interval}`,
  screens: {
    same: {
      title: 'Two models, the same cases',
      text: [
        'Two models are tested on the same cases. Each case falls into one of four cells: both have it right, only A, only B, or neither.',
        'Move the sliders. Only the two marked cells make the accuracies differ. Call them e₁₀, where only A is right, and e₀₁, where only B is right.',
        'A has the higher accuracy as soon as e₁₀ exceeds e₀₁. But would it do so again on other cases?',
      ],
    },
    differ: {
      title: 'Cases on which they agree say nothing',
      text: [
        'Move the number of cases that both have right, or both wrong. Both accuracies change, but p stays where it is. (p says how easily chance alone could make such a difference; below 0.05 it is commonly called significant. The next screen computes it.)',
        'This is the idea of McNemar’s test: to find out which model is better, look only where they disagree.',
        'So two accuracies alone are not enough for this test. You need to know which cases each model had right.',
      ],
    },
    coins: {
      title: 'Each disagreement is the toss of a coin',
      text: [
        'Suppose that both models have the same error rate. Then a disagreement is as likely to go to A as to B: heads or tails.',
        'How often would so many fair coins fall at least as unevenly as here, in either direction? This probability is the exact p. It comes from the binomial distribution.',
        'Whole coins make it a little too cautious. Mid-p counts the observed outcome only half. Make the cells equal, then let one grow.',
      ],
    },
    chi2: {
      title: 'The shortcut: χ²',
      text: [
        'With many disagreements e₀₁ and e₁₀ follow the bell curve of the normal distribution nearly. Then the square of their difference, divided by their sum, nearly follows a known distribution, χ² with one degree of freedom, whose probabilities stand in tables. So textbooks compute it by hand.',
        'The formula is the statistic with correction: one is taken off the difference before squaring, since counts move in whole steps. Where there is no difference, nothing is taken off. Some notes print |d|² − 1 on top; (|d| − 1)² is right.',
        'Now take few disagreements. Without the correction p comes out far too small; with it, the shortcut stays nearer to the exact p. Without any disagreement they have no value, and the exact p is 1.',
      ],
    },
    size: {
      title: 'How much better?',
      text: [
        'A small p says that chance alone hardly explains the difference, not how large it is. That is shown by the difference of the accuracies, with its interval.',
        'Raise the number of cases that both have right. The p stays, and the difference shrinks: well supported, and perhaps unimportant.',
        'One warning more. The test takes both models as they are. Trained on other data they would be other models, and the test knows nothing of that.',
      ],
    },
  },
  exercises: {
    cases: {
      question: () =>
        'Compute McNemar’s statistic without correction: χ² = (e₀₁ − e₁₀)² / (e₀₁ + e₁₀). Here e₀₁ is the number of cases that B has right and A wrong, and e₁₀ of those that A has right and B wrong.',
      head: ['Case', 'A', 'B'],
      names: ['right', 'wrong'],
      hints: [
        'Strike out all cases on which A and B are both right or both wrong.',
        'Count what is left, once for A and once for B. Square the difference and divide it by the sum.',
      ],
    },
    corrected: {
      question: () =>
        'The table counts test cases. Compute McNemar’s statistic with correction: χ² = (|e₀₁ − e₁₀| − 1)² / (e₀₁ + e₁₀). Here e₀₁ is the number of cases that B has right and A wrong, and e₁₀ of those that A has right and B wrong.',
      head: HEAD,
      names: NAMES,
      hints: [
        'Two of the four numbers are not needed.',
        'Take one off the difference first, and square then. Divide by the number of disagreements.',
      ],
    },
    exact: {
      question: () =>
        'The table counts test cases. Compute the exact p of McNemar’s test. Of all cases that just one model has right, each is a fair coin: p is twice the probability that so many coins show heads at most as often as the smaller of the two numbers.',
      head: HEAD,
      names: NAMES,
      hints: [
        'With n coins, the probability of exactly i heads is C(n, i) / 2ⁿ.',
        'n is the number of cases that just one model has right. Add C(n, i) for i from zero to the smaller number, divide by 2ⁿ, and double.',
      ],
    },
  },
};
