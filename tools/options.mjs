// What JavaScript knows of the options, from the catalogue and so from cpp/options: build/options.js with values and
// types, and with the columns of tables at first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

/**
 * @typedef {object} Option as the catalogue has it
 * @property {string} name
 * @property {string} kind
 * @property {Record<string, number>} limits keywords of JSON Schema
 * @property {string[]} choices
 * @property {unknown} default null: guessed, or nothing
 * @property {string[]} tasks
 * @property {string} help
 */

/** @param {string[]} choices */
const union = (choices) => choices.map((choice) => `'${choice}'`).join(' | ');

/** The type of an option's value, by its kind. @type {Record<string, (option: Option) => string>} */
const TYPES = {
  number: () => 'number',
  whole_number: () => 'number',
  flag: () => 'boolean',
  choice: ({ choices }) => union(choices),
  column: () => 'string',
  columns: () => 'string[]',
  label: () => 'string',
  labels: () => 'string[]',
  learner: () => 'string',
  procedure: () => 'string',
  thresholds: () => 'Record<string, number | null>',
  cost_matrix: () => 'number[][]',
  resample: () => 'string',
  join: () => 'string',
};

/** Kinds of which null says that there is none, or that it is not known. */
const MAY_BE_NULL = ['number', 'whole_number', 'column', 'learner'];

/** Whether null says that there is none. @param {Option} option */
export const mayBeNull = ({ kind, default: otherwise }) =>
  otherwise === null && MAY_BE_NULL.includes(kind);

/** @param {Option} option */
function property(option) {
  const type = `${TYPES[option.kind](option)}${mayBeNull(option) ? ' | null' : ''}`;
  return ` * @property {${type}} [${option.name}] ${option.help}`;
}

/** What the page needs of an option before it has the catalogue. @param {Option} option */
function facts({ kind, limits, choices, default: otherwise }) {
  return {
    kind,
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    ...(otherwise === null ? {} : { default: otherwise }),
  };
}

/**
 * build/options.js.
 * @param {{ options: Option[], columns: Record<string, string[]> }} catalogue columns: of each kind
 *   of report the metrics that its table shows before the user chooses
 */
export function optionsModule({ options, columns }) {
  const all = Object.fromEntries(options.map((option) => [option.name, facts(option)]));
  return [
    '// Written by tools/options.mjs.',
    '/**',
    ' * What the user set, and in a report what was used.',
    ' *',
    ' * @typedef {object} Options',
    ...options.map(property),
    ' */',
    '',
    `export const OPTIONS = /** @type {const} */ (${JSON.stringify(all, null, 2)});`,
    '',
    `/** @type {Record<${union(Object.keys(columns))}, string[]>} */`,
    `export const COLUMNS = ${JSON.stringify(columns, null, 2)};`,
    '',
  ].join('\n');
}

/** @returns {{ options: Option[], columns: Record<string, string[]> }} with English words */
const readCatalogue = () => JSON.parse(readFileSync(join(root, 'build/catalogue/en.json'), 'utf8'));

/** Where the page finds them. */
export const optionsFile = join(root, 'build/options.js');

/** Writes that file. */
export function writeOptions() {
  writeFileSync(optionsFile, optionsModule(readCatalogue()));
}
