// What JavaScript and docs/report.schema.json know of the options, from the catalogue and so from
// cpp/options: build/options.js with values and types, and with the columns of tables at first, and
// the parts of the schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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
};

/** Kinds of which null says that there is none, or that it is not known. */
const MAY_BE_NULL = ['number', 'whole_number', 'column', 'learner'];

/** @param {Option} option */
const mayBeNull = ({ kind, default: otherwise }) =>
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

/** The JSON Schema of an option's value in a report, by its kind. @type {Record<string, (option: Option) => object>} */
const SCHEMAS = {
  number: ({ limits }) => ({ type: 'number', ...limits }),
  whole_number: ({ limits }) => ({ type: 'integer', ...limits }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ name, choices }) => ({ enum: [...choices, ...(FOUND[name] ?? [])] }),
  column: () => ({ type: 'string' }),
  columns: () => ({ type: 'array', items: { type: 'string' } }),
  label: () => ({ type: 'string' }),
  labels: () => ({ type: 'array', items: { type: 'string' } }),
  learner: () => ({ type: 'string' }),
  procedure: () => ({ $ref: '#/$defs/id' }),
  thresholds: () => ({ type: 'object', additionalProperties: { $ref: '#/$defs/threshold' } }),
  cost_matrix: ({ limits }) => ({
    type: 'array',
    items: { type: 'array', items: { type: 'number', ...limits } },
  }),
  resample: () => ({ type: 'string', pattern: '^(plain|stratified|cluster=[\\s\\S]+)$' }),
};

/** What a report may say besides, where nothing was given. @type {Record<string, string[]>} */
const FOUND = { design: ['holdout', 'irregular'] };

/** @param {Option} option */
function schemaOf(option) {
  const schema = SCHEMAS[option.kind](option);
  const description = option.help;
  return mayBeNull(option)
    ? { description, anyOf: [schema, { type: 'null' }] }
    : { description, ...schema };
}

/** The definition of a report's options, by its task. */
const DEFINITIONS = {
  two_classes: ['binary', 'labels'],
  classes: ['labels', 'multiclass'],
  regression: ['regression'],
  ranking: ['ranking'],
  clustering: ['clustering'],
  counts: ['counts'],
  cv: ['cv'],
  friedman: ['friedman'],
  binomial: ['binomial'],
};

/** Of the definition of an option. @param {string} name */
const definitionName = (name) => `${name}_option`;

/**
 * The schema with a definition of every option, and of each task those that the table has for it. Which are
 * required, and keys that are no options, stay as they are.
 * @param {any} schema
 * @param {Option[]} options
 */
export function withOptions(schema, options) {
  const ofOthers = Object.entries(schema.$defs).filter(([name]) => !/_option$/.test(name));
  const made = structuredClone({ ...schema, $defs: Object.fromEntries(ofOthers) });
  for (const [name, tasks] of Object.entries(DEFINITIONS)) {
    const definition = made.$defs[`${name}_options`];
    const others = Object.entries(definition.properties).filter(
      ([key]) => !options.some((option) => option.name === key),
    );
    // A report also names columns that have a role of which its task makes no use.
    const said = options.filter(
      (option) =>
        ['column', 'columns'].includes(option.kind) ||
        definition.required.includes(option.name) ||
        tasks.some((task) => option.tasks.includes(task)),
    );
    definition.properties = Object.fromEntries([
      ...said.map(({ name: key }) => [key, { $ref: `#/$defs/${definitionName(key)}` }]),
      ...others,
    ]);
  }
  for (const option of options) made.$defs[definitionName(option.name)] = schemaOf(option);
  return made;
}

const SCHEMA = join(root, 'docs/report.schema.json');

const readSchema = () => JSON.parse(readFileSync(SCHEMA, 'utf8'));

/** @returns {{ options: Option[], columns: Record<string, string[]> }} with English words */
const readCatalogue = () => JSON.parse(readFileSync(join(root, 'build/catalogue/en.json'), 'utf8'));

const readOptions = () => readCatalogue().options;

/** Where the page finds them. */
export const optionsFile = join(root, 'build/options.js');

/** Writes that file. */
export function writeOptions() {
  writeFileSync(optionsFile, optionsModule(readCatalogue()));
}

/** Writes the options of docs/report.schema.json anew. */
export function writeSchema() {
  const schema = JSON.stringify(withOptions(readSchema(), readOptions()), null, 2);
  writeFileSync(SCHEMA, `${schema}\n`);
}

/** A sentence when the options of docs/report.schema.json are not those of the table. */
export function staleSchema() {
  const schema = readSchema();
  return isDeepStrictEqual(withOptions(schema, readOptions()), schema)
    ? []
    : ['docs/report.schema.json does not have the options of the catalogue: npm run format'];
}
