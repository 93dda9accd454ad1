/** Words of the lesson on comparing models over data sets, in English. */
const HEAD = ['Data set', 'A', 'B', 'C'];

export const words = {
  lead: 'Lead of each model over the one before',
  sets: 'Data sets',
  set: 'Data set',
  ranks: 'Ranks',
  results: 'Accuracies in percent',
  rounding: 'How results are rounded',
  roundings: { tenths: 'To tenths', whole: 'To whole percents' },
  corrected: (/** @type {string} */ name) => `${name}, corrected for ties`,
  meanRank: (/** @type {string} */ name) => `Mean rank of ${name}`,
  screens: {
    ranks: {
      title: 'Ranks instead of accuracies',
      text: [
        'Data sets are easy or hard, so accuracies of different data sets cannot be averaged well. Ranks can: on each data set the best model gets 1, the next 2.',
        'Equal results share their places: two models at places 2 and 3 both get 2.5. Round to whole percents, and there are some.',
        'Make the lead larger. D comes first more and more often, and its mean rank falls towards 1.',
      ],
    },
    friedman: {
      title: 'Do they differ at all?',
      text: [
        'If all models were alike, any order would be as likely as another, and the mean ranks would lie close together. Friedman’s χ² measures how far apart they are.',
        'Here k is the number of models, N of data sets, and rᵢ a mean rank. (Zhou’s textbook writes τ with χ² or F below it.) χ² alone is too cautious, so F is preferred. Beside each stands its p: how often chance would bring it this far if all were alike. At .05 or below the test rejects that they are.',
        'Round to whole percents. Tied ranks spread less than the formula takes for granted, so χ² comes out too small. It is divided by C, where t is how many share each tied rank, and F is computed from the result. Take the corrected ones; without ties they are the same.',
        'Move both sliders. More data sets make the same lead easier to see.',
      ],
    },
    distance: {
      title: 'Which ones differ? The critical difference',
      text: [
        'Only if Friedman’s test rejects that all are alike, ask which pairs differ. Nemenyi’s answer is one distance for all pairs: mean ranks further apart than CD differ.',
        'A bar joins models whose difference is not significant. That does not make them equal.',
        'In the formula q is a critical value from a table: 2.569 for four models at the level .05. Add data sets and CD shrinks, with the root of N.',
      ],
    },
    plot: {
      title: 'The Friedman plot',
      text: [
        'Another picture of the same: a dot for each mean rank, and around it a bar that is CD long in all.',
        'If two bars overlap, the test finds no difference. If they do not, the models differ significantly.',
        'Make the lead zero. All bars should overlap; by chance, now and then two do not.',
      ],
    },
  },
  exercises: {
    rank: {
      question: () =>
        'The table has accuracies in percent. Compute the mean rank of A. On each data set the highest accuracy has rank 1, the next rank 2. Equal accuracies share the mean of their places.',
      head: HEAD,
      hints: [
        'Rank the three models on each data set first.',
        'Two that share places 1 and 2 both get 1.5. Add the ranks of A and divide by the number of data sets.',
      ],
    },
    chi2: {
      question: () =>
        'The table has accuracies in percent. Compute Friedman’s statistic χ² = 12N / (k(k+1)) · (Σ r² − k(k+1)² / 4), where N is the number of data sets, k of models, and r the mean rank of each model; the highest accuracy has rank 1.',
      head: HEAD,
      hints: [
        'First the three mean ranks. They add up to 6.',
        'Here k = 3, so χ² = N · (Σ r² − 12).',
      ],
    },
    distance: {
      question: () =>
        'The table has accuracies in percent. How many of the three pairs differ by Nemenyi’s test? Those whose mean ranks differ by more than CD = 2.344 · √(k(k+1) / (6N)), where N is the number of data sets and k of models. The highest accuracy has rank 1; equal accuracies share the mean of their places.',
      head: HEAD,
      hints: [
        'With k = 3 the root is √(2 / N).',
        'Compute the three mean ranks and their three differences, and count those above CD.',
      ],
    },
  },
};
