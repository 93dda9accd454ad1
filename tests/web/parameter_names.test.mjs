import assert from 'node:assert/strict';
import test from 'node:test';
import { parameterNames, parameters, withShortNames } from '../../web/parameter_names.js';

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

test('what all have in common goes, and a text stands for itself', () => {
  const names = ['gini', 'entropy'].flatMap((criterion) =>
    [1, 2].map((depth) => `{'criterion': '${criterion}', 'max_depth': ${depth}, 'seed': 7}`),
  );
  assert.deepEqual(parameterNames(names), ['gini, 1', 'gini, 2', 'entropy, 1', 'entropy, 2']);
});

test('several numbers keep their keys, without the step of the pipeline', () => {
  assert.deepEqual(
    parameterNames([
      "{'svm__C': 0.1, 'svm__gamma': 1, 'svm__kernel': 'rbf'}",
      "{'svm__C': 1, 'svm__gamma': 2, 'svm__kernel': 'linear'}",
    ]),
    ['C=0.1, gamma=1, rbf', 'C=1, gamma=2, linear'],
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
    verdict: { kind: 'better', best: [two], beaten: [one] },
    control: { name: one, index: 0 },
  };
  const shown = withShortNames(report);
  assert.deepEqual(shown, {
    models: [
      { name: '1', fullName: one },
      { name: '10', fullName: two },
    ],
    pairs: [{ a: '1', b: '10', p: 1 }],
    verdict: { kind: 'better', best: ['10'], beaten: ['1'] },
    control: { name: '1', index: 0 },
  });
  assert.equal(withShortNames(report), shown);
  const plain = { models: [{ name: 'A' }, { name: 'B' }], pairs: [], verdict: {} };
  assert.equal(withShortNames(plain), plain);
  assert.equal(withShortNames(null), null);
});
