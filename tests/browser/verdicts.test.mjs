// What stands below a verdict says the same as the verdict: which one stands out, what is counted, what is still computed.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { melon } from '../bin/command_line.mjs';
import { drop, eventually, openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: '#lang=en&options={"bootstrap":0}' });
  page = opened.page;
  await settled(page);
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** @param {string} id */
const figure = (id) => page.locator(`.comparison:visible [data-figure="${id}"]`);

/** @param {string} name @param {string} content @param {RegExp} says */
async function load(name, content, says) {
  await drop(page, { name, content });
  await page.locator('.source', { hasText: name }).waitFor();
  await page.locator('#verdict h1', { hasText: says }).waitFor();
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
}

/**
 * Until the texts of a picture that are bold are these.
 * @param {string} id
 * @param {string[]} expected
 */
async function boldIn(id, expected) {
  await figure(id).locator('svg').waitFor();
  await eventually(async () => {
    const bold = await figure(id)
      .locator('svg text')
      .evaluateAll((texts) =>
        texts
          .filter((text) => Number.parseInt(getComputedStyle(text).fontWeight, 10) >= 600)
          // Without the tip.
          .map((text) => text.lastChild?.textContent),
      );
    assert.deepEqual(bold, expected);
  });
}

/** Learners that stand out in the tables. */
const pressed = () =>
  page
    .locator('.comparison:visible table [aria-pressed="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent?.trim()));

// A is ahead by .05 and .02 in the first run, behind by .02 in the other eight folds. Dietterich's t is
// .05/√(.03²/2/5) = 5.27; the mean difference is (.07 − .16)/10 = −.009.
const FIVE_BY_TWO = `run,fold,A,B\n${Array.from({ length: 10 }, (_, at) => {
  const ahead = [0.05, 0.02][at] ?? -0.02;
  const other = 0.8 + (at % 5) / 100;
  return `${Math.floor(at / 2) + 1},${(at % 2) + 1},${(other + ahead).toFixed(2)},${other.toFixed(2)}`;
}).join('\n')}\n`;

test('a difference without a direction lets no learner stand out, until one is pressed', async () => {
  await load('unclear.csv', FIVE_BY_TWO, /A and B/);
  assert.equal(await page.locator('#verdict h1 em').count(), 0);
  await boldIn('fold_plot', []);
  assert.deepEqual(await pressed(), []);
  assert.equal(await page.locator('.results .chosen').count(), 0);
  await figure('learners').getByRole('button', { name: 'Let B stand out' }).click();
  await boldIn('fold_plot', ['B']);
  await eventually(async () => assert.deepEqual(await pressed(), ['B', 'B']));
});

test('predictions that follow a comparison leave its cards in peace', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `${at % 2},${((at * 7) % 37) / 37}`);
  await load('scores.csv', `y_true,score\n${rows.join('\n')}\n`, /AUC/);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.locator('#pictures canvas:visible').first().waitFor();
  await page.setViewportSize({ width: 1440, height: 1000 });
  assert.deepEqual(opened.errors, []);
});

test('the better learner stands out, and neither where no difference is found', async () => {
  const rows = (/** @type {(at: number) => number} */ ahead) =>
    `fold,A,B\n${Array.from(
      { length: 10 },
      (_, at) =>
        `${at + 1},${(0.8 + ((at * 3) % 7) / 100 + ahead(at)).toFixed(3)},${(0.8 + ((at * 3) % 7) / 100).toFixed(3)}`,
    ).join('\n')}\n`;
  await load(
    'better.csv',
    rows((at) => 0.1 + (at % 3) / 100),
    /is (significantly )?better/,
  );
  await boldIn('fold_plot', ['A']);
  await load(
    'alike.csv',
    rows((at) => (at % 2 ? 0.03 : -0.02)),
    /No significant difference/,
  );
  await boldIn('fold_plot', []);
});

test('the picture of wins, ties and losses counts what the tie tolerance makes equal as ties', async () => {
  // a − b: .01, .10, −.005, −.01, .10, −.005, .10.
  const table =
    'dataset,a,b,c\nd1,.90,.89,.5\nd2,.80,.70,.6\nd3,.70,.705,.5\nd4,.60,.61,.7\nd5,.90,.80,.5\nd6,.80,.805,.5\nd7,.70,.60,.65\n';
  await load('tolerance.csv', table, /algorithms/);
  await figure('win_tie_loss').locator('svg').waitFor();
  const cells = () => figure('win_tie_loss').locator('svg .cell_text').allTextContents();
  assert.ok(
    (await cells()).some((cell) => cell?.endsWith('3/0/4')),
    `${await cells()}`,
  );
  await page.locator('#setting-tie_tolerance').fill('0.02');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.includes('tie_tolerance'));
  await figure('win_tie_loss').locator('.figure-note', { hasText: 'at most 0.02' }).waitFor();
  assert.ok(
    (await cells()).some((cell) => cell?.endsWith('0/4/3')),
    `${await cells()}`,
  );
});

// scikit-learn's cv_results_, as pandas writes it, without the columns of times.
const GRID = `params,split0_test_score,split1_test_score,split2_test_score
"{'svm__C': 0.1, 'svm__kernel': 'rbf'}",0.90,0.93,0.91
"{'svm__C': 0.1, 'svm__kernel': 'linear'}",0.97,0.96,0.95
"{'svm__C': 10, 'svm__kernel': 'rbf'}",0.94,0.98,0.93
`;

