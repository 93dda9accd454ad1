import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../bin/server.mjs';
import { writeLink } from '../../web/app/link.js';
import { packTable } from '../../web/app/linked_table.js';
import { drop, eventually, openPage, settled } from './page.mjs';
import { stored, untilStored } from './stored.mjs';
import { hostile, plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

const QUIET = 'options={"bootstrap":0}';

before(async () => {
  opened = await openPage();
  page = opened.page;
});
after(() => opened.close());

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Nothing is found in what is seen now. */
async function axeFindsNothing() {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    // @ts-expect-error axe was put there by the line above
    const { violations } = await globalThis.axe.run();
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
  });
  assert.deepEqual(found, []);
}

/** What the address says, as the page keeps it. */
const address = async () =>
  new URLSearchParams((await page.evaluate(() => location.hash)).slice(1));

test('what a link hid stands folded until it is asked for, and the address keeps it', async () => {
  await opened.visit(`#${QUIET}&hide=verdict,table`);
  await page.getByRole('button', { name: 'Show the verdict' }).waitFor();
  await page.locator('body[data-phase=ready]').waitFor();
  assert.equal(await page.locator('#verdict').isVisible(), false);
  assert.equal(await page.locator('#table').isVisible(), false);
  assert.equal((await address()).get('hide'), 'verdict,table');
  // The pictures stand below what says that something is hidden.
  await page.locator('#pictures h3').first().waitFor();
  await axeFindsNothing();
  await page.getByRole('button', { name: 'Show the table' }).press('Enter');
  await settled(page);
  assert.equal(await page.locator('#verdict').isVisible(), false);
  assert.equal((await address()).get('hide'), 'verdict');
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('button', { name: '显示结论' }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'verdict');
  assert.match(await page.locator('#verdict').innerText(), /Random forest/);
  assert.equal((await address()).get('hide'), null);
  assert.deepEqual(opened.errors, []);
});

test('of a comparison the tables of learners are hidden, and the paragraph with the verdict', async () => {
  await opened.visit('#sample=learners-accuracies&hide=verdict,table');
  const figure = (/** @type {string} */ id) => page.locator(`#pictures [data-figure="${id}"]`);
  await figure('cd_diagram').waitFor();
  await page.locator('body[data-phase=ready]').waitFor();
  for (const id of ['learners', 'paper']) assert.equal(await figure(id).isVisible(), false, id);
  await page.getByRole('button', { name: 'Show the table' }).click();
  await figure('learners').waitFor();
  await page.getByRole('button', { name: 'Show the verdict' }).click();
  await figure('paper').waitFor();
});

test('an unknown part to hide is said, and the page is as ever', async () => {
  await opened.visit(`#${QUIET}&hide=everything`);
  await settled(page);
  await page.locator('.notice', { hasText: 'do not fit' }).waitFor();
  assert.equal(await page.locator('#verdict').isVisible(), true);
});

