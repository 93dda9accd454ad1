// Names that XML cannot represent, that would be markup, or that every object has: every picture is saved as SVG, which
// the browser reads as XML, every other export is saved, and nothing of a name becomes part of the page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, eventually, openPage, saved, settled } from './page.mjs';

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

const NAMES = [
  ...['a\u0001b', 'c\ufffed', '<b>&amp;"\']]>', '\u202eevil\u2066', '=1+1', '__proto__'],
  'un\u200bseen',
  ...['<img src=x onerror=globalThis.taken=1>', 'constructor', '$1$\\input{x}%|_^~&#', 'שלום'],
];

/** What turns the direction of writing, is not seen, or is a control. */
const HIDDEN = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufffe]/u;

/** Texts of the page, seen or read out, that have something hidden in them. */
const hiddenTexts = () =>
  opened.page.evaluate((source) => {
    const hidden = new RegExp(source, 'u');
    const found = [];
    const walker = document.createTreeWalker(
      document.documentElement,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const texts =
        node instanceof Element
          ? ['title', 'aria-label', 'alt', 'placeholder'].map((name) => node.getAttribute(name))
          : [node.textContent];
      // Formulas have a blank of no width by itself.
      found.push(...texts.filter((text) => text && text !== '\u200b' && hidden.test(text)));
    }
    return found;
  }, HIDDEN.source);

/** Whether a name became part of the page. */
const nodesOfNames = () =>
  opened.page.evaluate(() => ({
    taken: 'taken' in globalThis,
    nodes: document.querySelectorAll('img[src="x"], main b > *, [onerror]').length,
    polluted: Object.keys(Object.prototype).length,
  }));
const NOTHING = { taken: false, nodes: 0, polluted: 0 };

/** How a name stands in a file. @param {string} name @param {string | undefined} suffix */
const inFile = (name, suffix) =>
  suffix === 'json' ? JSON.stringify(name).slice(1, -1) : name.replaceAll('"', '""');

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
      assert.doesNotMatch(file.text, HIDDEN, file.name);
    }
    assert.equal(new Set(names).size, count, names.join(' '));
    assert.deepEqual(await nodesOfNames(), NOTHING);
  });

  test(
    `every view and export of ${name} shows names and obeys none`,
    {
      timeout: 180_000,
    },
    async () => {
      const { page } = opened;
      await opened.visit();
      await settled(page);
      await drop(page, { name: `<img src=x onerror=taken=1>\u202e${name}`, content });
      await page.locator('.source', { hasText: name }).waitFor();
      await settled(page);
      // What is opened may have more to open in it.
      await eventually(async () => {
        const opened = await page.locator('main details:not([open])').evaluateAll((closed) => {
          for (const one of closed) /** @type {HTMLDetailsElement} */ (one).open = true;
          return closed.length;
        });
        assert.equal(opened, 0);
      });
      for (const language of ['切换到中文', 'Switch to English']) {
        await page.getByRole('button', { name: language }).click();
        await settled(page);
        assert.deepEqual(await nodesOfNames(), NOTHING);
        assert.deepEqual(await hiddenTexts(), []);
      }
      const named = NAMES.filter((one) => content.includes(quoted(one)));
      await page.locator('.menu summary').click();
      await page.locator('[data-export=report]').waitFor();
      await page.locator('[data-export=bibtex]').waitFor();
      const kinds = await page
        .locator(
          '[data-export]:visible:not([data-export^=copy]):not([aria-haspopup]):not([data-export=projector])',
        )
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-export')));
      assert.ok(kinds.length >= 6, `${kinds}`);
      for (const kind of kinds) {
        const button = page.locator(`[data-export="${kind}"]`);
        // The menu closes behind some of them.
        if (!(await button.isVisible())) await page.locator('.menu summary').click();
        const { name: file, text } = await saved(page, () => button.click()).catch((error) =>
          assert.fail(`${kind}: ${error}`),
        );
        assert.ok(text.length > 0, file);
        assert.doesNotMatch(file, /[<>\u202e"]/, file);
        const suffix = file.split('.').at(-1);
        // A cell that begins a formula would be computed by a spreadsheet.
        if (suffix === 'csv') assert.doesNotMatch(text, /(^|[,\n])"?[=@]/, file);
        // What LaTeX would obey is escaped.
        if (suffix === 'tex') assert.doesNotMatch(text, /\\input|[^\\]%\|/, file);
        if (suffix === 'md') assert.doesNotMatch(text, /(?<!\\)<(img|b>)/, file);
        if (file.endsWith('.melon.json')) {
          const [table] = JSON.parse(text).files;
          assert.equal(table.text, content);
          continue;
        }
        if (suffix === 'json') assert.ok(JSON.parse(text).models.length > 1);
        // The report and the table of results, which is read again, have the names of the file.
        const isVerbatim = suffix === 'json' || file.endsWith('-results.csv');
        if (isVerbatim)
          assert.ok(
            named.every((one) => text.includes(inFile(one, suffix))),
            file,
          );
        else if (suffix !== 'png') assert.doesNotMatch(text, HIDDEN, file);
      }
      for (const kind of ['snippet', 'link', 'projector']) {
        const button = page.locator(`[data-export="${kind}"]`);
        if (!(await button.isVisible())) await page.locator('.menu summary').click();
        await button.click();
        if (kind !== 'projector') await page.locator('dialog[open]').waitFor();
        assert.deepEqual(await nodesOfNames(), NOTHING, kind);
        assert.deepEqual(await hiddenTexts(), [], kind);
        await page.keyboard.press('Escape');
      }
      assert.deepEqual(await nodesOfNames(), NOTHING);
      assert.deepEqual(opened.errors, []);
    },
  );
}
