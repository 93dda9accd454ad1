// What the page and the command line know of the numeric keys of comparisons of learners before they have the
// catalogue, from the catalogue and so from the items and cpp/tasks: build/fields.js.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

/** @typedef {Record<string, any>} Item */

const PARTS = /** @type {const} */ (['models', 'pairs', 'tests']);
const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/**
 * @param {Item[]} items
 * @param {string} key of the items, which names them
 * @param {(item: Item) => unknown} read
 */
const table = (items, key, read) =>
  Object.fromEntries(items.map((item) => [item[key], read(item)]));

/** Of each key what does not depend on a language, nor on the part of the report. @param {Item} fields */
const facts = (fields) =>
  Object.assign(
    {},
    ...PARTS.map((part) => table(fields[part], 'key', ({ key: _, name: __, ...fact }) => fact)),
  );

/** @param {Item} catalogue */
const names = ({ fields, post_hoc }) => ({
  ...Object.fromEntries(
    PARTS.map((part) => [
      part,
      table(
        fields[part].filter((/** @type {Item} */ { name }) => name),
        'key',
        ({ name }) => name,
      ),
    ]),
  ),
  procedures: table(post_hoc, 'id', ({ short_name }) => short_name),
});

/** @param {Item[]} statistics */
const statisticsOf = (statistics) =>
  table(statistics, 'id', ({ key, p_value, degrees_of_freedom }) => ({
    key,
    p_value,
    degrees_of_freedom,
  }));

/**
 * build/fields.js.
 * @param {Record<'en' | 'zh', Item>} catalogues whole ones
 */
export function fieldsModule({ en, zh }) {
  const words = { en: names(en), zh: names(zh) };
  const write = (/** @type {unknown} */ value) => JSON.stringify(value, null, 2);
  return [
    '// Written by tools/fields.mjs.',
    `/** @type {Record<string, import('../web/core/fields.js').Field>} */`,
    `export const FIELDS = ${write(facts(en.fields))};`,
    '',
    `/** @type {Record<'en' | 'zh', Record<'models' | 'pairs' | 'tests' | 'procedures', Record<string, string>>>} */`,
    `export const NAMES = ${write(words)};`,
    '',
    `/** @type {Record<string, import('../web/core/fields.js').Statistic>} */`,
    `export const STATISTICS = ${write(statisticsOf(en.statistics))};`,
    '',
    `/** @type {{ key: string, statistic?: string }[]} */`,
    `export const EFFECT_SIZES = ${write(en.fields.effect_sizes)};`,
    '',
    `/** @type {Record<string, import('../web/core/fields.js').Tables>} */`,
    `export const TABLES = ${write(en.tables)};`,
    '',
  ].join('\n');
}

/** Where the page finds them. */
export const fieldsFile = join(root, 'build/fields.js');

/** Writes that file. */
export function writeFields() {
  const [en, zh] = LANGUAGES.map((language) =>
    JSON.parse(readFileSync(join(root, `build/catalogue/${language}.json`), 'utf8')),
  );
  writeFileSync(fieldsFile, fieldsModule({ en, zh }));
}
