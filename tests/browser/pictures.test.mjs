import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { melon } from '../bin/command_line.mjs';
import { changed, drop, openPage, settled } from './page.mjs';

const SAMPLE = new URL('../../web/samples/breast-cancer.csv', import.meta.url).pathname;

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
let visits = 0;

before(async () => {
  opened = await openPage({ viewport: { width: 1440, height: 1600 } });
  page = opened.page;
});

after(async () => {
  await opened.close();
});

/** @param {string} id */
const figure = (id) => page.locator(`[data-figure="${id}"]`);

/** Starts from the first sample with nothing moved. */
async function startOver() {
  visits += 1;
  await page.goto(`${opened.url}?visit=${visits}#lang=en&options={"bootstrap":0}`);
  await settled(page);
  await figure('roc').locator('.handle').waitFor();
  await page.locator('#pictures').scrollIntoViewIfNeeded();
}

/**
 * Where the operating point of a picture stands, in pixels.
 * @param {string} id
 */
async function pointOf(id) {
  const handle = figure(id).locator('.handle');
  await handle.waitFor();
  return handle.evaluate((node) => node.style.transform);
}

/** The four counts of the matrix, row by row. */
function counts() {
  return figure('matrix')
    .locator('td[data-value]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value'))));
}

/** @param {string} id */
async function boxOf(id) {
  const marks = figure(id).locator('canvas.marks');
  await marks.scrollIntoViewIfNeeded();
  // A picture is drawn when it comes into sight; until then its canvas has no size of its own.
  await page.waitForFunction(
    (name) => document.querySelector(`[data-figure="${name}"] .marks`)?.hasAttribute('width'),
    id,
  );
  const box = await marks.boundingBox();
  if (!box) throw new Error(`${id} is not drawn`);
  return box;
}

/** @param {string} id */
const overlay = (id) =>
  figure(id)
    .locator('canvas.marks')
    .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());

const threshold = () => page.locator('.bar-threshold').inputValue();
const chosenRow = () => page.locator('table.models tr.chosen').innerText();

test('dragging the point on the ROC curve moves the other pictures, the matrix, the threshold and the table', async (t) => {
  await startOver();
  const oldCounts = await counts();
  const oldThreshold = await threshold();
  const oldRow = await chosenRow();
  const box = await boxOf('roc');
  const oldPoint = await pointOf('precision_recall');
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = [];
    let last = performance.now();
    const frame = (/** @type {number} */ now) => {
      times.push(now - last);
      last = now;
      Object.assign(globalThis, { frameTimes: times });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(box.x + 0.2 * box.width, box.y + 0.4 * box.height);
  await page.mouse.down();
  for (let step = 0; step <= 40; ++step) {
    await page.mouse.move(box.x + (0.2 + 0.015 * step) * box.width, box.y + 0.1 * box.height);
  }
  const newPoint = await changed(() => pointOf('precision_recall'), oldPoint);
  await page.mouse.up();
  const times = await page.evaluate(() =>
    /** @type {any} */ (globalThis).frameTimes.toSorted(
      (/** @type {number} */ a, /** @type {number} */ b) => a - b,
    ),
  );
  t.diagnostic(
    `frames while dragging: ${times.length}, median ${times[times.length >> 1].toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms`,
  );
  assert.notEqual(newPoint, oldPoint);
  const newCounts = await counts();
  assert.notDeepEqual(newCounts, oldCounts);
  const sum = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0);
  assert.equal(sum(newCounts), sum(oldCounts));
  assert.ok(Number(await threshold()) < Number(oldThreshold), 'to the right lie lower thresholds');
  await changed(chosenRow, oldRow);
});

test('hovering a curve tells threshold and counts there and moves nothing', async () => {
  await startOver();
  const old = await counts();
  const box = await boxOf('roc');
  const tip = figure('roc').locator('.tip');
  for (let attempt = 0; attempt < 20 && !(await tip.isVisible()); ++attempt) {
    await page.mouse.move(box.x + 0.5 * box.width + attempt, box.y + 0.2 * box.height);
    await page.waitForTimeout(200);
  }
  assert.match(await tip.innerText(), /Threshold 0\.\d+\s+TP \d+ {2}FN \d+ {2}FP \d+ {2}TN \d+/);
  assert.deepEqual(await counts(), old);
});

