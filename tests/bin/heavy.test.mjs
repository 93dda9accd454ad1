// Files that are heavy in one direction are answered in a time that grows with their size alone: a quadratic step over
// twenty thousand columns, a million labels or a cell of twenty megabytes would take minutes.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { melon } from './command_line.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'melon-heavy-'));
after(() => rmSync(FOLDER, { recursive: true }));

/** Most columns that are read. */
const COLUMNS = 20_000;

/** @param {number} count @param {(at: number) => unknown} make */
const list = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join(',');

/** @type {[string, () => string, number, RegExp][]} */
const FILES = [
  [
    'twenty thousand columns of scores that end in 0 or 1',
    () =>
      [
        `y,${list(COLUMNS - 1, (at) => `m${at}`)}`,
        ...[0, 1, 0, 1].map(
          (y, row) => `${y},${list(COLUMNS - 1, (at) => ((at * 37 + row * 11) % 97) / 97)}`,
        ),
      ].join('\n'),
    0,
    /"predictions_limited"/,
  ],
  [
    'twenty thousand learners',
    () =>
      [
        `dataset,${list(COLUMNS - 1, (at) => `m${at}`)}`,
        ...[0, 1, 2].map((row) => `d${row},${list(COLUMNS - 1, (at) => (at * 7 + row) % 89)}`),
      ].join('\n'),
    1,
    /too many to compare/,
  ],
  [
    'a million distinct labels',
    () => `y,a\n${Array.from({ length: 1e6 }, (_, i) => `l${i},l${(i * 7919) % 1e6}`).join('\n')}`,
    1,
    /"no_truth_column"/,
  ],
  ['a cell of twenty megabytes', () => `y,a\n1,.5\n0,${'x'.repeat(2e7)}\n`, 1, /"error"/],
  [
    'a quote that is never closed',
    () => `y,a\n1,"${'x\n'.repeat(1e7)}`,
    1,
    /closing quote is missing/,
  ],
  ['ten million quotes', () => `y,a\n1,0.5\n0,"${'""'.repeat(5e6)}"\n`, 1, /"error"/],
];

for (const [at, [name, make, expected, answer]] of FILES.entries()) {
  test(`${name}: an answer without a quadratic step`, { timeout: 40_000 }, async () => {
    const file = join(FOLDER, `${at}.csv`);
    writeFileSync(file, make());
    const { status, stdout } = await melon('evaluate', file, '--json');
    assert.equal(status, expected, stdout.slice(0, 400));
    assert.match(stdout, answer);
    if (status === 1) assert.ok(stdout.length < 10_000, `${stdout.length} characters`);
  });
}
