// The page from a server, with its policy, in each engine; and without the server, once it is kept.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../bin/compare_reports.mjs';
import { openNetwork } from '../browser/network.mjs';
import { ENGINES, openNowhere } from './engines.mjs';
import { evaluates, kept, restores, START, showsWorking, teaches } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-served-'));
/** @type {import('../browser/network.mjs').Network} */
let network;

before(async () => {
  network = await openNetwork(join(ROOT, 'dist'));
});
after(async () => {
  await network.close();
  rmSync(folder, { recursive: true });
});

for (const { name, find, open } of ENGINES) {
  const program = find();
  const absent = program ? '' : ', which cannot be installed here';
  describe(`the page in ${name}${absent}`, { skip: !program }, () => {
    /** @type {import('./web_driver.mjs').Browser} */
    let browser;
    /** @type {Awaited<ReturnType<typeof openNowhere>>} */
    let nowhere;
    const files = join(folder, name);

    before(async () => {
      mkdirSync(files);
      network.on = true;
      nowhere = await openNowhere();
      browser = await open(/** @type {string} */ (program), nowhere.address);
      await browser.go(network.url + START);
    });
    after(async () => {
      await browser?.close();
      nowhere.close();
    });

    test('the verdicts are those of the command line', () => evaluates(browser, files));
    test('a number shows its working', () => showsWorking(browser));
    test('a lesson opens with its picture', () => teaches(browser));
    test('a session file and a link bring the same page again', () =>
      restores(browser, network.url, files));
    test('nothing was wrong, and nothing was asked of others', async () => {
      assert.deepEqual(await browser.errors(), []);
      assert.deepEqual(nowhere.asked, []);
    });
    test('without its server it opens and works as before', async () => {
      await kept(browser);
      network.on = false;
      await restores(browser, network.url, files);
      await teaches(browser);
    });
  });
}
