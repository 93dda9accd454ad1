import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { keepDrawn, oncePerFrame } from '../../../../web/views/pictures/kept_drawn.js';

/** @type {(() => void)[]} */
let frames = [];
/** @type {Record<string, () => void>} */
let listeners = {};
const world = /** @type {any} */ (globalThis);
const { requestAnimationFrame, addEventListener } = world;

beforeEach(() => {
  frames = [];
  listeners = {};
  world.requestAnimationFrame = (/** @type {() => void} */ draw) => frames.push(draw);
  world.addEventListener = (/** @type {string} */ name, /** @type {() => void} */ listener) => {
    listeners[name] = listener;
  };
});
afterEach(() => Object.assign(world, { requestAnimationFrame, addEventListener }));

test('what is asked for several times before a frame is drawn once, and again when asked again', () => {
  let drawn = 0;
  const later = oncePerFrame(() => {
    drawn += 1;
  });
  later();
  later();
  assert.equal(frames.length, 1);
  frames[0]();
  assert.equal(drawn, 1);
  later();
  assert.equal(frames.length, 2);
});

/** Pictures that note what is done with them. @param {object} [more] */
function pictures(more = {}) {
  /** @type {string[]} */
  const done = [];
  /** @type {(state: unknown, changed: Set<string>) => void} */
  let tell = () => {};
  const element = { hidden: false };
  keepDrawn(
    /** @type {any} */ ({
      element,
      store: { subscribe: (/** @type {typeof tell} */ listener) => (tell = listener) },
      scene: { takeTheme: () => done.push('theme'), takePaper: () => done.push('paper') },
      cards: [{ drawNow: () => done.push('now') }],
      drawLater: () => done.push('later'),
      refresh: () => done.push('refresh'),
      ...more,
    }),
  );
  const change = (/** @type {string[]} */ ...parts) => {
    done.length = 0;
    tell({}, new Set(parts));
    return [...done];
  };
  return { change, done, element };
}

test('a change of what pictures show draws them, after what belongs to another report', () => {
  const { change } = pictures();
  assert.deepEqual(change('report'), ['refresh', 'later']);
  assert.deepEqual(change('dark'), ['theme', 'later']);
  assert.deepEqual(change('language'), ['later']);
  assert.deepEqual(change('notice'), []);
  assert.deepEqual(pictures({ also: ['notice'] }).change('notice'), ['later']);
});

test('pictures that are seen go to paper at once, and back to the screen', () => {
  const { done, element } = pictures();
  listeners.beforeprint();
  assert.deepEqual(done, ['paper', 'now']);
  done.length = 0;
  listeners.afterprint();
  assert.deepEqual(done, ['theme', 'later']);
  done.length = 0;
  element.hidden = true;
  listeners.beforeprint();
  assert.deepEqual(done, []);
});
