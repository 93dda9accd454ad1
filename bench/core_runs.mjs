// One process, one core: the first pass is cold, the others are warm. Prints JSON.
//   node bench/core_runs.mjs TABLE SMALL_TABLE PASSES
import { readFileSync } from 'node:fs';
import { openBuiltCore } from '../bin/core.mjs';
import { loadTable } from './load_table.mjs';

const [table, smallTable, passes] = process.argv.slice(2);
const opened = await openBuiltCore();
if (!opened) throw new Error('the core is not built');
const { core } = opened;
const bytes = readFileSync(table);

/**
 * @template T
 * @param {() => T} work
 * @returns {[number, T]}
 */
function timed(work) {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

function pass() {
  const [loading] = timed(() => loadTable(core, bytes));
  const [running, answer] = timed(() => core.runText({}));
  if ('error' in answer) throw new Error(answer.error.message);
  // The same report again, sorting and all preparation kept.
  const [again] = timed(() => core.runText({ threshold: 0.4 }));
  const queries = Array.from({ length: 200 }, (_, index) => {
    const near = { curve: 'roc', x: (index + 1) / 250, y: 0.5 + index / 500 };
    return timed(() => core.query({ type: 'operating_point', model: index % 2, near }))[0];
  });
  const queried = queries.sort((a, b) => a - b)[queries.length >> 1];
  return {
    loading,
    running,
    again,
    queried,
    heap: core.heapBytes,
    reportBytes: answer.text.length,
  };
}

function bootstrap() {
  loadTable(core, readFileSync(smallTable));
  core.runText({ bootstrap: 2000 });
  const [spent] = timed(() => {
    let progress = { done: 0, total: 1 };
    while (progress.done < progress.total) {
      progress = core.query({ type: 'step', steps: 200 });
    }
  });
  return spent;
}

const all = Array.from({ length: Number(passes) }, pass);
console.log(JSON.stringify({ passes: all, bytes: bytes.length, bootstrap: bootstrap() }));