test('the calibration curve has as many bins as are asked for, within the limits', async () => {
  await page.goto(`${opened.url}?bins#lang=en`);
  await settled(page);
  const card = figure('calibration');
  const field = card.locator('input[type=number]');
  await field.scrollIntoViewIfNeeded();
  assert.equal(await field.inputValue(), '10');
  const before = await card.locator('.figure-note').textContent();
  await field.fill('5');
  await field.press('Enter');
  await settled(page);
  await page.waitForURL(/calibration_bins/);
  await page.waitForFunction(
    (text) =>
      document.querySelector('[data-figure=calibration] .figure-note')?.textContent !== text,
    before,
  );
  // The report of the bootstrap arrives while the next number is being typed.
  await page.locator('#bootstrap-progress').waitFor();
  await field.fill('0');
  await page.locator('#bootstrap-progress').waitFor({ state: 'hidden' });
  assert.equal(await field.inputValue(), '0');
  await field.press('Enter');
  await card.locator('[role=alert]').waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await startOver();
});

test('a bin of the calibration curve tells its values', async () => {
  const card = figure('calibration');
  const box = await boxOf('calibration');
  await card.locator('.marks').hover({ position: { x: box.width / 2, y: box.height / 3 } });
  const tip = card.locator('.tip');
  await tip.filter({ hasText: /mean score 0\.\d{3}, positives [01]\.\d{3}/ }).waitFor();
  assert.match(await tip.innerText(), /\[[01]\.\d{3}, [01]\.\d{3}\], \d+ cases?/);
  await page.mouse.move(2, 2);
  await tip.waitFor({ state: 'hidden' });
});

test('the slider moves the threshold by keyboard', async () => {
  await startOver();
  const old = Number(await threshold());
  const slider = page.locator('.bar-slider');
  await slider.focus();
  await page.keyboard.press('PageUp');
  const up = Number(await changed(threshold, String(old)));
  assert.ok(up > old);
  await page.keyboard.press('Home');
  await changed(threshold, String(up));
  const [, falseNegatives, , trueNegatives] = await counts();
  assert.equal(falseNegatives, 0);
  assert.equal(trueNegatives, 0, 'at the lowest threshold everything is predicted positive');
  const all = await counts();
  await page.keyboard.press('End');
  await changed(counts, all);
  const [truePositives, , falsePositives] = await counts();
  assert.equal(truePositives, 0);
  assert.equal(falsePositives, 0, 'above every score nothing is');
  assert.equal(await threshold(), '∞');
});

test('a threshold can be typed', async () => {
  await startOver();
  const field = page.locator('.bar-threshold');
  const old = await counts();
  await field.fill('0.25');
  await field.press('Enter');
  await changed(counts, old);
  assert.equal(await threshold(), '0.25');
});

test('the point is gripped on the other curves too', async () => {
  for (const id of ['precision_recall', 'cost', 'score_histogram', 'threshold_metrics']) {
    await startOver();
    const old = await counts();
    const box = await boxOf(id);
    await page.mouse.move(box.x + 0.75 * box.width, box.y + 0.45 * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.8 * box.width, box.y + 0.45 * box.height, { steps: 4 });
    await page.mouse.up();
    assert.notDeepEqual(await changed(counts, old), old, id);
  }
});

test('the cost slider moves the line of equal cost, the optimum and the line of the costs', async () => {
  await startOver();
  const oldOptimum = await page.locator('.costs-optimum').innerText();
  const oldRoc = await overlay('roc');
  await boxOf('cost');
  const oldCost = await overlay('cost');
  const oldCounts = await counts();
  const slider = page.locator('.costs-ratio');
  await slider.focus();
  for (let press = 0; press < 14; ++press) await page.keyboard.press('ArrowRight');
  assert.notEqual(
    await changed(() => page.locator('.costs-optimum').innerText(), oldOptimum),
    oldOptimum,
  );
  await boxOf('roc');
  await changed(() => overlay('roc'), oldRoc);
  await boxOf('cost');
  await changed(() => overlay('cost'), oldCost);
  assert.deepEqual(await counts(), oldCounts, 'the operating point stays until it is asked to go');
  // The report with the new costs comes first.
  await page.waitForFunction(() => location.hash.includes('cost_'));
  await settled(page);
  await page.locator('.costs-optimum button').click();
  await changed(counts, oldCounts);
});

