import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { melon } from '../bin/command_line.mjs';
import { drop, openPage, saved, settled } from './page.mjs';
import { plain } from './tables.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-document-'));
/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  await settled(page);
});
after(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

async function saveDocument() {
  await page.locator('.menu summary').click();
  return saved(page, () => page.locator('[data-export="document"]').click());
}

const RESULTS = 'data set,A,B,C\nd1,0.9,0.8,0.7\nd2,0.7,0.75,0.6\nd3,0.6,0.5,0.4\nd4,0.8,0.7,0.9\n';

for (const language of /** @type {const} */ (['en', 'zh'])) {
  for (const [name, content] of [
    ['mine.csv', plain],
    ['results.csv', RESULTS],
  ]) {
    test(`the page writes the report of ${name} as the command line does, in ${language}`, async () => {
      await opened.visit(`#lang=${language}&options={"bootstrap":0}`);
      await settled(page);
      await drop(page, { name, content });
      await page.locator('.source', { hasText: name }).waitFor();
      await settled(page);
      const { name: file, text } = await saveDocument();
      assert.equal(file, `melon-${name.replace('csv', 'html')}`);
      const path = join(folder, name);
      writeFileSync(path, content);
      const call = [path, '--format=html', `--language=${language}`, '--bootstrap=0'];
      const { stdout, stderr } = await melon('evaluate', ...call);
      assert.equal(text, stdout, stderr);
      assert.deepEqual(opened.errors, []);
    });
  }
}

test('the report opens from a file, asks for nothing and fits its paper and a phone', async () => {
  for (const sample of ['breast-cancer', 'demsar-auc', 'learners-accuracies']) {
    const path = join(folder, `${sample}.html`);
    const source = new URL(`../../web/samples/${sample}.csv`, import.meta.url).pathname;
    const { status } = await melon('evaluate', source, '--format=html', '--output', path);
    assert.equal(status, 0);
    const other = await page.context().newPage();
    /** @type {string[]} */
    const asked = [];
    other.on('request', (request) => asked.push(request.url()));
    /** @type {string[]} */
    const said = [];
    other.on('console', (message) => said.push(message.text()));
    await other.goto(`file://${path}`);
    // A4 without its margins of 16 mm, in CSS pixels.
    await other.setViewportSize({ width: 672, height: 1001 });
    await other.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { wide, tall, ground } = await other.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      tall: Math.max(
        ...[...document.querySelectorAll('figure')].map(
          (one) => one.getBoundingClientRect().height,
        ),
      ),
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    assert.ok(wide <= 672, `${sample}: ${wide} wide`);
    assert.ok(tall <= 1001, `${sample}: ${tall} tall`);
    assert.equal(ground, 'rgb(255, 255, 255)');
    await other.emulateMedia({ media: 'screen' });
    await other.setViewportSize({ width: 390, height: 800 });
    assert.equal(await other.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.deepEqual(asked, [`file://${path}`]);
    assert.deepEqual(said, []);
    await other.close();
  }
});
