/**
 * melon catalogue: every item with its names, formula, range, direction and reference.
 * @module
 */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { fromProject, notBuilt } from './core.mjs';

/**
 * @param {'en' | 'zh'} language
 * @returns {any}  null when it has not been built
 */
export function loadCatalogue(language) {
  const file = fromProject(`build/catalogue/${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const FAMILIES = ['metrics', 'curves', 'tests', 'intervals', 'thresholds'];

/** @param {any} item */
function itemLines(item) {
  const keys = item.keys?.map((/** @type {any} */ key) => key.key ?? key) ?? [];
  const range = item.range
    ?.map(
      (/** @type {number | null} */ bound, /** @type {number} */ side) =>
        bound ?? ['−∞', '∞'][side],
    )
    .join(', ');
  const lines = [`${item.id}  ${item.name}${item.synonyms ? `  (${item.synonyms})` : ''}`];
  if (keys.length > 1 || (keys[0] && keys[0] !== item.id)) lines.push(`keys: ${keys.join(' ')}`);
  if (range) lines.push(`range: [${range}]  ${item.direction.replaceAll('_', ' ')}`);
  lines.push(item.latex, item.meaning, item.reference);
  return lines.filter(Boolean).map((line, index) => (index === 0 ? line : `    ${line}`));
}

/**
 * @param {string[]} args
 * @returns {Promise<number>}  the exit status
 */
export async function printCatalogue(args) {
  const { options } = readArguments(args);
  const catalogue = loadCatalogue(options.get('language') === 'zh' ? 'zh' : 'en');
  if (!catalogue) {
    const text = options.has('json') ? JSON.stringify({ error: notBuilt }) : notBuilt.message;
    (options.has('json') ? process.stdout : process.stderr).write(`${text}\n`);
    return 1;
  }
  if (options.has('json')) {
    process.stdout.write(`${JSON.stringify(catalogue)}\n`);
    return 0;
  }
  for (const family of FAMILIES) {
    process.stdout.write(`\n${family}\n`);
    for (const item of catalogue[family]) process.stdout.write(`${itemLines(item).join('\n')}\n`);
  }
  return 0;
}
