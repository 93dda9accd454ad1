import assert from 'node:assert/strict';
import { test } from 'node:test';
import { again } from '../../../web/core/fetch_again.js';

test('what fails once is done once more, and what fails twice fails', async () => {
  let calls = 0;
  const failing = (/** @type {number} */ times) => async () => {
    calls += 1;
    if (calls <= times) throw new Error('no network');
    return 'there';
  };
  assert.equal(await again(failing(0)), 'there');
  calls = 0;
  assert.equal(await again(failing(1)), 'there');
  calls = 0;
  await assert.rejects(again(failing(2)), /no network/);
  assert.equal(calls, 2);
});
