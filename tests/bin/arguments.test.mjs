// Arguments by the list of options: both ways to write a value, and a sentence for whatever cannot be meant.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { readArguments } from '../../bin/arguments.mjs';
import { COMMANDS } from '../../bin/options.mjs';
import { melon } from './command_line.mjs';

/** @param {...string} args */
const read = (...args) => readArguments('evaluate', args);

test('a value stands behind "=" or behind a blank', () => {
  for (const args of [['--task=binary'], ['--task', 'binary']]) {
    const { files, options, error } = read('a.csv', ...args, '--json');
    assert.deepEqual(files, ['a.csv']);
    assert.deepEqual(Object.fromEntries(options), { task: 'binary', json: true });
    assert.equal(error, null);
  }
});

test('a value may be empty, contain "=", and begin with a minus where it is a number', () => {
  assert.equal(read('--truth=').options.get('truth'), '');
  assert.equal(read('--truth=a=b').options.get('truth'), 'a=b');
  assert.equal(read('--threshold', '-0.5').options.get('threshold'), '-0.5');
  assert.equal(read('--truth=--x').options.get('truth'), '--x');
});

test('a name may be written as in the report', () => {
  assert.equal(read('--cost_fn=2').options.get('cost_fn'), '2');
  assert.equal(read('--cost-fn=2').options.get('cost_fn'), '2');
  assert.equal(read('--positive=not_a_dash').options.get('positive'), 'not_a_dash');
});

test('"-" is a file, and so is whatever follows "--"', () => {
  assert.deepEqual(read('-').files, ['-']);
  assert.deepEqual(read('--json', '--', '--odd.csv').files, ['--odd.csv']);
});

/** @type {[string[], string, RegExp][]} */
const FAULTS = [
  [['--thresold=0.3'], 'unknown_option', /--thresold\. Did you mean --threshold\?/],
  [['--cost-nf', '2'], 'unknown_option', /Did you mean --cost-fn\?/],
  [['--lang=zh'], 'unknown_option', /--lang\. Did you mean --language\?/],
  [['--xyzzy'], 'unknown_option', /^Unknown option: --xyzzy\. "melon evaluate --help"/],
  [['-q'], 'unknown_option', /-q/],
  [['--__proto__'], 'unknown_option', /^Unknown option: --__proto__\./],
  [['--constructor=1'], 'unknown_option', /^Unknown option: --constructor\./],
  [['--task=binary', '--task=labels'], 'repeated_option', /--task is given twice/],
  [['--json', '--json'], 'repeated_option', /--json/],
  [['--json=false'], 'invalid_option', /--json: "false".*no value/],
  [['--language=fr'], 'invalid_option', /"fr"\. Give en or zh/],
  [['--language=ez'], 'invalid_option', /Did you mean en\?/],
  [['--delimiter=xx'], 'invalid_option', /--delimiter: "xx"/],
  [['--truth'], 'invalid_option', /--truth=COLUMN/],
  [['--truth', '--json'], 'invalid_option', /--truth=COLUMN/],
];

for (const [args, code, sentence] of FAULTS) {
  test(`${args.join(' ')} is an error with a remedy, in both languages`, () => {
    const { error } = read(...args);
    assert.equal(error?.code, code);
    assert.match(error?.message ?? '', sentence);
    assert.match(error?.message_zh ?? '', /[\u4e00-\u9fff]/);
  });
}

test('the list has the options of the core, all of them and no others', async () => {
  const { openBuiltCore } = await import('../../bin/core.mjs');
  const opened = await openBuiltCore();
  assert.ok(opened);
  opened.core.beginLoad();
  opened.core.push(new TextEncoder().encode('y,a\n1,.2\n0,.3\n'));
  opened.core.finishLoad();
  const { error } = opened.core.run({ no_such_option: 1 });
  const [, names] = /The options are (.*)\.$/.exec(error.message) ?? [];
  const listed = COMMANDS.evaluate.options.flatMap(({ name, own }) =>
    own ? [] : [name.replaceAll('-', '_')],
  );
  assert.deepEqual(listed.sort(), names.split(', ').sort());
});

test('every option stands in its command’s help, in both languages', async () => {
  for (const [command, { options }] of Object.entries(COMMANDS)) {
    for (const language of ['en', 'zh']) {
      const { status, stdout } = await melon(command, '--help', `--language=${language}`);
      assert.equal(status, 0);
      for (const { name } of options) assert.match(stdout, new RegExp(`--${name}(?![a-z-])`), name);
      for (const line of stdout.split('\n')) assert.ok(line.length <= 120, line);
    }
  }
});

test('a call that cannot be meant ends with 2, a file that cannot be used with 1', async () => {
  for (const args of [['a.csv', '--truht=y'], [], ['a.csv', '--seed']]) {
    const { status, stdout, stderr } = await melon('evaluate', ...args);
    assert.equal(status, 2, args.join(' '));
    assert.equal(stdout, '');
    assert.match(stderr, /^[^\n]+\n$/);
  }
  assert.equal((await melon('evaluate', 'no-such-file.csv')).status, 1);
  const folder = mkdtempSync(join(tmpdir(), 'melon-test-'));
  const file = join(folder, 'results.csv');
  writeFileSync(file, 'dataset,A,B,C\nx,.9,.8,.7\ny,.8,.9,.6\nz,.7,.6,.5\n');
  assert.equal((await melon('evaluate', file, '--post-hoc=foo')).status, 2);
  rmSync(folder, { recursive: true });
  assert.equal((await melon('tables', 'nemenyi', 'q')).status, 2);
});

test('with --json a wrong option is JSON on standard output', async () => {
  const { status, stdout, stderr } = await melon('evaluate', 'a.csv', '--truht=y', '--json');
  assert.equal(status, 2);
  assert.equal(JSON.parse(stdout).error.code, 'unknown_option');
  assert.equal(stderr, '');
});
