import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  about,
  brokenDown,
  internal,
  longName,
  notFetched,
  outOfMemory,
  tooLarge,
} from '../../../web/core/problems.js';

test('a core that broke down with much memory, or says so, ran out of it', () => {
  const code = (/** @type {string} */ message, heapBytes = 0) =>
    brokenDown({ message, heapBytes }).code;
  assert.equal(code('RuntimeError: unreachable', 2 ** 31), 'out_of_memory');
  assert.equal(code('RangeError: WebAssembly.Memory.grow(): out of memory'), 'out_of_memory');
  assert.equal(code('Aborted(OOM)'), 'out_of_memory');
  assert.equal(code('RuntimeError: unreachable', 2 ** 24), 'broken_down');
});

test('cells are counted with two digits', () => {
  assert.equal(about(143165576), '140,000,000');
});

test('for a file that is too large it is said what fits', () => {
  const { message, message_zh } = tooLarge('big.csv', 6e8);
  assert.match(
    message,
    /big\.csv has about 600,000,000 cells.*4 GB.*about 140,000,000 numbers\. Use/,
  );
  assert.match(message_zh, /600,000,000.*4 GB.*140,000,000/);
});

test('a name of more than 1,000 characters is refused with its place', () => {
  const name = (/** @type {number} */ length) => ({ name: 'n'.repeat(length) });
  assert.equal(longName([name(1), name(1000)]), null);
  const problem = longName([name(1), name(2000), name(5)]);
  assert.match(problem?.message ?? '', /column 2 has 2,000 characters.*up to 1,000/);
});

test('every problem of the page has a sentence in both languages', () => {
  const problems = [notFetched(), outOfMemory(), internal(new Error('x')), tooLarge('a', 1e9)];
  for (const { code, message, message_zh } of problems) {
    assert.match(code, /^[a-z_]+$/);
    assert.match(message, /\.$/);
    assert.match(message_zh, /。$/);
  }
});
