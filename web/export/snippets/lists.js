import { quoted } from '../quoted.js';

/** @param {string[]} texts */
export const pythonList = (texts) => `[${texts.map(quoted).join(', ')}]`;

/** @param {string[]} texts */
export const rList = (texts) => `c(${texts.map(quoted).join(', ')})`;
