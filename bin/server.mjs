/**
 * Serves a folder on this machine alone, with the headers that its own file of them asks for.
 * @module
 */
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * The headers of a `_headers` file with one block, for every path.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readHeaders(text) {
  return Object.fromEntries(
    [...text.matchAll(/^[ \t]+([\w-]+):[ \t]*(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/**
 * The file that a request means, or undefined: nothing outside the folder,
 * neither by `..` nor by a symbolic link.
 * @param {string} folder  absolute, without symbolic links
 * @param {string} url  path and query of the request
 */
async function resolveFile(folder, url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    let file = await realpath(join(folder, path));
    if ((await stat(file)).isDirectory()) file = await realpath(join(file, 'index.html'));
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Serves a folder's files on localhost.
 * @param {string} folder
 * @param {{port?: number}} [options]  if the port is taken, any free one
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve(folder, { port = 0 } = {}) {
  const home = await realpath(folder);
  const headers = readHeaders(await readFile(join(home, '_headers'), 'utf8').catch(() => ''));
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = await resolveFile(home, request.url ?? '/');
    if (!file) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
        .end('not found\n');
      return;
    }
    response.writeHead(200, {
      'Cache-Control': 'no-cache',
      'Content-Length': (await stat(file)).size,
      'Content-Type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  });
  const listen = (/** @type {number} */ wanted) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, '127.0.0.1', () => {
        server.off('error', reject);
        resolve(undefined);
      });
    });
  await listen(port).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
