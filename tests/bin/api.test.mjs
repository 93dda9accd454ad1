import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { evaluate, MelonError, open } from '../../bin/api.mjs';
import { evaluate as commandLine } from './command_line.mjs';

const sample = new URL('../../web/samples/breast-cancer.csv', import.meta.url).pathname;
const bytes = readFileSync(sample);
const packed = new URL('../golden/formats/predictions.csv.gz', import.meta.url).pathname;
const workbook = new URL('../golden/formats/two.xlsx', import.meta.url).pathname;

/** @param {Promise<unknown>} promise @returns {Promise<MelonError>} */
async function errorOf(promise) {
  const thrown = await promise.then(
    () => assert.fail('there was a report'),
    (error) => error,
  );
  assert.ok(thrown instanceof MelonError, String(thrown));
  return thrown;
}

/** @type {[string, () => import('../../bin/api.mjs').Table][]} */
const tables = [
  ['the path of a file', () => sample],
  ['the URL of a file', () => pathToFileURL(sample)],
  ['a text', () => `${bytes}`],
  ['bytes', () => bytes],
  ['a buffer', () => new Uint8Array(bytes).buffer],
  ['a Blob', () => new Blob([bytes])],
  ['a web stream', () => new Blob([bytes]).stream()],
  ['a stream of Node', () => createReadStream(sample)],
];
for (const [name, table] of tables) {
  test(`${name} gives the report of the command line`, async () => {
    const { stdout } = await commandLine([sample]);
    assert.deepEqual(await evaluate(table()), JSON.parse(stdout));
  });
}

test('a packed file is unpacked, and of several tables one is named', async () => {
  assert.equal((await evaluate(packed)).task, 'binary');
  const { code, tables: names } = await errorOf(evaluate(workbook));
  assert.equal(code, 'several_tables');
  assert.equal((await evaluate(workbook, { sheet: names?.[0] })).task, 'binary');
});

test('columns that are not numbers keep their labels, hostile ones too', async () => {
  const report = await evaluate({
    truth: ['<b>', '__proto__', '<b>', '__proto__'],
    '__proto__ ': ['<b>', '__proto__', '__proto__', '__proto__'],
  });
  assert.equal(report.models[0].metrics.accuracy, 3 / 4);
  assert.deepEqual(report.models[0].classes.map(({ label }) => label).sort(), ['<b>', '__proto__']);
});

test('an error has its code, its place and both languages', async () => {
  const broken = 'truth,model\n1,0.9\n0,high\n';
  const options = { task: /** @type {const} */ ('binary'), truth: 'truth', predictions: ['model'] };
  const error = await errorOf(evaluate(broken, options));
  assert.deepEqual([error.column, error.line, error.value], ['model', 3, 'high']);
  assert.match(error.message_zh, /high/);
  const absent = await errorOf(evaluate('no-such-file.csv'));
  assert.equal(absent.code, 'unreadable_file');
  const none = await errorOf(evaluate(/** @type {any} */ (7)));
  assert.equal(none.code, 'invalid_table');
  const unknown = await errorOf(evaluate(sample, /** @type {any} */ ({ treshold: 1 })));
  assert.equal(unknown.code, 'unknown_option');
});

test('a session makes several reports, also when they are asked for at once', async () => {
  const session = await open(sample);
  assert.equal(session.input.rows, 569);
  const reports = await Promise.all(
    [0.3, 0.5, 0.7].map((threshold) => session.run({ threshold, bootstrap: 50 })),
  );
  assert.deepEqual(
    reports.map(({ options }) => options.threshold),
    [0.3, 0.5, 0.7],
  );
  assert.deepEqual(reports[1], await evaluate(sample, { threshold: 0.5, bootstrap: 50 }));
});

test('reading and a long bootstrap tell how far they have come', async () => {
  /** @type {number[]} */
  const shares = [];
  const onProgress = (/** @type {number} */ done, /** @type {number} */ total) =>
    shares.push(done / total);
  const session = await open(sample, { onProgress });
  assert.deepEqual(shares, [1]);
  await session.run({ bootstrap: 3000 }, { onProgress });
  assert.ok(shares.length > 2);
  assert.ok(shares.every((share) => share >= 0 && share <= 1));
});

test('a signal ends a bootstrap, and the session still answers', async () => {
  const session = await open(sample);
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  await assert.rejects(
    session.run({ bootstrap: 100_000 }, { onProgress, signal: controller.signal }),
    { name: 'AbortError' },
  );
  const report = await session.run();
  const { counts } = await session.query({
    type: 'operating_point',
    model: 0,
    threshold: report.models[0].threshold,
  });
  assert.equal(counts.tp + counts.fn, report.input.positives);
});
