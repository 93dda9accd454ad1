// The page from a server, with its policy, in each engine; and without the server, once it is kept.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../bin/compare_reports.mjs';
import { openNetwork } from '../browser/network.mjs';
import { inEachEngine } from './in_each_engine.mjs';
import { kept, restores, teaches } from './steps.mjs';

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

inEachEngine('the page', {
  folder,
  address: () => network.url,
  more({ browser, files }) {
    test('without its server it opens and works as before', async () => {
      await kept(browser());
      network.on = false;
      try {
        await restores(browser(), network.url, files);
        await teaches(browser());
      } finally {
        network.on = true;
      }
    });
  },
});
