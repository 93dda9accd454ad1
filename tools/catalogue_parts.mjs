/**
 * The catalogue as the page fetches it: what stands there on arrival, and what
 * is looked up later.
 */

/** Of every item: what tables, menus and reports name it by. */
const EARLY = ['id', 'name', 'short_name'];
/** Of one family besides. */
const EARLY_OF = {
  metrics: ['keys', 'direction', 'range', 'needs', 'option'],
  curves: [],
  tests: [],
  intervals: [],
  thresholds: ['needs_target'],
};
/** Of a metric, when the pointer or the focus comes to the table, or the working is opened. */
const LATE = ['meaning', 'synonyms', 'latex'];

/**
 * @param {Record<string, any>} item
 * @param {string[]} fields
 */
const only = (item, fields) =>
  Object.fromEntries(fields.filter((name) => name in item).map((name) => [name, item[name]]));

/** What metrics of two classes need; those of other kinds are fetched with the first such report. */
const TWO_CLASSES = ['counts', 'confusion', 'scores'];

/**
 * Fields in neither part are for the reference pages and the command line.
 * @param {Record<string, any>} catalogue a whole one, as the build writes it
 * @returns {{ early: import('../web/catalogue.js').Catalogue, other: import('../web/catalogue.js').MetricEntry[], late: import('../web/catalogue.js').Details }}
 */
export function catalogueParts(catalogue) {
  const families = Object.entries(EARLY_OF).map(([family, fields]) => [
    family,
    catalogue[family].map((/** @type {any} */ item) => only(item, [...EARLY, ...fields])),
  ]);
  const late = catalogue.metrics.map((/** @type {any} */ item) => [item.id, only(item, LATE)]);
  const named = Object.fromEntries(families);
  const isOfTwoClasses = (/** @type {any} */ { needs }) => TWO_CLASSES.includes(needs);
  return {
    early: { ...named, metrics: named.metrics.filter(isOfTwoClasses), reasons: catalogue.reasons },
    other: named.metrics.filter((/** @type {any} */ metric) => !isOfTwoClasses(metric)),
    late: Object.fromEntries(late),
  };
}
