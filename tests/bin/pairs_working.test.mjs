// Every number of the table of pairs, and every interval of a report, opens its working.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';
import { pairQuestion } from '../../web/core/questions.js';
import { pairMetrics, pairsTable } from '../../web/export/tables.js';
import { loadWords, words } from '../../web/words/index.js';
import { recompute } from './recompute_line.mjs';

await loadWords('en');
const catalogue = JSON.parse(
  readFileSync(new URL('../../build/catalogue/en.json', import.meta.url), 'utf8'),
);
const t = { ...words('en').table, corner: '' };

/** @param {string} name */
const sample = (name) => new URL(`../../web/samples/${name}`, import.meta.url).pathname;

/** Cases of ten patients: a truth, and three models that come nearer and nearer to it. */
function inGroups() {
  const row = (/** @type {number} */ i) => {
    const number = (i * 37) % 100;
    const miss = (/** @type {number} */ by) => number + (((i * by) % 41) - 20);
    return [number, miss(13), miss(29) / 2 + number / 2, miss(7) / 4 + (3 * number) / 4];
  };
  const rows = Array.from({ length: 120 }, (_, i) => row(i));
  const column = (/** @type {number} */ at) => rows.map((one) => one[at]);
  return { truth: column(0), far: column(1), nearer: column(2), nearest: column(3) };
}
const patient = Array.from({ length: 120 }, (_, i) => `p${i % 10}`);
const numbers = inGroups();
const above = (/** @type {number[]} */ all) => all.map((one) => (one > 50 ? 'yes' : 'no'));
const level = (/** @type {number[]} */ all) =>
  all.map((one) => ['low', 'middle', 'high'][Math.max(0, Math.min(2, Math.floor(one / 34)))]);
/** @param {(all: number[]) => any[]} of the models @param {(all: number[]) => any[]} [ofTruth] */
const grouped = (of, ofTruth = of) => ({
  truth: ofTruth(numbers.truth),
  far: of(numbers.far),
  nearer: of(numbers.nearer),
  nearest: of(numbers.nearest),
  patient,
});
const cluster = { resample: 'cluster=patient' };

/** @type {[name: string, table: import('../../web/api/melon.js').Table, options?: object][]} */
const TABLES = [
  ['scores of two classes', sample('breast-cancer.csv')],
  ['scores of a few', sample('digits-8.csv')],
  ['labels of two classes', sample('labels.csv')],
  ['labels of many classes', sample('digits-labels.csv')],
  ['probabilities of many classes', sample('iris-probabilities.csv')],
  ['numbers', sample('diabetes-progression.csv')],
  ['rankings', sample('ranking.csv')],
  ['scores of cases in groups', grouped((all) => all, above), { positive: 'yes', ...cluster }],
  ['labels of cases in groups', grouped(above), { positive: 'yes', ...cluster }],
  ['labels of many classes in groups', grouped(level), cluster],
  ['numbers of cases in groups', grouped((all) => all), { task: 'regression', ...cluster }],
];

/** @param {any} report */
function numbersOfPairs(report) {
  return pairMetrics(report).flatMap((metric) => {
    const { heads, rows } = pairsTable(report, { metric, catalogue, t });
    return rows.flatMap(({ index, cells }) =>
      cells.map((cell, column) => ({
        cell,
        question: pairQuestion(report, index, cell.key ?? heads[column].key, metric),
      })),
    );
  });
}

for (const [name, table, options = {}] of TABLES) {
  test(`every number of the pairs of ${name} ends in the reported value`, async () => {
    const session = await open(table, options);
    const report = await session.run({ bootstrap: 200, ...options });
    const there = numbersOfPairs(report).filter(({ cell }) => cell.value !== null);
    // Some columns are there whatever metric is chosen.
    const all = new Map(there.map((one) => [JSON.stringify(one.question), one]));
    assert.ok(all.size > 0);
    let lines = 0;
    let recomputed = 0;
    for (const [where, { cell, question }] of all) {
      const working = await session.query({ type: 'working', ...question });
      assert.equal(working.value, cell.value, where);
      assert.equal(working.lines.at(-1)?.value, cell.value, where);
      for (const line of working.lines) {
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
      if (!cell.interval) continue;
      const limits = [cell.interval.low, cell.interval.high];
      const { low, high, method, lines: ofLimits } = working.interval;
      assert.deepEqual([low, high, method], [...limits, cell.interval.method], where);
      assert.deepEqual(
        ofLimits.slice(-2).map((/** @type {any} */ line) => line.value),
        limits,
        where,
      );
      for (const line of ofLimits) {
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
    }
    assert.ok(recomputed > 0.5 * lines, `${recomputed} of ${lines} lines`);
  });

  test(`every interval of the models of ${name} comes about as it is`, async () => {
    const session = await open(table, options);
    const { models } = await session.run({ bootstrap: 200, ...options });
    const [model, { intervals, other_intervals: others }] = [0, /** @type {any} */ (models[0])];
    const wanted = Object.entries(others).flatMap(([metric, methods]) =>
      Object.entries(/** @type {any} */ (methods)).map(([method, limits]) => ({
        question: { model, metric, method },
        limits,
      })),
    );
    for (const [metric, limits] of Object.entries(intervals))
      wanted.push({ question: { model, metric, method: limits.method }, limits });
    const there = wanted.filter(({ limits }) => limits.low !== null);
    assert.ok(there.length > 0);
    for (const { question, limits } of there) {
      const { interval } = await session.query({ type: 'working', ...question });
      const where = JSON.stringify(question);
      assert.deepEqual([interval.low, interval.high], [limits.low, limits.high], where);
      assert.equal(interval.lines.at(-1).value, limits.high, where);
    }
  });
}

test('a p-value adjusted by Holm shows the family of all pairs', async () => {
  const session = await open(sample('breast-cancer.csv'));
  const { models, pairs } = await session.run({ bootstrap: 0 });
  const key = 'delong_p_holm';
  const { lines } = await session.query({ type: 'working', a: 0, b: 1, key });
  const rows = lines.flatMap((/** @type {any} */ line) =>
    (line.tables ?? []).flatMap((/** @type {any} */ table) => table.rows),
  );
  const count = (models.length * (models.length - 1)) / 2;
  assert.equal(rows.length, Math.min(count, 11));
  const [first] = pairs;
  assert.ok(rows.some((/** @type {any[]} */ cells) => cells.includes(`${first.a} – ${first.b}`)));
  await assert.rejects(() => session.query({ type: 'working', a: 0, b: 0, key }));
  await assert.rejects(() => session.query({ type: 'working', a: 0, b: 1, key: 'auc_holm' }));
});
