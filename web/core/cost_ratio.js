/** Both ends of the scale of cost ratios, as powers of ten. */
export const DECADES = 2;
const SIGNIFICANT_DIGITS = 2;

/**
 * Costs as the smaller one being 1.
 * @param {number} ratio of the cost of a false negative to that of a false positive
 * @example costsOfRatio(0.2) // { cost_fn: 1, cost_fp: 5 }
 */
export function costsOfRatio(ratio) {
  const round = (/** @type {number} */ value) => Number(value.toPrecision(SIGNIFICANT_DIGITS));
  return ratio >= 1
    ? { cost_fn: round(ratio), cost_fp: 1 }
    : { cost_fn: 1, cost_fp: round(1 / ratio) };
}

/**
 * The cost ratio at which P(+)cost has a value, the prior being as it is.
 * @param {number} probabilityCost in (0, 1)
 * @param {number} prior in (0, 1)
 */
export function ratioAt(probabilityCost, prior) {
  const bound = 10 ** DECADES;
  const ratio = (probabilityCost * (1 - prior)) / ((1 - probabilityCost) * prior);
  return Math.min(bound, Math.max(1 / bound, ratio));
}
