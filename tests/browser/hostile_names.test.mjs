// Names that XML cannot represent, or that would be markup: every picture is saved as SVG, and the browser reads it as XML.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, openPage, saved, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** An empty page: the policy of ours forbids parsing texts. @type {import('playwright-core').Page} */
let reader;

before(async () => {
  opened = await openPage();
  reader = await opened.page.context().newPage();
  await opened.page.bringToFront();
});
after(() => opened.close());

const NAMES = ['a\u0001b', 'c\ufffed', '<b>&amp;"\']]>', '\u202eevil\u2066', '=1+1'];

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/**
 * Rows of a number per name, behind a first cell.
 * @param {string} first
 * @param {(row: number) => string} cell
 */
const table = (first, cell) =>
  [
    [first, ...NAMES].map(quoted).join(','),
    ...Array.from({ length: 24 }, (_, row) =>
      [cell(row), ...NAMES.map((__, at) => ((row * 7 + at * 5 + 3) % 23) / 23)].join(','),
    ),
  ].join('\n');

const FILES = {
  'scores.csv': table('y', (row) => String((row * 5) % 2)),
  'results.csv': table('dataset', (row) => `"d${row}\u0002<i>"`),
  'labels.csv': [
    ['truth', NAMES[0], NAMES[2]].map(quoted).join(','),
    ...Array.from({ length: 24 }, (_, row) =>
      [row % 3, (row * 5) % 3, (row + (row % 4 === 0 ? 1 : 0)) % 3]
        .map((at) => quoted(NAMES[at]))
        .join(','),
    ),
  ].join('\n'),
};

/** Pictures that there are at once. @type {Record<string, number>} */
const FEWEST = { 'scores.csv': 7, 'results.csv': 8, 'labels.csv': 1 };

for (const [name, content] of Object.entries(FILES)) {
  test(`every picture of ${name} is well-formed as SVG`, { timeout: 180_000 }, async () => {
    const { page } = opened;
    await opened.visit();
    await settled(page);
    await drop(page, { name, content });
    await page.locator('.source', { hasText: name }).waitFor();
    await settled(page);
    const buttons = page.locator('[data-save="svg"]:visible');
    await buttons.nth(FEWEST[name] - 1).waitFor();
    const count = await buttons.count();
    const names = [];
    for (let at = 0; at < count; at += 1) {
      const file = await saved(page, () => buttons.nth(at).click());
      names.push(file.name);
      const fault = await reader.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
        return parsed.querySelector('parsererror')?.textContent ?? null;
      }, file.text);
      assert.equal(fault, null, file.name);
      assert.doesNotMatch(file.text, /<b>|<script/);
    }
    assert.equal(new Set(names).size, count, names.join(' '));
  });
}
