/**
 * melon serve: the built page on this machine.
 * @module
 */
import { existsSync } from 'node:fs';
import { fromProject, notBuilt } from './core.mjs';
import { serve } from './server.mjs';
import { systemWords } from './system_words.mjs';

/** @typedef {import('../web/core/core.js').CoreError} CoreError */

/** That of npm start. */
const PORT = 4173;
const LAST_PORT = 65_535;

/** @param {string} value @returns {CoreError} */
const invalidPort = (value) => ({
  code: 'invalid_option',
  message: `Invalid option --port: "${value}". Give a whole number from 0 to ${LAST_PORT}; with 0 any free port is used.`,
  message_zh: `选项 --port 的值“${value}”无效：应为 0 到 ${LAST_PORT} 的整数；0 表示任意空闲端口。`,
  value,
});

/** @param {string} file @returns {CoreError} */
const noFiles = (file) => ({
  code: 'no_files',
  message: `serve takes no file: "${file}". Open the page and drop the file there, or use melon evaluate.`,
  message_zh: `serve 不接收文件：“${file}”。请打开页面后拖入文件，或使用 melon evaluate。`,
  value: file,
});

/** @param {number} port @param {unknown} error @returns {CoreError} */
function cannotListen(port, error) {
  const [english, chinese] = systemWords(error);
  return {
    code: 'cannot_listen',
    message: `Cannot serve on port ${port}: ${english}. Give another with --port.`,
    message_zh: `无法在端口 ${port} 上提供服务：${chinese}。请用 --port 另选端口。`,
  };
}

const WORDS = {
  en: (/** @type {string} */ url) => `Melon is at ${url} (Ctrl-C ends it)\n`,
  zh: (/** @type {string} */ url) => `Melon 位于 ${url}（按 Ctrl-C 结束）\n`,
};

/**
 * Its answer comes when the page can be opened; the process goes on until it is ended.
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function servePage({ files, options, language }) {
  if (files.length > 0) return { error: noFiles(files[0]) };
  const asked = String(options.get('port') ?? PORT);
  const port = Number(asked);
  if (!/^\d{1,5}$/.test(asked) || port > LAST_PORT) return { error: invalidPort(asked) };
  const folder = fromProject('dist');
  if (!existsSync(fromProject('dist/index.html'))) return { error: notBuilt };
  try {
    const { url } = await serve(folder, { port });
    return { text: WORDS[language](url) };
  } catch (error) {
    return { error: cannotListen(port, error) };
  }
}
