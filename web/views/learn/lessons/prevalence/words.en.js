/** Words of the lesson on prevalence, in English. */
export const words = {
  model: 'Model',
  first: 'Model A',
  second: 'Model B',
  test: 'Test',
  ill: 'ill',
  healthy: 'healthy',
  times: 'Negative cases for each positive one',
  prevalence: 'Prevalence',
  precision: 'Precision',
  rates: {
    prevalence: 'Prevalence π: how many are ill',
    tpr: 'TPR: of the ill, how many test positive',
    fpr: 'FPR: of the healthy, how many test positive',
  },
  where: 'Where the models work',
  inTest: 'Balanced test set',
  inField: (/** @type {number} */ most) => `1 positive for ${most} negatives`,
  areas: 'Areas under the curves',
  screens: {
    rows: {
      title: 'Rare cases, the same model',
      text: [
        'Many test sets have as many positive cases as negative ones. The world rarely does: most mails are honest, most people healthy.',
        'Move the slider: the negative cases become more common. The model stays the same, and so does the threshold.',
        'TPR looks at the positive cases only, FPR at the negative ones only. Neither moves. Precision, the share of positives among what is predicted positive, mixes both: it falls, because each new negative case may be one more false alarm.',
      ],
    },
    curves: {
      title: 'One curve stays, the other sinks',
      text: (/** @type {{ share: string }} */ { share }) => [
        `The share of positive cases is called the prevalence. Here it is ${share}.`,
        'The ROC curve is made of TPR and FPR. So it stays where it is, and with it its area, AUC.',
        'The P-R curve has precision in it. It sinks when positive cases get rare, and with it its area, the average precision AP. The level of a model that guesses sinks, too: it is the prevalence.',
      ],
    },
    people: {
      title: 'What a positive result means',
      text: (
        /** @type {{ tp: string, fp: string, precision: string }} */ { tp, fp, precision },
      ) => [
        `Test 20,000 people. ${tp} of the ill and ${fp} of the healthy have a positive result. So of all with a positive result ${precision} are ill: that is the precision.`,
        'Lower the prevalence. The test gets no worse, but the few ill are lost among the false alarms of the many healthy.',
        'The formula says the same with shares, π being the prevalence. It gives the precision at any prevalence, as long as the cases within each class stay alike.',
      ],
    },
    choose: {
      title: 'Which curve to look at',
      text: [
        'To see how well a model tells the classes apart, whatever their shares, look at ROC. It can be compared between data sets in which they differ.',
        'To see what a user gets, look at P-R, on data with the prevalence of the field. Where positive cases are rare, a small step in FPR is a flood of false alarms.',
        'Switch to the field: the ROC curves stay, but the P-R curves part. Model B ranks half of its positive cases above nearly all negative ones, and that now counts most: B has the larger AP there, A the larger AUC. Always say at which prevalence a precision was measured.',
      ],
    },
  },
  exercises: {
    result: {
      question: () =>
        'A test was tried on 1000 people. The table says how many are ill and healthy, and how many of them had a positive result. Compute the precision: of all people with a positive result, the share that is ill.',
      head: ['People', 'How many', 'Positive result'],
      names: ['Ill', 'Healthy'],
      hints: [
        'How many positive results are there in all, of the ill and of the healthy together?',
        'Precision = TP / (TP + FP): TP are the ill with a positive result, FP the healthy with one.',
      ],
    },
    field: {
      question: (/** @type {{ threshold: number, times: number }} */ { threshold, times }) =>
        `A case is predicted positive if its score is at least ${threshold}. In the field there are ${times} times as many negative cases as in this test set, with the same scores: each negative case of the table stands for ${times}. Compute the precision in the field:\nP = TP / (TP + FP), where TP is the number of positive cases predicted positive, and FP of negative cases predicted positive.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'Only the cases with a score of at least the threshold matter.',
        'Count TP as it is. Count FP, and multiply it by how many cases each negative one stands for.',
      ],
    },
    area: {
      question: (/** @type {{ times: number }} */ { times }) =>
        `In the field each negative case of the table stands for ${times} negative cases with the same score. Compute the AUC in the field. It is the share, among all pairs of one positive and one negative case, of those in which the positive case has the higher score.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'What happens to the number of all pairs, and to the number of pairs that the positive case wins?',
        'Both are multiplied by the same number, so the share stays. Count the pairs of the table as they are.',
      ],
    },
  },
};
