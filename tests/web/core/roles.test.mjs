import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsOf, roleOf, rolesOf, taskOf, withRole, withTask } from '../../../web/core/roles.js';
import { exampleReport } from './report_example.mjs';

const { input } = exampleReport();

test('what the user said goes before what was guessed', () => {
  assert.deepEqual(rolesOf(input, {}), {
    truth: 'y',
    predictions: ['RF', '__proto__'],
    weight: null,
    query: null,
    experiment: null,
    dataset: null,
    algorithm: null,
    run: null,
    fold: null,
    cluster: null,
    tp: null,
    fp: null,
    fn: null,
    tn: null,
    features: [],
  });
  const roles = rolesOf(input, { truth: 'id', predictions: ['RF'], weight: null });
  assert.deepEqual(
    input.columns.map(({ name }) => roleOf(roles, name)),
    ['ignored', 'prediction', 'ignored', 'truth'],
  );
});

test('a column keeps its place among the predictions', () => {
  const without = withRole(input, {}, 'RF', 'ignored');
  assert.deepEqual(without.predictions, ['__proto__']);
  assert.deepEqual(withRole(input, without, 'RF', 'prediction').predictions, ['RF', '__proto__']);
});

test('a column of groups is named by the option of resampling, and leaves it with its role', () => {
  const grouped = withRole(input, {}, 'id', 'cluster');
  assert.equal(grouped.resample, 'cluster=id');
  assert.equal(roleOf(rolesOf(input, grouped), 'id'), 'cluster');
  const again = withRole(input, grouped, 'id', 'ignored');
  assert.ok('resample' in again);
  assert.equal(again.resample, undefined);
  assert.equal('resample' in withRole(input, { resample: 'stratified' }, 'id', 'ignored'), false);
});

test('a column that becomes a cluster or a coordinate keeps the task of clusterings', () => {
  assert.equal(withRole(input, {}, 'id', 'prediction', 'clustering').task, 'clustering');
  assert.equal(withRole(input, {}, 'id', 'feature', 'clustering').task, 'clustering');
  assert.equal('task' in withRole(input, {}, 'id', 'weight', 'clustering'), false);
  assert.equal('task' in withRole(input, {}, 'id', 'prediction', 'binary'), false);
});

test('with a column of models the predictions are guessed anew, unless they were chosen', () => {
  const guessed = withRole(input, {}, 'id', 'algorithm');
  assert.equal(guessed.algorithm, 'id');
  assert.equal('predictions' in guessed, false);
  assert.deepEqual(withRole(input, { predictions: ['RF'] }, 'id', 'algorithm').predictions, ['RF']);
});

test('the last prediction can be ignored too: none is not the same as unsaid', () => {
  const one = withRole(input, {}, 'RF', 'ignored');
  const none = withRole(input, one, '__proto__', 'ignored');
  assert.deepEqual(none.predictions, []);
  assert.deepEqual(JSON.parse(JSON.stringify(none)).predictions, []);
  assert.equal(roleOf(rolesOf(input, none), '__proto__'), 'ignored');
});

test('a new truth takes the place of the old, and its positive class is open', () => {
  const options = withRole(input, { positive: '1' }, 'id', 'truth');
  assert.equal(options.truth, 'id');
  assert.equal(options.positive, undefined);
});

test('a truth keeps the task and the predictions that were chosen, and leaves guesses to the core', () => {
  /** @type {import('../../../web/core/report.js').Options} */
  const open = { task: 'regression' };
  assert.deepEqual(withRole(input, open, 'id', 'truth'), { truth: 'id', positive: undefined });
  /** @type {import('../../../web/core/report.js').Options} */
  const chosen = { task: 'regression', predictions: ['RF', 'id'] };
  assert.deepEqual(withRole(input, chosen, 'id', 'truth').predictions, ['RF']);
  assert.equal(Object.hasOwn(withRole(input, chosen, 'id', 'truth'), 'task'), false);
});

test('a truth that is put aside is not guessed again', () => {
  assert.equal(withRole(input, {}, 'y', 'ignored').truth, null);
});

