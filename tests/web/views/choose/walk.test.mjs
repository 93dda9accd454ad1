import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluate } from '../../../../bin/api.mjs';
import { factsOf } from '../../../../web/views/choose/facts.js';
import { QUESTIONS, START } from '../../../../web/views/choose/path.js';
import { walk } from '../../../../web/views/choose/walk.js';

const catalogue = JSON.parse(
  readFileSync(new URL('../../../../build/catalogue/en.json', import.meta.url), 'utf8'),
);
const known = new Set(
  catalogue.metrics.flatMap((/** @type {any} */ { keys }) =>
    keys.map((/** @type {any} */ { key }) => key),
  ),
);
const sample = (/** @type {string} */ name) =>
  new URL(`../../../../web/samples/${name}`, import.meta.url).pathname;

test('every answer leads to a question or to two or three measures of the catalogue, in both languages', () => {
  for (const [id, { text, answers }] of Object.entries(QUESTIONS)) {
    assert.ok(text.en && text.zh, id);
    assert.ok(answers.length > 1, id);
    for (const { id: answer, text: said, next, measures } of answers) {
      const where = `${id}: ${answer}`;
      assert.ok(said.en && said.zh, where);
      assert.notEqual(next === undefined, measures === undefined, where);
      if (next) assert.ok(QUESTIONS[next], where);
      if (!measures) continue;
      assert.ok(measures.length === 2 || measures.length === 3, where);
      for (const { key, why } of measures) {
        assert.ok(known.has(key), `${where}: ${key}`);
        assert.ok(why.en && why.zh, `${where}: ${key}`);
      }
    }
  }
});

test('every question is reached, and no path comes back to one', () => {
  const reached = new Set();
  /** @param {string} id @param {string[]} before */
  const go = (id, before) => {
    assert.ok(!before.includes(id), id);
    reached.add(id);
    for (const { next } of QUESTIONS[id].answers) if (next) go(next, [...before, id]);
  };
  go(START, []);
  assert.deepEqual([...reached].sort(), Object.keys(QUESTIONS).sort());
});

test('what the data say is not asked: two scores of which 3 % are positive', async () => {
  const truth = Array.from({ length: 100 }, (_, i) => (i < 3 ? 1 : 0));
  const report = await evaluate({ truth, model: truth.map((_, i) => ((i * 37) % 100) / 100) });
  const facts = factsOf(/** @type {any} */ (report));
  const first = walk(facts, new Map());
  assert.deepEqual(
    first.steps.map(({ id, answer }) => [id, answer.id]),
    [
      ['kind', 'two'],
      ['output', 'scores'],
    ],
  );
  assert.equal(first.question?.id, 'use');
  const { steps, measures } = walk(facts, new Map([['use', 'order']]));
  assert.deepEqual(steps.at(-1)?.numbers, ['3.0\u00a0%']);
  assert.equal(steps.at(-1)?.measure, 'prevalence');
  assert.deepEqual(
    measures.map(({ key }) => key),
    ['average_precision', 'roc_auc'],
  );
});

test('an answer of the data can be asked for all the same', async () => {
  const report = await evaluate(sample('breast-cancer.csv'), { bootstrap: 0 });
  const facts = factsOf(/** @type {any} */ (report));
  assert.equal(walk(facts, new Map([['kind', null]])).question?.id, 'kind');
  const own = walk(facts, new Map([['kind', 'number']]));
  assert.equal(own.question?.id, 'scale');
  assert.equal(own.steps[0].numbers, null);
});

for (const [name, task, expected] of /** @type {const} */ ([
  ['labels.csv', 'labels', { kind: 'two', output: 'labels', imbalance: 'even' }],
  ['digits-labels.csv', 'labels', { kind: 'many', class_output: 'labels' }],
  ['iris-probabilities.csv', 'multiclass', { kind: 'many', class_output: 'scores' }],
  ['diabetes-progression.csv', 'regression', { kind: 'number' }],
  ['ranking.csv', 'ranking', { kind: 'ranking', grades: 'yes' }],
  ['iris-clusters.csv', 'clustering', { kind: 'clusters', grouping: 'yes' }],
  ['fold-matrices.csv', 'counts', { kind: 'two', output: 'labels' }],
])) {
  test(`facts of ${name}`, async () => {
    const report = await evaluate(sample(name), { bootstrap: 0 });
    assert.equal(report.task, task);
    const facts = factsOf(/** @type {any} */ (report));
    for (const [question, answer] of Object.entries(expected)) {
      assert.equal(facts[question]?.answer, answer, question);
    }
  });
}

test('what the data answer has a sentence that says so', async () => {
  for (const name of [
    'breast-cancer.csv',
    'digits-labels.csv',
    'ranking.csv',
    'iris-clusters.csv',
  ]) {
    const report = await evaluate(sample(name), { bootstrap: 0 });
    for (const [id, fact] of Object.entries(factsOf(/** @type {any} */ (report)))) {
      const answer = QUESTIONS[id].answers.find((one) => one.id === fact?.answer);
      if (fact) assert.ok(answer?.known?.en && answer.known.zh, `${name}: ${id}`);
    }
  }
});
