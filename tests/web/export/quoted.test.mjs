import assert from 'node:assert/strict';
import test from 'node:test';
import { quoted } from '../../../web/export/quoted.js';

test('what is not seen, or turns the source, is escaped', () => {
  assert.equal(quoted('a\u200b\u202e"\n'), '"a\\u200b\\u202e\\"\\n"');
  assert.equal(quoted('\u{1fffe}'), '"\\U0001fffe"');
  assert.equal(quoted('白'), '"白"');
});
