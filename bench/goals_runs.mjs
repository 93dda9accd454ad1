// One job of the table of goals in a process of its own: JSON of the processor time in ms, first cold, then warm.
//   node bench/goals_runs.mjs JOB TABLE
import { readFileSync } from 'node:fs';
import { openBuiltCore } from '../bin/core.mjs';
import { uniform } from './data.mjs';
import { median } from './figures.mjs';
import { loadTable } from './load_table.mjs';
import { processorTime } from './processor_time.mjs';

const [job, table] = process.argv.slice(2);
const opened = await openBuiltCore();
if (!opened) throw new Error('the core is not built');
const { core } = opened;
const WARM_PASSES = 4;

/** @param {object} options */
function report(options) {
  const answer = core.runText(options);
  if ('error' in answer) throw new Error(answer.error.message);
}

const encode = (/** @type {string[]} */ lines) => new TextEncoder().encode(`${lines.join('\n')}\n`);

/** 10,000 cases, 5 models. */
function fiveModels() {
  const random = uniform(5);
  const rows = Array.from({ length: 10_000 }, () => {
    const positive = random() < 0.3;
    const scores = Array.from({ length: 5 }, () => {
      const score = random();
      return positive ? Math.max(score, random()) : score;
    });
    return `${positive ? 1 : 0},${scores.join(',')}`;
  });
  return encode(['truth,a,b,c,d,e', ...rows]);
}

/** Results of 100 algorithms on 1,000 data sets, later ones a little better. */
function manyLearners() {
  const random = uniform(3);
  const names = Array.from({ length: 100 }, (_, index) => `A${index}`);
  const rows = Array.from({ length: 1000 }, (_, row) => {
    const cells = names.map((_name, index) => (random() / 2 + index / 2000).toFixed(4));
    return `d${row},${cells.join(',')}`;
  });
  return encode([`dataset,${names.join(',')}`, ...rows]);
}

/**
 * What is timed again and again, and what is done before each time.
 * @type {Record<string, () => {before?: () => void, work: (pass: number) => void, passes?: number}>}
 */
const jobs = {
  read: () => {
    const bytes = readFileSync(table);
    return { work: () => loadTable(core, bytes) };
  },
  report: () => {
    const bytes = readFileSync(table);
    return { before: () => loadTable(core, bytes), work: () => report({}) };
  },
  threshold: () => {
    loadTable(core, readFileSync(table));
    report({});
    return { work: (pass) => report({ threshold: 0.3 + pass / 20 }) };
  },
  bootstrap: () => {
    const bytes = fiveModels();
    return {
      before: () => {
        loadTable(core, bytes);
        report({ bootstrap: 2000 });
      },
      work: () => {
        let progress = { done: 0, total: 1 };
        while (progress.done < progress.total) progress = core.query({ type: 'step', steps: 200 });
      },
      passes: 1,
    };
  },
  friedman: () => {
    const bytes = manyLearners();
    return { before: () => loadTable(core, bytes), work: () => report({}), passes: 2 };
  },
};

const { before, work, passes = WARM_PASSES } = jobs[job]();
const times = Array.from({ length: 1 + passes }, (_, pass) => {
  before?.();
  return processorTime(() => work(pass));
});
console.log(JSON.stringify({ cold: times[0], warm: median(times.slice(1)) }));
