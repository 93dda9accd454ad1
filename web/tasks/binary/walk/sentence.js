import { count, threshold } from '../../../words/format.js';
import { groupBetween, kindOf, moveOf } from './steps.js';

/**
 * @typedef {import('./steps.js').CutOff} CutOff
 * @typedef {import('./words.en.js').walk} Words
 * @typedef {'roc' | 'precision_recall' | 'cost'} Curve
 */

/** @param {number} part @param {number} whole */
const fraction = (part, whole) => `${count(part)}/${count(whole)}`;

/**
 * The rates that a curve is drawn from, as fractions.
 * @param {Curve} curve
 * @param {CutOff} at
 * @param {Words} t
 * @returns {Record<string, string>}
 */
function ratesOf(curve, { tp, fn, fp, tn }, t) {
  const recall = fraction(tp, tp + fn);
  if (curve === 'roc') return { TPR: recall, FPR: fraction(fp, fp + tn) };
  if (curve === 'cost') return { FNR: fraction(fn, tp + fn), FPR: fraction(fp, fp + tn) };
  return { [t.recall]: recall, [t.precision]: fraction(tp, tp + fp) };
}

/**
 * What differs between two cut-offs, such as "TP 3 → 4".
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 * @param {Words} t
 */
const changes = (before, after, t) =>
  Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => t.change(name, before[name], after[name]));

/**
 * @param {Curve} curve
 * @param {CutOff} at
 * @returns {Record<string, string>}
 */
const countsOf = (curve, { tp, fn, fp }) =>
  curve === 'cost' ? { FN: count(fn), FP: count(fp) } : { TP: count(tp), FP: count(fp) };

/**
 * How the curve went on from one cut-off to the next.
 * @param {Curve} curve
 * @param {CutOff} before
 * @param {CutOff} after
 * @param {Words} t
 */
function directionOf(curve, before, after, t) {
  if (curve === 'precision_recall') return t.precision_recall[moveOf(before, after)];
  const kind = kindOf(groupBetween(before, after, 0));
  return kind === 'start' ? '' : t[curve][kind];
}

/**
 * What the step to a cut-off did, in sentences.
 * @param {Curve} curve
 * @param {CutOff | null} before null: it is the first one, above every score
 * @param {CutOff} after
 * @param {Words} t
 * @returns {string[]}
 */
export function sentencesOf(curve, before, after, t) {
  if (!before) return [t.start, t[curve].start];
  const group = groupBetween(before, after, 0);
  const kind = kindOf(group);
  if (kind === 'start') return [];
  return [
    t.passed[kind](threshold(after.threshold), count(group.positives), count(group.negatives)),
    t.told(
      changes(countsOf(curve, before), countsOf(curve, after), t),
      changes(ratesOf(curve, before, t), ratesOf(curve, after, t), t),
    ),
    directionOf(curve, before, after, t),
    ...(after.fn === 0 && after.tn === 0 ? [t.end, t[curve].end] : []),
  ];
}
