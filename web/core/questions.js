/**
 * What the core is asked to show how an item of the catalogue comes to its value.
 *
 * @typedef {{ model: number, metric: string } | { metric: string } | { a: number, b: number, key: string } |
 *   { model: number, key: string } | { key: string }} Question
 * @typedef {{ key: string }[] | string[]} Keys
 */

/**
 * The keys of an item in a report, the p-values of a test first.
 * @param {{ id: string, keys?: Keys, p_values?: string[] }} item
 * @returns {string[]}
 */
const keysOf = ({ id, keys = [], p_values: first = [] }) => [
  ...first,
  ...keys.map((one) => (typeof one === 'string' ? one : one.key)),
  id,
];

/** @param {Record<string, unknown> | undefined} values @param {string} key */
const has = (values, key) =>
  values !== undefined && Object.hasOwn(values, key) && typeof values[key] === 'number';

/**
 * @param {import('./report.js').Report} report
 * @param {any} item of the catalogue, with its keys
 * @returns {Question | null} null where the report has no value of it
 */
export function questionOf(report, item) {
  const { models, pairs, tests } = report;
  /** Of confusion matrices, over all of them. */
  const { averages } = /** @type {any} */ (report);
  const place = (/** @type {string} */ name) => models.findIndex((one) => one.name === name);
  for (const key of keysOf(item)) {
    if ('direction' in item) {
      const model = models.findIndex(({ metrics }) => has(metrics, key));
      if (model >= 0) return { model, metric: key };
      if (has(averages, key)) return { metric: key };
      continue;
    }
    if (has(tests, key)) return { key };
    const pair = pairs.find((one) => has(one, key));
    if (pair) return { a: place(pair.a), b: place(pair.b), key };
    const model = models.findIndex(
      (one) => has(one.metrics, key) || has(/** @type {any} */ (one).tests, key),
    );
    if (model >= 0) return { model, key };
  }
  return null;
}
