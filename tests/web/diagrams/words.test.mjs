import assert from 'node:assert/strict';
import test from 'node:test';
import { diagramWords } from '../../../web/diagrams/words.js';

const english = diagramWords('en');
const chinese = diagramWords('zh');

test('both languages have the same words, of the same kind', () => {
  const shape = (/** @type {Record<string, any>} */ words) =>
    Object.entries(words)
      .map(
        ([key, value]) =>
          `${key}: ${typeof value} ${value.length * Number(typeof value === 'function')}`,
      )
      .sort();
  assert.deepEqual(shape(chinese), shape(english));
});

test('Chinese words use full-width punctuation after Chinese', () => {
  // Some take a name where others take a list.
  const names = Object.assign(['甲', '乙'], { toString: () => '丙' });
  for (const value of Object.values(chinese)) {
    const text =
      typeof value === 'function' ? /** @type {any} */ (value)(names, names, names) : value;
    assert.doesNotMatch(text, /[\u4e00-\u9fff][,;:!?()]/, text);
  }
});
