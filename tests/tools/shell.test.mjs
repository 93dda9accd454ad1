import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutLine, Failure, parallel, run, which } from '../../tools/shell.mjs';

test('a line longer than the limit is cut and says so', () => {
  assert.equal(cutLine('abcdef', 4), 'abc…');
  assert.equal(cutLine('abcd', 4), 'abcd');
});

test('a program that fails is a Failure with its output', async () => {
  const script = 'console.error("no such column"); process.exit(3)';
  await assert.rejects(run(process.execPath, ['-e', script]), (error) => {
    assert.ok(error instanceof Failure);
    assert.match(error.message, /status 3:\nno such column/);
    return true;
  });
});

test('parallel work keeps the order', async () => {
  const slowFirst = (/** @type {number} */ delay) =>
    new Promise((resolve) => setTimeout(() => resolve(delay), delay));
  assert.deepEqual(await parallel([30, 1, 20, 5], slowFirst), [30, 1, 20, 5]);
});

test('a program that is not there is undefined', () => {
  assert.equal(which('no-such-program-of-melon'), undefined);
  assert.ok(which(process.execPath));
});