test('large type enlarges the result, and the point of a curve still follows the pointer', async () => {
  await opened.visit(`#${QUIET}&large=1`);
  await settled(page);
  const size = await page
    .locator('h1.verdict')
    .evaluate((one) => one.getBoundingClientRect().height);
  await page.evaluate(() => document.documentElement.removeAttribute('data-large'));
  const small = await page
    .locator('h1.verdict')
    .evaluate((one) => one.getBoundingClientRect().height);
  assert.ok(size > 1.2 * small, `${size} and ${small}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-large', ''));
  const handle = page.locator('#pictures .handle').first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('no handle');
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y - 40, { steps: 5 });
  await page.mouse.up();
  await settled(page);
  await eventually(async () => {
    const to = await handle.boundingBox();
    if (!to) throw new Error('no handle');
    assert.ok(Math.abs(to.x - from.x - 60) < 30, `moved by ${to.x - from.x}`);
  });
  assert.equal((await address()).get('large'), '1');
});

/** A link that has a table. @param {string} content @param {import('../../web/app/link.js').Linked} linked */
const linkWith = async (content, linked = {}, name = 'linked.csv') =>
  writeLink({
    ...linked,
    data: await packTable({ name, files: [{ name, blob: new Blob([content]) }] }),
  });

test('a link with a table restores the page: table, settings, model, order, what is hidden', async () => {
  const linked = {
    language: /** @type {const} */ ('en'),
    options: { bootstrap: 0, beta: 3, thresholds: { poor: 0.25 } },
    columns: ['f_beta', 'roc_auc'],
    sort: { key: 'roc_auc', descending: false },
    model: 'poor',
    hide: /** @type {import('../../web/app/link.js').Hideable[]} */ (['verdict']),
  };
  const link = await linkWith(plain, linked);
  await opened.visit(link);
  await page.locator('.source', { hasText: 'linked.csv' }).waitFor();
  await settled(page);
  const look = async () => ({
    rows: await page.locator('table.models tbody').innerText(),
    heads: await page.locator('table.models thead').innerText(),
    chosen: await page.locator('table.models tr.chosen').innerText(),
    threshold: await page.locator('.bar-threshold').inputValue(),
    hidden: await page.locator('#verdict').isVisible(),
    hash: await page.evaluate(() => location.hash),
  });
  const first = await look();
  assert.match(first.chosen, /^poor/);
  assert.equal(Number(first.threshold), 0.25);
  assert.deepEqual(first.hash, link);
  await page.reload();
  await settled(page);
  assert.deepEqual(await look(), first);
  assert.deepEqual(opened.errors, []);
});

test('a table in a link does not take the place of the stored one', async () => {
  await opened.visit();
  await settled(page);
  await drop(page, { name: 'mine.csv', content: plain });
  await untilStored(page, ({ source }) => source?.name === 'mine.csv');
  const before = await stored(page);
  await page.goto('about:blank');
  await page.goto(opened.url + (await linkWith(plain, { options: { bootstrap: 0 } })));
  await page.locator('.source', { hasText: 'linked.csv' }).waitFor();
  await settled(page);
  await page.getByLabel('Positive class').selectOption({ index: 1 });
  await settled(page);
  assert.deepEqual(await stored(page), before);
});

test('names in a link are hostile until shown', async () => {
  const name = '<img src=x onerror=alert(1)>\u202e.csv';
  await opened.visit(
    await linkWith(hostile, { options: { bootstrap: 0 }, model: '__proto__' }, name),
  );
  await page.locator('.source', { hasText: '<img src=x' }).waitFor();
  await settled(page);
  assert.equal(await page.locator('img[src=x]').count(), 0);
  assert.deepEqual(opened.errors, []);
});

for (const [
  what,
  change,
  sentence,
] of /** @type {[string, (link: string) => string, RegExp][]} */ ([
  ['that was cut', (link) => link.slice(0, -20), /is not complete/],
  ['of a later version', (link) => link.replace('data=1.', 'data=7.'), /later version of Melon/],
  ['that is too long', (link) => link + 'A'.repeat(9000), /larger than Melon puts into a link/],
])) {
  test(`a link ${what} is said, and the page is as it was`, async () => {
    const link = await linkWith(plain, { options: { bootstrap: 0 }, hide: ['table'], large: true });
    await opened.visit(change(link));
    await page.locator('.notice', { hasText: sentence }).waitFor();
    await settled(page);
    await page.locator('.source', { hasText: 'Breast cancer' }).waitFor();
    assert.equal(await page.locator('#table').isVisible(), true);
    assert.deepEqual(opened.errors, []);
  });
}

const dialog = () => page.locator('dialog.sharing[open]');
const copied = () => page.evaluate(() => navigator.clipboard.readText());

/** @param {string} what */
async function copy(what) {
  await dialog().locator(`[data-copy=${what}]`).click();
  await dialog().getByText('Copied.').waitFor();
  return copied();
}

test('the link of the dialog is the address, without data until they are put in, and says what it has', async () => {
  await opened.visit();
  await settled(page);
  await drop(page, { name: 'mine.csv', content: plain });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await dialog().getByText('“mine.csv”, and not its content').waitFor();
  assert.equal(await copy('link'), await page.evaluate(() => location.href));
  await dialog().getByLabel('Put the table into the link').check();
  await dialog().getByText('whoever has the link has your data').waitFor();
  await dialog().getByLabel('Verdict').check();
  await dialog().getByLabel('Large type').check();
  const link = await copy('link');
  const fields = new URLSearchParams(new URL(link).hash.slice(1));
  assert.equal(fields.get('hide'), 'verdict');
  assert.equal(fields.get('file'), null);
  await dialog().locator('.qr-code').waitFor();
  await axeFindsNothing();
  const rows = await page.locator('table.models tbody').innerText();
  await opened.visit(new URL(link).hash);
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  assert.equal(await page.locator('table.models tbody').innerText(), rows);
  assert.equal(await page.locator('#verdict').isVisible(), false);
  assert.deepEqual(opened.errors, []);
});

test('the frame of the dialog shows what was chosen, in the words of each place', async () => {
  await opened.visit();
  await settled(page);
  await page.getByRole('button', { name: 'Share' }).click();
  assert.equal(await dialog().getByLabel('Put the table into the link').isDisabled(), true);
  await dialog().locator('select[name=picture] option[value=roc]').waitFor({ state: 'attached' });
  await dialog().getByLabel('Picture').selectOption('roc');
  await dialog().getByText('This host does not let other pages').waitFor();
  const text = await copy('frame');
  const src = /src="([^"]*)"/.exec(text)?.[1].replaceAll('&amp;', '&') ?? '';
  await dialog().getByLabel('For').selectOption('jupyter');
  assert.match(await copy('frame'), /^from IPython\.display import IFrame\nIFrame\("http/);
  await dialog().getByLabel('For').selectOption('quarto');
  assert.match(await copy('frame'), /^```\{=html\}\n<iframe src="/);
  await page.keyboard.press('Escape');
  assert.equal(await dialog().count(), 0);
  await opened.visit(new URL(src).hash);
  await picture().waitFor();
  assert.equal(await page.locator('main svg').count(), 1);
});

test('a table that is too large is not offered, and a long link has no code: both say what to do', async () => {
  await opened.visit();
  await settled(page);
  let state = 1;
  const rows = Array.from({ length: 3000 }, (_, row) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `${row % 2},${state / 2 ** 32}`;
  });
  await drop(page, { name: 'large.csv', content: ['y,a', ...rows].join('\n') });
  await page.locator('.source', { hasText: 'large.csv' }).waitFor();
  await settled(page);
  await page.getByText('Export', { exact: true }).click();
  await page.locator('[data-export="link"]').click();
  await dialog().getByText('more than 8,192 characters').waitFor();
  assert.equal(await dialog().getByLabel('Put the table into the link').isDisabled(), true);
  await dialog().getByText('A frame needs the table').waitFor();
  await page.keyboard.press('Escape');
  await drop(page, { name: 'small.csv', content: ['y,a', ...rows.slice(0, 150)].join('\n') });
  await page.locator('.source', { hasText: 'small.csv' }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog().getByLabel('Put the table into the link').check();
  await dialog().getByText('too many for a QR code').waitFor();
});

const picture = () => page.locator('.embedded-picture svg');

test('embed shows one picture alone, as wide as its place', async () => {
  await opened.visit(await linkWith(plain, { embed: 'roc', options: { bootstrap: 0 } }));
  await picture().waitFor();
  await page.locator('body[data-phase=ready]').waitFor();
  assert.equal(await page.locator('main svg, main canvas, main table').count(), 1);
  for (const part of ['.top', '#rail', '#footer', '#verdict', '#table']) {
    assert.equal(await page.locator(part).isVisible(), false, part);
  }
  assert.equal(await picture().getAttribute('role'), 'img');
  const wide = (await picture().boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 900 });
  await eventually(async () => {
    const narrow = (await picture().boundingBox())?.width ?? 0;
    assert.ok(narrow > 250 && narrow < Math.min(wide, 320), `${narrow} of ${wide}`);
  });
  const [scroll, inner] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
  assert.ok(scroll <= inner, `${scroll} in ${inner}`);
  await axeFindsNothing();
  await page.setViewportSize({ width: 1440, height: 1000 });
  assert.deepEqual(opened.errors, []);
});

