/**
 * The catalogue as the page fetches it: the names that stand there on arrival,
 * the details that are looked up later, and what the lab has.
 */

import { ITEM_FAMILIES } from '../web/core/families.js';

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
const DETAILS = ['meaning', 'synonyms', 'latex', 'symbols', 'avoid_when', 'forms', 'forms_differ'];
/** Of the items of comparisons, with the details. */
const REFERENCES = [...DETAILS, 'null', 'alternative', 'assumptions', 'p_value', 'reference'];
const COMPARED = ['tests', 'post_hoc', 'effect_sizes'];

/**
 * @param {Record<string, any>} item
 * @param {string[]} fields
 */
const only = (item, fields) =>
  Object.fromEntries(fields.filter((name) => name in item).map((name) => [name, item[name]]));

/** Of the items of the lab. @type {Record<string, string[]>} */
const LAB = {
  metrics: ['keys', 'direction', 'kinds'],
  splitters: ['id', 'name', 'meaning', 'parameters'],
  split_parameters: ['name', 'kind', 'limits', 'choices', 'default', 'plans', 'help'],
  learners: ['id', 'name', 'meaning', 'classifies', 'regresses', 'parameters'],
  clusterers: ['id', 'name', 'meaning', 'parameters'],
  search: ['id', 'name', 'short_name', 'meaning'],
};

/**
 * Fields in no part are for the reference pages and the command line.
 * @param {Record<string, any>} catalogue a whole one, as the build writes it
 * @returns {{ names: import('../web/core/families.js').Catalogue, details: import('../web/core/families.js').Details,
 *   lab: import('../web/lab/choices.js').LabCatalogue, reference: Record<string, any> }} details: by id of item
 */
export function catalogueParts(catalogue) {
  /** @type {Record<string, any>} */
  const names = { reasons: catalogue.reasons, statistics: catalogue.statistics };
  /** @type {Record<string, any>} */
  const details = {};
  for (const [family, fields] of Object.entries(NAMES_OF)) {
    const items = catalogue[family] ?? [];
    names[family] = items.map((/** @type {any} */ item) => only(item, [...NAMES, ...fields]));
    const compared = COMPARED.includes(family);
    if (family !== 'metrics' && !compared) continue;
    for (const item of items) details[item.id] = only(item, compared ? REFERENCES : DETAILS);
  }
  const lab = Object.fromEntries(
    Object.entries(LAB).map(([family, fields]) => [
      family,
      (catalogue[family] ?? []).map((/** @type {any} */ item) => only(item, fields)),
    ]),
  );
  const reference = {
    reasons: catalogue.reasons,
    ...Object.fromEntries(ITEM_FAMILIES.map((family) => [family, catalogue[family] ?? []])),
  };
  return /** @type {any} */ ({ names, details, lab, reference });
}
