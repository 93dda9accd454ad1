// The page in one file, opened from the disk in each engine, without a network.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildSingle } from '../../tools/single.mjs';
import { ENGINES, openNowhere } from './engines.mjs';
import { evaluates, restores, START, showsWorking, teaches } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-engines-'));
let address = '';

before(async () => {
  address = `file://${await buildSingle(folder)}`;
});
after(() => rmSync(folder, { recursive: true }));

for (const { name, find, open } of ENGINES) {
  const program = find();
  const absent = program ? '' : ', which cannot be installed here';
  describe(`the single file in ${name}${absent}`, { skip: !program }, () => {
    /** @type {import('./web_driver.mjs').Browser} */
    let browser;
    /** @type {Awaited<ReturnType<typeof openNowhere>>} */
    let nowhere;
    const files = join(folder, name);

    before(async () => {
      mkdirSync(files);
      nowhere = await openNowhere();
      browser = await open(/** @type {string} */ (program), nowhere.address);
      await browser.go(address + START);
    });
    after(async () => {
      await browser?.close();
      nowhere.close();
    });

    test('the verdicts are those of the command line', () => evaluates(browser, files));
    test('a number shows its working', () => showsWorking(browser));
    test('a lesson opens with its picture', () => teaches(browser));
    test('a session file and a link bring the same page again', () =>
      restores(browser, address, files));
    test('nothing was wrong, and nothing was asked of the network', async () => {
      assert.deepEqual(await browser.errors(), []);
      assert.deepEqual(nowhere.asked, []);
    });
  });
}
