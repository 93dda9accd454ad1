// One job of the table of goals in a process of its own: JSON of the processor time in ms, first cold, then warm.
//   node bench/goals_runs.mjs JOB TABLE DRAWS
import { readFileSync, statSync } from 'node:fs';
import { openBuiltCore } from '../bin/core.mjs';
import { median } from './figures.mjs';
import { loadFile, loadTable } from './load_table.mjs';
import { processorTime } from './processor_time.mjs';

const [job, table, draws] = process.argv.slice(2);
const opened = await openBuiltCore();
if (!opened) throw new Error('the core is not built');
const { core } = opened;
// Two values would be guessed to be labels.
const ONE_MODEL = { task: 'binary', predictions: ['model_a'] };

/**
 * @param {object} options
 * @param {'verdict' | 'whole'} [part]
 */
function report(options, part) {
  const answer = core.runText(options, part);
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.text;
}

/**
 * Goes on with what is computed in steps until that is done, or a share of it.
 * @param {object} request
 * @param {number} [share]
 * @returns {number}  how much was done
 */
function goOn(request, share = 1) {
  let progress = { done: 0, total: 1 };
  while (progress.done < share * progress.total) {
    progress = core.query({ type: 'step', ...request });
  }
  return progress.done / progress.total;
}

/** The length of the longest list in it. @param {unknown} value @returns {number} */
function longest(value) {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longest));
}

const load = () => loadFile(core, table);

/**
 * Replicates of the bootstrap; a part of them tells what 2,000 take.
 * @param {object} roles
 */
const bootstrap = (roles) => () => ({
  before: () => {
    load();
    report({ ...roles, bootstrap: 2000 });
  },
  work: () => goOn({ steps: Math.min(200, Number(draws)) }, Number(draws) / 2000),
});

/**
 * What is timed again and again, and what is done before each time. Work that does but a part says which.
 * @type {Record<string, () => {before?: () => void, work: (pass: number) => number | unknown}>}
 */
const jobs = {
  read: () => {
    const bytes = readFileSync(table);
    return { work: () => loadTable(core, bytes) };
  },
  report: () => ({ before: load, work: () => report(ONE_MODEL) }),
  report_of_two: () => ({ before: load, work: () => report({}) }),
  smallest_report: () => ({ before: load, work: () => report(ONE_MODEL, 'verdict') }),
  threshold: () => {
    load();
    report({});
    return { work: (pass) => report({ threshold: 0.3 + pass / 20 }) };
  },
  bootstrap_auc: bootstrap(ONE_MODEL),
  bootstrap: bootstrap({}),
  clusters: () => ({
    before: load,
    work: () => {
      report({});
      goOn({ seconds: 1 });
      return report({});
    },
  }),
  all_pairs: () => ({ before: load, work: () => report({}) }),
};

/** How many points the picture of a curve has, at most. */
function points() {
  load();
  const [{ curves }] = JSON.parse(report(ONE_MODEL)).models;
  return longest(curves);
}

/**
 * Beside such a table, which stays until the next is read, there is no room for another; and its code is optimised
 * long before the end.
 */
const ONCE_BYTES = 1e9;

/** Cold and warm; what takes long is done three times or once, all else five times. */
function times() {
  const { before, work } = jobs[job]();
  /** @type {number[]} */
  const spent = [];
  const { size } = statSync(table);
  let passes = size > ONCE_BYTES ? 1 : size > 2e8 ? 3 : 5;
  while (spent.length < passes) {
    before?.();
    let share = 1;
    const time = processorTime(() => {
      const done = work(spent.length);
      if (typeof done === 'number') share = done;
    });
    if (time > 2000) passes = Math.min(passes, 2);
    spent.push(time / share);
  }
  const [cold, ...warm] = spent;
  return warm.length > 0 ? { cold, warm: median(warm) } : { cold };
}

console.log(JSON.stringify(job === 'points' ? { warm: points() } : times()));
