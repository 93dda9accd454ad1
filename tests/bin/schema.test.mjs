// Every report follows docs/report.schema.json, gives a reason for each number that is undefined, and names only
// what the catalogue explains; and the catalogue is whole.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import katex from 'katex';
import { readArguments } from '../../bin/arguments.mjs';
import { loadCatalogue } from '../../bin/catalogue.mjs';
import { fromProject, openBuiltCore } from '../../bin/core.mjs';
import { goldenReports } from './compare_reports.mjs';
import { schemaFaults } from './report_schema.mjs';

/** @typedef {Record<string, any>} Json */

const opened = await openBuiltCore();
assert.ok(opened, 'the core is built');
const { core, readTable } = opened;
const english = loadCatalogue('en');
const chinese = loadCatalogue('zh');
const FAMILIES = ['metrics', 'curves', 'tests', 'intervals', 'thresholds', 'splitters'];
const COUNTS = ['n', 'tp', 'fp', 'fn', 'tn'];

/** @param {string} path  from the project's folder */
function read(path) {
  return readFileSync(fromProject(path), 'utf8');
}

/**
 * The core's answer to a file, as `melon evaluate --json` prints it.
 * @param {string | Uint8Array} content
 * @param {Json} options
 * @returns {Promise<Json>}
 */
async function evaluate(content, options) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const loaded = await readTable(core, {
    size: bytes.length,
    async *chunks() {
      yield bytes;
    },
  });
  if ('error' in loaded) return loaded;
  const report = core.run(options);
  // The core adds the table for the page.
  if (report.error) return { error: report.error };
  if (!options.bootstrap) return report;
  while (true) {
    const { done, total } = core.query({ type: 'step', steps: 100 });
    if (done === total) return core.run(options);
  }
}

/**
 * Keys that are null without a reason or have a reason without being null.
 * @param {string} place
 * @param {Json} values
 * @param {Record<string, string>} reasons
 */
function reasonFaults(place, values, reasons) {
  const nulls = Object.keys(values).filter((key) => values[key] === null);
  return [
    ...nulls
      .filter((key) => !Object.hasOwn(reasons, key))
      .map((key) => `${place}: ${key} is null without a reason`),
    ...Object.keys(reasons)
      .filter((key) => !nulls.includes(key))
      .map((key) => `${place}: ${key} has a reason and is ${values[key]}`),
  ];
}

/**
 * Every object of the report that has values and, beside or below them, their reasons.
 * @param {Json} report
 * @returns {[string, Json, Record<string, string>][]}
 */
function valuesWithReasons(report) {
  const { reasons: testReasons, ...tests } = report.tests;
  return [
    ['tests', tests, testReasons],
    ...report.pairs.map((/** @type {Json} */ { reasons, differences, ...values }) => [
      `${values.a} – ${values.b}`,
      values,
      reasons,
    ]),
    ...report.models.flatMap((/** @type {Json} */ model) => [
      [model.name, model.metrics, model.reasons],
      ...(model.tests ? [[`tests of ${model.name}`, model.tests, model.tests.reasons]] : []),
      ...model.classes.map((/** @type {Json} */ { reasons, ...values }) => [
        `${model.name}, ${values.label}`,
        values,
        reasons,
      ]),
      ...Object.entries(model.curves ?? {})
        .filter(([, curve]) => !curve.reason)
        .map(([id, curve]) => [`${model.name}, ${id}`, curve.numbers, curve.reasons]),
    ]),
  ];
}

/**
 * All reasons that a part of a report gives, wherever they stand.
 * @param {any} part
 * @returns {string[]}
 */
function reasonsIn(part) {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'reason') return [value];
    return key === 'reasons' ? Object.values(value) : reasonsIn(value);
  });
}

/**
 * The keys of a model's metrics that the catalogue promises.
 * @param {Json} report
 */
function promisedKeys(report) {
  const kinds = ['counts', 'confusion', ...(report.task === 'binary' ? ['scores'] : [])];
  const metrics = english.metrics.filter((/** @type {Json} */ { needs }) => kinds.includes(needs));
  const keys = metrics.flatMap((/** @type {Json} */ { keys }) =>
    keys.map((/** @type {Json} */ { key }) => key),
  );
  return [...COUNTS, ...keys].sort();
}

/**
 * The keys of the tests of two models, or of all; without the p-values that the report adds, adjusted over
 * all pairs (`delong_p_holm`), and without the difference of accuracies, which has an interval and no test of its own.
 * @param {Json} report
 * @returns {string[]}
 */
function testKeys(report) {
  const found = [...report.pairs, report.tests].flatMap(
    ({
      a,
      b,
      reasons,
      differences,
      accuracy_diff,
      accuracy_diff_low,
      accuracy_diff_high,
      ...values
    }) => Object.keys(values),
  );
  const added = (/** @type {string} */ key) => found.includes(key.replace(/_holm$/, ''));
  return [...new Set(found)].filter((key) => !key.endsWith('_holm') || !added(key)).sort();
}

/**
 * @param {string} family
 * @param {string} [without]  a field that is true of the items to leave out
 */
const ids = (family, without = '') =>
  english[family]
    .filter((/** @type {Json} */ item) => !item[without])
    .map((/** @type {Json} */ { id }) => id)
    .sort();

/** The samples of two classes; task_schema.test.mjs looks at the other tasks. */
const samples = [];
for (const { file } of JSON.parse(read('web/samples/samples.json'))) {
  const path = `web/samples/${file}`;
  const { input } = await evaluate(read(path), {});
  if (input.positive !== undefined) samples.push({ name: file, path, options: {} });
}

