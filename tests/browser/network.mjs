import { createServer, request } from 'node:http';
import { serve } from '../../bin/server.mjs';

/**
 * The project's server behind a wire that can be cut.
 * @typedef {object} Network
 * @property {string} url
 * @property {boolean} on
 * @property {(path: string) => boolean} refuses what is refused although it is on
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} folder
 * @param {string} [path] below which the folder is found
 * @returns {Promise<Network>}
 */
export async function openNetwork(folder, path = '') {
  const server = await serve(folder);
  const { port } = new URL(server.url);
  const wire = createServer((asked, answer) => {
    if (!network.on || network.refuses(asked.url ?? '/')) {
      asked.socket.destroy();
      return;
    }
    const onward = request({ port, host: '127.0.0.1', path: asked.url }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => asked.socket.destroy());
    onward.end();
  });
  await new Promise((resolve) => wire.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (wire.address());
  /** @type {Network} */
  const network = {
    url: `http://localhost:${address.port}/${path}`,
    on: true,
    refuses: () => false,
    async close() {
      wire.close();
      wire.closeAllConnections();
      await server.close();
    },
  };
  return network;
}

/** @returns {(path: string) => boolean} every path the first time */
export function onceEach() {
  const seen = new Set();
  return (path) => {
    const first = !seen.has(path);
    seen.add(path);
    return first;
  };
}
