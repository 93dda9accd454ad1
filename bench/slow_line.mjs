// A host as pages have it: compressed answers, over a line of so many bits a second.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a visitor far from the host has. */
export const LINE = { megabits: 10, latency: 40 };

/**
 * The files of another server, compressed.
 * @param {string} url  of that server
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function compressed(url) {
  /** @type {Map<string, {headers: Record<string, string>, body: Buffer}>} */
  const known = new Map();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    let answer = known.get(path);
    if (!answer) {
      const ask = () => fetch(new URL(path, url));
      // The server may have closed the connection that was to be used again.
      const original = await ask().catch(ask);
      const body = gzipSync(Buffer.from(await original.arrayBuffer()), { level: 9 });
      const headers = Object.fromEntries(original.headers);
      for (const name of ['content-length', 'connection', 'keep-alive', 'transfer-encoding']) {
        delete headers[name];
      }
      answer = { headers: { ...headers, 'content-encoding': 'gzip' }, body };
      if (original.ok) known.set(path, answer);
    }
    response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length });
    response.end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Holds what a page fetches to the line.
 * @param {import('playwright-core').Page} page
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (LINE.megabits * 1e6) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}
