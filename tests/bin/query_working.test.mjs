// Every number of the table of queries opens its working.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate, open } from '../../bin/api.mjs';
import { queryQuestion } from '../../web/core/questions.js';
import { recompute } from './recompute_line.mjs';

/** @param {string} path */
const file = (path) => new URL(`../../${path}`, import.meta.url).pathname;
const SAMPLE = file('web/samples/ranking.csv');
/** @param {string} name */
const golden = (name) => file(`tests/golden/ranking_reports/${name}.csv`);

/** Relevances below 0 in the second query leave no query an NDCG; the third has equal ones. */
const NEGATIVE = `query,relevance,A,B
q,1,.1,.3
q,0,.4,.2
r,-1,.4,.2
r,2,.3,.1
s,1,.4,.2
s,1,.3,.1
`;
/** Halves of an item have no positions. */
const HALVES = 'query,relevance,A,B,weight\nq,1,.1,.3,.5\nq,0,.4,.2,1\nr,1,.2,.3,1\nr,0,.1,.4,2\n';

/** @type {[name: string, table: import('../../web/api/melon.js').Table, options?: object][]} */
const TABLES = [
  ['the sample', SAMPLE],
  ['the sample, resampled', SAMPLE, { bootstrap: 200 }],
  ['the sample, of three positions', SAMPLE, { k: 3 }],
  ['queries without a relevant item and with ties', golden('edges')],
  ['items with counts', golden('whole_weights'), { weight: 'times' }],
  ['huge relevances', golden('huge_relevance')],
  ['nothing relevant', golden('nothing_relevant')],
  ['relevances below 0', NEGATIVE, { task: 'ranking' }],
  ['items with halves', HALVES, { task: 'ranking', weight: 'weight' }],
  ['digits', golden('digits')],
];

for (const [name, table, options = {}] of TABLES) {
  test(`every number of every query of ${name} ends in the reported value`, async () => {
    const session = await open(table);
    const report = /** @type {any} */ (await session.run({ bootstrap: 0, ...options }));
    assert.equal(report.task, 'ranking');
    let lines = 0;
    let recomputed = 0;
    for (const [model, { queries, query_reasons: reasons }] of report.models.entries()) {
      for (const [metric, values] of Object.entries(queries)) {
        for (const [index, value] of values.entries()) {
          const question = queryQuestion(model, report.queries.names[index], metric);
          const where = JSON.stringify(question);
          const working = await session.query({ type: 'working', ...question });
          assert.equal(working.value, value, where);
          assert.equal(working.interval, undefined, where);
          assert.equal(value === null, typeof working.reason === 'string', where);
          assert.equal(working.reason ?? null, reasons[metric]?.[index] ?? null, where);
          if (value === null) assert.deepEqual(working.lines, [], where);
          else assert.equal(working.lines.at(-1).value, value, where);
          for (const line of working.lines) {
            lines += 1;
            if (recompute(line, where)) recomputed += 1;
          }
        }
      }
    }
    assert.ok(recomputed >= 0.9 * lines, `${recomputed} of ${lines} lines`);
  });
}

test('the working of a query is that of its items alone', async () => {
  const table = {
    query: ['q', 'q', 'q', 'r', 'r', 'r'],
    relevance: [0, 2, 1, 1, 0, 0],
    A: [0.9, 0.5, 0.1, 0.3, 0.8, 0.2],
  };
  const session = await open(table);
  await session.run({ bootstrap: 0 });
  const ask = (/** @type {string} */ query, /** @type {string} */ metric) =>
    session.query({ type: 'working', ...queryQuestion(0, query, metric) });
  const { value, lines } = await ask('q', 'ndcg');
  const gain = 2 / Math.log2(3) + 1 / Math.log2(4);
  const best = 2 / Math.log2(2) + 1 / Math.log2(3);
  assert.ok(Math.abs(value - gain / best) < 1e-15);
  assert.doesNotMatch(JSON.stringify(lines), /Q|sum_q/);
  assert.equal((await ask('r', 'mean_reciprocal_rank')).value, 1 / 2);
  assert.equal((await ask('q', 'mean_average_precision')).value, (1 / 2 + 2 / 3) / 2);
  // Measures that the table lacks.
  for (const metric of ['dcg', 'kendall_tau_b', 'precision@10']) {
    const alone = /** @type {any} */ (
      await evaluate(
        { relevance: table.relevance.slice(0, 3), A: table.A.slice(0, 3) },
        { task: 'ranking', bootstrap: 0 },
      )
    );
    assert.equal((await ask('q', metric)).value, alone.models[0].metrics[metric], metric);
  }
});

test('a query that leaves all the others without a value gives its reason for them, too', async () => {
  const session = await open(NEGATIVE);
  const { models } = /** @type {any} */ (await session.run({ task: 'ranking', bootstrap: 0 }));
  assert.deepEqual(models[0].queries.ndcg, [null, null, null]);
  assert.deepEqual(models[0].query_reasons.ndcg, Array(3).fill('negative_relevance'));
});

test('a question about no query, or what no query has, is answered by an error', async () => {
  const session = await open(SAMPLE);
  const { queries } = /** @type {any} */ (await session.run({ bootstrap: 0 }));
  const [query] = queries.names;
  for (const question of [
    { model: 0, query: 'none', metric: 'ndcg' },
    { model: 0, query: 0, metric: 'ndcg' },
    { model: 0, query, metric: 'roc_auc' },
    { model: 0, query, metric: '__proto__' },
    { model: 99, query, metric: 'ndcg' },
  ])
    await assert.rejects(() => session.query({ type: 'working', ...question }));
});
