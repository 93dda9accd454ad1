/**
 * A browser that is driven by the commands of WebDriver (https://www.w3.org/TR/webdriver2/), however they reach it.
 * @module
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Browser
 * @property {(url: string) => Promise<void>} go  to it as a new document
 * @property {<Given extends unknown[], Told>(work: (...given: Given) => Told | Promise<Told>, ...given: Given) => Promise<Told>} run
 *   in the page; what goes in and comes out is JSON
 * @property {(selector: string) => Promise<void>} press  by the pointer
 * @property {(selector: string, file: string) => Promise<void>} choose  a file
 * @property {(begin: () => Promise<void>) => Promise<{ name: string, text: string }>} saved  the file that the page offers then
 * @property {() => Promise<string[]>} errors  on the console since the browser was started
 * @property {() => Promise<Buffer>} screenshot
 * @property {() => Promise<void>} close
 */

/** By which an element is called in the commands. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MILLISECONDS = 60_000;

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks until there is something.
 * @template T
 * @param {string} what  is waited for
 * @param {() => T | Promise<T>} ask
 * @returns {Promise<NonNullable<T>>}
 */
export async function eventually(what, ask) {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < end) {
    const got = await ask();
    if (got) return got;
    await pause(50);
  }
  throw new Error(`in vain was waited for ${what}`);
}

/**
 * Deletes a folder that the last of a browser's processes may still write into.
 * @param {string} folder
 */
export async function removed(folder) {
  await eventually(`the end of what writes into ${folder}`, () => {
    try {
      rmSync(folder, { recursive: true, force: true });
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * @typedef {object} Commands  by the names in the standard, with its parameters
 * @property {(url: string) => Promise<unknown>} navigate
 * @property {(script: string, args: unknown[]) => Promise<any>} execute
 * @property {(selector: string) => Promise<Record<string, string>>} find
 * @property {(element: string) => Promise<unknown>} click
 * @property {(element: string, text: string) => Promise<unknown>} sendKeys
 * @property {() => Promise<string>} screenshot  in base64
 */

/**
 * @param {Commands} commands
 * @param {string} downloads  the folder that files are saved in
 * @returns {Omit<Browser, 'errors' | 'close'>}
 */
export function driven(commands, downloads) {
  /** @param {string} selector */
  const find = async (selector) => (await commands.find(selector))[ELEMENT];
  const newFile = () =>
    readdirSync(downloads, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:part|wkdownload)$/.test(entry.name))
      .map(({ name }) => ({ name, text: readFileSync(join(downloads, name), 'utf8') }))
      .find(({ text }) => text !== '');
  return {
    // By way of an empty page, since an address that differs after its # alone is of the same document.
    go: async (url) => {
      await commands.navigate('about:blank');
      await commands.navigate(url);
    },
    run: (work, ...given) => commands.execute(`return (${work})(...arguments)`, given),
    press: async (selector) => {
      await commands.click(await find(selector));
    },
    choose: async (selector, file) => {
      await commands.sendKeys(await find(selector), file);
    },
    saved: async (begin) => {
      await begin();
      const file = await eventually('a file that is saved', newFile);
      rmSync(join(downloads, file.name));
      return file;
    },
    screenshot: async () => Buffer.from(await commands.screenshot(), 'base64'),
  };
}
