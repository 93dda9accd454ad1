/**
 * Melon for programs in Node: what web/api/melon.js is for pages, on paths of files too.
 * @module
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi, findTable } from '../web/api/api.js';
import { MelonError } from '../web/api/melon_error.js';
import { notBuilt, openBuiltCore } from './core.mjs';
import { pathSource, unreadable } from './sources.mjs';

export { Session } from '../web/api/session.js';
export { MelonError };

/**
 * @typedef {import('../web/api/sources.js').Table | URL} Table  a text without a line break is the path of a file
 * @typedef {import('../web/api/api.js').OpenOptions} OpenOptions
 * @typedef {import('../web/api/api.js').EvaluateOptions} EvaluateOptions
 * @typedef {import('../web/core/report.js').Report} Report
 * @typedef {import('../web/core/report.js').Options} Options
 */

/** @param {Table} table  @returns {string | null} */
function pathOf(table) {
  if (table instanceof URL) return fileURLToPath(table);
  return typeof table === 'string' && !/[\r\n]/.test(table) ? table : null;
}

/** @param {Table} table */
async function find(table) {
  const path = pathOf(table);
  if (path === null) return findTable(table);
  try {
    return { source: await pathSource(path), name: basename(path) };
  } catch (error) {
    throw new MelonError(unreadable(path, error));
  }
}

async function openCore() {
  const opened = await openBuiltCore();
  if (!opened) throw new MelonError(notBuilt);
  return opened.core;
}

/** @type {import('../web/api/api.js').Api<Table>} */
const api = createApi(openCore, find);

/**
 * Reads a table, of which several reports are to be made.
 * @example const session = await open('predictions.csv'); const report = await session.run({ threshold: 0.3 });
 */
export const open = api.open;

/**
 * The report of a table: an object as docs/report.schema.json describes it.
 * @example await evaluate({ truth: [1, 0, 1], model: new Float64Array([0.9, 0.2, 0.7]) })
 */
export const evaluate = api.evaluate;
