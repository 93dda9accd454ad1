// The report as a document to be handed round: verdict, tables, figures, methods, sources, options, data.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { markupText } from '../../../web/diagrams/svg.js';
import { melon } from '../command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-report-'));
after(() => rmSync(folder, { recursive: true }));

const samples = new URL('../../../web/samples/', import.meta.url).pathname;

/** @param {string} path @param {...string} args */
async function page(path, ...args) {
  const { status, stdout, stderr } = await melon('evaluate', path, '--format=html', ...args);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** @param {string} text */
const countOf = (text, /** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].length;

for (const language of /** @type {const} */ (['en', 'zh'])) {
  for (const sample of [
    ...['breast-cancer', 'iris-probabilities', 'digits-labels', 'diabetes-progression', 'ranking'],
    ...['iris-clusters', 'fold-matrices', 'demsar-auc', 'ten-folds', 'five-by-two'],
  ]) {
    test(`the report of ${sample} has everything, in ${language}`, async () => {
      const path = `${samples}${sample}.csv`;
      const text = await page(path, `--language=${language}`);
      const { stdout: list } = await melon('evaluate', path, '--figure');
      const drawn = list.split('\n').filter((line) => /^[a-z_]+ {2,}\S/.test(line));
      assert.equal(countOf(text, /<figure/g), drawn.length, list);
      assert.ok(drawn.length > 0);
      const { stdout } = await melon('evaluate', path, '--paper', `--language=${language}`);
      const [paragraph, ...entries] = stdout.split('\n\n');
      assert.ok(text.includes(`<p>${markupText(paragraph)}</p>`), paragraph);
      const references = /<ol>(.*?)<\/ol>/s.exec(text)?.[1] ?? '';
      const cited = entries.join('\n\n').match(/^@/gm)?.length ?? 0;
      assert.equal(countOf(references, /<li>/g), cited);
      assert.doesNotMatch(references, /undefined|[{}$]/);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      assert.ok(text.includes(`${sample}.csv: <code>${hash}</code>`));
      assert.match(text, /<code>seed = 1<\/code>|<code>alpha = 0\.05<\/code>/);
      assert.match(text, /Melon \d+\.\d+\.\d+/);
      assert.doesNotMatch(text, /undefined|NaN|\[object/);
    });
  }
}

test('the report has no script, no address and no style from elsewhere', async () => {
  const text = await page(`${samples}breast-cancer.csv`);
  const [policy] = /content="default-src[^"]*"/.exec(text) ?? [];
  assert.equal(
    policy,
    `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
  );
  const outside = text.replaceAll('xmlns="http://www.w3.org/2000/svg"', '');
  assert.doesNotMatch(
    outside,
    /<script|<link|<iframe|<object|\ssrc=|\shref=|url\(|@import|https?:/i,
  );
  assert.doesNotMatch(outside, /\son\w+=/i);
});

test('every name of a file is escaped: of models, classes, data and the file itself', async () => {
  const name = `<img src=x onerror="alert('1')">&amp;.csv`;
  const path = join(folder, name.replaceAll('/', ''));
  const rows = ['<b>yes</b>,0.9,0.8', '<i>no,0.2,0.7', '<b>yes</b>,0.6,0.1', '<i>no,0.4,0.3'];
  writeFileSync(path, `y_true,<svg onload=x>,"</style><script>"\n${rows.join('\n')}\n`);
  const text = await page(path, '--positive=<b>yes</b>');
  assert.doesNotMatch(text, /<(?:img|script|b>yes|i>no|svg onload)/);
  assert.equal(countOf(text, /<\/style>/g), 1);
  assert.ok(text.includes('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;.csv'));
  assert.ok(text.includes('positive = &lt;b&gt;yes&lt;/b&gt;'));
});

test('two files that are compared have their fingerprints too', async () => {
  const paths = ['base.csv', 'next.csv'].map((name) => join(folder, name));
  for (const [at, path] of paths.entries()) {
    writeFileSync(path, `y_true,score\n1,0.9\n0,0.${at + 1}\n1,0.7\n0,0.8\n`);
  }
  const { stdout, stderr } = await melon('compare', ...paths, '--format=html');
  assert.match(
    stdout,
    /base\.csv: <code>[0-9a-f]{64}<.*\n.*next\.csv: <code>[0-9a-f]{64}</,
    stderr,
  );
});
