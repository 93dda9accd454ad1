import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchor, anchorsIn, linksIn } from '../../tools/links.mjs';

test('an anchor keeps letters of any script, digits and hyphens', () => {
  assert.equal(anchor('How to add a metric?'), 'how-to-add-a-metric');
  assert.equal(anchor('马修斯相关系数 (MCC)'), '马修斯相关系数-mcc');
  assert.equal(anchor('`roc_auc`'), 'roc_auc');
});

test('equal headings are numbered, and a heading inside a code block is none', () => {
  const anchors = anchorsIn('# A\n\n## A\n\n```\n# B\n```\n<a id="c"></a>\n');
  assert.deepEqual([...anchors].sort(), ['a', 'a-1', 'c']);
});

test('links are found in text, references and HTML, not in code', () => {
  const text = '[a](a.md#x) ![b](<b.png> "title") `[no](no.md)`\n\n[r]: r.md\n<img src="i.svg">\n';
  assert.deepEqual(linksIn(text), ['a.md#x', 'b.png', 'r.md', 'i.svg']);
});
