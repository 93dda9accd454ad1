import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createStore,
  DEFAULT_COLUMNS,
  isChosen,
  shownColumns,
  shownSort,
} from '../../../web/app/store.js';
import { exampleReport } from '../core/report_example.mjs';

test('changes of one turn are reported together, with their names', async () => {
  const store = createStore();
  /** @type {string[][]} */
  const told = [];
  store.subscribe((_, changed) => told.push([...changed]));
  store.set({ selected: 1 });
  store.set({ selected: 2, language: 'zh' });
  await null;
  assert.deepEqual(told, [['selected', 'language']]);
  assert.equal(store.state.selected, 2);
});

test('setting the same value reports nothing', async () => {
  const store = createStore();
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.set({ selected: 0 });
  await null;
  assert.equal(calls, 0);
});

test('undo and redo walk through the options', () => {
  const store = createStore();
  for (const beta of [1, 2]) {
    store.remember();
    store.set({ options: { beta } });
  }
  assert.deepEqual(store.undo(), { beta: 1 });
  assert.deepEqual(store.undo(), {});
  assert.equal(store.undo(), null);
  assert.equal(store.state.canUndo, false);
  assert.deepEqual(store.redo(), { beta: 1 });
  assert.equal(store.state.canRedo, true);
});

test('a new change forgets what could be redone', () => {
  const store = createStore();
  store.remember();
  store.set({ options: { beta: 2 } });
  store.undo();
  store.remember();
  assert.equal(store.state.canRedo, false);
});

test('labels have columns of their own until the user chooses some', () => {
  const labels = exampleReport({ task: 'labels' });
  const { state } = createStore();
  assert.equal(shownColumns({ ...state, report: exampleReport() }), DEFAULT_COLUMNS);
  assert.equal(shownColumns({ ...state, report: labels })[0], 'accuracy');
  // As an earlier visit left them: the same keys, another array.
  const kept = [...DEFAULT_COLUMNS];
  assert.equal(shownColumns({ tableColumns: kept, report: labels })[1], 'balanced_accuracy');
  const chosen = Object.keys(labels.models[0].metrics).slice(0, 1);
  assert.deepEqual(shownColumns({ tableColumns: chosen, report: labels }), chosen);
});

test('columns that the report does not have give way to those of its kind', () => {
  const report = exampleReport({ task: 'regression' });
  assert.equal(shownColumns({ tableColumns: ['f1_macro'], report })[0], 'rmse');
});

test('an order by a metric that the report does not have waits for a report that has it', () => {
  const sort = { key: 'f1_macro', descending: true };
  const report = exampleReport();
  assert.equal(shownSort({ sort, report }), null);
  const [key] = Object.keys(report.models[0].metrics);
  assert.deepEqual(shownSort({ sort: { key, descending: true }, report })?.key, key);
  assert.equal(shownSort({ sort: { key: 'name', descending: false }, report })?.key, 'name');
  assert.equal(isChosen({ tableColumns: ['f1_macro'], report }), false);
  assert.equal(isChosen({ tableColumns: [key], report }), true);
});

test('a listener that fails is reported, and the others still hear of the change', async () => {
  const store = createStore();
  const failure = new Error('of this listener');
  /** @type {unknown[]} */
  const seen = [];
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.once('uncaughtException', (error) => seen.push(error));
  store.subscribe(() => {
    throw failure;
  });
  store.subscribe(({ selected }) => seen.push(selected));
  store.set({ selected: 3 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const listener of listeners) process.on('uncaughtException', listener);
  assert.deepEqual(seen, [3, failure]);
});
