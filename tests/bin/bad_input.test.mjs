// Bad files and bad options through the command line: a sentence with place and remedy in both languages, never a
// stack trace; and files that only look bad are read.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-bad-input-'));
after(() => rmSync(FOLDER, { recursive: true }));

let files = 0;

/** @param {string | Uint8Array} content */
function write(content) {
  files += 1;
  const path = join(FOLDER, `input_${files}.csv`);
  writeFileSync(path, content);
  return path;
}

const STACK_TRACE = /\n\s+at .*\d+:\d+|wasm-function|file:\/\/|node:internal/;
const CHINESE = /[\u4e00-\u9fff]/;

/**
 * @typedef {object} Bad
 * @property {string} name what is wrong, as a sentence
 * @property {string | Uint8Array} content
 * @property {string[]} [args]
 * @property {string} code
 * @property {(string | RegExp)[]} [mentions] what both messages name: the line, column, label or option
 */

/** The option's name, as on the command line or as in the report. @param {string} option */
const namePattern = (option) => new RegExp(option.replace(/^--|=.*/g, '').replace('-', '[-_]'));

/** @type {Bad[]} */
const BAD = [
  { name: 'an empty file', content: '', code: 'empty_file' },
  { name: 'a file of blank lines', content: '\n\r\n\r\n\n', code: 'empty_file' },
  { name: 'a byte order mark alone', content: '\ufeff', code: 'empty_file' },
  { name: 'a header alone', content: 'y,a,b\n', code: 'header_only' },
  { name: 'a header alone without a line end', content: 'y,a,b', code: 'header_only' },
  {
    name: 'a doubled column',
    content: 'y,score,score\n1,.2,.3\n0,.1,.2\n',
    code: 'duplicate_column',
    mentions: ['score'],
  },
  {
    name: 'a doubled column named __proto__',
    content: '__proto__,__proto__,y\n.2,.3,1\n.1,.2,0\n',
    code: 'duplicate_column',
    mentions: ['__proto__'],
  },
  {
    name: 'a truth column that is not there',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--truth=diagnosis'],
    code: 'unknown_column',
    mentions: ['diagnosis'],
  },
  {
    name: 'a prediction column that is not there',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--truth=y', '--predictions=a,forest'],
    code: 'unknown_column',
    mentions: ['forest'],
  },
  {
    name: 'a weight column that is not there',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--truth=y', '--weight=w'],
    code: 'unknown_column',
    mentions: ['w'],
  },
  {
    name: 'no truth column',
    content: 'a,b\n1.1,.2\n.5,.7\n.3,.4\n.35,.41\n',
    code: 'no_truth_column',
  },
  { name: 'no prediction column', content: 'y\n1\n0\n1\n', code: 'no_prediction_columns' },
  {
    name: 'text where a number belongs',
    content: 'y,a\n1,.2\n0,abc\n1,.4\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'not_a_number',
    mentions: ['3', 'a', 'abc'],
  },
  {
    name: 'a hexadecimal number',
    content: 'y,a\n1,.2\n0,0x1F\n1,.4\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'not_a_number',
    mentions: ['3', '0x1F'],
  },
  {
    name: 'a number with a unit',
    content: 'y,a\n1,.2\n0,5 %\n1,.4\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'not_a_number',
    mentions: ['3', '5 %'],
  },
  {
    name: 'text far down in a long column of numbers',
    content: `y,a\n${Array.from({ length: 3000 }, (_, i) => `${i % 2},${i === 2500 ? 'n0' : `0.${i + 1000}`}`).join('\n')}\n`,
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'not_a_number',
    mentions: ['2502', 'n0'],
  },
  {
    name: 'a missing score',
    content: 'y,a\n1,.2\n0,\n1,.4\n0,.1\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'missing_cells',
    mentions: ['3', 'a'],
  },
  {
    name: 'a missing truth',
    content: 'y,a\n1,.2\n0,.3\n,.4\n0,.1\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'missing_cells',
    mentions: ['4', 'y'],
  },
  {
    name: 'a NaN score',
    content: 'y,a\n1,.2\n0,.3\n0,NaN\n1,.4\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'missing_cells',
    mentions: ['4', 'a'],
  },
  {
    name: 'an infinite score',
    content: 'y,a\n1,.2\n0,-inf\n1,.4\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'not_finite_cells',
    mentions: ['3', 'a'],
  },
  {
    name: 'a score beyond the range of a double',
    content: 'y,a\n1,.2\n0,.3\n1,1e999\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'not_finite_cells',
    mentions: ['4', 'a'],
  },
  {
    name: 'a row that is too short',
    content: 'y,a,b\n1,.2,.3\n0,.4\n',
    code: 'ragged_row',
    mentions: ['3'],
  },
  {
    name: 'a row that is too long',
    content: 'y,a\n1,.2\n0,.3\n1,.4,.5\n',
    code: 'ragged_row',
    mentions: ['4'],
  },
  {
    name: 'a ragged row after a line break inside quotes',
    content: 'y,"a\nb"\n1,.2\n\n0\n',
    code: 'ragged_row',
    mentions: ['5'],
  },
  {
    name: 'an unclosed quote',
    content: 'y,a\n1,.2\n0,".3\n1,.4\n',
    code: 'unclosed_quote',
    mentions: ['3'],
  },
  {
    name: 'text after a closing quote',
    content: 'y,a\n1,".2"x\n0,.3\n',
    code: 'text_after_quote',
    mentions: ['2'],
  },
  { name: 'a NUL byte', content: 'y,a\n1,.2\n0,\0\n', code: 'binary_file' },
  {
    name: 'the beginning of an Excel workbook',
    content: Buffer.concat([
      Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\b\0', 'latin1'),
      Buffer.alloc(64, 0x9c),
    ]),
    code: 'damaged_file',
    mentions: [/zip/],
  },
  {
    name: 'Latin-1, which a decoder of GB18030 takes for rare ideographs',
    content: Buffer.from('Gr\u00f6\u00dfe,a\n1,.2\n0,.3\n', 'latin1'),
    code: 'invalid_utf8',
    mentions: ['1', 'Gr'],
  },
  {
    name: 'UTF-8 with one damaged byte',
    content: Buffer.concat([
      Buffer.from('真实,模型\n好瓜,.2\n坏'),
      Buffer.from([0xe7]),
      Buffer.from(',.3\n好瓜,.4\n'),
    ]),
    code: 'invalid_utf8',
    mentions: ['3', '坏'],
  },
  {
    name: 'bytes that are neither UTF-8 nor GB18030',
    content: Buffer.concat([
      Buffer.from('y,a\n1,.2\n0,'),
      Buffer.from([0xff, 0xff]),
      Buffer.from('\n'),
    ]),
    code: 'invalid_utf8',
  },
  {
    name: 'three labels in the truth of two classes',
    content: 'y,a\ncat,.2\ndog,.3\nbird,.4\n',
    args: ['--task=binary', '--truth=y', '--predictions=a'],
    code: 'too_many_classes',
    mentions: ['y', 'cat', 'dog', 'bird'],
  },
  {
    name: 'a negative weight',
    content: 'y,a,w\n1,.2,1\n0,.3,-2\n',
    args: ['--truth=y', '--weight=w'],
    code: 'invalid_weight',
    mentions: ['w', '3', '-2'],
  },
  {
    name: 'a weight that is text',
    content: 'y,a,w\n1,.2,1\n0,.3,much\n',
    args: ['--truth=y', '--weight=w'],
    code: 'not_a_number',
    mentions: ['w', '3', 'much'],
  },
  {
    name: 'weights that are all zero',
    content: 'y,a,w\n1,.2,0\n0,.3,0\n',
    args: ['--truth=y', '--weight=w'],
    code: 'invalid_weight',
    mentions: ['w'],
  },
  {
    name: 'an unknown option',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--thresold=0.3'],
    code: 'unknown_option',
    mentions: ['thresold'],
  },
  {
    name: 'an unknown task',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--task=astrology'],
    code: 'unknown_task',
    mentions: ['astrology', 'binary'],
  },
  ...[
    '--threshold=high',
    '--threshold=',
    '--threshold=NaN',
    '--alpha=2',
    '--beta=-1',
    '--cost-fn=-1',
    '--cost-fp=1x',
  ].map((option) => ({
    name: `the option ${option}`,
    content: 'y,a\n1,.2\n0,.3\n',
    args: [option],
    code: 'invalid_option',
    mentions: [namePattern(option)],
  })),
  ...['--max-fpr=0', '--max-fpr=1.5', '--missing=maybe'].map((option) => ({
    name: `the option ${option}`,
    content: 'y,a\n1,.2\n0,.3\n',
    args: [option],
    code: 'invalid_option',
    mentions: [namePattern(option)],
  })),
  {
    name: 'a threshold beyond the range of doubles',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--thresholds={"a": 1e999}'],
    code: 'invalid_option',
    mentions: ['thresholds', '1e999'],
  },
  {
    name: 'a positive label that does not occur',
    content: 'y,a\nill,.2\nwell,.3\n',
    args: ['--positive=sick'],
    code: 'unknown_positive',
    mentions: ['sick', 'ill', 'well'],
  },
  {
    name: 'one column as truth and prediction',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--truth=y', '--predictions=y,a'],
    code: 'column_used_twice',
    mentions: ['y'],
  },
  {
    name: 'one column as prediction and weight',
    content: 'y,a\n1,.2\n0,.3\n',
    args: ['--truth=y', '--predictions=a', '--weight=a'],
    code: 'column_used_twice',
    mentions: ['a'],
  },
];

