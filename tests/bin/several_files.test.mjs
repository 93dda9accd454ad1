// Several files on the command line: one report, what was joined, and sentences for what does not fit.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { pathOf } from '../web/import/formats/support.mjs';
import { melon } from './command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-several-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string | Uint8Array} content @returns {string} its path */
function file(name, content) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** @param {string[]} args */
async function reportOf(...args) {
  const { status, stdout, stderr } = await melon('evaluate', ...args, '--json');
  assert.equal(status, 0, stderr + stdout);
  return JSON.parse(stdout);
}

/** @param {any} report @returns {string[]} */
const modelsOf = ({ models }) => models.map((/** @type {any} */ { name }) => name);

/** @param {any} report @returns {string[]} */
const codesOf = ({ warnings }) => warnings.map((/** @type {any} */ { code }) => code);

const TRUTH = 'id,label\n1,no\n2,no\n3,yes\n4,yes\n';
const BERT = 'id,score\n4,.9\n3,.8\n2,.2\n1,.1\n';
const GPT = 'id,score\n1,.1\n2,.4\n3,.3\n4,.9\n';
const FILES = [file('bert.csv', BERT), file('gpt.csv', GPT), file('truth.csv', TRUTH)];

test('models in files of their own and a truth in another have the report of one table', async () => {
  const whole = file(
    'whole.csv',
    'id,label,bert,gpt\n1,no,.1,.1\n2,no,.2,.4\n3,yes,.8,.3\n4,yes,.9,.9\n',
  );
  const expected = await reportOf(whole);
  const report = await reportOf(...FILES);
  assert.deepEqual(report.models, expected.models);
  assert.deepEqual(report.pairs, expected.pairs);
  assert.deepEqual(report.verdict, expected.verdict);
  assert.deepEqual(report.input.join, { how: 'identifier', by: ['id'], choices: ['id'] });
  assert.equal(report.options.join, 'id');
  assert.deepEqual(
    report.input.files.map((/** @type {any} */ { name }) => name),
    FILES,
  );
  assert.equal('files' in expected.input, false);
});

test('the option join decides, and what does not fit is a sentence', async () => {
  const rows = await melon('evaluate', ...FILES, '--join=rows', '--json');
  assert.equal(rows.status, 0);
  assert.equal(JSON.parse(rows.stdout).input.join.how, 'rows');
  const stack = await melon('evaluate', ...FILES, '--join=stack');
  assert.equal(stack.status, 1);
  assert.match(stack.stderr, /^The files cannot be put below each other: "label" is a column of /);
  const column = await melon('evaluate', ...FILES, '--join=name', '--language=zh');
  assert.match(column.stderr, /^“.*bert\.csv”中：.*name/);
});

test('each file may have its own delimiter, encoding and format', async () => {
  const chinese = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('id\tscore\n1\t0,1\n2\t0,4\n3\t0,3\n4\t0,9\n', 'utf16le'),
  ]);
  const files = [
    file('bert.csv.gz', gzipSync(BERT)),
    file('utf16.csv', chinese),
    file(
      'truth.json',
      JSON.stringify([1, 2, 3, 4].map((id) => ({ id, label: id > 2 ? 'yes' : 'no' }))),
    ),
  ];
  const report = await reportOf(...files);
  assert.deepEqual(modelsOf(report), ['bert', 'utf16']);
  assert.deepEqual(
    report.models.map((/** @type {any} */ { metrics }) => metrics.roc_auc),
    [1, 0.75],
  );
});

