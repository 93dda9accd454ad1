/**
 * WebKit's own small browser for GTK, on a screen in memory, by WebDriver over HTTP.
 * @module
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driven, eventually, removed } from './web_driver.mjs';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Keeps what the console would show. Its own is out of reach. */
function listen() {
  /** @type {string[]} */
  const heard = [];
  Object.assign(globalThis, { heard });
  const { error } = console;
  console.error = (...words) => {
    heard.push(words.join(' '));
    error(...words);
  };
  addEventListener('error', ({ message, filename }) => {
    // No error, and never on the console: what was observed comes in the next frame.
    if (!message.startsWith('ResizeObserver loop')) heard.push(`${message} (${filename})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`${effectiveDirective} refused ${blockedURI}`),
  );
}

const heardSoFar = () => /** @type {{ heard?: string[] }} */ (globalThis).heard ?? [];

/**
 * @param {string} program  the driver
 * @param {string} proxy  host and port of what all but this machine is asked through
 * @returns {Promise<import('./web_driver.mjs').Browser>}
 */
export async function openWebkit(program, proxy) {
  const home = mkdtempSync(join(tmpdir(), 'melon-webkit-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const screen = ['-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise((resolve) => server.stdio[3]?.once('data', resolve));
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      LANG: 'C.UTF-8',
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_DATA_HOME: join(home, '.local'),
      XDG_CACHE_HOME: join(home, '.cache'),
    },
  });
  let session = '';
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async function ask(method, path, body) {
    const address = `http://127.0.0.1:${port}${session}${path}`;
    const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
    const { value } = /** @type {any} */ (await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }

  async function close() {
    if (session) await ask('DELETE', '').catch(() => {});
    const ended = [driver, server].map((one) => new Promise((resolve) => one.on('close', resolve)));
    driver.kill();
    server.kill();
    await Promise.all(ended);
    await removed(home);
  }
  try {
    await eventually('the driver of WebKit', () => ask('GET', '/status').catch(() => null));
    const { sessionId } = await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // Errors are heard from as early on as can be.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=localhost'],
          },
        },
      },
    });
    session = `/session/${sessionId}`;
    await ask('POST', '/window/rect', { width: 1440, height: 1000 });
    /** @param {string} script @param {unknown[]} args */
    const execute = (script, args) => ask('POST', '/execute/sync', { script, args });
    const run = (/** @type {() => unknown} */ work) => execute(`return (${work})()`, []);
    /** @type {string[]} */
    const earlier = [];
    const commands = {
      async navigate(/** @type {string} */ url) {
        earlier.push(...(await run(heardSoFar)));
        await ask('POST', '/url', { url });
        // A script that the old page was still to run ends with that page.
        await eventually(url, () =>
          run(() => !Object.hasOwn(globalThis, 'heard')).catch(() => false),
        );
        await run(listen);
        await eventually(url, () => run(() => document.readyState === 'complete'));
      },
      execute,
      find: (/** @type {string} */ value) =>
        ask('POST', '/element', { using: 'css selector', value }),
      click: (/** @type {string} */ id) => ask('POST', `/element/${id}/click`, {}),
      sendKeys: (/** @type {string} */ id, /** @type {string} */ text) =>
        ask('POST', `/element/${id}/value`, { text }),
      screenshot: () => ask('GET', '/screenshot'),
    };
    return {
      ...driven(commands, downloads),
      errors: async () => [...earlier, ...(await run(heardSoFar))],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
