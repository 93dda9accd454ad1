import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { KINDS } from '../../../web/tasks/tasks.js';

test('what a kind brings is a file of the page', () => {
  for (const { pictures, frame, exports } of Object.values(KINDS)) {
    for (const part of [pictures, frame ?? [], exports ?? []].flat()) {
      const [, path] = /import\('\.\/(.*)'\)/.exec(String(part)) ?? [];
      assert.ok(existsSync(new URL(`../../../web/tasks/${path}`, import.meta.url)), path);
    }
  }
});
