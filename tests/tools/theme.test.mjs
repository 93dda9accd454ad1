import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themesIn } from '../../tools/theme.mjs';

const SHEET = `:root {
  --card: #ffffff;
  --sans:
    system-ui, "Segoe UI",
    sans-serif;
  --model-1: #0072b2;
}
:root[data-theme="dark"] {
  --card: #1d2024;
}`;

test('each theme has its own colours, and the dark one what only the light one has', () => {
  const { light, dark } = themesIn(SHEET);
  assert.deepEqual([light.card, dark.card], ['#ffffff', '#1d2024']);
  assert.equal(dark.models['--model-1'], '#0072b2');
  assert.equal(dark.font, 'system-ui, "Segoe UI", sans-serif');
});
