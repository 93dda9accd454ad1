// The tables that are measured with, made from a seed.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/**
 * Uniform on [0, 1) with 53 bits: two steps of mulberry32.
 * @param {number} seed
 * @returns {() => number}
 */
export function uniform(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}

/**
 * @param {string} path
 * @param {string[]} names
 * @param {number} rows
 * @param {(row: number) => string} line
 */
async function write(path, names, rows, line) {
  const file = createWriteStream(path);
  file.write(`${names.join(',')}\n`);
  const rowsAtOnce = 20_000;
  for (let written = 0; written < rows; written += rowsAtOnce) {
    let text = '';
    for (let row = written; row < Math.min(rows, written + rowsAtOnce); row++) {
      text += `${line(row)}\n`;
    }
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/**
 * Distributions of scores as text, made of a uniform number; samples.h has the same.
 * @type {Record<string, (unit: number) => string>}
 */
const SCORES = {
  smooth: (unit) => String(unit),
  two_digits: (unit) => String(Math.floor(unit * 100) / 100),
  three_digits: (unit) => String(Math.floor(unit * 1000) / 1000),
  power_30: (unit) => String(unit ** 30),
  constant: () => '0.25',
  denormal: (unit) => String(unit * 2 ** -1030),
  signed_zero: (unit) => ((unit * 2 ** 20) % 1 < 0.5 ? '-0.0' : '0.0'),
  negative: (unit) => String(20 * unit - 10),
};
export const DISTRIBUTIONS = Object.keys(SCORES);

/**
 * Writes truth and scores, three rows in ten positive. Smooth scores have 16 to 18 digits: with two of them 40 bytes a
 * row, 40 MB at 1e6 rows.
 * @param {string} path
 * @param {number} rows
 * @param {number} [models]
 * @param {string} [distribution]
 */
export async function writeTable(path, rows, models = 2, distribution = 'smooth') {
  const random = uniform(7);
  const score = SCORES[distribution];
  const names = Array.from({ length: models }, (_, at) => `model_${'abcdefgh'[at]}`);
  await write(path, ['truth', ...names], rows, () => {
    const positive = random() < 0.3;
    const first = random();
    const second = random();
    const unit = positive ? Math.max(first, second) : first;
    let line = `${positive ? 1 : 0},${score(unit)}`;
    for (let model = 1; model < models; model++) line += `,${score((unit + random()) / 2)}`;
    return line;
  });
}

/**
 * Writes results of algorithms on data sets, later algorithms a little better.
 * @param {string} path
 * @param {number} datasets
 * @param {number} algorithms
 */
export async function writeResults(path, datasets, algorithms) {
  const random = uniform(3);
  const names = Array.from({ length: algorithms }, (_, at) => `A${at}`);
  await write(path, ['dataset', ...names], datasets, (row) => {
    const cells = names.map((_, at) => (random() / 2 + at / (20 * algorithms)).toFixed(4));
    return `d${row},${cells.join(',')}`;
  });
}

/**
 * Writes points in five clouds, and which cloud each is of.
 * @param {string} path
 * @param {number} rows
 * @param {number} features
 */
export async function writePoints(path, rows, features) {
  const random = uniform(9);
  const names = Array.from({ length: features }, (_, at) => `x${at + 1}`);
  await write(path, [...names, 'cluster'], rows, (row) => {
    const cluster = row % 5;
    const cells = names.map((_, at) =>
      ((at % 5 === cluster ? 2 : 0) + random() + random() + random()).toFixed(6),
    );
    return `${cells.join(',')},c${cluster}`;
  });
}
