import { internal } from '../core/problems.js';
import { showingNames } from '../core/shown_names.js';
import { csvOf } from '../export/csv.js';

/**
 * The core of the lessons. All their numbers come from it: a table that was drawn goes in, a report or the answer to a
 * query comes out.
 *
 * @typedef {(string | number)[][]} Table  rows of cells, the header first
 * @typedef {import('../core/report.js').Options} Options
 * @typedef {import('../core/report.js').Report} Report
 *
 * @typedef {object} Core
 * @property {(table: Table, options?: Options) => Promise<Report>} report  the whole report
 * @property {(table: Table, request: object, options?: Options) => Promise<any>} query  about the report of a table
 * @property {(table: Table, request: object) => Promise<any>} rows  about the rows of a table that needs no report, such as
 *   a plan for splitting them
 * @property {(request: object) => Promise<any>} ask  what needs no table, such as a simulation
 */

/** What a lesson asked that the core refused, or a core that is gone: the message says which. */
class LessonFailed extends Error {
  /** @param {import('../core/report.js').Problem} problem */
  constructor(problem) {
    super(problem.message);
    this.name = 'LessonFailed';
    this.problem = problem;
  }
}

/**
 * @template T
 * @param {T} answer
 * @returns {T}
 */
function answered(answer) {
  const { error } = /** @type {{ error?: import('../core/report.js').Problem }} */ (answer);
  if (error) throw new LessonFailed(error);
  return answer;
}

/**
 * @param {import('../core/client.js').Client} client
 * @returns {Core}
 */
export function createLearnCore(client) {
  const core = showingNames(client);
  /** The table that the core has. @type {Table | null} */
  let held = null;
  /** The options that its report is of. */
  let ran = '';
  /** One thing after the other: nothing comes between a table and the questions about it. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  function inTurn(work) {
    const mine = last.then(work, work).catch((error) => {
      held = null;
      throw error instanceof LessonFailed ? error : new LessonFailed(internal(error));
    });
    last = mine.catch(() => {});
    return mine;
  }

  /** @param {Table} table */
  async function load(table) {
    if (held === table) return;
    held = null;
    ran = '';
    const text = csvOf(table.map((row) => row.map(String)));
    answered(await core.load([{ name: 'lesson.csv', blob: new Blob([text]) }]));
    held = table;
  }

  /** @param {Table} table @param {Options} options */
  async function run(table, options) {
    await load(table);
    const answer = await core.run(options);
    if ('error' in answer) throw new LessonFailed(answer.error);
    ran = JSON.stringify(options);
    return answer.report;
  }

  return {
    report: (table, options = {}) => inTurn(() => run(table, options)),
    query: (table, request, options = {}) =>
      inTurn(async () => {
        if (held !== table || ran !== JSON.stringify(options)) await run(table, options);
        return answered(await core.query(request));
      }),
    rows: (table, request) =>
      inTurn(async () => {
        await load(table);
        return answered(await core.query(request));
      }),
    ask: (request) => inTurn(async () => answered(await core.query(request))),
  };
}
