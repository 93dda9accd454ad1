import assert from 'node:assert/strict';
import test from 'node:test';
import {
  parameterNames,
  parameters,
  withModelNames,
  withShortNames,
} from '../../../../web/tasks/comparison/parameter_names.js';

test('a dictionary of Python is read with its brackets and quotes', () => {
  assert.deepEqual(parameters(`{'a': (1, 2), "b": 'x, y', 'c': None}`), [
    { key: 'a', value: '(1, 2)' },
    { key: 'b', value: "'x, y'" },
    { key: 'c', value: 'None' },
  ]);
  for (const other of ['SVM', '{1, 2}', "{'a': (1, 2}", "{'a'}", '{}']) {
    assert.equal(parameters(other), null, other);
  }
});

test('what all have in common goes, and what differs keeps its name', () => {
  const names = ['gini', 'entropy'].flatMap((criterion) =>
    [1, 2].map((depth) => `{'criterion': '${criterion}', 'max_depth': ${depth}, 'seed': 7}`),
  );
  assert.deepEqual(parameterNames(names), [
    'criterion=gini, max_depth=1',
    'criterion=gini, max_depth=2',
    'criterion=entropy, max_depth=1',
    'criterion=entropy, max_depth=2',
  ]);
});

test('the step of the pipeline goes where the rest names the parameter alone', () => {
  assert.deepEqual(
    parameterNames([
      "{'svm__C': 0.1, 'svm__gamma': 1, 'svm__kernel': 'rbf'}",
      "{'svm__C': 1, 'svm__gamma': 2, 'svm__kernel': 'linear'}",
    ]),
    ['C=0.1, gamma=1, kernel=rbf', 'C=1, gamma=2, kernel=linear'],
  );
});

test('names stay where short ones would be the same, or one is not a dictionary', () => {
  for (const names of [
    ["{'a': '1'}", "{'a': 1}"],
    ["{'a': 1}", 'SVM'],
    ["{'a': 1}", "{'a': 1}"],
    ["{'a': 1}"],
  ]) {
    assert.equal(parameterNames(names), names);
  }
});

test('a report is shown with the short names everywhere, and keeps its own', () => {
  const [one, two] = ["{'C': 1}", "{'C': 10}"];
  const report = {
    models: [{ name: one }, { name: two }],
    pairs: [{ a: one, b: two, p: 1 }],
    verdict: { kind: 'better', best: [two], beaten: [one], ahead: [one] },
    control: { name: one, index: 0, better: [two], worse: [] },
  };
  const shown = withShortNames(report);
  assert.deepEqual(shown, {
    models: [
      { name: 'C=1', fullName: one },
      { name: 'C=10', fullName: two },
    ],
    pairs: [{ a: 'C=1', b: 'C=10', p: 1 }],
    verdict: { kind: 'better', best: ['C=10'], beaten: ['C=1'], ahead: ['C=1'] },
    control: { name: 'C=1', index: 0, better: ['C=10'], worse: [] },
  });
  assert.equal(withShortNames(report), shown);
  const plain = { models: [{ name: 'A' }, { name: 'B' }], pairs: [], verdict: {} };
  assert.equal(withShortNames(plain), plain);
  assert.equal(withShortNames(null), null);
});

test('a message of the core names learners as the page does, also where it cuts their names', () => {
  const names = ["{'C': 1}", `{'C': 10, 'weights': '${'w'.repeat(60)}'}`];
  const message = {
    en: `"${names[0]}" was picked, not "${names[1].slice(0, 60)}…" or "another".`,
    zh: `选出“${names[0]}”`,
  };
  const report = {
    models: names.map((name) => ({ name })),
    pairs: [],
    verdict: {},
    advice: { test: 't', findings: [{ code: 'best_of_many', message, instead: null }] },
  };
  const [one, two] = parameterNames(names);
  const [finding] = withShortNames(report).advice.findings;
  assert.equal(finding.message.en, `"${one}" was picked, not "${two}" or "another".`);
  assert.equal(finding.message.zh, `选出“${one}”`);
  assert.equal(finding.instead, null);
});

test('models are renamed wherever a report names them', () => {
  const report = {
    models: [{ name: 'A' }, { name: 'B' }],
    verdict: {
      best: 'A',
      other: 'B',
      second: { p: 1, favours: 'B' },
      further: [{ better: 'A', worse: 'B' }],
    },
  };
  assert.deepEqual(
    withModelNames(report, (name) => name.toLowerCase()),
    {
      models: [{ name: 'a' }, { name: 'b' }],
      pairs: [],
      verdict: {
        best: 'a',
        other: 'b',
        second: { p: 1, favours: 'b' },
        further: [{ better: 'a', worse: 'b' }],
      },
    },
  );
});
