import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commandLine } from '../../../bin/command_line.mjs';
import { toPng } from '../../../bin/writing/png.mjs';
import { melon } from '../command_line.mjs';
import { ROOT } from '../compare_reports.mjs';
import { pixelsOf } from '../png_pixels.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-png-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} sample @param {string[]} args */
async function drawn(sample, ...args) {
  const output = join(folder, 'figure.png');
  const file = join(ROOT, 'web/samples', sample);
  const run = await melon('evaluate', file, `--output=${output}`, ...args);
  assert.equal(run.status, 0, run.stderr);
  return { ...pixelsOf(readFileSync(output)), bytes: readFileSync(output), stderr: run.stderr };
}

/** @param {Buffer} png */
const densityOf = (png) => {
  const at = png.indexOf('pHYs');
  return at < 0 ? null : png.readUInt32BE(at + 4);
};

test('curves have twice the pixels of the sheet', async () => {
  const { width, height, bytes } = await drawn('labels.csv', '--figure=confusion_matrix');
  assert.deepEqual([width, height, densityOf(bytes)], [1120, 832, null]);
});

test('a diagram for paper has 300 pixels to the inch and says so', async () => {
  const { width, bytes } = await drawn('demsar-auc.csv', '--figure=cd_diagram');
  // 175 mm of 25.4 mm to the inch; 300 to the inch are 11811 to the metre.
  assert.deepEqual([width, densityOf(bytes)], [Math.ceil((175 / 25.4) * 300), 11811]);
});

test('--width is the width in pixels', async () => {
  const { width, height } = await drawn('labels.csv', '--figure=confusion_matrix', '--width=700');
  assert.deepEqual([width, height], [700, 520]);
  const paper = await drawn('demsar-auc.csv', '--figure=cd_diagram', '--width=875');
  // 5 pixels to the millimetre.
  assert.deepEqual([paper.width, densityOf(paper.bytes)], [875, 5000]);
});

test('--format=png writes the same to standard output as to a file', async () => {
  const file = join(ROOT, 'web/samples/labels.csv');
  const { stdout } = await melon(
    ...['evaluate', file, '--figure=confusion_matrix', '--format=png'],
  );
  // This test's output collects bytes as a list of numbers.
  const { bytes } = await drawn('labels.csv', '--figure=confusion_matrix');
  assert.equal(stdout, [...bytes].join());
});

test('pixels are not written to a terminal', async () => {
  let stderr = '';
  /** @param {string | Uint8Array} text */
  const write = (text) => {
    stderr += text;
  };
  const file = join(ROOT, 'web/samples/labels.csv');
  const stdin = (async function* () {})();
  const stdout = { isTTY: true, write: () => assert.fail('something is written') };
  const args = ['evaluate', file, '--figure=confusion_matrix', '--format=png'];
  assert.equal(await commandLine(args, { stdin, stdout, stderr: { write } }), 2);
  assert.match(stderr, /--output=figure\.png/);
});

/** A sheet with one text in its middle. @param {string} text @param {Partial<import('../../../web/diagrams/geometry.js').Text>} [look] */
const sheetWith = (text, look) => ({
  id: 'sheet',
  description: 'a text',
  width: 200,
  height: 60,
  shapes: [
    /** @type {import('../../../web/diagrams/geometry.js').Text} */ ({
      ...{ kind: 'text', part: 'text', at: [20, 40], text, size: 24, colour: '#000000' },
      ...{ anchor: 'start', width: 100 },
      ...look,
    }),
  ],
});

const GROUND = { ground: '#ffffff' };
const WHOLE = [0, 0, 400, 120];

test('text is drawn, bold text with more ink, and nothing without text', async () => {
  const inkOf = async (/** @type {string} */ text, look = {}) =>
    pixelsOf((await toPng(sheetWith(text, look), GROUND)).bytes).ink(WHOLE);
  assert.equal(await inkOf(''), 0);
  const plain = await inkOf('Melon');
  assert.ok(plain > 500, String(plain));
  assert.ok((await inkOf('Melon', { bold: true })) > 1.2 * plain);
});

test('every label of a picture has ink where it stands', async () => {
  const args = ['--figure=confusion_matrix'];
  const { ink } = await drawn('labels.csv', ...args);
  const file = join(ROOT, 'web/samples/labels.csv');
  const { stdout } = await melon('evaluate', file, ...args);
  const labels = [
    ...stdout.matchAll(/<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"/g),
  ];
  assert.ok(labels.length > 10);
  for (const [element, x, y, size] of labels) {
    const [left, base, em] = [x, y, size].map((each) => 2 * Number(each));
    assert.ok(ink([left - 2 * em, base - em, left + 2 * em, base]) > 10, element);
  }
});

test('a character that no font has is a box and a sentence', async () => {
  // A private one.
  const { bytes, note } = await toPng(sheetWith('a\u{f8fe}'), GROUND);
  assert.match(note?.en ?? '', /No font of this machine has \u{f8fe}.*\.svg/u);
  assert.match(note?.zh ?? '', /以方框代替/);
  const without = await toPng(sheetWith('a'), GROUND);
  assert.equal(without.note, null);
  assert.ok(pixelsOf(bytes).ink(WHOLE) > pixelsOf(without.bytes).ink(WHOLE) + 50);
});
