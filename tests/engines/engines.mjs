/**
 * The engines that the page is opened in.
 * @module
 */
import { createServer } from 'node:http';
import { findChromium, findFirefox, findWebkit } from '../../tools/setup.mjs';
import { openChromium } from './chromium.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebkit } from './webkit.mjs';

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | undefined} find
 * @property {(program: string, proxy: string) => Promise<import('./web_driver.mjs').Browser>} open
 */

/** @type {Engine[]} */
export const ENGINES = [
  { name: 'Chromium', find: findChromium, open: openChromium },
  { name: 'Firefox', find: findFirefox, open: openFirefox },
  { name: 'WebKit', find: findWebkit, open: openWebkit },
];

/** What browsers ask their makers for by themselves. */
const OF_MAKERS = /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:mozilla\.(?:com|org)|google(?:apis)?\.com)\b/;

/**
 * In the place of a network: it writes down what it is asked for, and refuses it.
 * @returns {Promise<{ address: string, asked: string[], close: () => void }>}
 */
export async function openNowhere() {
  /** @type {string[]} */
  const asked = [];
  const note = (/** @type {import('node:http').IncomingMessage} */ { url = '' }) => {
    if (!OF_MAKERS.test(url)) asked.push(url);
  };
  const server = createServer((request, response) => {
    note(request);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    note(request);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `127.0.0.1:${port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
