// A long bootstrap is divided between two workers, and ends with the report of one core.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import createModule from '../../build/wasm/core.mjs';
import { openCore } from '../../web/core/core.js';
import { inSteps } from '../../web/core/in_steps.js';
import { blobSource, readTable } from '../../web/core/read_table.js';
import { drop, eventually, openPage, saved, settled } from './page.mjs';

const ROWS = 6000;

/** Two classes and four models, of which the table takes one core seconds to resample. */
function table() {
  let state = 1;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const rows = Array.from({ length: ROWS }, () => {
    const truth = random() < 0.4 ? 1 : 0;
    const scores = [0.1, 0.2, 0.3, 0.4].map((share) => (1 - share) * random() + share * truth);
    return [truth, ...scores].join(',');
  });
  return ['truth,a,b,c,d', ...rows].join('\n');
}

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  await settled(page);
});
after(() => opened.close());

/** The report of one core with the same options. @param {string} text */
async function reportOfOne(text) {
  const wasmBinary = readFileSync(new URL('../../build/wasm/core.wasm', import.meta.url));
  const core = await openCore(createModule, { wasmBinary });
  await readTable(core, blobSource(new Blob([text])));
  const steps = inSteps(core, { bootstrap: 2000 });
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    assert.ok('text' in value);
    return value.text;
  }
}

test('two workers measure the replicates, the second one ends, and the report is that of one core', async () => {
  const content = table();
  await opened.visit('#lang=en');
  await settled(page);
  let most = 0;
  page.on('worker', () => {
    most = Math.max(most, page.workers().length);
  });
  await drop(page, { name: 'mine.csv', content });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  const text = await eventually(async () => {
    const report = await saved(page, async () => {
      await page.getByText('Export', { exact: true }).click();
      await page.locator('[data-export="report"]').click();
    });
    assert.ok(report.text.includes('"bootstrap":2000'));
    return report.text;
  });
  assert.ok(text === `${await reportOfOne(content)}\n`);
  assert.equal(most, 2);
  await eventually(() => assert.equal(page.workers().length, 1));
  assert.deepEqual(opened.errors, []);
});