test('an empty, a damaged or an absent file is named', async () => {
  const named = async (/** @type {string} */ path) => {
    const { status, stderr } = await melon('evaluate', FILES[0], path, FILES[2]);
    assert.equal(status, 1);
    assert.match(stderr, /^[^\n]+\n$/);
    return stderr;
  };
  assert.match(await named(file('empty.csv', '')), /^In ".*empty\.csv": /);
  assert.match(
    await named(file('ragged.csv', 'id,score\n1,2\n3\n')),
    /^In ".*ragged\.csv": Line 3/,
  );
  assert.match(
    await named(file('cut.csv.gz', gzipSync(BERT).subarray(0, 20))),
    /^In ".*cut\.csv\.gz": /,
  );
  assert.match(await named(join(folder, 'absent.csv')), /absent\.csv": there is no such file/);
  const json = await melon('evaluate', FILES[0], join(folder, 'ragged.csv'), '--json');
  const { error } = JSON.parse(json.stdout);
  assert.deepEqual([error.code, error.file], ['ragged_row', join(folder, 'ragged.csv')]);
});

test('rows that are in some files only are left out and said', async () => {
  const more = file('more.csv', `${GPT}77,.5\n78,.5\n79,.5\n80,.5\n`);
  const report = await reportOf(FILES[0], more, FILES[2]);
  assert.ok(codesOf(report).includes('join_unmatched'));
  assert.deepEqual(report.input.files[1].unmatched, ['77', '78', '79']);
  const { stdout } = await melon('evaluate', FILES[0], more, FILES[2]);
  assert.match(
    stdout,
    /joined by "id", which has 4 values .*: 4 of ".*more\.csv" \(77; 78; 79; …\)/,
  );
});

test('the tables of an archive are joined where they fit, and asked for where they do not', async () => {
  const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
  const fits = file(
    'run.zip',
    zipSync({ 'bert.csv': bytes(BERT), 'gpt.csv': bytes(GPT), 'truth.csv': bytes(TRUTH) }),
  );
  assert.deepEqual(modelsOf(await reportOf(fits)), ['bert', 'gpt']);
  const part = file(
    'part.zip',
    zipSync({ 'bert.csv': bytes(BERT), 'truth.csv': bytes(`${TRUTH}9,no\n`) }),
  );
  const asked = await melon('evaluate', part);
  assert.equal(asked.status, 1);
  assert.match(
    asked.stderr,
    /^The file has 2 tables\. Choose one with --sheet=NAME; --sheet=all joins them\.\n/,
  );
  assert.deepEqual(modelsOf(await reportOf(part, '--sheet=all')), ['bert']);
});

test('results of the same learners in two tables are runs where they are numbered, else one is asked for', async () => {
  const bytes = new TextEncoder().encode('dataset,NB,RF\nx,.8,.9\ny,.7,.9\nz,.8,.7\n');
  const runs = file('runs.zip', zipSync({ 'seed1.csv': bytes, 'seed2.csv': bytes }));
  assert.deepEqual((await reportOf(runs)).input.join.by, ['run']);
  const measures = file('measures.zip', zipSync({ 'accuracy.csv': bytes, 'time.csv': bytes }));
  const { status, stderr } = await melon('evaluate', measures);
  assert.equal(status, 1);
  assert.match(stderr, /^The file has 2 tables\. .*\n {2}--sheet=accuracy\.csv\n/);
});

test('what LIBSVM predicts is joined row by row with the data that it was given', async () => {
  const report = await reportOf(pathOf('libsvm.t'), pathOf('libsvm.predict'));
  assert.deepEqual([report.task, report.input.join.how], ['binary', 'rows']);
  assert.deepEqual([modelsOf(report), report.input.truth], [['libsvm'], 'label']);
  const labels = await reportOf(pathOf('libsvm.t'), pathOf('libsvm_labels.predict'));
  assert.deepEqual([labels.task, modelsOf(labels)], ['labels', ['libsvm_labels']]);
  const iris = await reportOf(pathOf('libsvm_iris.t'), pathOf('libsvm_iris.predict'));
  assert.deepEqual([iris.task, modelsOf(iris)], ['multiclass', ['libsvm_iris']]);
});

test('runs and judgments of TREC have the values of trec_eval', async () => {
  const expected = JSON.parse(readFileSync(pathOf('trec.json'), 'utf8'));
  for (const files of [
    ['trec.qrels', 'trec_bm25.run', 'trec_dense.run'],
    ['trec_bm25.run', 'trec_dense.run', 'trec.qrels'],
  ]) {
    const report = await reportOf(...files.map(pathOf));
    assert.deepEqual(modelsOf(report), Object.keys(expected));
    assert.deepEqual(report.input.join.by, ['query', 'docid']);
    for (const { name, metrics } of report.models) {
      for (const [key, value] of Object.entries(expected[name])) {
        assert.ok(Math.abs(metrics[key] - Number(value)) < 1e-14, `${name} ${key}`);
      }
    }
  }
});

test('results of learners in one file a fold become one comparison', async () => {
  const head = 'dataset,rf,svm,lr\n';
  const folds = [
    file('fold_1.csv', `${head}iris,.9,.8,.7\nwine,.8,.7,.9\nglass,.6,.5,.7\n`),
    file('fold_2.csv', `${head}iris,.8,.9,.7\nwine,.9,.7,.8\nglass,.7,.5,.6\n`),
  ];
  const report = await reportOf(...folds);
  assert.deepEqual([report.input.join.how, report.input.join.by], ['stack', ['fold']]);
  assert.equal(report.input.rows, 6);
  assert.equal(report.options.join, 'stack');
});

test('hostile names of files and columns stay texts', async () => {
  const name = '<img src=x onerror=alert(1)>\u202e$&.csv';
  const hostile = file(name, 'id,score\n1,.1\n2,.2\n3,.8\n4,.9\n');
  const report = await reportOf(hostile, FILES[1], FILES[2]);
  assert.deepEqual(modelsOf(report), [name.replace('.csv', ''), 'gpt']);
  const html = await melon('evaluate', hostile, FILES[1], FILES[2], '--format=html');
  assert.equal(html.status, 0, html.stderr);
  assert.ok(!html.stdout.includes('<img'));
  const none = await melon('evaluate', hostile, file('b.csv', 'id,score\nx,1\ny,2\n'), FILES[2]);
  assert.equal(none.status, 1);
  assert.ok(!none.stderr.includes('\u202e'), 'no character that turns text around');
});

test('two hundred files become one report', async () => {
  const files = Array.from({ length: 200 }, (_, at) =>
    file(`many/m${at}.csv`, `id,y_true,y_pred\n1,a,a\n2,b,${at % 2 ? 'a' : 'b'}\n3,a,a\n`),
  );
  const report = await reportOf(...files);
  assert.equal(report.models.length, 200);
  assert.equal(report.input.files.length, 200);
});

test('no file at all is a call that cannot be meant', async () => {
  const { status, stderr } = await melon('evaluate');
  assert.equal(status, 2);
  assert.match(stderr, /^Give a file, or several that belong together\./);
});
