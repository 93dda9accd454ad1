import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelStyle } from '../../../web/charts/model_style.js';

test('the first thirty-six models differ in colour or dash', () => {
  const seen = new Set();
  for (let index = 0; index < 36; index += 1) {
    const { token, dash } = modelStyle(index);
    seen.add(`${token} ${dash}`);
  }
  assert.equal(seen.size, 36);
});
