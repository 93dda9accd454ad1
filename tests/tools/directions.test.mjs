import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allBackwardArrows,
  backwardArrows,
  backwardRooms,
  circles,
  usesIn,
} from '../../tools/directions.mjs';

test('no include and no import of the project runs back', () => {
  assert.deepEqual(allBackwardArrows(), []);
});

test('two families never include each other', () => {
  const [sentence] = backwardArrows('cpp/metrics/a.cpp', ['cpp/curves/curve.h']);
  assert.match(sentence, /two families never include each other/);
});

test('a family may use what lies below it, and base nothing', () => {
  assert.deepEqual(backwardArrows('cpp/metrics/a.cpp', ['cpp/base/sum.h', 'cpp/kernels/k.h']), []);
  assert.equal(backwardArrows('cpp/base/a.h', ['cpp/special/normal.h']).length, 1);
  assert.equal(backwardArrows('cpp/tasks/a.cpp', ['cpp/apps/bindings.h']).length, 1);
});

test('a folder without a place among the arrows is named', () => {
  assert.match(backwardArrows('cpp/misc/a.cpp', ['cpp/base/sum.h'])[0], /has no place/);
});

test('only web/core touches the module, and views do not import each other', () => {
  assert.equal(backwardArrows('web/app/store.js', ['build/wasm/core.mjs']).length, 1);
  assert.equal(backwardArrows('web/core/worker.js', ['build/wasm/core.mjs']).length, 0);
  const views = new Set(['web/views/table/table.js', 'web/views/verdict.js']);
  assert.equal(
    backwardArrows('web/views/table/table.js', ['web/views/verdict.js'], views).length,
    1,
  );
  assert.equal(
    backwardArrows('web/views/table/table.js', ['web/views/elements/icons.js'], views).length,
    0,
  );
  assert.equal(backwardArrows('web/tasks/binary/roc.js', ['web/main.js']).length, 1);
  assert.deepEqual(backwardArrows('web/single/start.js', ['web/main.js']), []);
  assert.equal(backwardArrows('web/diagrams/svg.js', ['web/views/table/table.js']).length, 1);
});

test('a room of the page may import what lies below it', () => {
  const faults = (/** @type {string} */ file, /** @type {string} */ use) =>
    backwardRooms(file, [use]).length;
  assert.equal(faults('web/views/table/table.js', 'web/app/store.js'), 0);
  assert.equal(faults('web/app/store.js', 'web/views/table/table.js'), 1);
  assert.equal(faults('web/words/format.js', 'web/core/report.js'), 1);
  assert.match(backwardRooms('web/attic/a.js', [])[0], /has no place/);
});

test('tasks do not import each other, and views ask the table of tasks', () => {
  const faults = (/** @type {string} */ file, /** @type {string} */ use) =>
    backwardRooms(file, [use]).length;
  assert.equal(faults('web/tasks/ranking/view.js', 'web/tasks/regression/rec.js'), 1);
  assert.equal(faults('web/tasks/ranking/view.js', 'web/tasks/comparison/table.js'), 1);
  assert.equal(faults('web/tasks/friedman/view.js', 'web/tasks/comparison/table.js'), 0);
  assert.equal(faults('web/tasks/comparison/export.js', 'web/tasks/friedman/view.js'), 1);
  assert.equal(faults('web/views/export_menu.js', 'web/tasks/comparison/export.js'), 1);
  assert.equal(faults('web/views/export_menu.js', 'web/tasks/tasks.js'), 0);
  assert.equal(faults('web/tasks/tasks.js', 'web/tasks/friedman/view.js'), 0);
});

test('uses are read from static and dynamic imports and from includes', () => {
  const script = `import a from './a.js';\nexport { b } from "../b.js?url";\nawait import('./c.js');`;
  assert.deepEqual(usesIn('web/views/x.js', script), [
    'web/views/a.js',
    'web/b.js',
    'web/views/c.js',
  ]);
  assert.deepEqual(usesIn('cpp/base/x.h', '#include <span>\n#include "base/sum.h"\n'), [
    'cpp/base/sum.h',
  ]);
});

test('a circle of imports is named once, with all its files', () => {
  const uses = new Map([
    ['web/a.js', ['web/b.js']],
    ['web/b.js', ['web/c.js']],
    ['web/c.js', ['web/a.js', 'web/d.js']],
    ['web/d.js', []],
  ]);
  assert.deepEqual(circles(uses), ['a circle of imports: web/a.js, web/b.js, web/c.js']);
  uses.set('web/c.js', ['web/d.js']);
  assert.deepEqual(circles(uses), []);
});
