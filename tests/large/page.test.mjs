// A file of a hundred million rows, made on the spot and chosen on the page in Chromium: how long it takes and how much
// memory it needs are printed, and the figures are those that were counted while the file was made.
import assert from 'node:assert/strict';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { openPage, saved, settled } from '../browser/page.mjs';

const ROWS = Number(process.env.MELON_PAGE_ROWS ?? 100_000_000);
const DIGITS = 7;
const SCORES = 10 ** DIGITS;
/** Milliseconds. */
const PATIENCE = 1_200_000;

const folder = mkdtempSync(join(tmpdir(), 'melon-large-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Writes rows "1,.0123456": scores in no order, of which each is as often there as any other, and a truth that is the
 * likelier 1 the higher the score is.
 * @param {string} file
 * @returns {{ positives: number, auc: number }} by counting: no score was sorted
 */
function writeRows(file) {
  const cases = [new Uint32Array(SCORES), new Uint32Array(SCORES)];
  const width = DIGITS + 4;
  const rows = 1_000_000;
  const block = Buffer.alloc(rows * width, '0');
  for (let row = 0; row < rows; ++row) block.write(',.', row * width + 1, 'latin1');
  for (let row = 0; row < rows; ++row) block[row * width + width - 1] = 10;
  const out = openSync(file, 'w');
  writeSync(out, 'y_true,model\n');
  let state = 1;
  let score = 0;
  for (let done = 0; done < ROWS; ) {
    const count = Math.min(rows, ROWS - done);
    for (let row = 0; row < count; ++row) {
      // Steps of a generator of full period go through every score before one comes again.
      score = (score + 7_654_321) % SCORES;
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const truth = state / 2 ** 32 < score / SCORES ? 1 : 0;
      ++cases[truth][score];
      const at = row * width;
      block[at] = 48 + truth;
      for (let digit = at + width - 2, rest = score; digit > at + 2; --digit) {
        block[digit] = 48 + (rest % 10);
        rest = Math.floor(rest / 10);
      }
    }
    writeSync(out, block, 0, count * width);
    done += count;
  }
  closeSync(out);
  let [positives, negatives, below] = [0, 0, 0];
  for (let one = 0; one < SCORES; ++one) {
    below += cases[1][one] * (negatives + cases[0][one] / 2);
    positives += cases[1][one];
    negatives += cases[0][one];
  }
  return { positives, auc: below / (positives * negatives) };
}

/** The most memory that a renderer of Chromium has had, in gigabytes. */
function peakOfRenderers() {
  const peaks = readdirSync('/proc').map((id) => {
    try {
      if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) return 0;
      return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
    } catch {
      // No process, or one that has ended meanwhile.
      return 0;
    }
  });
  return (Math.max(...peaks) * 1024) / 1e9;
}

test(`a file of ${ROWS} rows is read and evaluated on the page`, async () => {
  const file = join(folder, 'large.csv');
  const { positives, auc } = writeRows(file);
  const { page, errors, close } = await openPage({ hash: '#lang=en&options={"bootstrap":0}' });
  try {
    page.setDefaultTimeout(PATIENCE);
    await settled(page);
    const start = performance.now();
    await page.getByLabel('Files of predictions').setInputFiles(file);
    await page.locator('.source', { hasText: 'large.csv' }).waitFor();
    await settled(page);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const size = (statSync(file).size / 1e9).toFixed(2);
    const peak = peakOfRenderers().toFixed(2);
    console.log(`${ROWS} rows, ${size} GB: ${seconds} s, ${peak} GB of memory at most`);
    const cases = positives.toLocaleString('en');
    await page.locator('#verdict', { hasText: `${cases} of them positive` }).waitFor();
    await page.locator('.menu summary').click();
    const { text } = await saved(page, () => page.locator('[data-export="models-csv"]').click());
    const found = Number(text.split('\r\n')[1].split(',')[1]);
    assert.ok(Math.abs(found - auc) < 1e-12, `${found}, counted ${auc}`);
    assert.deepEqual(errors, []);
  } finally {
    await close();
  }
});
