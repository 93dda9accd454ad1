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
/** Keys of what this is about: tests, procedures, effect sizes. */
const ITEMS = [...catalogue.tests, ...catalogue.post_hoc, ...catalogue.effect_sizes];
const KEYS = new Set([
  ...ITEMS.flatMap((/** @type {any} */ { keys = [] }) => keys),
  ...catalogue.effect_sizes.flatMap((/** @type {any} */ { id }) => [`${id}_low`, `${id}_high`]),
]);
/** Of a friedman report besides. */
const OF_RANKS = ['rank_diff', 'z', 'p_unadjusted', 'average_rank', 'rank_sum', 'control_z'];

/** @type {[name: string, table: import('../../web/api/melon.js').Table, options?: object][]} */
const TABLES = [
  ['algorithms on data sets', sample('demsar-auc.csv'), { control: 'C4.5' }],
  ['many algorithms', sample('learners-accuracies.csv')],
  [
    'rankings that agree',
    { D: ['a', 'b', 'c'], A: [0.9, 0.8, 0.7], B: [0.6, 0.5, 0.4], C: [0.3, 0.2, 0.1] },
    { task: 'friedman' },
  ],
  ['folds', sample('ten-folds.csv'), { eps0: 0.1 }],
  ['five runs of two folds', sample('five-by-two.csv')],
  ['counted errors', { errors: [12, 7], n: [100, 80] }, { task: 'binomial', eps0: 0.08 }],
  [
    'counted errors, either side',
    { errors: [12], n: [100] },
    { task: 'binomial', eps0: 0.08, alternative: 'two-sided' },
  ],
  ['scores of two classes', sample('breast-cancer.csv')],
  [
    'few scores of two classes',
    {
      truth: [1, 0, 1, 0, 1, 0],
      a: [0.9, 0.2, 0.7, 0.6, 0.5, 0.1],
      b: [0.6, 0.7, 0.4, 0.3, 0.8, 0.2],
    },
  ],
  ['labels of two classes', sample('labels.csv')],
  ['labels of many classes', sample('digits-labels.csv')],
  ['numbers', sample('diabetes-progression.csv')],
  ['rankings', sample('ranking.csv')],
];

/** Keys of tests that a report has for something else. @type {Record<string, string[]>} */
const OTHERS = {
  // Counted over the queries.
  ranking: ['wins', 'losses', 'ties'],
};

/**
 * Numbers of the report with the question for each: of tests of all, of models, of pairs.
 * @param {any} report
 */
function questionsOf({ task, tests = {}, models, pairs }) {
  /** Under the key of a test but found without it. */
  const counted = OTHERS[task] ?? [];
  const isOurs = (/** @type {string} */ key) =>
    (KEYS.has(key) && !counted.includes(key)) ||
    OF_RANKS.includes(key) ||
    /_cd_0\.\d+$|^control_.*_p$/.test(key);
  const of = (/** @type {Record<string, any>} */ values, /** @type {object} */ question) =>
    Object.entries(values)
      .filter(([key, value]) => isOurs(key) && (value === null || typeof value === 'number'))
      .map(([key, value]) => ({ question: { ...question, key }, value }));
  const place = (/** @type {string} */ name) =>
    models.findIndex((/** @type {any} */ one) => one.name === name);
  return [
    ...of(tests, {}),
    ...models
      .slice(0, 3)
      .flatMap((/** @type {any} */ { metrics, tests: own = {} }, /** @type {number} */ model) => [
        ...of({ ...metrics, ...own }, { model }),
      ]),
    ...pairs
      .slice(0, 4)
      .flatMap((/** @type {any} */ pair) => of(pair, { a: place(pair.a), b: place(pair.b) })),
  ];
}

/** Keys that some working ended in. @type {Set<string>} */
const shown = new Set();