/** @param {string} text @param {string | RegExp} mention */
const names = (text, mention) =>
  typeof mention === 'string' ? text.includes(mention) : mention.test(text);

for (const { name, content, args = [], code, mentions = [] } of BAD) {
  test(`${name} is an error with place and remedy, in both languages`, async () => {
    const { status, stdout, stderr } = await melon('evaluate', write(content), ...args, '--json');
    assert.notEqual(status, 0, stdout.slice(0, 300));
    assert.equal(typeof status, 'number', `ended by a signal; ${stderr.slice(0, 300)}`);
    const document = JSON.parse(stdout);
    assert.deepEqual(Object.keys(document), ['error']);
    const { error } = document;
    assert.equal(error.code, code, error.message);
    assert.match(error.message, /^[^\u4e00-\u9fff]*[a-z]/);
    assert.match(error.message_zh, CHINESE);
    for (const mention of mentions) {
      for (const message of [error.message, error.message_zh]) {
        assert.ok(names(message, mention), `"${message}" does not name ${mention}`);
      }
    }
    assert.doesNotMatch(stdout + stderr, STACK_TRACE);
  });
}

test('without --json the sentence goes to standard error', async () => {
  const { status, stdout, stderr } = await melon('evaluate', write('y,a\n1,.2\n0\n'));
  assert.notEqual(status, 0);
  assert.equal(stdout, '');
  assert.match(stderr, /3/);
  assert.doesNotMatch(stderr, STACK_TRACE);
});

