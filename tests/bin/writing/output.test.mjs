// Where the command line writes, and what it refuses to write to.
import assert from 'node:assert/strict';
import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { melon } from '../command_line.mjs';
import { ROOT } from '../compare_reports.mjs';

const SAMPLE = join(ROOT, 'web', 'samples', 'labels.csv');
const folder = mkdtempSync(join(tmpdir(), 'melon-output-'));
after(() => rmSync(folder, { recursive: true }));

test('every command writes to the file of --output what it prints otherwise', async () => {
  const file = join(folder, 'answer.txt');
  for (const call of [
    ['evaluate', SAMPLE],
    ['evaluate', SAMPLE, '--json'],
    ['catalogue'],
    ['tables', 'nemenyi'],
  ]) {
    const printed = await melon(...call);
    const written = await melon(...call, '--output', file);
    assert.equal(printed.status, 0, printed.stderr);
    assert.deepEqual(written, { status: 0, stdout: '', stderr: '' });
    assert.equal(readFileSync(file, 'utf8'), printed.stdout, call.join(' '));
  }
});

test('the output "-" is standard output', async () => {
  const printed = await melon('evaluate', SAMPLE);
  assert.deepEqual(await melon('evaluate', SAMPLE, '--output=-'), printed);
});

test('a file is never replaced by its own report, under another name either', async () => {
  const input = join(folder, 'input.csv');
  const other = join(folder, 'other.csv');
  writeFileSync(input, readFileSync(SAMPLE));
  linkSync(input, other);
  for (const output of [input, other, join(folder, '.', 'input.csv')]) {
    const { status, stderr } = await melon('evaluate', input, `--output=${output}`);
    assert.equal(status, 2);
    assert.match(stderr, /is the file that is read.* another name/);
    assert.deepEqual(readFileSync(input), readFileSync(SAMPLE));
  }
});

test('a place that cannot be written to is named before the work, in both languages', async () => {
  const absent = join(folder, 'absent', 'report.txt');
  const english = await melon('evaluate', SAMPLE, `--output=${absent}`);
  assert.equal(english.status, 1);
  assert.match(english.stderr, /^Cannot write ".*report\.txt": there is no such folder\. Give/);
  const chinese = await melon('evaluate', SAMPLE, `--output=${folder}`, '--language=zh');
  assert.match(chinese.stderr, /^无法写入“.*”：它是一个文件夹。/);
  const json = await melon('evaluate', SAMPLE, `--output=${absent}`, '--json');
  assert.equal(JSON.parse(json.stdout).error.code, 'unwritable_file');
});

test('what cannot be evaluated leaves the file of the output as it was', async () => {
  const file = join(folder, 'earlier.txt');
  writeFileSync(file, 'earlier');
  const { status } = await melon('evaluate', join(folder, 'absent.csv'), `--output=${file}`);
  assert.equal(status, 1);
  assert.equal(readFileSync(file, 'utf8'), 'earlier');
  const fresh = join(folder, 'fresh.txt');
  await melon('evaluate', join(folder, 'absent.csv'), `--output=${fresh}`);
  assert.equal(existsSync(fresh), false);
});

test('with --quiet a note about the file is not printed, and an error is', async () => {
  const file = join(folder, 'matrix.txt');
  writeFileSync(file, '[[50 8]\n [3 40]]\n');
  assert.notEqual((await melon('evaluate', file)).stderr, '');
  assert.equal((await melon('evaluate', file, '--quiet')).stderr, '');
  assert.match((await melon('evaluate', join(folder, 'absent.csv'), '--quiet')).stderr, /^Cannot/);
});
