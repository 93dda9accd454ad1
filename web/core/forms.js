/**
 * Definitions that go by one name: the standard and the textbook's.
 *
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 *
 * @typedef {object} FormEntry
 * @property {string} key of its value in the report; empty where there is only a p-value
 * @property {string} p_value key of its p-value; empty without one
 * @property {string} name
 * @property {string} used_by
 * @property {string} source
 *
 * @typedef {{ forms?: FormEntry[], forms_differ?: string }} Item of the catalogue with its details
 */

/**
 * The definitions that go by the same name as a key of the report, the standard first; null
 * where there is only one.
 * @param {Catalogue | null} catalogue with its details
 * @param {string} key of a value or of a p-value
 * @returns {{ differ: string, forms: (FormEntry & { asks: string })[] } | null} asks: the key of
 *   the same kind as the given one
 */
export function formsOf(catalogue, key) {
  const { metrics = [], tests = [] } = catalogue ?? {};
  const items = /** @type {Item[]} */ ([...metrics, ...tests]);
  for (const { forms = [], forms_differ: differ = '' } of items) {
    const kind = /** @type {const} */ (['key', 'p_value']).find((field) =>
      forms.some((form) => form[field] === key),
    );
    if (!kind) continue;
    const all = forms.filter((form) => form[kind]).map((form) => ({ ...form, asks: form[kind] }));
    return all.length > 1 ? { differ, forms: all } : null;
  }
  return null;
}
