/**
 * melon serve.
 * @module
 */
import { HELP, LANGUAGE } from './common.mjs';

/** @typedef {import('./common.mjs').Command} Command */

/** @type {Command} */
export const serve = {
  usage: 'melon serve [--port=4173]',
  help: {
    en: 'show the page in the browser: serve it on this machine alone, until Ctrl-C',
    zh: '在浏览器中使用页面：仅在本机提供，直到按 Ctrl-C',
  },
  options: [
    {
      name: 'port',
      value: '4173',
      own: true,
      help: { en: 'any free one if it is taken', zh: '已被占用时取任意空闲端口' },
    },
    LANGUAGE,
    HELP,
  ],
};
