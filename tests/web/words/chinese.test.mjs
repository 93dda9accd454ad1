import assert from 'node:assert/strict';
import test from 'node:test';
import { chinese, closed } from '../../../web/words/chinese.js';

test('a blank stands between Chinese and other writing, none between Chinese and Chinese', () => {
  const better = (/** @type {string} */ a, /** @type {string} */ b) => chinese`${a} 优于 ${b}。`;
  assert.equal(better('SVM', 'k-NN'), 'SVM 优于 k-NN。');
  assert.equal(better('决策树', '支持向量机'), '决策树优于支持向量机。');
  assert.equal(better('决策树', 'SVM'), '决策树优于 SVM。');
  assert.equal(better('C4.5（剪枝）', '决策树 A'), 'C4.5（剪枝）优于决策树 A。');
});

test('signs keep their blanks, and names stay as they are', () => {
  assert.equal(chinese`${'决策树'} – ${'随机森林'}`, '决策树 – 随机森林');
  assert.equal(chinese`按 ${'随机 森林'} 排序`, '按随机 森林排序');
  assert.equal(chinese`对照 ${''}相比`, '对照 相比');
});

test('parts of a sentence close up as the pieces of a template do', () => {
  const texts = (/** @type {string[]} */ ...parts) =>
    closed(parts.map((text) => ({ text }))).map(({ text }) => text);
  assert.deepEqual(texts('有差异。', '决策树', ' 居首。'), ['有差异。', '决策树', '居首。']);
  assert.deepEqual(texts('SVM', ' 居首。'), ['SVM', ' 居首。']);
});