test('embed shows the table alone, and the whole page is one press away', async () => {
  await opened.visit(
    await linkWith(plain, { embed: 'table', language: 'zh', options: { bootstrap: 0 } }),
  );
  await page.locator('.embedded-picture table').waitFor();
  assert.match(await page.locator('.embedded-picture').innerText(), /查准率/);
  assert.equal(await page.locator('main svg, main canvas').count(), 0);
  await axeFindsNothing();
  const [whole] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '在 Melon 中打开' }).click(),
  ]);
  await whole.locator('.source', { hasText: 'linked.csv' }).waitFor();
  await settled(whole);
  await whole.close();
});

test('embed draws pictures of comparisons, too', async () => {
  await opened.visit('#sample=learners-accuracies&embed=cd_diagram');
  await picture().waitFor();
  assert.equal(await page.locator('main svg').count(), 1);
});

test('embed of what is not there is a sentence, and no other table in its place', async () => {
  for (const [link, sentence] of /** @type {[string, RegExp][]} */ ([
    ['#sample=labels&embed=<img src=x>', /no picture or table “<img src=x>”.*confusion_matrix/],
    ['#file=mine.csv&embed=roc', /in a file that is not here/],
    ['#data=1.AAAA&embed=roc', /is not complete/],
    ['#sample=nosuch&embed=roc', /example that does not exist/],
  ])) {
    await opened.visit(link);
    await page.locator('main', { hasText: sentence }).waitFor();
    await page.locator('body[data-phase=ready]').waitFor();
    assert.equal(await picture().count(), 0, link);
  }
});

