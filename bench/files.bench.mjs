// Several files as one table, on the command line.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { uniform } from './data.mjs';
import { figure } from './figures.mjs';

const MELON = fileURLToPath(new URL('../bin/melon.mjs', import.meta.url));

/** @param {string[]} files */
function seconds(files) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [MELON, 'evaluate', ...files, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr.slice(0, 400));
  return (performance.now() - start) / 1000;
}

/**
 * @param {string} path
 * @param {string[]} names
 * @param {number[]} order  of the rows
 * @param {(row: number) => (string | number)[]} cells
 */
async function write(path, names, order, cells) {
  const file = createWriteStream(path);
  file.write(`${names.join(',')}\n`);
  const rowsAtOnce = 20_000;
  for (let from = 0; from < order.length; from += rowsAtOnce) {
    const rows = order.slice(from, from + rowsAtOnce).map((row) => cells(row).join(','));
    if (!file.write(`${rows.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** @param {number} count @param {() => number} random */
function shuffled(count, random) {
  const order = Array.from({ length: count }, (_, row) => row);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measure({ table, rows, runs }) {
  const random = uniform(11);
  const truth = Array.from({ length: rows }, () => (random() < 0.3 ? 1 : 0));
  const [a, b] = [0, 1].map(() => truth.map((y) => (random() + 0.4 * y).toFixed(6)));
  const order = truth.map((_, row) => row);
  const path = (/** @type {string} */ name) => join(dirname(table), name);
  const id = (/** @type {number} */ row) => `case-${row}`;
  await write(path('both.csv'), ['id', 'y_true', 'a', 'b'], order, (row) => [
    id(row),
    truth[row],
    a[row],
    b[row],
  ]);
  await write(path('a.csv'), ['id', 'y_true', 'score'], order, (row) => [
    id(row),
    truth[row],
    a[row],
  ]);
  await write(path('b.csv'), ['id', 'y_true', 'score'], order, (row) => [
    id(row),
    truth[row],
    b[row],
  ]);
  const other = shuffled(rows, random);
  await write(path('b_shuffled.csv'), ['id', 'y_true', 'score'], other, (row) => [
    id(row),
    truth[row],
    b[row],
  ]);
  const one = [];
  const same = [];
  const mixed = [];
  for (let run = 0; run < runs; run++) {
    one.push(seconds([path('both.csv')]));
    same.push(seconds([path('a.csv'), path('b.csv')]) / one[run]);
    mixed.push(seconds([path('a.csv'), path('b_shuffled.csv')]) / one[run]);
  }
  const limit = rows === 1_000_000 ? { limit: 2 } : {};
  return [
    figure('one file with an identifier and two models', one, 's'),
    figure('two files with the same order, against one', same, '×', limit),
    figure('two files with another order, against one', mixed, '×', limit),
  ];
}
