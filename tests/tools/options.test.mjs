import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { fromProject } from '../../bin/core.mjs';
import { optionsModule, staleSchema, withOptions } from '../../tools/options.mjs';

const beta = {
  name: 'beta',
  kind: 'number',
  limits: { exclusiveMinimum: 0, maximum: 1000 },
  choices: [],
  default: 1,
  tasks: ['binary'],
  help: 'of Fβ',
};
const distance = {
  name: 'distance',
  kind: 'choice',
  limits: {},
  choices: ['euclidean', 'cosine'],
  default: 'euclidean',
  tasks: ['clustering'],
  help: 'between points',
};
const eps0 = { ...beta, name: 'eps0', limits: { minimum: 0 }, default: null, tasks: ['binomial'] };

test('the page finds kind, limits, choices and default, a type, and the first columns', () => {
  const columns = { binary: ['roc_auc', 'f1'], cv: ['mean'] };
  const text = optionsModule({ options: [beta, distance, eps0], columns });
  assert.match(text, / \* @property \{number\} \[beta\] of Fβ\n/);
  assert.match(text, /\{'euclidean' \| 'cosine'\} \[distance\]/);
  assert.match(text, /\{number \| null\} \[eps0\]/);
  assert.match(text, /"exclusiveMinimum": 0/);
  assert.match(text, /Record<'binary' \| 'cv', string\[\]>/);
  assert.match(text, /export const COLUMNS = \{\s+"binary": \[\s+"roc_auc",\s+"f1"/);
});

test('the page was built from the catalogue', () => {
  const catalogue = loadCatalogue('en');
  assert.equal(readFileSync(fromProject('build/options.js'), 'utf8'), optionsModule(catalogue));
});

test('the schema has the options that a task uses, with limits, and keeps other keys', () => {
  const definitions = [
    ...['two_classes', 'classes', 'regression', 'ranking', 'clustering', 'counts'],
    ...['cv', 'friedman', 'binomial'],
  ].map((name) => [
    `${name}_options`,
    { required: ['other'], properties: { other: {}, beta: {} } },
  ]);
  const schema = { $defs: { ...Object.fromEntries(definitions), old_option: {} } };
  const { $defs } = withOptions(schema, [beta, distance, eps0]);
  assert.deepEqual($defs.two_classes_options.properties, {
    beta: { $ref: '#/$defs/beta_option' },
    other: {},
  });
  assert.deepEqual($defs.beta_option, {
    description: 'of Fβ',
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1000,
  });
  assert.equal($defs.old_option, undefined);
  assert.deepEqual(Object.keys($defs.clustering_options.properties), ['distance', 'other']);
  assert.deepEqual($defs.eps0_option.anyOf, [{ type: 'number', minimum: 0 }, { type: 'null' }]);
  assert.deepEqual($defs.cv_options.required, ['other']);
});

test('docs/report.schema.json has the options of the catalogue', () => {
  assert.deepEqual(staleSchema(), []);
});
