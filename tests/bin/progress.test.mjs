// The line that says how far long work has come.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandLine } from '../../bin/command_line.mjs';
import { createProgress } from '../../bin/progress.mjs';
import { ROOT } from './compare_reports.mjs';

const SAMPLE = join(ROOT, 'web', 'samples', 'breast-cancer.csv');

/** A terminal with a clock that is set by hand. */
function terminal() {
  const made = {
    time: 0,
    written: /** @type {string[]} */ ([]),
    isTTY: true,
    write(/** @type {string} */ text) {
      made.written.push(text);
    },
  };
  return made;
}

test('work is shown after half a second, ten times a second at most, and wiped away', () => {
  const screen = terminal();
  const progress = createProgress(screen, 'en', { now: () => screen.time });
  for (const [time, done] of [
    [499, 1],
    [500, 50],
    [599, 55],
    [600, 60],
  ]) {
    screen.time = time;
    progress.show('computing', done, 200);
  }
  progress.end();
  progress.end();
  assert.deepEqual(screen.written, [
    '\rComputing: 25 %\u001b[K',
    '\rComputing: 30 %\u001b[K',
    '\r\u001b[K',
  ]);
});

test('of what comes through a pipe the size is shown, in both languages', () => {
  const screen = terminal();
  const progress = createProgress(screen, 'zh', { now: () => screen.time });
  screen.time = 1000;
  progress.show('reading', 5 * 2 ** 20, 0);
  assert.deepEqual(screen.written, ['\r正在读取：5 MB\u001b[K']);
});

test('nothing is shown of short work, in a file, and where silence is wanted', () => {
  const short = terminal();
  createProgress(short, 'en', { now: () => 0 }).end();
  const file = { ...terminal(), isTTY: false };
  const quiet = terminal();
  for (const [stream, how] of /** @type {const} */ ([
    [file, {}],
    [quiet, { quiet: true }],
  ])) {
    const progress = createProgress(stream, 'en', { ...how, now: () => quiet.time });
    quiet.time += 1000;
    progress.show('reading', 1, 2);
    progress.end();
  }
  assert.deepEqual([short.written, file.written, quiet.written], [[], [], []]);
});

test('a bootstrap that takes long shows how far it is, and the report is the same', async (t) => {
  let time = 0;
  t.mock.method(Date, 'now', () => {
    time += 1000;
    return time;
  });
  const run = async (/** @type {string[]} */ ...more) => {
    const stderr = terminal();
    let stdout = '';
    const stdin = (async function* () {})();
    const write = (/** @type {string | Uint8Array} */ text) => {
      stdout += text;
    };
    const args = ['evaluate', SAMPLE, '--predictions=Random forest', '--bootstrap=10000', ...more];
    assert.equal(await commandLine(args, { stdin, stdout: { write }, stderr }), 0);
    return { stdout, written: stderr.written };
  };
  const shown = await run();
  assert.ok(shown.written.some((line) => /^\rComputing: \d+ %/.test(line)));
  assert.equal(shown.written.at(-1), '\r\u001b[K');
  const quiet = await run('--quiet');
  assert.deepEqual(quiet.written, []);
  assert.equal(quiet.stdout, shown.stdout);
});
