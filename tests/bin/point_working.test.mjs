import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';
import { recompute } from './recompute_line.mjs';

/** @param {string} name */
const sample = (name) => new URL(`../../web/samples/${name}`, import.meta.url).pathname;

const catalogue = JSON.parse(
  readFileSync(new URL('../../build/catalogue/en.json', import.meta.url), 'utf8'),
);

/** The nine scored cases of docs/worked-examples.md. */
const NINE = 'truth,score\n0,.9\n1,.8\n0,.7\n0,.6\n1,.5\n0,.4\n1,.3\n1,.2\n0,.1\n';
const WEIGHTED =
  'truth,score,weight\n1,.95,.5\n1,.8,2\n0,.8,.25\n1,.8,1\n0,.6,1.5\n1,.55,0\n0,.55,3\n1,.3,.75\n0,.3,.1\n0,.05,1\n';
/** @type {[name: string, table: string][]} */
const SAMPLES = [
  ['a sample', sample('breast-cancer.csv')],
  ['nine scores', NINE],
  ['scores with weights and ties', WEIGHTED],
  ['one score', 'truth,score\n1,.5\n0,.5\n1,.5\n0,.5\n0,.5\n'],
  ['scores of any size', 'truth,score\n1,3.5\n0,-2\n0,1e4\n1,.25\n1,-.5\n0,-.5\n'],
];

/** Series whose rows are points that the core tells of, and what is asked for one. */
/** @type {[series: string, ask: (row: Record<string, number | null>) => object][]} */
const SERIES = [
  ['curve', ({ threshold }) => ({ threshold })],
  ['counts', ({ threshold }) => ({ threshold })],
  ['envelope', ({ threshold, probability_cost: x }) => ({ threshold, x })],
  ['uniform', ({ mean_score: x }) => ({ series: 'uniform', x })],
  ['quantile', ({ mean_score: x }) => ({ series: 'quantile', x })],
  ['positive', ({ bin_low: x }) => ({ series: 'positive', x })],
  ['negative', ({ bin_low: x }) => ({ series: 'negative', x })],
];

/**
 * The lines are computed from their own digits, and end in these values.
 * @param {any[]} lines
 * @param {(number | null)[]} values
 * @param {string} where
 */
function assertEndsIn(lines, values, where) {
  assert.deepEqual(
    lines.slice(-values.length).map(({ value }) => value),
    values,
    where,
  );
  for (const line of lines) recompute(line, where);
}

for (const [name, table] of SAMPLES) {
  test(`every point of every curve of ${name} ends in what is drawn`, async () => {
    const session = await open(table);
    const report = /** @type {any} */ (await session.run({ bootstrap: 0 }));
    /** @type {Set<string>} */
    const shown = new Set();
    for (const { id } of catalogue.curves) {
      for (const [series, ask] of SERIES) {
        const exact = await session
          .query({ type: 'curve', model: 0, curve: id, series })
          .catch(() => null);
        if (!exact) continue;
        for (const cells of exact.rows.slice(0, 60)) {
          const row = Object.fromEntries(
            exact.columns.map((/** @type {string} */ column, /** @type {number} */ at) => [
              column,
              cells[at],
            ]),
          );
          const question = { model: 0, curve: id, ...ask(row) };
          const where = JSON.stringify(question);
          const { x, y, value, lines } = await session.query({ type: 'working', ...question });
          assert.deepEqual([x, y, value], [cells[0], cells[1], cells[1]], where);
          assertEndsIn(lines, [x, y], where);
          shown.add(id);
        }
      }
    }
    const defined = catalogue.curves
      .map((/** @type {any} */ { id }) => id)
      .filter((/** @type {string} */ id) => report.models[0].curves[id]?.series);
    assert.deepEqual([...shown], defined);
  });

  test(`every threshold rule of ${name} ends in the criterion of the report`, async () => {
    const session = await open(table);
    const report = /** @type {any} */ (await session.run({ bootstrap: 0, cost_fn: 3, prior: 0.3 }));
    for (const { id, needs_target: needsTarget } of catalogue.thresholds) {
      const question = { type: 'working', model: 0, rule: id, target: 0.4 };
      if (needsTarget) {
        const point = await session
          .query({ ...question, type: 'operating_point' })
          .catch((/** @type {Error} */ error) => error);
        const working = await session.query(question).catch((/** @type {Error} */ error) => error);
        if (point instanceof Error) {
          assert.equal(working.message, point.message);
          continue;
        }
        assert.equal(working.threshold, point.threshold, id);
        assertEndsIn(working.lines, [working.value], id);
        continue;
      }
      const found = report.models[0].thresholds[id];
      if (found.criterion === undefined) {
        await assert.rejects(() => session.query(question), id);
        continue;
      }
      const { value, threshold, lines } = await session.query(question);
      assert.deepEqual([value, threshold], [found.criterion, found.threshold], id);
      assertEndsIn(lines, [value], id);
    }
  });
}

