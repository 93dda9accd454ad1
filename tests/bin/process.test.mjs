// The command line as a program: what it reads and writes, and the status it ends with.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

test('a file through a pipe has the report of the file, whole', () => {
  const named = start(['evaluate', SAMPLE, '--json']);
  assert.equal(named.status, 0, named.stderr);
  assert.equal(named.stderr, '');
  assert.equal(JSON.parse(named.stdout).models.length, 5);
  assert.ok(named.stdout.length > 2 ** 17, 'more than a pipe holds at once');
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

test('how it is called is told when asked for, and on standard error for an unknown command', () => {
  for (const args of [[], ['help'], ['--help']]) {
    const { status, stdout, stderr } = start(args);
    assert.equal(status, 0);
    assert.match(stdout, /^Usage:\n {2}melon evaluate/);
    assert.equal(stderr, '');
  }
  const { status, stdout, stderr } = start(['evalute', SAMPLE]);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /^Usage:/);
});
