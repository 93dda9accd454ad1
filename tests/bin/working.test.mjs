import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';
import { recompute } from './recompute_line.mjs';

/** @param {string} name */
const sample = (name) => new URL(`../../web/samples/${name}`, import.meta.url).pathname;

/** The nine scored cases of docs/worked-examples.md. */
const NINE = `truth,score
0,.9
1,.8
0,.7
0,.6
1,.5
0,.4
1,.3
1,.2
0,.1
`;

const WEIGHTED = `truth,score,weight
1,.95,.5
1,.8,2
0,.8,.25
1,.8,1
0,.6,1.5
1,.55,0
0,.55,3
1,.3,.75
0,.3,.1
0,.05,1
`;

/** @type {[name: string, table: string, options?: object][]} */
const SAMPLES = [
  ['scores of two classes', sample('breast-cancer.csv')],
  ['nine scores', NINE],
  ['scores with weights and ties', WEIGHTED],
  ['two scores', 'truth,score\n1,.7\n0,.4\n'],
  ['one score', 'truth,score\n1,.5\n0,.5\n1,.5\n0,.5\n0,.5\n'],
  ['scores of any size', 'truth,score\n1,3.5\n0,-2\n0,1e4\n1,.25\n1,-.5\n0,-.5\n'],
  ['labels of two classes', sample('labels.csv')],
  ['labels of many classes', sample('digits-labels.csv')],
  ['probabilities of many classes', sample('iris-probabilities.csv')],
  ['ranked items', sample('ranking.csv')],
  ['numbers', sample('diabetes-progression.csv')],
  ['clusterings', sample('iris-clusters.csv')],
  ['clusterings by another distance', sample('iris-clusters.csv'), { distance: 'cosine' }],
  ['confusion matrices', sample('fold-matrices.csv')],
];

/** Keys of a report that are counted, not measured. */
const catalogue = JSON.parse(
  readFileSync(new URL('../../build/catalogue/en.json', import.meta.url), 'utf8'),
);
const measured = new Set(
  catalogue.metrics.flatMap((/** @type {any} */ { id, variants = [] }) => [
    id,
    ...variants.map((/** @type {any} */ { key }) => key),
  ]),
);

for (const [name, table, options = {}] of SAMPLES) {
  test(`the working of every measure of ${name} ends in the reported value, each line by its own digits`, async () => {
    const session = await open(table);
    const report = await session.run({ bootstrap: 0, ...options });
    let lines = 0;
    let recomputed = 0;
    const { averages } = /** @type {any} */ (report);
    const models = /** @type {{ name: string, metrics: Record<string, any> }[]} */ ([
      ...report.models.slice(0, 3),
      ...(averages ? [{ name: 'averages', metrics: averages }] : []),
    ]);
    for (const [index, model] of models.entries()) {
      for (const [metric, value] of Object.entries(model.metrics)) {
        if (!measured.has(metric)) continue;
        const working = await session.query({ type: 'working', model: index, metric });
        const where = `${metric} of ${model.name}`;
        assert.equal(working.value, value, where);
        if (working.lines.length === 0) continue;
        if (value !== null) assert.equal(working.lines.at(-1).value, value, where);
        for (const line of working.lines) {
          lines += 1;
          if (recompute(line, where)) recomputed += 1;
        }
      }
    }
    assert.ok(lines > 0);
    assert.ok(recomputed > 0.9 * lines, `${recomputed} of ${lines} lines`);
  });
}

test('the workings of the nine scores end in the numbers of the worked examples', async () => {
  const session = await open(NINE);
  await session.run({ bootstrap: 0 });
  const linesOf = async (/** @type {string} */ metric) =>
    (await session.query({ type: 'working', metric })).lines;
  for (const [metric, digits] of /** @type {const} */ ([
    ['average_precision', 0.45714],
    ['pr_auc_trapezoid', 0.35506],
    ['pr_auc_interpolated', 0.37167],
    ['gini', 2 * 0.4 - 1],
    ['rank_loss', 1 - 0.4],
  ])) {
    const { result } = (await linesOf(metric)).at(-1);
    assert.ok(Math.abs(Number(result) - digits) < 5e-6, `${metric}: ${result}`);
  }
  const area = await linesOf('roc_auc');
  const ways = area.filter(
    (/** @type {any} */ { symbol }) => symbol === '' || symbol === '\\mathrm{AUC}',
  );
  assert.deepEqual(
    ways.map((/** @type {any} */ { result }) => result),
    ['0.4', '0.4', '0.4'],
  );
  assert.equal(ways[0].numbers, '\\frac{8}{4\\cdot 5}');
  assert.deepEqual(
    area[0].tables[0].rows.map((/** @type {number[]} */ row) => row.at(-1)),
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  );
});

/** With intervals of a bootstrap, and without. @type {[name: string, file: string, options?: object][]} */
const WITH_INTERVALS = [
  ['scores of two classes', sample('breast-cancer.csv')],
  ['scores of two classes, resampled', sample('breast-cancer.csv'), { bootstrap: 200 }],
  ['labels of many classes, resampled', sample('digits-labels.csv'), { bootstrap: 200 }],
  ['numbers, resampled', sample('diabetes-progression.csv'), { bootstrap: 200 }],
  ['rankings, resampled', sample('ranking.csv'), { bootstrap: 200 }],
  ['confusion matrices', sample('fold-matrices.csv')],
];

for (const [name, file, options = {}] of WITH_INTERVALS) {
  test(`the working of every interval of ${name} ends in the reported limits, each line by its own digits`, async () => {
    const session = await open(file);
    const report = /** @type {any} */ (await session.run({ bootstrap: 0, ...options }));
    const methods = new Set();
    for (const [index, model] of report.models.slice(0, 3).entries()) {
      for (const metric of Object.keys(model.metrics)) {
        if (!measured.has(metric)) continue;
        const { interval } = await session.query({ type: 'working', model: index, metric });
        const where = `${metric} of ${model.name}`;
        if (!interval || !model.intervals[metric]) {
          assert.deepEqual([interval, model.intervals[metric]], [undefined, undefined], where);
          continue;
        }
        const { lines, ...reported } = interval;
        assert.deepEqual(reported, model.intervals[metric], where);
        assert.deepEqual(
          lines.slice(-2).map((/** @type {any} */ { value }) => value),
          [reported.low, reported.high],
          where,
        );
        methods.add(reported.method);
        for (const line of lines) assert.ok(recompute(line, where), `${where}: ${line.numbers}`);
      }
    }
    assert.ok(methods.size > 0);
  });
}

test('there is no interval of another threshold than that of the report', async () => {
  const session = await open(sample('breast-cancer.csv'));
  await session.run({ bootstrap: 0 });
  const question = { type: 'working', metric: 'recall' };
  assert.ok((await session.query(question)).interval);
  assert.equal((await session.query({ ...question, threshold: 0.9 })).interval, undefined);
  const area = await session.query({ ...question, metric: 'roc_auc', threshold: 0.9 });
  assert.equal(area.interval.method, 'delong_logit');
});

test('a question about what is no measure, or of no model, is answered by an error', async () => {
  const session = await open(sample('labels.csv'));
  await session.run({ bootstrap: 0 });
  for (const request of [
    { metric: 'tp' },
    { metric: '__proto__' },
    { metric: 'recall', model: 99 },
    { metric: 'recall', model: -1 },
  ])
    await assert.rejects(() => session.query({ type: 'working', ...request }));
});
