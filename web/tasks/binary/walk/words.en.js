/** Words of the walk along a curve, in English. `words.zh.js` has the same keys. */
import { counted } from '../../../words/format.js';

/** @param {string} count @param {string} kind */
const cases = (count, kind) => `${counted(count, 'case', 'cases')} ${kind}`;

export const walk = {
  recall: 'recall',
  precision: 'precision',
  first: 'Above every score (Home)',
  back: 'Back by one score (←)',
  forward: 'Down to the next score (→)',
  last: 'Down to the lowest score (End)',
  slider: 'Cases by score, the highest first; those before the gap are predicted positive',
  position: (/** @type {string} */ step, /** @type {string} */ all) => `Step ${step} of ${all}`,
  at: (/** @type {string} */ threshold) => `threshold ${threshold}`,
  atPosition: (/** @type {string} */ threshold, /** @type {string} */ position) =>
    `${threshold}, ${position}`,
  truly: (/** @type {string} */ label) => `truly “${label}”`,
  shown: (/** @type {string} */ first, /** @type {string} */ last, /** @type {string} */ all) =>
    `The strip shows the scores ${first} to ${last} of ${all} different ones; the steps go through all of them.`,
  together: 'Above each other: cases with the same score. A number stands for so many of them.',
  hint: 'Each step lowers the threshold to the next score; the arrow keys do so, too.',
  start: 'The threshold lies above every score: no case is predicted positive.',
  end: 'Now every case is predicted positive.',
  between: (/** @type {string} */ threshold) =>
    `The threshold ${threshold} lies below this score and above the next one.`,
  // The case that passed the threshold, then the counts that it moved.
  passed: {
    positive: (/** @type {string} */ score, /** @type {string} */ positives) =>
      positives === '1'
        ? `The case with the score ${score} is truly positive.`
        : `${cases(positives, 'have')} the score ${score}, and all are truly positive: they pass together.`,
    negative: (
      /** @type {string} */ score,
      /** @type {string} */ _positives,
      /** @type {string} */ negatives,
    ) =>
      negatives === '1'
        ? `The case with the score ${score} is truly negative.`
        : `${cases(negatives, 'have')} the score ${score}, and all are truly negative: they pass together.`,
    tie: (
      /** @type {string} */ score,
      /** @type {string} */ positives,
      /** @type {string} */ negatives,
    ) =>
      `A tie: ${positives} truly positive and ${negatives} truly negative with the same score ${score}. Nothing says which of them comes first, so they pass together.`,
  },
  change: (/** @type {string} */ name, /** @type {string} */ from, /** @type {string} */ to) =>
    `${name} ${from} → ${to}`,
  told: (/** @type {string[]} */ counts, /** @type {string[]} */ rates) =>
    `${counts.join(', ')}: ${rates.join(', ')}.`,
  roc: {
    start: 'The curve begins at the lower left, (0, 0).',
    positive: 'The curve goes up.',
    negative: 'The curve goes to the right.',
    tie: 'The curve goes diagonally: the straight line is the mean of all orders of the tied cases, and each of their pairs counts one half in the AUC.',
    end: 'The curve ends at the upper right, (1, 1).',
  },
  precision_recall: {
    start:
      'Precision is 0/0 there, undefined: the curve begins at (0, 1), a point that was added and has no threshold.',
    begins: 'The first precision there is: the first point of the curve with a threshold.',
    right_up: 'The point moves to the right and up.',
    right: 'The point moves to the right; precision stays.',
    right_down: 'The point moves to the right and down at once.',
    down: 'The point moves straight down: recall stays.',
    stays: 'The point does not move: none of the positives has been found yet.',
    end: 'The curve ends at recall 1, with the share of positives as its precision.',
  },
  cost: {
    start: 'Its line is “always negative”: from 0 at the left (FPR) to 1 at the right (FNR).',
    positive: 'A line is added: its right end, FNR, lies lower than that of the line before.',
    negative: 'A line is added: its left end, FPR, lies higher than that of the line before.',
    tie: 'A line is added, and both of its ends moved at once: the left one up and the right one down.',
    end: 'Its line is “always positive”. The lower edge of all lines is the cost curve.',
  },
};
