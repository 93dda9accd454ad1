/**
 * The steps with the page of one address, in each engine.
 * @module
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ENGINES, openNowhere } from './engines.mjs';
import { evaluates, restores, START, showsWorking, teaches } from './steps.mjs';

/**
 * @param {string} what  is opened
 * @param {object} how
 * @param {string} how.folder  for the files that the page is given
 * @param {() => string} how.address  of the page, asked for before each engine
 * @param {(open: { browser: () => import('./web_driver.mjs').Browser, files: string }) => void} [how.more]  further tests
 */
export function inEachEngine(what, { folder, address, more }) {
  for (const { name, find, open } of ENGINES) {
    const program = find();
    const absent = program ? '' : ', which cannot be installed here';
    describe(`${what} in ${name}${absent}`, { skip: !program }, () => {
      /** @type {import('./web_driver.mjs').Browser} */
      let browser;
      /** @type {Awaited<ReturnType<typeof openNowhere>>} */
      let nowhere;
      const files = join(folder, name);

      before(async () => {
        mkdirSync(files);
        nowhere = await openNowhere();
        browser = await open(/** @type {string} */ (program), nowhere.address);
        await browser.go(address() + START);
      });
      after(async () => {
        await browser?.close();
        nowhere.close();
      });

      test('the verdicts are those of the command line', () => evaluates(browser, files));
      test('a number shows its working', () => showsWorking(browser));
      test('a lesson opens with its picture', () => teaches(browser));
      test('a session file and a link bring the same page again', () =>
        restores(browser, address(), files));
      test('nothing was wrong, and nothing was asked of a network', async () => {
        assert.deepEqual(await browser.errors(), []);
        assert.deepEqual(nowhere.asked, []);
      });
      more?.({ browser: () => browser, files });
    });
  }
}
