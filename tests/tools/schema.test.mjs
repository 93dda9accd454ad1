// docs/report.schema.json is written from the catalogue: whatever is declared there is in it without further ado.
import assert from 'node:assert/strict';
import test from 'node:test';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { optionsOf } from '../../tools/schema/options.mjs';
import { reportSchema, staleSchema } from '../../tools/schema.mjs';
import { validator } from '../bin/report_schema.mjs';

/** @typedef {Record<string, any>} Json */

/** The catalogue with one more item of a family. @param {string} family  @param {Json} item */
function withItem(family, item) {
  const catalogue = structuredClone(loadCatalogue('en'));
  catalogue[family].push(item);
  return catalogue;
}

/** A part of a schema, references followed. @param {Json} schema  @param {string[]} path */
function partOf(schema, ...path) {
  let part = schema;
  for (const name of path) {
    part = part[name];
    while (part?.$ref) part = schema.$defs[part.$ref.slice('#/$defs/'.length)];
  }
  return part;
}

/** Of a report, what stands at a place. @param {Json} schema  @param {string} kind  @param {string[]} path */
const inReport = (schema, kind, ...path) =>
  partOf(
    schema,
    '$defs',
    `${kind}_report`,
    ...path.flatMap((key) => (key === '#' ? 'items' : ['properties', key])),
  );

test('docs/report.schema.json is what tools and catalogue say', () => {
  assert.deepEqual(staleSchema(), []);
});

test('a new metric is a key of the models of its kinds of data, within its range', () => {
  const schema = reportSchema(
    withItem('metrics', {
      id: 'skill',
      name: 'Skill',
      meaning: 'How much better than luck.',
      range: [null, 1],
      kinds: ['scores', 'estimates'],
      keys: [{ key: 'skill@2' }],
      key_pattern: 'skill@{}',
    }),
  );
  for (const kind of ['binary', 'regression']) {
    const metrics = inReport(schema, kind, 'models', '#', 'metrics');
    assert.ok(metrics.required.includes('skill@2'), kind);
    assert.deepEqual(partOf({ ...schema, metrics }, 'metrics', 'properties', 'skill@2'), {
      title: 'Skill',
      description: 'How much better than luck.',
      type: ['number', 'null'],
      maximum: 1,
    });
    assert.ok(schema.$defs[`${kind}_metric`].anyOf[0].enum.includes('skill@2'), kind);
  }
  for (const kind of ['labels', 'ranking', 'counts', 'multiclass']) {
    const metrics = inReport(schema, kind, 'models', '#', 'metrics');
    assert.ok(!('skill@2' in metrics.properties), kind);
  }
});

test('a metric with a parameter may have the key of any value, and of no other text', () => {
  const { patternProperties } = inReport(
    reportSchema(loadCatalogue('en')),
    'ranking',
    'models',
    '#',
    'metrics',
  );
  const [pattern] = Object.keys(patternProperties).filter((text) => text.includes('ndcg@'));
  for (const key of ['ndcg@3', 'ndcg@1e9', 'ndcg@2.5']) assert.match(key, new RegExp(pattern));
  // The last is among the properties.
  for (const key of ['ndcg@', 'ndcg@k', 'dcg@3', 'ndcg@3x', 'ndcg@10'])
    assert.doesNotMatch(key, new RegExp(pattern));
});

test('a new test of two models has its keys in their pairs, and its p-values adjusted', () => {
  const schema = reportSchema(
    withItem('tests', {
      id: 'coin',
      name: 'Coin',
      keys: ['coin_heads', 'coin_p'],
      p_values: ['coin_p'],
      kinds: ['pair'],
    }),
  );
  for (const kind of ['binary', 'labels']) {
    const { properties, required } = inReport(schema, kind, 'pairs', '#');
    assert.deepEqual(properties.coin_heads, { $ref: '#/$defs/value' });
    assert.deepEqual(properties.coin_p, { $ref: '#/$defs/probability' });
    assert.deepEqual(properties.coin_p_holm, { $ref: '#/$defs/probability' });
    assert.ok(required.includes('coin_p_holm'));
  }
  assert.ok(schema.$defs.test.enum.includes('coin'));
});

test('a new curve, rule, method, procedure and reason are known by their ids', () => {
  const of = (/** @type {string} */ family) =>
    reportSchema(withItem(family, { id: 'new_one', name: 'New', keys: [], range: [null, null] }));
  for (const family of ['curves', 'thresholds']) {
    const all = inReport(of(family), 'binary', 'models', '#', family);
    assert.equal(all.properties.new_one.title, 'New');
    assert.ok(all.required.includes('new_one'));
  }
  assert.ok(of('intervals').$defs.interval_method.enum.includes('new_one'));
  assert.ok(of('post_hoc').$defs.procedure_id.enum.includes('new_one'));
  const catalogue = structuredClone(loadCatalogue('en'));
  catalogue.reasons.new_reason = 'because';
  assert.ok(reportSchema(catalogue).$defs.reason.enum.includes('new_reason'));
});

test('a new field of comparisons is a key of its part, of its kind', () => {
  const catalogue = structuredClone(loadCatalogue('en'));
  catalogue.fields.pairs.push({ key: 'luck_p', kind: 'p_value', name: 'luck' });
  catalogue.fields.models.push({ key: 'luck', kind: 'count' });
  const schema = reportSchema(catalogue);
  assert.deepEqual(schema.$defs.comparison_pairs.items.properties.luck_p, {
    title: 'luck',
    $ref: '#/$defs/probability',
  });
  assert.deepEqual(schema.$defs.comparison_metrics.properties.luck, {
    type: ['number', 'null'],
    minimum: 0,
  });
});

const beta = {
  name: 'beta',
  kind: 'number',
  limits: { exclusiveMinimum: 0, maximum: 1000 },
  choices: [],
  default: 1,
  tasks: ['binary'],
  help: 'of Fβ',
};

test('a new option is an option of the reports of its tasks, with its limits', () => {
  const schema = reportSchema(withItem('options', { ...beta, name: 'colour' }));
  const { properties, required } = inReport(schema, 'binary', 'options');
  assert.deepEqual(properties.colour, { $ref: '#/$defs/colour_option' });
  assert.ok(required.includes('colour'));
  assert.equal(inReport(schema, 'regression', 'options').properties.colour, undefined);
  assert.deepEqual(schema.$defs.colour_option, {
    description: 'of Fβ',
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1000,
  });
});

test('an option that may be missing is null, and columns are said where they have a role', () => {
  const eps0 = { ...beta, name: 'eps0', limits: { minimum: 0 }, default: null };
  const schema = reportSchema(withItem('options', eps0));
  assert.deepEqual(schema.$defs.eps0_option.anyOf, [
    { type: 'number', minimum: 0 },
    { type: 'null' },
  ]);
  const query = { ...beta, name: 'query', kind: 'column', tasks: ['ranking'] };
  const { properties, required } = optionsOf([beta, query], ['binary'], { also: { more: {} } });
  assert.deepEqual(Object.keys(properties), ['beta', 'query', 'more']);
  assert.deepEqual(required, ['beta', 'more']);
});

test('what is declared decides whether a report follows the schema', () => {
  const faults = validator(reportSchema(loadCatalogue('en')));
  assert.deepEqual(faults({ error: { code: 'a', message: 'b', message_zh: 'c' } }), []);
  assert.notDeepEqual(faults({ error: { code: 'a', message: '' } }), []);
  assert.match(faults({ task: 'weather' }).join(), /allowed values/);
  assert.match(faults({}).join(), /task/);
});
