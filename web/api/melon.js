/**
 * Melon for programs: a table becomes a report. For pages and workers, with any bundler; bin/api.mjs is the same for
 * Node. docs/api.md describes it.
 * @module
 */
import { coreOpener } from '../core/built_core.js';
import { createApi, findTable } from './api.js';

export { MelonError } from './melon_error.js';
export { Session } from './session.js';

/**
 * @typedef {import('./sources.js').Table} Table
 * @typedef {import('./api.js').OpenOptions} OpenOptions
 * @typedef {import('./api.js').EvaluateOptions} EvaluateOptions
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../core/report.js').Options} Options
 */

/** @type {import('./api.js').Api<Table>} */
const api = createApi(coreOpener(), findTable);

/**
 * Reads a table, of which several reports are to be made.
 * @example const session = await open(file); const report = await session.run({ threshold: 0.3 });
 */
export const open = api.open;

/**
 * The report of a table: an object as docs/report.schema.json describes it.
 * @example await evaluate({ truth: [1, 0, 1], model: new Float64Array([0.9, 0.2, 0.7]) })
 */
export const evaluate = api.evaluate;
