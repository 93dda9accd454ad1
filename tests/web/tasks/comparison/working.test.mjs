import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from '../../../../web/tasks/comparison/working.js';

test('a long sum is cut in the middle', () => {
  assert.equal(sum(['1', '-2', '3']), '1-2+3');
  assert.equal(sum(['1', '2', '3', '4', '5', '6', '7']), '1+2+3+4+\\cdots+7');
});