test('learners of a grid search are called by their parameters, as on the command line', async () => {
  await load('grid.csv', GRID, /kernel/);
  await figure('learners').locator('button.model').nth(2).waitFor();
  const names = await figure('learners').locator('button.model').allTextContents();
  assert.deepEqual(
    names.map((name) => name.trim()),
    ['C=0.1, kernel=rbf', 'C=0.1, kernel=linear', 'C=10, kernel=rbf'],
  );
  const folder = mkdtempSync(join(tmpdir(), 'melon-grid-'));
  const file = join(folder, 'grid.csv');
  writeFileSync(file, GRID);
  const { stdout } = await melon('evaluate', file);
  rmSync(folder, { recursive: true });
  for (const name of names) assert.match(stdout, new RegExp(`^${name.trim()}  `, 'm'));
  assert.doesNotMatch(stdout, /svm__/);
});

/** Five cases of each of 40 patients. */
const GROUPS = `y,a,b,patient\n${Array.from({ length: 200 }, (_, at) => {
  const patient = Math.floor(at / 5);
  const truth = ((patient * 7) % 10) + ((at * 3) % 5) > 6 ? 1 : 0;
  const score = (/** @type {number} */ own, /** @type {number} */ noise) =>
    ((own * truth + (noise % 101) / 60) / (own + 2)).toFixed(3);
  return `${truth},${score(1, at * 37)},${score(0.3, at * 53)},p${patient}`;
}).join('\n')}\n`;

test('what weights are can be said, and decides whether there is a test', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const error = ((i * 7) % 11) / 10 - 0.45;
    return `${i},${i + error},${i + 3 * error},${1 + (i % 5)}`;
  });
  const cells = (/** @type {string} */ name) => `y,a,b,${name}\n${rows.join('\n')}\n`;
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  const kind = page.locator('#setting-weight_kind');
  // As counts they are tested, and the note names the remedy.
  await load('whole.csv', cells('weight'), /a is better than b/);
  assert.equal(await kind.inputValue(), '');
  const [shown, natural] = await kind.evaluate((node) => {
    const width = () => node.getBoundingClientRect().width;
    const before = width();
    node.style.setProperty('max-width', 'none');
    const after = width();
    node.style.removeProperty('max-width');
    return [before, after];
  });
  assert.equal(shown, natural, 'what is chosen is cut');
  assert.match((await page.locator('#verdict').textContent()) ?? '', /weight_kind=totals/);
  await kind.selectOption('totals');
  await page.locator('#verdict', { hasText: 'not tested' }).waitFor();
  await kind.selectOption('');
  await page.locator('#verdict h1', { hasText: 'is better than' }).waitFor();
  // What melon scale calls totals is none.
  await load('totals.csv', cells('weight_totals'), /not tested/);
  assert.equal(await kind.inputValue(), 'totals');
});

test('while groups are resampled the verdict says that it is being computed, and then stands there once', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  await load('groups.csv', GROUPS, /AUC/);
  await page.evaluate(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(globalThis, { said });
    const look = () => {
      const text =
        document.querySelector('#verdict')?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      if (said.at(-1) !== text) said.push(text);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('#setting-bootstrap').check();
  await page.locator('#setting-resample').selectOption('cluster=patient');
  await page.locator('#verdict .detail', { hasText: 'whole groups' }).waitFor();
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
  await page.locator('#bootstrap-progress').waitFor({ state: 'hidden' });
  await page.waitForFunction(() =>
    /replicates/.test(document.querySelector('#verdict .detail')?.textContent ?? ''),
  );
  const said = await page.evaluate(() => /** @type {any} */ (globalThis).said);
  const kinds = said.map((/** @type {string} */ text) =>
    /is not tested|No test is possible|Compute the bootstrap/.test(text)
      ? 'untested'
      : /is being computed/.test(text)
        ? 'computing'
        : 'verdict',
  );
  assert.ok(!kinds.includes('untested'), said.join('\n'));
  const last = kinds.lastIndexOf('computing');
  assert.ok(last >= 0, said.join('\n'));
  assert.deepEqual(kinds.slice(last + 1), ['verdict'], said.join('\n'));
});

test('a warning calls the role of predictions what the list of columns calls it', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  const rows = Array.from({ length: 60 }, (_, at) =>
    [at % 2, ((at * 7) % 53) / 53, ((at * 11) % 59) * 3.7].join(','),
  );
  await load('inputs.csv', `y_true,score,age\n${rows.join('\n')}\n`, /AUC/);
  const offered = await page
    .locator('.columns li select')
    .last()
    .locator('option')
    .allTextContents();
  const role = /role: (\w+)/.exec(await page.locator('#verdict .warnings').innerText())?.[1];
  assert.equal(role, 'score');
  assert.ok(offered.map((text) => text.trim()).includes('score'), `${offered}`);
  await page.getByRole('button', { name: '切换到中文' }).click();
  await page.locator('#verdict .warnings', { hasText: '角色“得分”' }).waitFor();
  await page.getByRole('button', { name: 'Switch to English' }).click();
});
