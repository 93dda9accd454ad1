const HEAD = ['Case', 'Class', 'Probability'];

/** Words of the lesson on calibration, in English. */
export const words = {
  model: 'Model',
  sureness: 'How sure the model is (1: rightly so)',
  shift: 'Shift of all probabilities',
  honest: 'Say the true probabilities',
  cases: 'Cases',
  bins: 'Bins',
  first: 'Probability of case 1, which is positive',
  few: 'Six cases',
  head: HEAD,
  brier: 'Brier score',
  logLoss: 'Log loss',
  screens: {
    promise: {
      title: 'A probability is a promise',
      text: [
        'A model says: this case is positive with probability 0.8. One case cannot show whether that is right. Many can: of all cases with 0.8, about 80 % should be positive.',
        'The picture is a reliability diagram: what was said goes to the right, what happened goes upwards. On the diagonal every promise is kept. Such a model is calibrated.',
        'Move the sliders. A model that is too sure is flatter than the diagonal: its high probabilities are too high, its low ones too low. One that dares too little is steeper.',
      ],
    },
    bins: {
      title: 'How it is drawn',
      text: [
        'Probabilities hardly ever repeat. So cases with similar ones are put into a bin. Each dot is a bin: its mean probability p̄, and its share ȳ of positive cases.',
        'The mean distance from the diagonal, each bin counted by its cases, is the expected calibration error, ECE.',
        'Take fewer cases, or more bins. The dots start to tremble, and ECE tends to grow, although the model is the same. The upright lines are 95 % intervals, of which the next lesson says more: so far chance may carry a dot. A bin whose interval reaches the diagonal is no evidence against the model.',
      ],
    },
    brier: {
      title: 'Numbers that reward honesty',
      text: [
        'The Brier score is the mean squared distance between the probability and what happened: y is 1 for a positive case, else 0. It needs no bins. Lower is better.',
        'Move the slider. The Brier score is lowest near 1, where the model says the true probabilities. To get a good score, a model has to be honest. So it is with log loss, which comes next.',
        'AUC does not move. It looks at the order only, and the order stays. A model can rank well and still promise too much.',
      ],
    },
    bold: {
      title: 'The price of a bold mistake',
      text: [
        'Log loss looks at the probability that the model gave to what then happened, and takes minus its natural logarithm, ln. Certain and right costs nothing.',
        'Case 1 is positive. Lower its probability: the Brier score of a case is 1 at most, but log loss has no bound. A single case that was called impossible can outweigh all others.',
        'Some sum the logarithms and leave out the minus. That is the conditional log-likelihood, CLL: −n times the log loss, and higher is better.',
      ],
    },
  },
  exercises: {
    brier: {
      question: () =>
        'The table has the probability that a model gave to the positive class. Compute the Brier score: the mean, over all cases, of the squared difference between the probability and y, where y is 1 for a positive case (+) and 0 for a negative one (−).',
      head: HEAD,
      hints: [
        'For a positive case the difference is 1 minus the probability, for a negative one it is the probability.',
        'Square each difference, add up, and divide by the number of cases.',
      ],
    },
    log: {
      question: () =>
        'The table has the probability that a model gave to the positive class. Compute the log loss: the mean, over all cases, of −ln of the probability given to the true class. For a positive case (+) that is the probability of the table, for a negative one (−) it is 1 minus that. ln is the natural logarithm.',
      head: HEAD,
      hints: [
        'Write down for each case the probability that its true class was given.',
        'Add up the natural logarithms of these, divide by the number of cases, and change the sign.',
      ],
    },
    gap: {
      question: () =>
        'Put the cases into two bins, those with a probability below 0.5 and the others. Compute the expected calibration error:\nof each bin take the distance between its share of positive cases and its mean probability, multiply it by the share of all cases that are in the bin, and add up both.',
      head: HEAD,
      hints: [
        'Each bin needs three numbers: how many cases, how many of them positive, and the mean of their probabilities.',
        'Distances have no sign: too high in one bin does not make up for too low in the other.',
      ],
    },
  },
};