/** Samples, and golden files of their own with the options that their reports are made with. */
const inputs = [
  ...samples,
  ...goldenReports('reports')
    .filter(({ expected }) => expected.file === undefined)
    .map(({ name, input, expected }) => ({
      name,
      path: input,
      options: Object.fromEntries(readArguments('evaluate', expected.args).options),
    })),
];

const seenReasons = new Set();

/** The keys of all tests that need the same. @param {string} needed */
const promisedTests = (needed) =>
  english.tests
    .filter((/** @type {Json} */ { needs }) => needs === needed)
    .flatMap((/** @type {Json} */ { keys }) => keys)
    .sort();

/** @param {Json} report */
function checkKeys(report) {
  for (const model of report.models) {
    assert.deepEqual(Object.keys(model.metrics).sort(), promisedKeys(report));
    const methods = [
      ...Object.values(model.intervals).map(({ method }) => method),
      ...Object.values(model.other_intervals).flatMap(Object.keys),
    ];
    for (const method of methods) assert.ok(ids('intervals').includes(method), method);
    if (report.task !== 'binary') continue;
    const { reasons, ...tests } = model.tests;
    assert.deepEqual(Object.keys(tests).sort(), promisedTests('scores'));
    assert.deepEqual(Object.keys(model.curves).sort(), ids('curves'));
    assert.deepEqual(Object.keys(model.thresholds).sort(), ids('thresholds', 'needs_target'));
  }
  if (report.models.length < 2) return;
  // Tests of differences are for other tasks.
  assert.deepEqual(testKeys(report), promisedTests('predictions'));
}

for (const { name, path, options } of inputs) {
  for (const bootstrap of [0, 20]) {
    test(`${name}, ${bootstrap} replicates: the report follows schema and catalogue`, async () => {
      const report = await evaluate(read(path), { ...options, bootstrap });
      assert.equal(report.error, undefined);
      assert.deepEqual(schemaFaults(report), []);
      const faults = valuesWithReasons(report).flatMap((group) => reasonFaults(...group));
      assert.deepEqual(faults, []);
      for (const reason of reasonsIn(report)) {
        assert.ok(Object.hasOwn(english.reasons, reason), `${reason} is in the catalogue`);
        seenReasons.add(reason);
      }
      for (const pair of report.pairs) assert.equal('differences' in pair, bootstrap > 0);
      checkKeys(report);
    });
  }
}

test('the golden files show most kinds of undefined values', () => {
  assert.ok(seenReasons.size >= 10, [...seenReasons].join(' '));
});

/** @type {[string, string | Uint8Array, Json][]} */
const failures = [
  ['an empty file', '', {}],
  ['a ragged row', 'y,a\n1,.5\n0\n', {}],
  ['a doubled column', 'y,a,a\n1,.5,.5\n', {}],
  ['a cell that is not a number', 'y,a\n1,.5\n0,x\n1,.25\n', { truth: 'y', predictions: 'a' }],
  ['bytes that are not text', new Uint8Array([0, 1, 2, 3, 255, 254, 0]), {}],
  ['an unknown option', 'y,a\n1,.5\n0,.25\n', { colour: 'red' }],
  ['an option out of its limits', 'y,a\n1,.5\n0,.25\n', { alpha: 2 }],
  ['an unknown column', 'y,a\n1,.5\n0,.25\n', { truth: 'z' }],
  ['an unknown label', 'y,a\n1,.5\n0,.25\n', { positive: '2' }],
];

for (const [name, content, options] of failures) {
  test(`${name} gives an error that follows the schema`, async () => {
    const answer = await evaluate(content, options);
    assert.ok(answer.error, JSON.stringify(answer).slice(0, 200));
    assert.deepEqual(schemaFaults(answer), []);
  });
}

test('one class alone gives a report that follows the schema', async () => {
  const report = await evaluate('y,a\n1,.5\n1,.25\n', { truth: 'y', predictions: 'a' });
  assert.deepEqual(schemaFaults(report), []);
  assert.equal(report.verdict.kind, 'undefined');
});

test('both languages list the same items with the same keys and formulas', () => {
  const skeleton = (/** @type {Json} */ catalogue) =>
    FAMILIES.map((family) =>
      catalogue[family].map((/** @type {Json} */ item) => [
        item.id,
        item.latex,
        item.reference,
        item.range,
        item.direction,
        item.undefined_when,
        item.keys?.map((/** @type {any} */ key) => key.key ?? key),
      ]),
    );
  assert.deepEqual(skeleton(chinese), skeleton(english));
  assert.deepEqual(Object.keys(chinese.reasons), Object.keys(english.reasons));
});

for (const family of FAMILIES) {
  test(`every entry of ${family} has its words in both languages`, () => {
    for (const [index, item] of english[family].entries()) {
      for (const one of [item, chinese[family][index]]) {
        const test = family === 'tests' ? ['null', 'alternative', 'assumptions', 'p_value'] : [];
        for (const field of ['name', 'short_name', 'meaning', 'latex', 'reference', ...test])
          assert.ok(one[field].trim(), `${one.id}: ${field}`);
        for (const key of family === 'metrics' ? one.keys : [])
          assert.ok(key.key && key.name && key.short_name, `${one.id}: ${key.key}`);
        for (const reason of one.undefined_when)
          assert.ok(english.reasons[reason] && chinese.reasons[reason], `${one.id}: ${reason}`);
      }
      for (const field of ['synonyms', 'remark'])
        assert.equal(item[field] === '', chinese[family][index][field] === '', item.id);
    }
  });

  test(`every formula of ${family} renders`, () => {
    for (const { id, latex } of english[family]) {
      const render = () =>
        katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'mathml' });
      assert.doesNotThrow(render, `${id}: ${latex}`);
    }
  });
}
