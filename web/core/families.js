/** The families of items of the reference, in its order. */
export const ITEM_FAMILIES = /** @type {const} */ ([
  'metrics',
  'curves',
  'tests',
  'post_hoc',
  'effect_sizes',
  'intervals',
  'thresholds',
  'splitters',
  'learners',
  'clusterers',
  'search',
]);
