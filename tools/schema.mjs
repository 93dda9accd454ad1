// docs/report.schema.json: what a report may say. The parts under schema/ have what is structure; keys, ranges and
// ids come from the catalogue, and so from the items and from the table of options.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Items } from './schema/items.mjs';
import { ref } from './schema/notation.mjs';
import { optionDefinitions } from './schema/options.mjs';
import * as shared from './schema/shared.mjs';
import * as binomial from './schema/tasks/binomial.mjs';
import * as classes from './schema/tasks/classes.mjs';
import * as clustering from './schema/tasks/clustering.mjs';
import * as comparison from './schema/tasks/comparison.mjs';
import * as counts from './schema/tasks/counts.mjs';
import * as cv from './schema/tasks/cv.mjs';
import * as friedman from './schema/tasks/friedman.mjs';
import * as ranking from './schema/tasks/ranking.mjs';
import * as regression from './schema/tasks/regression.mjs';
import * as twoClasses from './schema/tasks/two_classes.mjs';
import { root } from './shell.mjs';

/** @typedef {import('./schema/notation.mjs').Schema} Schema */

const PARTS = [
  twoClasses,
  classes,
  regression,
  ranking,
  clustering,
  counts,
  comparison,
  friedman,
  cv,
  binomial,
];

/**
 * The reports of a task: labels of two classes and of more have reports of two kinds.
 * @param {string} task
 * @returns {Schema}
 */
const reportsOf = (task) =>
  task === 'labels'
    ? {
        if: { required: ['classes'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: ref('many_labels_report'),
        else: ref('labels_report'),
      }
    : ref(`${task}_report`);

/**
 * The schema.
 * @param {Record<string, any>} catalogue  with English words
 * @returns {Schema}
 */
export function reportSchema(catalogue) {
  const items = new Items(catalogue);
  /** @type {string[]} */
  const tasks = catalogue.options.find((/** @type {any} */ { name }) => name === 'task').choices;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Melon report',
    description:
      'What `melon evaluate --json` prints and the page exports: the report of a task, or an error. A number that is undefined is null, and its reason stands under the same key of `reasons`; this the schema cannot say, tests/bin/nulls.test.mjs does. Written by tools/schema.mjs.',
    type: 'object',
    if: { required: ['error'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ref('failure'),
    else: {
      required: ['task'],
      properties: { task: { enum: tasks } },
      allOf: tasks.map((task) => ({
        if: { properties: { task: { const: task } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: reportsOf(task),
      })),
    },
    $defs: {
      ...shared.definitions,
      ...items.definitions(),
      ...Object.assign({}, ...PARTS.map((part) => part.definitions(items))),
      ...optionDefinitions(catalogue.options),
    },
  };
}

const SCHEMA = join(root, 'docs/report.schema.json');

/**
 * JSON as Biome formats it: what fits into a line stands in one.
 * @param {any} value
 * @param {string} [indent]
 * @param {number} [before]  characters in front of it
 * @returns {string}
 */
function printed(value, indent = '', before = 0) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const entries = Object.entries(value).map(([key, part]) => [
    isList ? '' : `${JSON.stringify(key)}: `,
    part,
  ]);
  const inLine = entries.map(([key, part]) => key + printed(part, '', -Infinity)).join(', ');
  const line = isList ? `[${inLine}]` : `{ ${inLine} }`;
  if (entries.length === 0) return open + close;
  if (indent.length + before + line.length + 1 <= 100) return line;
  const inner = `${indent}  `;
  const lines = entries.map(([key, part]) => inner + key + printed(part, inner, key.length));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The file as it should be. */
function written() {
  const catalogue = JSON.parse(readFileSync(join(root, 'build/catalogue/en.json'), 'utf8'));
  return `${printed(reportSchema(catalogue))}\n`;
}

/** Writes docs/report.schema.json. */
export function writeSchema() {
  writeFileSync(SCHEMA, written());
}

/** A sentence when docs/report.schema.json is not what these parts and the catalogue say. */
export function staleSchema() {
  const same = isDeepStrictEqual(JSON.parse(readFileSync(SCHEMA, 'utf8')), JSON.parse(written()));
  return same ? [] : ['docs/report.schema.json is out of date: npm run format'];
}
