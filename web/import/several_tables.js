/**
 * What to tell of a file with several tables that do not belong together, such as the sheets of a workbook. Free of the
 * DOM.
 * @module
 */

/**
 * Whether names differ in their numbers alone: "seed 1" and "seed 2", but not "accuracy" and "time".
 * @param {readonly string[]} names
 */
const areNumbered = (names) => new Set(names.map((name) => name.replace(/\d+/g, '#'))).size === 1;

/**
 * Whether tables became one of which no row was left out. Results of the same learners on the same data sets may be
 * those of several runs, or of several measures: runs are numbered.
 * @param {import('../core/report.js').Input} input
 */
export const fitTogether = ({ files = [], join }) =>
  join !== undefined &&
  files.every(({ rows_unmatched: unmatched }) => unmatched === 0) &&
  (join.how !== 'stack' || !join.by.includes('run') || areNumbered(files.map(({ name }) => name)));

/**
 * @param {readonly string[]} tables  their names
 * @returns {import('../core/core.js').CoreError}
 */
export const severalTables = (tables) => ({
  code: 'several_tables',
  message: `The file has ${tables.length} tables. Choose one with --sheet=NAME; --sheet=all joins them.`,
  message_zh: `该文件有 ${tables.length} 个表格。请用 --sheet=名称 选择一个；--sheet=all 将其合并。`,
  tables: [...tables],
});