test('a rule puts the point where it is best', async () => {
  await startOver();
  await page.locator('.bar-rule select').selectOption('target_recall');
  await page.locator('.bar-target input').fill('0.97');
  await page.locator('.bar-target input').press('Enter');
  const recall = async () => {
    const [truePositives, falseNegatives] = await counts();
    return truePositives / (truePositives + falseNegatives) >= 0.97;
  };
  assert.equal(await changed(recall, false), true);
  // What is wanted of one rule is not wanted of another.
  const wanted = () => page.locator('.bar-target input').inputValue();
  await page.locator('.bar-rule select').selectOption('target_fpr');
  assert.equal(await changed(wanted, '0.97'), '0.1');
  await page.locator('.bar-rule select').selectOption('target_recall');
  assert.equal(await changed(wanted, '0.1'), '0.97');
});

test('every picture is saved as PNG and as SVG, on a light ground, with a line for each model and its axes in words', async () => {
  await startOver();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('.more-figures summary').click();
  const pictures = {
    roc: ['True positive rate (TPR)', 'False positive rate (FPR)'],
    precision_recall: ['Precision (P)', 'Recall (R)'],
    cost: ['Normalised cost', 'Probability cost, P(+)cost'],
    calibration: ['Share of positives', 'Mean score of the bin'],
    score_histogram: ['Share of the class', 'Score'],
    threshold_metrics: ['Value', 'Threshold'],
    cumulative_gain: ['Share of positives found (TPR)', 'Share of cases looked at'],
    lift: ['Lift', 'Share of cases looked at'],
    det: ['False negative rate (FNR), %'],
    matrix: ['predicted +'],
  };
  const models = await page.locator('.bar-model option').allInnerTexts();
  const colours = ['#0072b2', '#d55e00', '#009068', '#c0619a', '#b47c00'];
  for (const [id, words] of Object.entries(pictures)) {
    await figure(id).scrollIntoViewIfNeeded();
    const [png, pngName] = await savedBytes(() => figure(id).locator('[data-save=png]').click());
    assert.match(pngName, /^melon-breast-cancer-\w+\.png$/);
    assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47], id);
    assert.ok(png.readUInt32BE(16) >= 1000, `${id} is saved at twice its size`);
    const [svg] = await savedBytes(() => figure(id).locator('[data-save=svg]').click());
    const text = svg.toString('utf8');
    assert.match(text, /^<svg/, id);
    for (const word of words) assert.ok(text.includes(`>${word}<`), `${id} says ${word}`);
    assert.ok(text.toLowerCase().includes('fill="#ffffff"'), `${id} has a light ground`);
    if (id === 'calibration') {
      // It has no operating point: the command line draws the same, without a browser.
      const { stdout } = await melon('evaluate', SAMPLE, '--figure=calibration');
      assert.equal(text, stdout);
    }
    if (['matrix', 'score_histogram', 'threshold_metrics'].includes(id)) {
      assert.ok(new RegExp(` · ${models[0]}( |<)`).test(text), `${id} names the model it is of`);
      continue;
    }
    for (const [index, model] of models.entries()) {
      assert.ok(text.includes(`>${model}<`), `${id} names ${model}`);
      const strokes = text
        .toLowerCase()
        .split('<path')
        .filter((path) => path.includes(colours[index]));
      const longest = Math.max(0, ...strokes.map((path) => path.length));
      assert.ok(strokes.length > 3 || longest > 200, `${id} draws ${model}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
});

/** @param {() => Promise<void>} press */
async function savedBytes(press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return /** @type {const} */ ([Buffer.concat(chunks), download.suggestedFilename()]);
}

test('a curve is saved exactly, every threshold a row', async () => {
  await startOver();
  const [bytes, name] = await savedBytes(() => figure('roc').locator('[data-save=csv]').click());
  const lines = bytes.toString('utf8').trimEnd().split('\n');
  assert.equal(name, 'melon-breast-cancer-roc-Random-forest.csv');
  assert.match(lines[0], /^threshold,tp,fn,fp,tn,fpr,recall,specificity,precision,/);
  // Above every score; 212 of 569 are malignant.
  assert.match(lines[1], /^,0,212,0,357,0,0,1,,/);
  assert.ok(lines.length > 100);
  assert.match(String(lines.at(-1)), /^[\d.e-]+,212,0,357,0,1,1,0,/);
});

test('each picture can be read as a table', async () => {
  await startOver();
  await figure('precision_recall').locator('.figure-foot summary').click();
  const rows = figure('precision_recall').locator('table.points tbody tr');
  await rows.first().waitFor();
  assert.ok((await rows.count()) > 10 && (await rows.count()) <= 201);
});

test('ROC as a table has every cut-off with counts and metrics, and a press on one goes there', async () => {
  await startOver();
  await figure('roc').locator('.figure-foot summary').click();
  const rows = figure('roc').locator('table.cut-offs tbody tr');
  await rows.first().waitFor();
  assert.match(
    await rows.first().innerText(),
    /^∞\t0\t212\t0\t357\t0\.000\t0\.000\t1\.000\tn\/a\t/,
  );
  await figure('roc')
    .locator('.points-scroll')
    .evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await rows.nth(200).waitFor();
  const [at, tp, fn, fp, tn] = (await rows.nth(100).innerText()).split('\t');
  await rows.nth(100).getByRole('button').click();
  await page.waitForFunction(
    (text) => /** @type {any} */ (document.querySelector('.bar-threshold'))?.value === text,
    at,
  );
  assert.deepEqual((await counts()).map(String), [tp, fn, fp, tn]);
});

test('the working shows the formula, the own numbers and the result', async () => {
  await startOver();
  await page.locator('.working > details > summary').click();
  const formula = page.locator('.formula[data-key=precision]');
  await formula.locator('math').first().waitFor();
  const [truePositives, , falsePositives] = await counts();
  const steps = await formula
    .locator('[data-step]')
    .evaluateAll((nodes) =>
      nodes.map((node) => String(/** @type {HTMLElement} */ (node).dataset.step)),
    );
  const plain = steps.map((step) => step.replace(/\\htmlData\{part=..\}\{(\w+)\}/g, '$1'));
  assert.equal(plain[0], String.raw`\frac{TP}{TP+FP}`);
  assert.equal(
    plain[1],
    String.raw`{}=\frac{${truePositives}}{${truePositives}+${falsePositives}}`,
  );
  assert.match(plain[2], /^\{\}=0\.\d{4,6}$/);
});

test('a picture that cannot be drawn says why', async () => {
  await startOver();
  const rows = Array.from({ length: 20 }, (_, row) => `yes,${row / 20}`);
  await drop(page, { name: 'one.csv', content: `truth,model\n${rows.join('\n')}\n` });
  await figure('roc').locator('.figure-reason').waitFor();
  assert.equal(
    await figure('roc').locator('.figure-reason').innerText(),
    'No curve for model: the truth does not contain two classes.',
  );
  assert.equal(await figure('roc').locator('.plot').isVisible(), false);
});

test('labels without scores have a confusion matrix and no curve', async () => {
  visits += 1;
  await page.goto(`${opened.url}?visit=${visits}#lang=en&sample=labels&options={"bootstrap":0}`);
  await settled(page);
  await figure('matrix').waitFor();
  assert.equal(await figure('roc').isVisible(), false);
  assert.equal(await page.locator('.costs').isVisible(), false);
  assert.match(await page.locator('.operating-bar').innerText(), /labels, not scores/);
  const all = (await counts()).reduce((sum, value) => sum + value, 0);
  assert.equal(all, 569);
});

test('nothing was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});

test('the handle of a cost above its axis stays in its own card', async () => {
  // All scores lie below the threshold, and most cases are positive.
  const rows = Array.from(
    { length: 40 },
    (_, i) => `${i % 4 ? 1 : 0},${(0.4 + (i % 9) / 100).toFixed(2)}`,
  );
  await drop(page, { name: 'low.csv', content: `y_true,low\n${rows.join('\n')}\n` });
  await page.locator('.source', { hasText: 'low.csv' }).waitFor();
  await settled(page);
  const handle = figure('cost').locator('.handle:not([hidden])');
  await handle.waitFor();
  const [at, plot] = await Promise.all([handle.boundingBox(), handle.locator('..').boundingBox()]);
  assert.ok(at && plot);
  assert.ok(at.y + at.height / 2 >= plot.y, `${at.y} in ${plot.y}`);
});
