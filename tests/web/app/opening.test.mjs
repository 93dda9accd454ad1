import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { remembering, wasStopped } from '../../../web/app/opening.js';

/** @type {Map<string, string>} */
let kept;
/** @type {(() => void) | null} */
let leave = null;

beforeEach(() => {
  kept = new Map();
  leave = null;
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
      removeItem: (/** @type {string} */ key) => kept.delete(key),
    },
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ act) => {
      leave = act;
    },
  });
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

test('a page that never comes to its end is known to have stopped', async () => {
  assert.equal(wasStopped(), false);
  remembering(() => new Promise(() => {}));
  assert.equal(wasStopped(), true);
});

test('one that is left meanwhile has not', () => {
  remembering(() => new Promise(() => {}));
  leave?.();
  assert.equal(wasStopped(), false);
});

test('nor has one that had time to draw what it opened, or to say why it did not', async () => {
  assert.equal(await remembering(async () => 7), 7);
  assert.equal(wasStopped(), true);
  mock.timers.tick(2000);
  assert.equal(wasStopped(), false);
  await assert.rejects(remembering(async () => Promise.reject(new Error('no'))));
  mock.timers.tick(2000);
  assert.equal(wasStopped(), false);
});

test('where nothing may be kept, the table is opened all the same', async () => {
  Object.assign(globalThis, {
    sessionStorage: {
      getItem() {
        throw new Error('SecurityError');
      },
      setItem() {
        throw new Error('SecurityError');
      },
      removeItem() {
        throw new Error('SecurityError');
      },
    },
  });
  assert.equal(await remembering(async () => 7), 7);
  assert.equal(wasStopped(), false);
});
