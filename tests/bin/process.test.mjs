// The command line as a program: what it reads and writes, and the status it ends with.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from './compare_reports.mjs';

const SAMPLE = join(ROOT, 'web', 'samples', 'breast-cancer.csv');

/**
 * @param {string[]} args
 * @param {string | Uint8Array} [input]
 */
function start(args, input = '') {
  return spawnSync(process.execPath, [join(ROOT, 'bin', 'melon.mjs'), ...args], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
    encoding: 'utf8',
    timeout: 60_000,
    input,
  });
}

/** @param {string} script */
function inShell(script) {
  return spawnSync('sh', ['-c', script], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 2 ** 30,
    env: {
      ...process.env,
      NODE: process.execPath,
      MELON: join(ROOT, 'bin', 'melon.mjs'),
      SAMPLE,
    },
  });
}

test('a file through a pipe has the report of the file, whole', () => {
  const named = start(['evaluate', SAMPLE, '--json']);
  assert.equal(named.status, 0, named.stderr);
  assert.equal(named.stderr, '');
  assert.equal(JSON.parse(named.stdout).models.length, 5);
  assert.ok(named.stdout.length > 2 ** 17, 'more than fits in a pipe at once');
  const piped = start(['evaluate', '-', '--json'], readFileSync(SAMPLE));
  assert.equal(piped.status, 0, piped.stderr);
  assert.equal(piped.stdout, named.stdout);
});

test('what cannot be evaluated ends with status 1 and a sentence on standard error', () => {
  const { status, stdout, stderr } = start(['evaluate', '-'], 'y,a\n1,.2\n0\n');
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /^Line 3 has 1 cell/);
});

test('how it is called is shown when asked for', () => {
  for (const args of [[], ['help'], ['--help'], ['-h']]) {
    const { status, stdout, stderr } = start(args);
    assert.equal(status, 0);
    assert.match(stdout, /^Usage:\n {2}melon evaluate/);
    assert.match(stdout, /Exit status:\n {2}0 /);
    assert.equal(stderr, '');
  }
});

test('an unknown command ends with status 2 and the nearest one', () => {
  const { status, stdout, stderr } = start(['evalute', SAMPLE]);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /^Unknown command: evalute\. Did you mean evaluate\?/);
});

test('a file in the place of the command is evaluated by the command that is named', () => {
  const { status, stderr } = start(['package.json']);
  assert.equal(status, 2);
  assert.match(stderr, /^Unknown command: package\.json\. Did you mean evaluate package\.json\?/);
});

test('the version is that of every report', () => {
  const { status, stdout } = start(['--version']);
  assert.equal(status, 0);
  const { melon } = JSON.parse(start(['evaluate', SAMPLE, '--json']).stdout);
  assert.equal(stdout, `Melon ${melon}\n`);
});

test('a reader that has enough ends it quietly, as with "| head"', () => {
  const { status, stdout, stderr } = inShell(
    '"$NODE" "$MELON" evaluate "$SAMPLE" --json | head -c 9',
  );
  assert.equal(stdout, '{"schema"');
  assert.equal(stderr, '');
  assert.equal(status, 0);
});

test('output that cannot be written is a sentence and status 1', () => {
  if (!existsSync('/dev/full')) return;
  const { status, stderr } = inShell('"$NODE" "$MELON" evaluate "$SAMPLE" --json > /dev/full');
  assert.equal(status, 1);
  assert.equal(stderr, 'Cannot write the output: there is no space left on the device.\n');
});

/** @type {[string, string, RegExp][]} */
const UNREADABLE = [
  [
    'a folder as standard input',
    '"$NODE" "$MELON" evaluate - < /',
    /standard input: it is a folder/,
  ],
  [
    'no folder for what comes through a pipe',
    'TMPDIR=/no/such/folder "$NODE" "$MELON" evaluate - < "$SAMPLE"',
    /cannot be kept in the folder "\/no\/such\/folder": there is no such file.* Set TMPDIR/,
  ],
  [
    'a path through a file',
    '"$NODE" "$MELON" evaluate "$SAMPLE/x.csv"',
    /a part of the path is a file and not a folder/,
  ],
  [
    'links in a circle',
    'd=$(mktemp -d); ln -s b "$d/a"; ln -s a "$d/b"; "$NODE" "$MELON" evaluate "$d/a"; s=$?; rm -r "$d"; exit $s',
    /its links lead in a circle/,
  ],
  ['a long path', '"$NODE" "$MELON" evaluate "$(printf %5000s x)"', /the path is too long/],
  [
    'a name with a line end',
    `"$NODE" "$MELON" evaluate "no
file"`,
    /"no\\x0afile": there is no such file/,
  ],
];

for (const [name, script, sentence] of UNREADABLE) {
  test(`${name} is one line in words and status 1`, () => {
    const { status, stdout, stderr } = inShell(script);
    assert.equal(status, 1, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, /^[^\n]+\n$/);
    assert.match(stderr, sentence);
    assert.doesNotMatch(stderr, /E[A-Z]{4,}/);
  });
}

test('a pipe with a name, and standard input in GB18030, are read as files are', () => {
  // 真实,甲 with the labels 是 and 否, in GB18030.
  const bytes = Buffer.from(
    'd5e6cab52cbcd70acac72c2e390ab7f12c2e320acac72c2e370ab7f12c2e310a',
    'hex',
  );
  const { status, stdout, stderr } = start(
    ['evaluate', '-', '--json', '--truth=真实', '--positive=是'],
    bytes,
  );
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(stdout).models[0].name, '甲');
  const named = inShell('cat "$SAMPLE" | "$NODE" "$MELON" evaluate /dev/stdin --json');
  assert.equal(named.stdout, start(['evaluate', SAMPLE, '--json']).stdout);
});

test('an option that is not used is named, whatever is written', () => {
  const unused = /The task binary makes no use of these options: control, eps0\./;
  for (const way of [['--paper'], ['--figure=roc'], ['--table=models'], ['--format=csv']]) {
    const { status, stdout, stderr } = start([
      'evaluate',
      SAMPLE,
      '--control=A',
      '--eps0=0.2',
      ...way,
    ]);
    assert.equal(status, 0, stderr);
    assert.match(stderr, unused, `${way}`);
    assert.doesNotMatch(stdout, unused, `${way}`);
  }
  // The report has it among its warnings.
  for (const way of [[], ['--json'], ['--format=markdown']]) {
    const { stdout, stderr } = start(['evaluate', SAMPLE, '--control=A', '--eps0=0.2', ...way]);
    assert.match(stdout, unused, `${way}`);
    assert.equal(stderr, '', `${way}`);
  }
  assert.equal(start(['evaluate', SAMPLE, '--control=A', '--paper', '--quiet']).stderr, '');
});
