/**
 * The catalogue as the page fetches it: what stands there on arrival, and what
 * is looked up later.
 */

/** Of every item: what tables, menus and reports name it by. */
const NAMES = ['id', 'name', 'short_name'];
/** Of one family besides. @type {Record<string, string[]>} */
const NAMES_OF = {
  metrics: ['keys', 'direction', 'range', 'needs', 'option'],
  curves: [],
  tests: [],
  intervals: [],
  thresholds: ['needs_target'],
  post_hoc: ['keys'],
  effect_sizes: ['keys', 'benchmarks'],
};
/** Of an item, when the pointer or the focus comes to its name, or the working is opened. */
const DETAILS = ['meaning', 'synonyms', 'latex', 'symbols'];
/** Of the items of comparisons, with the details. */
const REFERENCES = [...DETAILS, 'null', 'alternative', 'assumptions', 'p_value', 'reference'];
const COMPARED = ['tests', 'post_hoc', 'effect_sizes'];

/** Which metrics and tests a report of two classes names. @type {Record<string, string[]>} */
const TWO_CLASSES = {
  metrics: ['counts', 'confusion', 'scores'],
  tests: ['predictions', 'scores'],
  post_hoc: [],
  effect_sizes: [],
};

/**
 * @param {Record<string, any>} item
 * @param {string[]} fields
 */
const only = (item, fields) =>
  Object.fromEntries(fields.filter((name) => name in item).map((name) => [name, item[name]]));

/**
 * Reasons by id that items give, of those in `reasons`.
 * @param {any[]} items
 * @param {Record<string, string>} reasons
 */
const reasonsOf = (items, reasons) =>
  only(reasons, [...new Set(items.flatMap((item) => item.undefined_when ?? []))]);

/**
 * Fields in no part are for the reference pages and the command line.
 * @param {Record<string, any>} catalogue a whole one, as the build writes it
 * @returns {{ early: import('../web/catalogue.js').Catalogue, other: import('../web/catalogue.js').CataloguePart, late: import('../web/catalogue.js').Details }}
 *   early: what reports of two classes name; other: the rest, fetched with the first report of
 *   another kind; late: by id of item
 */
export function catalogueParts(catalogue) {
  /** @type {Record<string, any>} */
  const early = {};
  /** @type {Record<string, any>} */
  const other = {};
  /** @type {Record<string, any>} */
  const late = {};
  const earlyItems = [];
  const otherItems = [];
  for (const [family, fields] of Object.entries(NAMES_OF)) {
    const all = catalogue[family] ?? [];
    const needs = TWO_CLASSES[family];
    const isEarly = (/** @type {any} */ item) => !needs || needs.includes(item.needs);
    const named = (/** @type {any} */ item) => only(item, [...NAMES, ...fields]);
    early[family] = all.filter(isEarly).map(named);
    earlyItems.push(...all.filter(isEarly));
    const rest = all.filter((/** @type {any} */ item) => !isEarly(item));
    if (needs) other[family] = rest.map(named);
    otherItems.push(...rest);
    const compared = COMPARED.includes(family);
    if (family !== 'metrics' && !compared) continue;
    for (const item of all) late[item.id] = only(item, compared ? REFERENCES : DETAILS);
  }
  const given = reasonsOf(earlyItems, catalogue.reasons);
  const left = reasonsOf(otherItems, catalogue.reasons);
  const entries = Object.entries(catalogue.reasons);
  early.reasons = Object.fromEntries(entries.filter(([id]) => id in given || !(id in left)));
  other.reasons = Object.fromEntries(entries.filter(([id]) => !(id in early.reasons)));
  return /** @type {any} */ ({ early, other, late });
}
