/**
 * Which settings stay when another table is loaded.
 *
 * @typedef {import('../core/report.js').Options} Options
 */

/** Settings that do not belong to one table. @type {(keyof Options)[]} */
const LASTING = ['beta', 'max_fpr', 'k', 'alpha', 'bootstrap', 'seed'];

/** @param {Options} options */
export function lastingOptions(options) {
  return Object.fromEntries(
    Object.entries(options).filter(([name]) =>
      LASTING.includes(/** @type {keyof Options} */ (name)),
    ),
  );
}

/**
 * Settings for a table that was typed: those of before while only cells changed, but for the direction, which is
 * typed with it.
 * @param {Readonly<import('./store.js').State>} state
 * @param {Options} typed
 * @returns {Options}
 */
export function optionsOfTyped({ source, options }, typed) {
  const { higher_is_better: _, ...kept } = options;
  const sameColumns = String(options.predictions) === String(typed.predictions);
  const again = source?.kind === 'text' && options.task === typed.task && sameColumns;
  return { ...(again ? kept : lastingOptions(options)), ...typed };
}

/** Settings of which a table of more or fewer files has others: its columns, and what they are called. @type {(keyof Options)[]} */
const OF_FILES = ['predictions', 'features', 'thresholds', 'control', 'join'];

/**
 * Settings for a table to which a file was added, or of which one was taken away: all but those.
 * @param {Readonly<import('./store.js').State>} state
 * @returns {Options}
 */
export function optionsOfFiles({ options }) {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name]) => !OF_FILES.includes(/** @type {keyof Options} */ (name)),
    ),
  );
}
