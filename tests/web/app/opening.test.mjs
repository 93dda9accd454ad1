import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { remembering, wasStopped } from '../../../web/app/opening.js';

/** What a tab, and what the browser has kept. @type {{ tab: Map<string, string>, all: Map<string, string> }} */
let kept;
/** @type {(() => void) | null} */
let leave = null;
/** Tabs that are opening a table. */
let held = 0;

/** @param {Map<string, string>} map */
const storageOf = (map) => ({
  getItem: (/** @type {string} */ key) => map.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => map.set(key, value),
  removeItem: (/** @type {string} */ key) => map.delete(key),
});

const locks = {
  request: async (/** @type {string} */ _, /** @type {object} */ __, /** @type {any} */ work) => {
    held += 1;
    await work();
    held -= 1;
  },
  query: async () => ({ held: Array.from({ length: held }, () => ({ name: 'melon-opening' })) }),
};

/** @param {string} name @param {object} value */
const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const NAVIGATOR = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

beforeEach(() => {
  kept = { tab: new Map(), all: new Map() };
  leave = null;
  held = 0;
  define('sessionStorage', storageOf(kept.tab));
  define('localStorage', storageOf(kept.all));
  define('navigator', { locks });
  define('addEventListener', (/** @type {string} */ _, /** @type {() => void} */ act) => {
    leave = act;
  });
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  mock.timers.reset();
  for (const name of ['sessionStorage', 'localStorage', 'navigator', 'addEventListener'])
    Reflect.deleteProperty(globalThis, name);
  if (NAVIGATOR) Object.defineProperty(globalThis, 'navigator', NAVIGATOR);
});

/** The tab, or the whole browser, is closed: its locks are free. */
function closeTab() {
  kept.tab.clear();
  held = 0;
}

const never = () => new Promise(() => {});

test('a page that never comes to its end is known to have stopped', async () => {
  assert.equal(await wasStopped('a'), false);
  remembering(never, 'a');
  assert.equal(await wasStopped('a'), true);
});

test('it is known when the browser is opened anew, of this table alone', async () => {
  remembering(never, 'a');
  closeTab();
  assert.equal(await wasStopped('a'), true);
  assert.equal(await wasStopped('b'), false);
  assert.equal(await wasStopped(), false);
});

test('another tab that is just opening the table has not stopped', async () => {
  remembering(never, 'a');
  kept.tab.clear();
  assert.equal(await wasStopped('a'), false);
});

test('one that is left meanwhile has not', async () => {
  remembering(never, 'a');
  leave?.();
  assert.equal(await wasStopped('a'), false);
  await Promise.resolve();
  assert.equal(held, 0);
});

test('nor has one that had time to draw what it opened, or to say why it did not', async () => {
  assert.equal(await remembering(async () => 7), 7);
  assert.equal(await wasStopped(), true);
  mock.timers.tick(2000);
  assert.equal(await wasStopped(), false);
  await assert.rejects(remembering(async () => Promise.reject(new Error('no'))));
  mock.timers.tick(2000);
  assert.equal(await wasStopped(), false);
});

test('where nothing may be kept, the table is opened all the same', async () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  define('sessionStorage', storage);
  define('localStorage', storage);
  define('navigator', {});
  assert.equal(await remembering(async () => 7), 7);
  assert.equal(await wasStopped(), false);
});
