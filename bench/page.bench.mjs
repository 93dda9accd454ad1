// The built page in Chromium: first load, a dropped file, dragging.
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from '../bin/server.mjs';
import { root } from '../tools/shell.mjs';
import { inFreshBrowser } from './browser.mjs';
import { figure, quantile } from './figures.mjs';
import { compressed, LINE, slowDown } from './slow_line.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('playwright-core').Page} Page */

const DRAG_STEPS = 120;

/**
 * Marks when the verdict, the table and the first picture of the stored example are on the screen, and when the core is
 * there, for a file of one's own. By the page itself: a browser may keep a question from outside waiting for seconds.
 */
function markStages() {
  const shown = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent;
  /** @type {[string, () => unknown][]} */
  const stages = [
    [
      'painted',
      () =>
        shown('table.models tbody tr') &&
        shown('#verdict')?.trim() &&
        [...document.querySelectorAll('#pictures canvas')].some(
          ({ clientHeight }) => clientHeight > 0,
        ),
    ],
    ['ready', () => document.body?.dataset.phase === 'ready' && shown('table.models tbody tr')],
  ];
  function look() {
    while (stages[0]?.[1]()) performance.mark(/** @type {any} */ (stages.shift())[0]);
    if (stages.length > 0) setTimeout(look, 5);
  }
  look();
}

/**
 * When the page that is loaded next, or now, came so far, in milliseconds from the navigation.
 * @param {Page} page
 * @param {'painted' | 'ready'} stage
 */
async function timeOf(page, stage) {
  const reached = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    stage,
  );
  return Number(await reached.jsonValue());
}

/**
 * Milliseconds from navigation to the example and to the core, and what was asked for until then.
 * @param {Page} page
 * @param {string} url
 */
export async function firstLoad(page, url) {
  /** @type {Promise<{file: string, body: Buffer}>[]} */
  const answers = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return;
    const file = new URL(response.url()).pathname;
    answers.push(response.body().then((body) => ({ file, body })));
  });
  await page.addInitScript(markStages);
  await page.goto(url, { waitUntil: 'commit' });
  const painted = await timeOf(page, 'painted');
  const ready = await timeOf(page, 'ready');
  await page.waitForLoadState('networkidle');
  // Compressed only now: it takes seconds, and the host is in this process.
  const files = (await Promise.all(answers)).map(({ file, body }) => ({
    file,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  }));
  return { painted, ready, files };
}

/**
 * A file from disk, as a drop brings it.
 * @param {Page} page
 * @param {string} path
 */
async function dropFile(page, path) {
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'bench-file';
    input.style.display = 'none';
    document.documentElement.append(input);
  });
  await page.locator('#bench-file').setInputFiles(path);
  const result = page.evaluate(async (name) => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector('#bench-file'));
    const file = /** @type {File} */ (input.files?.[0]);
    input.remove();
    let longestTask = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    observer.observe({ type: 'longtask' });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const start = performance.now();
    for (const type of ['dragenter', 'dragover', 'drop']) {
      (document.querySelector('main') ?? document.body).dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    }
    let longestFrame = 0;
    let last = performance.now();
    const deadline = start + 60_000;
    const isThere = () =>
      document.body.dataset.phase === 'ready' &&
      (document.querySelector('.source')?.textContent ?? '').includes(name) &&
      (document.querySelector('table.models tbody')?.textContent ?? '').includes('model_a');
    while (!isThere() && performance.now() < deadline) {
      await nextFrame();
      const now = performance.now();
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
    }
    const verdict = performance.now() - start;
    // The pictures follow.
    for (let frame = 0; frame < 20; frame++) {
      await nextFrame();
      const now = performance.now();
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
    }
    observer.disconnect();
    return { verdict, longestFrame, longestTask, there: isThere() };
  }, basename(path));
  const measured = await result;
  if (!measured.there) throw new Error('the dropped file never became a verdict');
  return measured;
}

/**
 * Milliseconds from each move of the threshold to the frame that shows it, the worker's answer included.
 * @param {Page} page
 */
function drag(page) {
  return page.evaluate(async (steps) => {
    const slider = /** @type {HTMLInputElement} */ (document.querySelector('.bar-slider'));
    const counts = () => document.querySelector('.bar-counts')?.textContent ?? '';
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times = [];
    for (let step = 0; step < steps; step++) {
      const before = counts();
      const share = 0.1 + (0.8 * (step + 1)) / steps;
      const start = performance.now();
      slider.value = String(Number(slider.min) + share * (Number(slider.max) - Number(slider.min)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      while (counts() === before && performance.now() - start < 1000) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(undefined);
          port2.postMessage(null);
        });
      }
      await nextFrame();
      times.push(performance.now() - start);
    }
    return times;
  }, DRAG_STEPS);
}

