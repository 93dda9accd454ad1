// Which files there are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

const generated = new Set(['.git', 'build', 'dist', 'node_modules']);

/**
 * The files of the project whose names end so, relative to its folder, sorted.
 * @param {RegExp} ending
 * @param {string} [folder]  relative to the project
 * @returns {string[]}
 */
export function projectFiles(ending, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return generated.has(entry.name) ? [] : projectFiles(ending, path);
      return ending.test(entry.name) ? [path] : [];
    })
    .sort();
}
