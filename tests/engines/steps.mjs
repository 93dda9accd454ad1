/**
 * What somebody does with the page, in whatever engine, and what must have come of it.
 * @module
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { melon } from '../bin/command_line.mjs';
import { ROOT } from '../bin/compare_reports.mjs';
import { named, plain } from '../browser/tables.mjs';
import { golden } from '../web/import/formats/support.mjs';
import { eventually } from './web_driver.mjs';

/** @typedef {import('./web_driver.mjs').Browser} Browser */

/** The page in English, without the seconds of its replicates. */
export const START = '#lang=en&options={"bootstrap":0}';
const SAMPLE = join(ROOT, 'web/samples/breast-cancer.csv');

/** @param {Browser} browser */
async function settled(browser) {
  await eventually('a report', () =>
    browser.run(
      () =>
        document.body.dataset.phase === 'ready' &&
        document.querySelector('table.models tbody tr') !== null,
    ),
  );
}

/** @param {Browser} browser @param {string} selector @returns {Promise<string>} */
const textOf = (browser, selector) =>
  browser.run(
    (which) => /** @type {HTMLElement | null} */ (document.querySelector(which))?.innerText ?? '',
    selector,
  );

/** @param {Browser} browser @param {string} selector @param {string} text */
const untilThere = (browser, selector, text = '') =>
  eventually(`${selector} ${text}`, () =>
    browser.run(
      (which, wanted) =>
        [...document.querySelectorAll(which)].some(
          (element) =>
            element.getClientRects().length > 0 &&
            /** @type {HTMLElement} */ (element).innerText?.includes(wanted) !== false,
        ),
      selector,
      text,
    ),
  );

/** @param {Browser} browser @param {string} selector */
async function press(browser, selector) {
  await untilThere(browser, selector);
  await browser.press(selector);
}

/** The first line that the command line prints. @param {string} file @param {'en' | 'zh'} language */
async function verdictOf(file, language) {
  const { stdout } = await melon('evaluate', file, '--bootstrap=0', `--language=${language}`);
  return stdout.slice(0, stdout.indexOf('\n'));
}

/** @param {Browser} browser @param {string} file */
async function choose(browser, file) {
  await browser.choose('#data input[type=file]', file);
  await untilThere(browser, '.source', file.replace(/^.*\//, ''));
  await settled(browser);
}

/** @param {Browser} browser */
async function assertNoProblem(browser) {
  assert.equal(await textOf(browser, '#problem'), '');
}

/** Pictures of it that have a line or an area. @param {Browser} browser @param {string} place */
const drawn = (browser, place) =>
  browser.run((where) => {
    const isPainted = (/** @type {HTMLCanvasElement} */ canvas) => {
      const { width, height } = canvas;
      if (width === 0 || height === 0) return false;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return pixels.some((value) => value !== 0);
    };
    return [...document.querySelectorAll(`${where} :is(canvas, svg)`)].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      if (width < 100 || height < 100) return false;
      return one instanceof HTMLCanvasElement ? isPainted(one) : one.querySelector('path, line');
    }).length;
  }, place);

/** The example, a table of the reader and one of another format, in both languages. @param {Browser} browser @param {string} folder */
export async function evaluates(browser, folder) {
  await settled(browser);
  assert.equal(await textOf(browser, '#verdict h1'), await verdictOf(SAMPLE, 'en'));
  await eventually('its pictures', async () => (await drawn(browser, '#pictures')) >= 4);
  const mine = join(folder, 'mine.csv');
  writeFileSync(mine, plain);
  await choose(browser, mine);
  assert.equal(await textOf(browser, '#verdict h1'), await verdictOf(mine, 'en'));
  const workbook = join(folder, 'mine.xlsx');
  writeFileSync(workbook, golden('predictions.xlsx'));
  await choose(browser, workbook);
  const packed = await verdictOf(workbook, 'en');
  assert.equal(await textOf(browser, '#verdict h1'), packed);
  await press(browser, 'button.language');
  const chinese = await verdictOf(workbook, 'zh');
  await untilThere(browser, '#verdict h1', chinese);
  assert.equal(await browser.run(() => document.documentElement.lang), 'zh-Hans');
  await untilThere(browser, '#data label', '选择文件');
  await press(browser, 'button.language');
  await untilThere(browser, '#verdict h1', packed);
  await assertNoProblem(browser);
}