/**
 * Lets workers that start from now on show their wasm heap.
 * @param {Page} page
 */
function watchWorkers(page) {
  page.on('worker', (worker) => {
    const patched = worker.evaluate(() => {
      const instantiate = WebAssembly.instantiate;
      Object.assign(WebAssembly, {
        instantiate: async (/** @type {[any, any]} */ ...given) => {
          const made = /** @type {any} */ (await instantiate(...given));
          const exported = Object.values((made.instance ?? made).exports);
          const heap = exported.find((one) => one instanceof WebAssembly.Memory);
          Object.assign(globalThis, { benchHeap: heap });
          return made;
        },
      });
    });
    patched.catch(() => {});
  });
}

/**
 * Bytes of the worker's wasm heap; not a number when it was instantiated before it was watched.
 * @param {Page} page
 */
async function workerBytes(page) {
  const sizes = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() => /** @type {any} */ (globalThis).benchHeap?.buffer.byteLength),
      ),
  );
  return sizes.find((size) => size > 0) ?? Number.NaN;
}

/**
 * @param {import('./figures.mjs').Settings} settings
 * @returns {Promise<Figure[]>}
 */
export async function measure({ table, tableBytes, runs, rows }) {
  const server = await serve(process.env.MELON_DIST || join(root, 'dist'));
  const host = await compressed(server.url);
  try {
    const visit = () =>
      inFreshBrowser(async (page) => {
        watchWorkers(page);
        const load = await firstLoad(page, server.url);
        const dropped = await dropFile(page, table);
        const memory = await workerBytes(page);
        await page.locator('.bar-slider').waitFor();
        return { load, dropped, memory, drag: await drag(page) };
      });
    const visits = [await visit()];
    while (visits.length < runs) visits.push(await visit());
    const visitFromAfar = () =>
      inFreshBrowser(async (page) => {
        await slowDown(page);
        return firstLoad(page, host.url);
      });
    // The host compresses each file once.
    await visitFromAfar();
    const afar = [await visitFromAfar()];
    while (afar.length < runs) afar.push(await visitFromAfar());
    const line = `${LINE.megabits} Mbit/s, ${LINE.latency} ms`;
    const full = rows === 1_000_000;
    const limit = (/** @type {number} */ value) => (full ? { limit: value } : {});
    const of = (/** @type {(one: (typeof visits)[0]) => number} */ read) => visits.map(read);
    const { files } = visits[0].load;
    const sum = (/** @type {typeof files} */ some) =>
      some.reduce((total, { gzip }) => total + gzip / 1000, 0);
    const ofCore = files.filter(({ file }) => /\/(core|worker)-/.test(file));
    const ofExample = files.filter((file) => !ofCore.includes(file));
    return [
      figure('fetched for the painted example, gzip', [sum(ofExample)], 'KB', { limit: 180 }),
      figure('the core and its worker, gzip', [sum(ofCore)], 'KB', { limit: 430 }),
      ...files
        .sort((a, b) => b.gzip - a.gzip)
        .map(({ file, gzip }) => figure(`  ${file}`, [gzip / 1000], 'KB')),
      figure(
        'the example painted, localhost',
        of(({ load }) => load.painted / 1000),
        's',
      ),
      figure(
        'ready for a file, localhost',
        of(({ load }) => load.ready / 1000),
        's',
        { limit: 1 },
      ),
      figure(
        `the example painted, ${line}`,
        afar.map(({ painted }) => painted / 1000),
        's',
        { limit: 0.5 },
      ),
      figure(
        `ready for a file, ${line}`,
        afar.map(({ ready }) => ready / 1000),
        's',
        { limit: 1.2 },
      ),
      figure(
        'drop to the first verdict',
        of(({ dropped }) => dropped.verdict / 1000),
        's',
        limit(1),
      ),
      figure(
        'longest task of the page meanwhile',
        of(({ dropped }) => dropped.longestTask),
        'ms',
        {
          limit: 50,
          note: 'tasks below 50 ms count as 0',
        },
      ),
      figure(
        'longest gap between frames meanwhile',
        of(({ dropped }) => dropped.longestFrame),
        'ms',
      ),
      figure(
        'drag, a frame with its query, median',
        of(({ drag: times }) => quantile(times, 0.5)),
        'ms',
        {
          limit: 16,
        },
      ),
      figure(
        'drag, 95th percentile',
        of(({ drag: times }) => quantile(times, 0.95)),
        'ms',
      ),
      figure(
        'memory of the worker against the file',
        of(({ memory }) => memory / tableBytes).filter(Number.isFinite),
        '×',
        {
          ...limit(3),
          note: `a heap of ${visits.map(({ memory }) => (memory / 1e6).toFixed(0)).join(', ')} MB`,
        },
      ),
    ];
  } finally {
    await host.close();
    await server.close();
  }
}
