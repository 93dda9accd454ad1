// Tables and documents in HTML.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlDocument, htmlText, toHtml } from '../../../web/export/html.js';

const cell = { value: 0.5, text: '0.500', interval: null, reason: '', intervalReason: '' };

test('a text is never markup, in an attribute either', () => {
  assert.equal(htmlText(`<a href='x'>&"`), '&lt;a href=&#39;x&#39;&gt;&amp;&quot;');
});

test('a table has a head for every column and row, the best in bold, and intervals', () => {
  const table = {
    corner: 'Model',
    heads: [{ key: 'k', label: 'A < B', name: 'k' }],
    rows: [
      { name: 'm', index: 0, cells: [{ ...cell, note: '[0, 1]', best: true }] },
      { name: 'n', index: 1, cells: [{ ...cell, note: '', best: false }] },
    ],
  };
  assert.equal(
    toHtml(table, { caption: 'Models & more' }),
    `<table>
<caption>Models &amp; more</caption>
<thead>
<tr><th scope="col">Model</th><th scope="col">A &lt; B</th></tr>
</thead>
<tbody>
<tr><th scope="row">m</th><td><b>0.500</b> <small>[0, 1]</small></td></tr>
<tr><th scope="row">n</th><td>0.500</td></tr>
</tbody>
</table>
`,
  );
});

test('the title of a document is text too', () => {
  const text = htmlDocument({ language: 'zh', title: '</title><script>', body: '<p>x</p>\n' });
  assert.match(text, /<title>&lt;\/title&gt;&lt;script&gt;<\/title>/);
  assert.match(text, /<html lang="zh-CN">/);
  assert.match(text, /<body>\n<p>x<\/p>\n<\/body>/);
});
