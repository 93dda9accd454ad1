import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { fromProject } from '../../bin/core.mjs';
import { optionsModule } from '../../tools/options.mjs';

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
