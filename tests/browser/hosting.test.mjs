import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { serve } from '../../bin/server.mjs';
import { openPage, settled } from './page.mjs';

const dist = new URL('../../dist/', import.meta.url).pathname;

test('the page works under any path and asks for nothing outside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'melon-hosting-'));
  cpSync(dist, join(folder, 'some/deep folder'), { recursive: true });
  const server = await serve(folder);
  const url = `${server.url}some/deep%20folder/`;
  const opened = await openPage({ server: { url, close: server.close } });
  try {
    await settled(opened.page);
    assert.match(await opened.page.locator('#verdict').innerText(), /Random forest/);
    const outside = opened.requests.filter(
      (one) => !/^(blob|data):/.test(one) && !one.startsWith(url),
    );
    assert.deepEqual(outside, []);
    assert.deepEqual(opened.errors, []);
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true });
  }
});
