import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords, words } from '../../../web/words/index.js';
import { lateWords } from '../../../web/words/late.js';

await loadWords('en');
await loadWords('zh');

/**
 * Every path to a text, with its value.
 * @param {Record<string, any>} node
 * @param {string} [path]
 * @returns {[string, unknown][]}
 */
function leaves(node, path = '') {
  return Object.entries(node).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? leaves(value, `${path}.${key}`)
      : [[`${path}.${key}`, value]],
  );
}

const english = leaves({ ...words('en'), late: lateWords('en') });
const chinese = leaves({ ...words('zh'), late: lateWords('zh') });

test('both languages have the same keys, of the same kind', () => {
  const shape = (/** @type {[string, unknown][]} */ list) =>
    list.map(([path, value]) => `${path}: ${typeof value}`).sort();
  assert.deepEqual(shape(chinese), shape(english));
});

test('no text is empty', () => {
  for (const [path, value] of [...english, ...chinese]) {
    assert.ok(value !== '', path);
  }
});

test('Chinese texts use full-width punctuation after Chinese', () => {
  for (const [path, value] of chinese) {
    if (typeof value === 'string') assert.doesNotMatch(value, /[\u4e00-\u9fff][,;:!?()]/, path);
  }
});
