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
 * Writes truth and two scores of 16 to 18 digits, three rows in ten positive: 40 bytes a row, 40 MB at 1e6 rows.
 * @param {string} path
 * @param {number} rows
 */
export async function writeTable(path, rows) {
  const random = uniform(7);
  const file = createWriteStream(path);
  file.write('truth,model_a,model_b\n');
  const rowsAtOnce = 20_000;
  for (let written = 0; written < rows; written += rowsAtOnce) {
    let text = '';
    for (let row = written; row < Math.min(rows, written + rowsAtOnce); row++) {
      const positive = random() < 0.3;
      const first = random();
      const second = random();
      const blur = random();
      const a = positive ? Math.max(first, second) : first;
      text += `${positive ? 1 : 0},${a},${(a + blur) / 2}\n`;
    }
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}
