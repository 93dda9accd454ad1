import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paperWords } from '../../../web/export/paper/words.js';
import { comparisonWords } from '../../../web/tasks/comparison/words.js';
import { rankingWords } from '../../../web/tasks/ranking/words.js';
import { criticalValueWords } from '../../../web/views/critical_values/words.js';
import { countsWords } from '../../../web/views/matrices/words.js';
import { resultsEditorWords } from '../../../web/views/results_editor/words.js';
import { sharingWords } from '../../../web/views/sharing/words.js';
import { lateWords } from '../../../web/words/late.js';

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

for (const [name, words] of Object.entries({
  ranking: rankingWords,
  counts: countsWords,
  comparison: comparisonWords,
  critical_values: criticalValueWords,
  results_editor: resultsEditorWords,
  sharing: sharingWords,
  paper: paperWords,
})) {
  test(`${name}: both languages have the same keys, of the same kind`, () => {
    const shape = (/** @type {'en' | 'zh'} */ language) =>
      leaves(words(language)).map(([path, value]) => `${path}: ${typeof value}`);
    assert.deepEqual(shape('zh'), shape('en'));
  });

  test(`${name}: Chinese texts use full-width punctuation after Chinese`, () => {
    for (const [path, value] of leaves(words('zh'))) {
      if (typeof value === 'string') assert.doesNotMatch(value, /[\u4e00-\u9fff][,;:!?()]/, path);
    }
  });
}

test('the report names the options that give the same on the command line', () => {
  const hint = (/** @type {'en' | 'zh'} */ language, /** @type {string} */ options) =>
    lateWords(language).export.reportHint(options);
  assert.equal(hint('en', ''), 'the same as on the command line');
  assert.equal(
    hint('en', '--bootstrap=2000'),
    'the same as on the command line with --bootstrap=2000',
  );
  assert.equal(hint('zh', '--bootstrap=2000'), '与命令行加 --bootstrap=2000 的输出相同');
});
