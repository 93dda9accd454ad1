import { quoted } from '../quoted.js';

/** @param {string[]} texts */
export const list = (texts) => `[${texts.map(quoted).join(', ')}]`;

/** @param {any[]} models */
export const algorithms = (models) => models.map(({ name }) => name);