test('a task keeps the truth and whatever else it has, and sets roles aside that it lacks', () => {
  const options = { truth: 'y', predictions: ['RF'], query: 'id', features: ['__proto__'] };
  assert.deepEqual(withTask(options, 'ranking', ['truth', 'prediction', 'query', 'ignored']), {
    changed: { task: 'ranking', features: undefined },
    aside: { features: ['__proto__'] },
  });
  assert.deepEqual(withTask(options, undefined, undefined), {
    changed: { task: undefined },
    aside: {},
  });
});

test('regression, counts and regression again: the truth and the predictions that were chosen are back', () => {
  /** @type {import('../../../web/core/report.js').Options} */
  const options = { task: 'regression', truth: 'y', predictions: ['RF'], alpha: 0.1 };
  const counts = withTask(options, 'counts', ['tp', 'fp', 'fn', 'tn', 'experiment']);
  assert.deepEqual(counts.changed, { task: 'counts', truth: undefined, predictions: undefined });
  const there = { ...options, ...counts.changed };
  const again = withTask(there, 'regression', ['truth', 'prediction', 'feature'], counts.aside);
  assert.deepEqual({ ...there, ...again.changed }, options);
  assert.deepEqual(again.aside, {});
});

test('counts change places, so that none is lost', () => {
  const columns = ['tp', 'fp', 'fn', 'tn'].map((name) => ({
    ...input.columns[0],
    name,
    role: name,
  }));
  const matrices = /** @type {import('../../../web/core/report.js').Input} */ (
    /** @type {unknown} */ ({ ...input, columns })
  );
  const changed = withRole(matrices, {}, 'tp', 'fn');
  assert.deepEqual(changed, { tp: 'fn', fn: 'tp' });
  assert.equal(withRole(matrices, {}, 'tp', 'ignored').tp, null);
});

test('another weight leaves the positive class as it is', () => {
  const options = { positive: '0', ...withRole(input, { positive: '0' }, 'id', 'weight') };
  assert.deepEqual([options.weight, options.positive], ['id', '0']);
});

test('results of learners have data sets, algorithms, runs and folds', () => {
  const long = withRole(input, { control: 'RF' }, 'id', 'dataset');
  assert.equal(long.dataset, 'id');
  assert.equal(roleOf(rolesOf(input, long), 'id'), 'dataset');
  assert.equal(withRole(input, long, 'id', 'fold').dataset, null);
  // A control that has no results any more is none.
  const without = { control: 'RF', ...withRole(input, { control: 'RF' }, 'RF', 'ignored') };
  assert.equal(without.control, undefined);
});

test('labels are those of the truth', () => {
  const columns = input.columns.map((column) => ({
    ...column,
    labels: column.name === 'y' ? ['0', '1'] : [],
  }));
  assert.deepEqual(labelsOf({ ...input, columns }, {}), ['0', '1']);
  assert.deepEqual(labelsOf({ ...input, columns }, { truth: 'id' }), []);
});

test('a table that has queries and features changes them too', () => {
  const asked = withRole(input, {}, 'id', 'query');
  assert.equal(asked.query, 'id');
  assert.equal(Object.hasOwn(asked, 'features'), false);
  // null: no column has the role, so that it is not guessed again.
  assert.equal(withRole(input, asked, 'id', 'ignored').query, null);
  const featured = withRole(input, {}, 'RF', 'feature');
  assert.deepEqual(featured.features, ['RF']);
  assert.deepEqual(featured.predictions, ['__proto__']);
  assert.equal(roleOf(rolesOf(input, featured), 'RF'), 'feature');
});

test('the task of a table that cannot be evaluated is recognised by the roles of its columns', () => {
  const having = (/** @type {string[]} */ ...roles) =>
    /** @type {import('../../../web/core/report.js').Input} */ (
      /** @type {unknown} */ ({ columns: roles.map((role) => ({ name: role, role })) })
    );
  assert.equal(taskOf(having('dataset', 'prediction')), 'friedman');
  assert.equal(taskOf(having('fold', 'prediction')), 'cv');
  assert.equal(taskOf(having('truth', 'query', 'prediction')), 'ranking');
  assert.equal(taskOf(having('truth', 'prediction')), null);
  assert.equal(taskOf(having('prediction')), null);
});
