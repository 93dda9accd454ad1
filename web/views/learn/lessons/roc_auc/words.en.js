/** Words of the lesson on ROC and AUC, in English. */
export const words = {
  model: 'Model',
  first: 'Model A',
  second: 'Model B',
  distance: 'Distance between the classes',
  anew: 'Draw other cases',
  taken: 'Cases predicted positive, from the top',
  cases: 'Cases in the order of their scores',
  score: 'Score',
  class: 'Class',
  ties: 'Scores',
  apart: 'All scores differ',
  tied: 'Two scores are equal',
  pairs: 'Two models',
  around: 'One around the other',
  crossing: 'Crossing',
  at: (/** @type {string} */ threshold) => `At the threshold ${threshold}.`,
  screens: {
    scores: {
      title: 'A score is not yet a decision',
      text: [
        'Many models give each case a score: the higher, the more likely it is positive. Only a threshold turns scores into predictions. A case whose score reaches it is predicted positive.',
        'Drag the line. Of all positive cases, the share that lies at it or to its right is the true positive rate, TPR. Of all negative cases, this share is the false positive rate, FPR.',
        'Both rise when the threshold falls, and both fall when it rises. Which of them you want high or low depends on the task. In the formulas TP and FN are the positive cases predicted positive and negative, FP and TN the negative cases predicted positive and negative.',
      ],
    },
    curve: {
      title: 'All thresholds at once',
      text: [
        'Each threshold gives one FPR and one TPR, and so one point: FPR to the right, TPR upwards. All points together are the ROC curve.',
        'Drag the dot along the curve. At the lower left the threshold is above every score, and nothing is predicted positive. At the upper right everything is.',
        'The best corner is the upper left: every positive case found, no false alarm. The diagonal is a model that guesses.',
      ],
    },
    steps: {
      title: 'Drawing it step by step',
      text: [
        'Sort the cases by their scores, the highest first, and let the threshold fall past one after the other. A positive case takes the curve one step up, by one over the number of positives. A negative one takes it one step to the right, by one over the number of negatives.',
        'Move the slider and watch the point climb. There are four positive and five negative cases: a step up is 1/4, a step right is 1/5.',
        'Equal scores pass the threshold together: their order would be an accident of the file. If a positive and a negative case are among them, the curve goes diagonally.',
      ],
    },
    area: {
      title: 'One number for the ranking: AUC',
      text: (/** @type {{ auc: string }} */ { auc }) => [
        `The area under the curve, AUC, has a plain meaning. Draw one positive and one negative case at random: with probability AUC the positive one has the higher score. Here that is ${auc}. Equal scores count one half.`,
        'So it can be computed from the ranking alone: sort by score, the highest first, add up the places rᵢ of the negative cases, and subtract the smallest sum that is possible. In the formula n₀ is the number of negative cases and n₁ of positive ones; equal scores share their places.',
        'Move the classes apart and together. 1 is a perfect ranking, 0.5 is guessing, and below 0.5 the scores point the wrong way. Other cases from the same classes give a slightly different area.',
      ],
    },
    two: {
      title: 'Comparing two models',
      text: [
        'If one curve runs above the other everywhere, it is the better model at every threshold.',
        'If the curves cross, neither is better everywhere. AUC then averages over all thresholds, also over those that you would never use. Look where you would work: few false alarms are at the left.',
        'And a difference on these cases may be chance. Whether it is, a test has to say.',
      ],
    },
  },
  exercises: {
    point: {
      question: (/** @type {{ threshold: number }} */ { threshold }) =>
        `A case is predicted positive if its score is at least ${threshold}. Compute the false positive rate at this threshold:\nFPR = FP / (TN + FP), where FP is the number of negative cases predicted positive, and TN of negative cases predicted negative.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'Only the negative cases matter for the FPR.',
        'Count the negative cases with a score of at least the threshold, and divide by the number of all negative cases.',
      ],
    },
    area: {
      question: () =>
        'Compute the AUC of these scores. It is the share, among all pairs of one positive and one negative case, of those in which the positive case has the higher score. A pair with equal scores counts one half.',
      head: ['Case', 'Class', 'Score'],
      hints: [
        'There are as many pairs as positive cases times negative cases.',
        'For each positive case count the negative cases below it, and one half for each with the same score. Add up, and divide by the number of pairs.',
      ],
    },
    allowed: {
      question: (/** @type {{ target: number }} */ { target }) =>
        `You can choose the threshold, but the false positive rate must not exceed ${target}. What is the highest true positive rate that you can reach?\nFPR = FP / (TN + FP) and TPR = TP / (TP + FN); a case is predicted positive if its score is at least the threshold.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'How many negative cases may be predicted positive at most?',
        'Go down the list until one more negative case would be too many, and stop just before it. Then count the positive cases so far.',
      ],
    },
  },
};