test('the rule of Youden on the nine scores shows what its neighbours give', async () => {
  const session = await open(NINE);
  await session.run({ bootstrap: 0 });
  const { threshold, lines } = await session.query({ type: 'working', model: 0, rule: 'youden' });
  assert.equal(threshold, 0.2);
  assert.deepEqual(
    lines.map((/** @type {any} */ { symbol, result }) => `${symbol} ${result}`),
    ['t 0.2', 'J(t_+) -0.05', 'J(t_-) 0', ' 0.2'],
  );
  assert.match(lines[3].numbers, /part=tp/);
});

test('the cost at a threshold comes from the costs and the share of positives', async () => {
  const session = await open(NINE);
  await session.run({ bootstrap: 0 });
  const question = { type: 'working', model: 0, curve: 'cost', threshold: 0.2 };
  // 4 of 9 are positive: P(+)cost is 4/9; FPR 4/5, FNR 0.
  assert.ok(Math.abs((await session.query(question)).value - (0.8 * 5) / 9) < 1e-15);
  const other = await session.query({ ...question, cost_fn: 3, prior: 0.5 });
  assert.equal(other.x, 0.75);
  assert.ok(Math.abs(other.value - 0.2) < 1e-15);
});

test('a bootstrap’s interval of a difference, and that of two accuracies, are worked out', async () => {
  const session = await open(sample('breast-cancer.csv'));
  const report = /** @type {any} */ (await session.run({ bootstrap: 200 }));
  const place = (/** @type {string} */ name) =>
    report.models.findIndex((/** @type {any} */ one) => one.name === name);
  for (const pair of report.pairs.slice(0, 3)) {
    const models = { a: place(pair.a), b: place(pair.b) };
    for (const metric of ['f1', 'brier', 'roc_auc']) {
      const found = pair.differences[metric];
      const { value, interval, lines } = await session.query({
        type: 'working',
        ...models,
        metric,
      });
      assert.equal(value, found.difference);
      assertEndsIn(lines, [value], metric);
      assert.equal(interval.method, found.method);
      assertEndsIn(interval.lines, [found.low, found.high], metric);
    }
    const { value, interval } = await session.query({
      type: 'working',
      ...models,
      key: 'accuracy_diff',
    });
    assert.equal(value, pair.accuracy_diff);
    assert.equal(interval.method, 'tango');
    assertEndsIn(interval.lines, [pair.accuracy_diff_low, pair.accuracy_diff_high], 'tango');
  }
});

test('every interval of the report, not only that beside the value, is worked out', async () => {
  const session = await open(sample('breast-cancer.csv'));
  const report = /** @type {any} */ (await session.run({ bootstrap: 200 }));
  const methods = new Set();
  for (const [metric, others] of Object.entries(report.models[0].other_intervals)) {
    for (const [method, reported] of Object.entries(/** @type {any} */ (others))) {
      const { interval } = await session.query({ type: 'working', model: 0, metric, method });
      if (reported.low === null) {
        assert.equal(interval, undefined);
        continue;
      }
      assert.equal(interval.method, method);
      assertEndsIn(interval.lines, [reported.low, reported.high], `${metric}, ${method}`);
      methods.add(method);
    }
  }
  assert.ok(methods.has('clopper_pearson') && methods.has('hanley_mcneil'), [...methods].join());
});

test('a question about no curve, rule or method is answered by an error', async () => {
  const session = await open(NINE);
  await session.run({ bootstrap: 0 });
  for (const question of [
    { model: 0, curve: '__proto__' },
    { model: 0, rule: 'none' },
    { model: 9, rule: 'youden' },
    { model: 9, curve: 'roc' },
    { a: 0, b: 0, metric: 'f1' },
  ])
    await assert.rejects(() => session.query({ type: 'working', ...question }));
  const { interval } = await session.query({ type: 'working', metric: 'recall', method: 'none' });
  assert.equal(interval, undefined);
});
