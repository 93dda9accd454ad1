/**
 * Firefox, without a window, by its own protocol: the commands of WebDriver over a socket.
 * @module
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driven, eventually, removed } from './web_driver.mjs';

/**
 * Messages of the form `length:JSON`, each answered in its turn or with its number.
 * @param {number} port
 */
async function connected(port) {
  const socket = createConnection(port, '127.0.0.1');
  /** @type {Map<number, (answer: [unknown, any]) => void>} */
  const waiting = new Map();
  let received = Buffer.alloc(0);
  let last = 0;

  /** @returns {any} the next message that is here whole */
  function next() {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || received.length < end) return undefined;
    const message = JSON.parse(received.toString('utf8', colon + 1, end));
    received = received.subarray(end);
    return message;
  }

  socket.on('data', (/** @type {Buffer} */ data) => {
    received = Buffer.concat([received, data]);
    for (let message = next(); message; message = next()) {
      // The first one is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      waiting.get(id)?.([error, result]);
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer([{ message: 'Firefox has ended' }, null]);
  });
  await new Promise((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('error', reject);
  });

  /** @param {string} command @param {object} [parameters] @returns {Promise<any>} */
  async function send(command, parameters = {}) {
    last += 1;
    const message = JSON.stringify([0, last, command, parameters]);
    const id = last;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result;
  }
  return send;
}

/** What the parent process heard of errors in the page. */
const ERRORS = `return Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
  .filter((one) => /^(?:file|blob|http):/.test(one.sourceName))
  .map((one) => \`\${one.errorMessage} (\${one.sourceName.slice(0, 100)}:\${one.lineNumber})\`)`;

/**
 * @param {string} program
 * @param {string} proxy  host and port of what all but this machine is asked through
 * @returns {Promise<import('./web_driver.mjs').Browser>}
 */
export async function openFirefox(program, proxy) {
  const home = mkdtempSync(join(tmpdir(), 'melon-firefox-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  const [host, proxyPort] = proxy.split(':');
  const preferences = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.always_ask_before_handling_new_types': false,
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(proxyPort),
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(proxyPort),
  };
  writeFileSync(
    join(home, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const options = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const firefox = spawn(program, [...options, '--profile', home, 'about:blank'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '1000' },
  });
  const gone = new Promise((resolve) => firefox.on('close', resolve));
  const close = async () => {
    firefox.kill();
    await gone;
    await removed(home);
  };
  try {
    const written = join(home, 'MarionetteActivePort');
    const port = await eventually('Firefox', () =>
      existsSync(written) ? Number(readFileSync(written, 'utf8')) : 0,
    );
    const send = await connected(port);
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    /** @param {string} script @param {unknown[]} args */
    const execute = async (script, args) =>
      (await send('WebDriver:ExecuteScript', { script, args, sandbox: null })).value;
    const commands = {
      navigate: (/** @type {string} */ url) => send('WebDriver:Navigate', { url }),
      execute,
      find: async (/** @type {string} */ value) =>
        (await send('WebDriver:FindElement', { using: 'css selector', value })).value,
      click: (/** @type {string} */ id) => send('WebDriver:ElementClick', { id }),
      sendKeys: (/** @type {string} */ id, /** @type {string} */ text) =>
        send('WebDriver:ElementSendKeys', { id, text }),
      screenshot: async () => (await send('WebDriver:TakeScreenshot', { full: false })).value,
    };
    return {
      ...driven(commands, downloads),
      async errors() {
        await send('Marionette:SetContext', { value: 'chrome' });
        const told = await execute(ERRORS, []);
        await send('Marionette:SetContext', { value: 'content' });
        return told;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