test('a picture stands in a frame of another page whose own place is elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'melon-frame-'));
  const framed = join(folder, 'framed');
  cpSync(process.env.MELON_DIST || new URL('../../dist/', import.meta.url).pathname, framed, {
    recursive: true,
  });
  // A host whose headers let others show it.
  const headers = readFileSync(join(framed, '_headers'), 'utf8');
  writeFileSync(join(framed, '_headers'), headers.replace("; frame-ancestors 'none'", ''));
  const server = await serve(framed);
  const link = await linkWith(plain, { embed: 'roc', options: { bootstrap: 0 } });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><iframe src="${server.url}${link.replaceAll('&', '&amp;')}" width="400" height="400"></iframe>`,
  );
  const course = await serve(folder);
  try {
    await page.goto(course.url.replace('localhost', '127.0.0.1'));
    await page.frameLocator('iframe').locator('.embedded-picture svg').waitFor();
  } finally {
    await server.close();
    await course.close();
    rmSync(folder, { recursive: true });
  }
});

const bar = () => page.locator('.projector-bar');
/** The cards that are seen, without what stands around them. */
const seen = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('#verdict, #table, #pictures .card:not(.card .card)')]
      .filter((card) => card.checkVisibility())
      .map((card) => (card instanceof HTMLElement && card.dataset.figure) || card.id),
  );

test('the projector shows one card at a time by arrow keys, and Escape leaves', async () => {
  await opened.visit();
  await settled(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).color);
  const pale = await ground();
  await page.keyboard.press('Alt+KeyP');
  await bar().waitFor();
  await bar().getByText('1 of 10').waitFor();
  assert.deepEqual(await seen(), ['verdict']);
  assert.equal(await page.locator('#rail').isVisible(), false);
  assert.notEqual(await ground(), pale);
  await axeFindsNothing();
  const walked = [];
  for (const key of [
    'ArrowRight',
    'PageDown',
    'ArrowRight',
    'ArrowLeft',
    'End',
    'ArrowRight',
    'Home',
  ]) {
    await page.keyboard.press(key);
    walked.push((await seen()).join());
  }
  assert.deepEqual(walked, [
    ...['table', 'roc', 'precision_recall', 'roc', 'working', 'working', 'verdict'],
  ]);
  await page.keyboard.press('ArrowRight');
  await bar().getByRole('button', { name: 'Next card' }).click();
  assert.deepEqual(await seen(), ['roc']);
  await axeFindsNothing();
  await page.keyboard.press('Escape');
  await bar().waitFor({ state: 'detached' });
  assert.equal(await page.locator('#rail').isVisible(), true);
  assert.equal(await ground(), pale);
  assert.ok((await seen()).length > 8);
  assert.deepEqual(opened.errors, []);
});

test('the projector opens from the menu, in dark colours and of a comparison, and skips what is hidden', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await opened.visit('#lang=zh&sample=learners-accuracies&hide=table');
  await page.locator('[data-figure=cd_diagram] svg').waitFor();
  await page.locator('body[data-phase=ready]').waitFor();
  await page.locator('.menu summary').click();
  await page.locator('[data-export=projector]').click();
  await bar().waitFor();
  /** @type {string[]} */
  const walked = [];
  await bar().getByText('第 1 张').waitFor();
  for (;;) {
    const cards = await seen();
    assert.ok(cards.length <= 1, cards.join());
    walked.push(cards.join());
    if (await bar().locator('[data-next][aria-disabled=true]').count()) break;
    await page.keyboard.press('ArrowRight');
  }
  assert.ok(walked.includes('cd_diagram') && walked.includes('paper'), walked.join());
  assert.ok(!walked.includes('learners'), walked.join());
  await axeFindsNothing();
  await bar().getByRole('button', { name: '退出' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
});
