/**
 * Settings in the address, never data: language, columns of the table, options
 * and, for a sample, its name.
 *
 * @typedef {object} Linked
 * @property {'en' | 'zh'} [language]
 * @property {string[]} [columns]
 * @property {import('./report.js').Options} [options]
 * @property {string} [sample]
 * @property {string} [tables] the table of critical values that is open; empty:
 *   the first
 */

/**
 * @param {string} hash with or without its `#`
 * @returns {Linked} without what cannot be read
 * @example readLink("#lang=zh&columns=roc_auc,f1").language // "zh"
 */
export function readLink(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  /** @type {Linked} */
  const linked = {};
  const language = fields.get('lang');
  if (language === 'en' || language === 'zh') linked.language = language;
  const columns = fields.get('columns');
  if (columns) linked.columns = columns.split(',');
  const sample = fields.get('sample');
  if (sample) linked.sample = sample;
  const tables = fields.get('tables');
  if (tables !== null) linked.tables = tables;
  const options = readObject(fields.get('options'));
  if (options) linked.options = options;
  return linked;
}

/** @param {string | null} text */
function readObject(text) {
  if (!text) return null;
  try {
    const value = JSON.parse(text);
    return value && typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {Linked} linked
 * @returns {string} with its `#`
 */
export function writeLink({ language, columns, options, sample, tables }) {
  const fields = new URLSearchParams();
  if (language) fields.set('lang', language);
  if (sample) fields.set('sample', sample);
  if (columns) fields.set('columns', columns.join(','));
  if (options && Object.keys(options).length > 0) {
    fields.set('options', JSON.stringify(options));
  }
  if (tables !== undefined) fields.set('tables', tables);
  return `#${fields}`;
}
