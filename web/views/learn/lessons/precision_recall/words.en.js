/** Words of the lesson on precision and recall, in English. */
const HEAD = ['Case', 'Class', 'Score'];

export const words = {
  model: 'Model',
  precision: 'Precision P',
  recall: 'Recall R',
  distance: 'Distance between the classes',
  average: 'Average precision',
  trapezoid: 'Under straight lines',
  baseline: 'Baseline',
  f: (/** @type {string} */ beta) => (beta === '1' ? 'F1' : `F for β = ${beta}`),
  at: (/** @type {string} */ threshold) => `At the threshold ${threshold}.`,
  screens: {
    melons: {
      title: 'Pick all good melons, or only good melons',
      text: [
        'You choose ripe melons from a cart. Whoever wants all ripe ones takes nearly every melon, and many unripe ones with them: recall is high, precision low.',
        'Whoever wants only ripe ones takes those of which they are most certain, and leaves many ripe ones behind: precision is high, recall low.',
        'Drag the line. Precision is the share of positives among what is predicted positive. Recall is the share of the positives that is found. In the formulas TP are the positives predicted positive, FN those that are missed, and FP the negatives predicted positive.',
      ],
    },
    curve: {
      title: 'The P-R curve',
      text: [
        'Sort the cases by their scores and let the threshold fall past one after the other. After each case, draw a point: recall to the right, precision upwards.',
        'A positive case takes the curve to the right, and up unless precision is 1 already. A negative case takes it straight down, for recall stays and precision falls. So the curve is jagged, and neither smooth nor always falling.',
        'The best corner is the upper right. Drag the dot to see what lies on the way.',
      ],
    },
    balance: {
      title: 'Where both are equal',
      text: (/** @type {{ balance: string }} */ { balance }) => [
        `One point of the curve has precision equal to recall: the break-even point, here at ${balance}. The diamond marks it.`,
        'Look at the matrix while you drag the dot there: false positives and false negatives become equal. As many are wrongly taken as are missed.',
        'The break-even point is simple, and sees one point only. Two models can share it and differ everywhere else.',
      ],
    },
    f: {
      title: 'F: one number for both',
      text: [
        'F1 is the harmonic mean of precision and recall, 2PR / (P + R). It is high only if both are: the smaller one counts more.',
        'The grey lines join points of equal F1. Drag the dot across them.',
        'β says how much recall matters against precision. With β = 2 recall has more weight, as in a search for fugitives; with β = 0.5 precision has, as in recommendations that should not annoy.',
      ],
    },
    area: {
      title: 'The area under the P-R curve',
      text: (/** @type {{ baseline: string }} */ { baseline }) => [
        'Average precision, AP, stands for the area. At each positive case in the ranking take the precision so far, and average: in the formula, posᵢ is the place of the i-th positive case, and m⁺ the number of positive cases.',
        'Joining the points by straight lines gives a slightly different area, and one that no threshold reaches. Say which of the two you report.',
        `Guessing does not give 0.5 here. It gives about the share of the positive cases, ${baseline}: the baseline, which is another one in other data.`,
      ],
    },
  },
  exercises: {
    precision: {
      question: (/** @type {{ threshold: number }} */ { threshold }) =>
        `A case is predicted positive if its score is at least ${threshold}. Compute the precision at this threshold:\nP = TP / (TP + FP), where TP is the number of positive cases predicted positive, and FP of negative cases predicted positive.`,
      head: HEAD,
      hints: [
        'Look only at the cases that are predicted positive.',
        'Count the cases with a score of at least the threshold, and of these the positive ones; divide.',
      ],
    },
    f1: {
      question: (/** @type {{ threshold: number }} */ { threshold }) =>
        `A case is predicted positive if its score is at least ${threshold}. Compute F1 at this threshold:\nF1 = 2 × P × R / (P + R), with P = TP / (TP + FP) and R = TP / (TP + FN).`,
      head: HEAD,
      hints: [
        'First count TP, FP and FN: the true ones are positive and at or above the threshold.',
        'F1 is also 2 TP / (2 TP + FP + FN), which spares you two divisions.',
      ],
    },
    average: {
      question: () =>
        'Compute the average precision AP. Sort by score, the highest first. For each positive case take the precision among all cases down to it: the number of positive cases so far, divided by its place in the list. AP is the mean of these values over all positive cases.',
      head: HEAD,
      hints: [
        'The table is sorted already. Note the places of the positive cases.',
        'The first positive case gives 1 / its place, the second 2 / its place, and so on. Add them up, and divide by the number of positive cases.',
      ],
    },
  },
};