test('a file that does not exist is an error that names it', async () => {
  const { status, stdout, stderr } = await melon(
    'evaluate',
    join(FOLDER, 'no_such_file.csv'),
    '--json',
  );
  assert.notEqual(status, 0);
  const { error } = JSON.parse(stdout);
  assert.match(error.message, /no_such_file\.csv/);
  assert.match(error.message_zh, /no_such_file\.csv/);
  assert.match(error.message_zh, CHINESE);
  assert.doesNotMatch(stdout + stderr, STACK_TRACE);
});

test('a folder instead of a file is an error', async () => {
  const { status, stdout, stderr } = await melon('evaluate', FOLDER, '--json');
  assert.notEqual(status, 0);
  assert.match(JSON.parse(stdout).error.message_zh, CHINESE);
  assert.doesNotMatch(stdout + stderr, STACK_TRACE);
});

// Nine scored cases: AUC 8/20 = .4.
const NINE = 'y,s\n0,.9\n1,.8\n0,.7\n0,.6\n1,.5\n0,.4\n1,.3\n1,.2\n0,.1\n';

/** @param {string | Uint8Array} content @param {string[]} [args] */
async function report(content, args = []) {
  const { status, stdout, stderr } = await melon('evaluate', write(content), ...args, '--json');
  assert.equal(status, 0, `${stdout.slice(0, 500)} ${stderr.slice(0, 500)}`);
  return JSON.parse(stdout);
}

