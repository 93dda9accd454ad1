/** What the questions are about: the costs of both mistakes. @param {{ fn: number, fp: number }} costs */
const prices = ({ fn, fp }) => `A false negative costs ${fn}, a false positive costs ${fp}.`;

/** Words of the lesson on costs, in English. */
export const words = {
  model: 'Model',
  first: 'Model A',
  second: 'Model B',
  ratio: 'Cost of a false negative : of a false positive',
  prior: 'Share of positive cases p',
  here: 'Cost of a case',
  lowest: 'Lowest cost of a case',
  go: 'Go to the cheapest threshold',
  slope: 'Slope k',
  best: (/** @type {string} */ name) => `${name} at the lowest cost`,
  normalised: 'Lowest normalised cost',
  area: 'Area',
  compared: 'The models at these costs',
  at: (/** @type {string} */ threshold) => `at ${threshold}`,
  screens: {
    prices: {
      title: 'Mistakes have a price',
      text: [
        'To overlook an illness is worse than to send a healthy person to a second test. Error rate counts both mistakes alike.',
        'So give each mistake its cost c: one for false negatives FN, positive cases that are missed, and one for false positives FP, false alarms. The sum, divided by the number m of cases, is the cost-sensitive error: what a case costs on average.',
        'Set the costs, and drag the threshold until a case gets cheap. Only the ratio of the costs decides where that is.',
      ],
    },
    valley: {
      title: 'The cheapest threshold',
      text: [
        'Here is the cost of a case at every threshold. It has a valley. Move the costs, and the valley moves.',
        'If overlooking is costly, the valley lies at the left: predict positive already at a low score. If false alarms are, it lies at the right.',
        'If the scores are true probabilities, there is no need to search: t* is the threshold. Whether they are is the question of calibration. If they are not, search, and not on the data that you test on.',
      ],
    },
    lines: {
      title: 'Costs on the ROC curve',
      text: [
        'Thresholds of equal cost lie on a straight line in the ROC plane. The further up and left the line, the cheaper.',
        'The cheapest line that still touches the curve does so at the best threshold. Its slope k follows from the costs and from the share p of positive cases, and not from the model.',
        'Move both sliders. Costly false negatives make the line flat, and the point climbs to the right. Rare positive cases make it steep.',
      ],
    },
    curve: {
      title: 'The cost curve',
      text: [
        'Costs change, and the share of positive cases does. The cost curve shows all of them. To the right goes P(+)cost, which joins both; upwards goes the cost as a share of the worst possible: the normalised cost.',
        'Each threshold is one straight line: from its FPR at the left to its FNR, 1 − TPR, at the right. For each P(+)cost the lowest line is the best you can do. All these together are the curve. The red line belongs to the threshold that is set: 0.5, unless you moved the point on the ROC curve.',
        'Drag the upright line, or the sliders. The dotted lines are the models that need no data: always negative, always positive.',
      ],
    },
    two: {
      title: 'Which model is cheaper',
      text: [
        'Where the curve of a model is lower, it is cheaper. Here each of two models is strong on one side.',
        'The area under the curve is the expected cost if every P(+)cost is equally likely: the grey band is that density. Near your own costs the other model may still be the better one.',
        'Move the costs to both sides and see which one you would take.',
      ],
    },
  },
  exercises: {
    error: {
      question: (
        /** @type {{ costs: { fn: number, fp: number }, threshold: number }} */ {
          costs,
          threshold,
        },
      ) =>
        `${prices(costs)} A case is predicted positive if its score is at least ${threshold}. Compute the cost-sensitive error:\nthe sum of the costs of all mistakes, divided by the number of all cases. A false negative is a positive case predicted negative, a false positive is a negative case predicted positive.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'Count the mistakes of either kind at this threshold.',
        '(cost of a false negative × FN + cost of a false positive × FP) / number of cases.',
      ],
    },
    cheapest: {
      question: (/** @type {{ costs: { fn: number, fp: number } }} */ { costs }) =>
        `${prices(costs)} You can choose the threshold: cases with a score of at least the threshold are predicted positive. It may be so high that nothing is. What is the lowest cost-sensitive error that you can reach? It is the sum of the costs of all mistakes, divided by the number of all cases.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'Start above all cases: what does it cost to predict nothing positive?',
        'Go down case by case: a positive one takes the cost of a false negative off the sum, a negative one adds the cost of a false positive. Keep the lowest sum.',
      ],
    },
    normalised: {
      question: (
        /** @type {{ costs: { fn: number, fp: number }, prior: number }} */ { costs, prior },
      ) =>
        `${prices(costs)} In the field the share of positive cases is p = ${prior}. Compute P(+)cost, and then the lowest normalised cost that a threshold can reach:\nP(+)cost = p × cost of a false negative / (p × cost of a false negative + (1 − p) × cost of a false positive),\nnormalised cost = FNR × P(+)cost + FPR × (1 − P(+)cost). FNR is the share of the positive cases of the table that are predicted negative, FPR the share of its negative cases that are predicted positive. Cases with a score of at least the threshold are predicted positive; it may be so high that nothing is.`,
      head: ['Case', 'Class', 'Score'],
      hints: [
        'P(+)cost does not depend on the threshold. Compute it first.',
        'Start above all cases, with FNR = 1 and FPR = 0. Going down, FNR falls with each positive case, FPR rises with each negative one.',
        'Compute the normalised cost after each step, and take the lowest.',
      ],
    },
  },
};
