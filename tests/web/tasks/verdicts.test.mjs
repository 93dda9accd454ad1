import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparisonVerdict } from '../../../web/tasks/verdicts.js';
import { binomialReport, cvReport, friedmanReport } from './comparison/example.mjs';
import { reason } from './comparison/verdict_text.mjs';

test('every verdict has a Chinese sentence, with full-width punctuation', () => {
  for (const report of [friedmanReport(), cvReport(), binomialReport()]) {
    const { sentence: text } = comparisonVerdict(report, 'zh', reason);
    assert.match(text, /。$/);
    assert.doesNotMatch(text, /[\u4e00-\u9fff][,;:!?()]/);
  }
});