for (const [name, table, options = {}] of TABLES) {
  test(`every test, procedure and effect size of ${name} ends in the reported value, each line by its own digits`, async () => {
    const session = await open(table, options);
    const report = await session.run({ bootstrap: 0, ...options });
    let lines = 0;
    let recomputed = 0;
    const questions = questionsOf(report);
    assert.ok(questions.length > 0);
    for (const { question, value } of questions) {
      const where = JSON.stringify(question);
      const working = await session.query({ type: 'working', ...question });
      assert.equal(working.value, value, where);
      if (value === null) {
        assert.ok(working.reason, where);
        continue;
      }
      if (working.lines.length === 0) continue;
      shown.add(question.key);
      assert.equal(working.lines.at(-1).value, value, where);
      for (const line of working.lines) {
        assert.doesNotMatch(line.symbol + line.symbols + line.numbers, /\n/, where);
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
    }
    assert.ok(recomputed > 0.5 * lines, `${recomputed} of ${lines} lines`);
  });
}

/**
 * Numbers with limits beside them, the question for each, and what gives the limits.
 * @param {any} report
 */
function withLimits({ task, models, pairs }) {
  const place = (/** @type {string} */ name) =>
    models.findIndex((/** @type {any} */ one) => one.name === name);
  const effects = pairs.slice(0, 4).flatMap((/** @type {any} */ pair) =>
    catalogue.effect_sizes.map((/** @type {{ id: string }} */ { id }) => ({
      question: { a: place(pair.a), b: place(pair.b), key: id },
      limits: [pair[`${id}_low`], pair[`${id}_high`]],
      method: id,
    })),
  );
  const means = models.map((/** @type {any} */ { metrics }, /** @type {number} */ model) => ({
    question: { model, key: 'mean' },
    limits: [metrics.corrected_t_low, metrics.corrected_t_high],
    method: 'corrected_t_test',
  }));
  return [...effects, ...(task === 'cv' ? means : [])].filter(
    ({ limits }) => typeof limits[0] === 'number',
  );
}

for (const [name, table, options = {}] of TABLES.slice(0, 5)) {
  test(`every interval beside a number of ${name} ends in its limits, each line by its own digits`, async () => {
    const session = await open(table, options);
    const all = withLimits(await session.run({ bootstrap: 0, ...options }));
    assert.ok(all.length > 0);
    let lines = 0;
    let recomputed = 0;
    for (const { question, limits, method } of all) {
      const where = JSON.stringify(question);
      const { interval } = await session.query({ type: 'working', ...question });
      assert.deepEqual([interval.low, interval.high, interval.method], [...limits, method], where);
      if (interval.lines.length === 0) continue;
      assert.deepEqual(
        interval.lines.slice(-2).map((/** @type {any} */ line) => line.value),
        limits,
        where,
      );
      for (const line of interval.lines) {
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
    }
    assert.ok(recomputed > 0.5 * lines, `${recomputed} of ${lines} lines`);
  });
}

test('no test, procedure or effect size was left out', () => {
  const missing = ITEMS.filter(
    ({ id, keys = [] }) =>
      ![id, ...keys].some((key) => shown.has(key) || shown.has(`control_${id}_p`)),
  ).map(({ id }) => id);
  assert.deepEqual(missing, []);
});

test('the table of docs/worked-examples.md is worked out as there', async () => {
  const table = { D: ['1', '2', '3', '4'], A: [1, 1, 1, 1], B: [2, 2.5, 2, 2], C: [3, 2.5, 3, 3] };
  const session = await open(table);
  await session.run({ task: 'friedman', higher_is_better: false });
  const last = async (/** @type {string} */ key) =>
    (await session.query({ type: 'working', key })).lines.at(-1);
  assert.equal((await last('friedman_chi2')).result, '7.125');
  assert.equal((await last('friedman_chi2_tie_corrected')).result, '7.6');
  assert.equal((await last('iman_davenport_f')).result, '24.4286');
  assert.equal((await last('iman_davenport_f_tie_corrected')).result, '57');
  assert.equal((await last('nemenyi_cd_0.05')).result, '1.65725');
  const [{ tables }] = (await session.query({ type: 'working', key: 'friedman_chi2' })).lines;
  assert.deepEqual(tables[0].rows, [
    ['', 'A', 'B', 'C'],
    ['1', 1, 2, 3],
    ['2', 1, 2.5, 2.5],
    ['3', 1, 2, 3],
    ['4', 1, 2, 3],
    ['R', 4, 8.5, 11.5],
  ]);
});

test('a question about a key that there is not, or of no pair, is answered by an error', async () => {
  const session = await open(sample('demsar-auc.csv'));
  await session.run({ bootstrap: 0 });
  for (const question of [
    { key: 'wins' },
    { key: '__proto__' },
    { a: 0, b: 0, key: 'paired_t' },
    { a: 0, b: 99, key: 'paired_t' },
    { model: 99, key: 'average_rank' },
    { model: 0, key: 'control_holm_p' },
  ])
    await assert.rejects(() => session.query({ type: 'working', ...question }));
});