/** @param {Buffer} littleEndian */
const swapped = (littleEndian) => Buffer.from(littleEndian).swap16();

/** GB18030: 真实,模型㐀 with the labels 是 and 否; the last character of the header has four bytes. */
function gb18030() {
  const header = [
    0xd5, 0xe6, 0xca, 0xb5, 0x2c, 0xc4, 0xa3, 0xd0, 0xcd, 0x81, 0x39, 0xee, 0x39, 0x0a,
  ];
  const rows = NINE.trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((row) => [
      ...(row[0] === '1' ? [0xca, 0xc7] : [0xb7, 0xf1]),
      ...Buffer.from(`${row.slice(1)}\n`),
    ]);
  return Buffer.from([...header, ...rows]);
}

/** @type {[string, string | Uint8Array][]} */
const READABLE = [
  ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${NINE}`, 'utf16le')],
  ['UTF-16 BE with a byte order mark', swapped(Buffer.from(`\ufeff${NINE}`, 'utf16le'))],
  ['UTF-8 with a byte order mark', `\ufeff${NINE}`],
  ['CR line ends', NINE.replaceAll('\n', '\r')],
  ['CRLF line ends', NINE.replaceAll('\n', '\r\n')],
  ['mixed line ends', NINE.replace(/\n/g, (_, at) => ['\n', '\r', '\r\n'][at % 3])],
  ['blank lines', NINE.replaceAll('\n', '\n\n')],
  ['no line end at the end', NINE.trimEnd()],
  ['semicolons', NINE.replaceAll(',', ';')],
  ['semicolons and decimal commas', NINE.replaceAll(',', ';').replaceAll('.', '0,')],
  ['tabs', NINE.replaceAll(',', '\t')],
  ['bars', NINE.replaceAll(',', '|')],
  ['quoted cells', NINE.replace(/[^,\n]+/g, (cell) => `"${cell}"`)],
];

for (const [name, content] of READABLE) {
  test(`a file with ${name} is read`, async () => {
    const { models } = await report(content, ['--truth=y']);
    assert.equal(models.length, 1);
    assert.equal(models[0].name, 's');
    assert.equal(models[0].metrics.roc_auc, 0.4);
  });
}

test('a GB18030 file is read, its names and labels verbatim, and it is said', async () => {
  const { models, warnings } = await report(gb18030(), ['--truth=真实', '--positive=是']);
  assert.deepEqual(
    models.map((/** @type {any} */ model) => model.name),
    ['模型㐀'],
  );
  assert.equal(warnings[0].code, 'encoding_guessed');
  assert.match(warnings[0].message, /read as GB18030/);
  assert.match(warnings[0].message_zh, /GB18030/);
  assert.equal(models[0].metrics.roc_auc, 0.4);
});

test('a missing header is a warning', async () => {
  const { models, warnings } = await report(NINE.slice(NINE.indexOf('\n') + 1));
  assert.equal(models.length, 1);
  assert.equal(models[0].metrics.n, 9);
  assert.equal(models[0].metrics.roc_auc, 0.4);
  assert.ok(warnings.length >= 1);
  assert.ok(
    warnings.some(
      (/** @type {any} */ warning) =>
        /header/i.test(warning.message) && CHINESE.test(warning.message_zh),
    ),
  );
});

test('one class in the truth gives nulls with reasons', async () => {
  const { models } = await report('y,s\n1,.2\n1,.7\n1,.9\n', ['--task=binary', '--truth=y']);
  const { metrics, reasons } = models[0];
  assert.equal(metrics.n, 3);
  assert.equal(metrics.accuracy, 2 / 3);
  for (const key of ['roc_auc', 'ks', 'balanced_accuracy', 'specificity']) {
    assert.equal(metrics[key], null, key);
    assert.match(reasons[key], /^[a-z_]+$/, key);
  }
});

test('5,000 columns are read', async () => {
  const names = Array.from({ length: 5000 }, (_, i) => (i === 0 ? 'y' : `model ${i}`));
  const rows = NINE.trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => [row[0], ...Array(4999).fill(row.slice(2))].join(','));
  const content = `${names.join(',')}\n${rows.join('\n')}\n`;
  const { models, pairs } = await report(content, [
    '--truth=y',
    '--predictions=model 1,model 4999',
  ]);
  assert.deepEqual(
    models.map((/** @type {any} */ model) => [model.name, model.metrics.roc_auc]),
    [
      ['model 1', 0.4],
      ['model 4999', 0.4],
    ],
  );
  assert.equal(pairs.length, 1);
  assert.equal(pairs[0].roc_auc_diff, 0);
});

test('5,000 columns without named roles end in an answer, not in a crash', async () => {
  const names = Array.from({ length: 5000 }, (_, i) => (i === 0 ? 'y' : `model ${i}`));
  const rows = [1, 0, 1, 0].map((label, row) =>
    [label, ...Array(4999).fill(`0.${row + 1}`)].join(','),
  );
  const { models, warnings } = await report(`${names.join(',')}\n${rows.join('\n')}\n`, [
    '--truth=y',
  ]);
  assert.equal(models.length, 200);
  const { message, message_zh } = warnings.find(
    (/** @type {any} */ warning) => warning.code === 'predictions_limited',
  );
  assert.match(message, /4,999/);
  assert.match(message_zh, CHINESE);
});

for (const [name, cell] of [
  ['missing', ''],
  ['NA', 'NA'],
  ['NaN', 'NaN'],
  ['infinite', 'inf'],
]) {
  test(`--missing=drop leaves out rows with ${name} cells, for all models, and says how many`, async () => {
    const content = `y,s,t\n0,${cell},.5\n${NINE.slice(4).replace(/(\d),(\S+)/g, '$1,$2,$2')}1,.5,${cell}\n1,${cell},${cell}\n`;
    const { models, warnings } = await report(content, ['--truth=y', '--missing=drop']);
    for (const { metrics } of models) {
      assert.equal(metrics.n, 9);
      assert.equal(metrics.roc_auc, 0.4);
    }
    const warning = warnings.find((/** @type {any} */ entry) => /\b3\b/.test(entry.message));
    assert.ok(warning, JSON.stringify(warnings));
    assert.match(warning.message_zh, /3/);
    assert.match(warning.message_zh, CHINESE);
  });
}

test('--missing=drop that leaves nothing is an error', async () => {
  const { status, stdout } = await melon(
    'evaluate',
    write('y,s\n1,\n0,NA\n'),
    '--task=binary',
    '--truth=y',
    '--missing=drop',
    '--json',
  );
  assert.notEqual(status, 0);
  assert.match(JSON.parse(stdout).error.message_zh, CHINESE);
});

test('--missing=drop leaves out a row with text where a number belongs, and says so', async () => {
  const { models, warnings } = await report(`${NINE}1,abc\n`, [
    '--task=binary',
    '--truth=y',
    '--missing=drop',
  ]);
  assert.equal(models[0].metrics.n, 9);
  assert.equal(models[0].metrics.roc_auc, 0.4);
  assert.ok(
    warnings.some((/** @type {any} */ warning) => /\b1\b.*not a number/.test(warning.message)),
  );
});

test('--missing=drop does not excuse a column of text', async () => {
  const content = 'y,s\n1,.2\n0,abc\n1,def\n';
  const { status, stdout } = await melon(
    'evaluate',
    write(content),
    '--task=binary',
    '--truth=y',
    '--predictions=s',
    '--missing=drop',
    '--json',
  );
  assert.notEqual(status, 0);
  assert.equal(JSON.parse(stdout).error.code, 'not_a_number');
});