/** A number shows how it comes about. @param {Browser} browser */
export async function showsWorking(browser) {
  await press(browser, 'table.models tbody tr.chosen button.value');
  await untilThere(browser, '.working-panel .katex');
  await eventually('the fonts of formulas', () =>
    browser.run(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('KaTeX_Math') && status === 'loaded',
      ),
    ),
  );
  await press(browser, '.working-panel header button');
}

/** @param {Browser} browser */
export async function teaches(browser) {
  await press(browser, '#navigation a[href="#room=learn"]');
  await press(browser, '.learn-list li:nth-child(4) a');
  await untilThere(browser, '.learn-text > p:not(.learn-head)');
  await eventually(
    'the picture of the lesson',
    async () => (await drawn(browser, '.learn-stage')) > 0,
  );
  await press(browser, '#navigation a[href^="#sample"]');
  await untilThere(browser, '#verdict h1');
  await assertNoProblem(browser);
}

/** Until everything is in the browser. @param {Browser} browser */
export const kept = (browser) => untilThere(browser, '.privacy strong', 'Ready without network');

/** What one sees of a table. @param {Browser} browser */
const seen = (browser) =>
  browser.run(() => {
    const text = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map(
        (element) => /** @type {HTMLElement} */ (element).innerText,
      );
    return {
      verdict: text('#verdict'),
      table: text('table.models'),
      chosen: text('table.models tbody tr.chosen th'),
      settings: [...new URLSearchParams(location.hash.slice(1))].filter(
        ([name]) => !/^(?:lang|data|file)$/.test(name),
      ),
    };
  });

/** @param {Browser} browser @param {string} address */
async function visitAnew(browser, address) {
  await browser.run(() => {
    localStorage.clear();
    return new Promise((resolve) => {
      const request = indexedDB.deleteDatabase('melon');
      request.onsuccess = request.onerror = request.onblocked = () => resolve(null);
    });
  });
  await browser.go(address + START);
  await settled(browser);
}

/** A session file and a link bring the same page again. @param {Browser} browser @param {string} address @param {string} folder */
export async function restores(browser, address, folder) {
  const settings = {
    bootstrap: 0,
    beta: 2,
    positive: 'west',
    thresholds: { good: 0.25 },
  };
  const view = `columns=f1,mcc,roc_auc&sort=-f1&model=poor&file=named.csv`;
  await browser.go(
    `${address}#lang=en&${view}&options=${encodeURIComponent(JSON.stringify(settings))}`,
  );
  await settled(browser);
  const file = join(folder, 'named.csv');
  writeFileSync(file, named);
  await choose(browser, file);
  const before = await seen(browser);
  assert.deepEqual(before.chosen.length, 1);
  assert.match(JSON.stringify(before.settings), /west/);
  await press(browser, '.menu summary');
  const session = await browser.saved(() => press(browser, '[data-export=session]'));
  assert.equal(session.name, 'melon-named.melon.json');
  await press(browser, '.menu summary');
  await press(browser, '[data-export=link]');
  await press(browser, '.sharing input[name=table]:enabled');
  const link = await eventually('the link with its table', () =>
    browser.run(() => {
      const { value } = /** @type {HTMLTextAreaElement} */ (
        document.querySelector('.sharing textarea[name=link]')
      );
      return value.includes('data=') ? value : '';
    }),
  );

  await visitAnew(browser, address);
  const saved = join(folder, session.name);
  writeFileSync(saved, session.text);
  await browser.choose('#data input[type=file]', saved);
  await untilThere(browser, '.source', 'named.csv');
  await settled(browser);
  assert.deepEqual(await seen(browser), before);

  await visitAnew(browser, address);
  await browser.go(link);
  await settled(browser);
  await eventually('the table of the link', async () =>
    (await textOf(browser, '.source')).includes('named'),
  );
  await settled(browser);
  assert.deepEqual(await seen(browser), before);
  await assertNoProblem(browser);
}
