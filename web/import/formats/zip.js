import { checkSizes, contentOf, entriesOf } from './archive.js';
import { noTable } from './words.js';

/** What systems and people put beside tables. */
const BESIDE =
  /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$|readme|licen[cs]e)|\.(py|r|ipynb|html?|pdf|png|jpe?g|svg|docx?|pptx?|log|ya?ml|toml|pkl|joblib|h5|pt)$/i;

/**
 * A zip archive of tables.
 * @type {import('./formats.js').Reader}
 */
export async function read(bytes, { budget }) {
  const all = entriesOf(bytes);
  const entries = all.filter(({ name, size }) => size > 0 && !BESIDE.test(name));
  if (entries.length === 0) throw noTable(all.map(({ name }) => name));
  checkSizes(entries, bytes.length, budget);
  const tables = [];
  for (const entry of entries) {
    tables.push({ name: entry.name, bytes: await contentOf(bytes, entry, budget) });
  }
  return tables;
}
