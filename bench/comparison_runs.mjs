// Comparisons of learners in one core; prints JSON of milliseconds.
//   node bench/comparison_runs.mjs PASSES
import { openBuiltCore } from '../bin/core.mjs';
import { uniform } from './data.mjs';

const opened = await openBuiltCore();
if (!opened) throw new Error('the core is not built');
const { core } = opened;

/**
 * Results of `algorithms` on `datasets`, later algorithms a little better.
 * @param {number} algorithms
 * @param {number} datasets
 */
function tableOf(algorithms, datasets) {
  const random = uniform(3);
  const columns = Array.from({ length: algorithms }, (_, index) => `A${index}`);
  const rows = Array.from({ length: datasets }, (_, row) => {
    const cells = columns.map((_, index) => (random() / 2 + index / 2000).toFixed(4));
    return `d${row},${cells.join(',')}`;
  });
  return new TextEncoder().encode(`dataset,${columns.join(',')}\n${rows.join('\n')}\n`);
}

/** @param {Uint8Array} bytes */
function load(bytes) {
  core.beginLoad({ expected_bytes: bytes.length });
  core.push(bytes);
  core.finishLoad();
}

/**
 * Milliseconds that a report takes, everything kept from the last one thrown away.
 * @param {Uint8Array} bytes
 * @param {object} options
 */
function report(bytes, options) {
  load(bytes);
  const start = performance.now();
  const answer = core.runText(options);
  const spent = performance.now() - start;
  if ('error' in answer) throw new Error(answer.error.message);
  return spent;
}

const large = tableOf(100, 1000);
const small = tableOf(10, 30);
const fifty = tableOf(2, 50);
/** @type {Record<string, number[]>} */
const times = { large: [], permutations: [], none: [], bayes: [] };
for (let pass = 0; pass < Number(process.argv[2]); pass++) {
  times.large.push(report(large, {}));
  times.none.push(report(small, { draws: 0 }));
  times.permutations.push(report(small, { draws: 1_000_000 }));
  times.bayes.push(report(fifty, { draws: 50_000 }));
}
console.log(JSON.stringify(times));
