import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { melon } from '../bin/command_line.mjs';
import { ROOT } from '../bin/compare_reports.mjs';
import { foundByAxe } from './axe.mjs';
import { drop, eventually, openPage, saved, settled } from './page.mjs';
import { untilStored } from './stored.mjs';

const SAMPLE = `${ROOT}/web/samples/demsar-auc.csv`;

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({
    hash: '#lang=en&sample=demsar-auc',
    viewport: { width: 1440, height: 1600 },
  });
  page = opened.page;
  await settled(page);
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** @param {string} id */
const figure = (id) => page.locator(`.comparison:visible [data-figure="${id}"]`);

/** Blanks that do not break are blanks. @param {string} text */
const plain = (text) => text.replaceAll('\u00a0', ' ');

/** The texts of the verdict and of the line below. */
const verdict = async () => plain(await page.locator('#verdict').innerText());

/** What stands below a picture. @param {string} id */
const noteOf = async (id) => plain(await figure(id).locator('.figure-note').innerText());

/** Waits until everything shows the report: at least one card is drawn a frame. */
const drawn = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Waits until the verdict says something. @param {RegExp} wanted */
async function verdictSays(wanted) {
  await page.waitForFunction(
    ([source, flags]) => {
      const said = (document.querySelector('#verdict')?.textContent ?? '')
        .replaceAll('\u00a0', ' ')
        .trim();
      return document.body.dataset.phase === 'ready' && new RegExp(source, flags).test(said);
    },
    [wanted.source, wanted.flags],
  );
  await drawn();
}

/** The cells of a table's body, row by row. @param {string} id */
const bodyOf = (id) =>
  figure(id)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ').trim()),
      ),
    );

test('a table of learners on data sets arrives with verdict, ranks and a diagram', async () => {
  assert.match(await verdict(), /The 4 algorithms differ \(χ² = 10\.95, exact p = \.009\)/);
  assert.match(await verdict(), /Higher is better\./);
  assert.equal(await page.locator('#verdict .direction-guess').count(), 0);
  await figure('cd_diagram').locator('svg').waitFor();
  assert.match(await noteOf('cd_diagram'), /^Shaffer: .* no two differ significantly by Shaffer/s);
  const data = page.locator('.results-card:visible');
  assert.match(await data.locator('summary').innerText(), /14 data sets × 4 algorithms/);
  assert.deepEqual(await data.locator('tfoot td').allInnerTexts(), [
    '3.14',
    '2.00',
    '2.93',
    '1.93',
  ]);
  assert.equal(await data.locator('tbody tr').first().locator('.best').count(), 1);
});

test('Nemenyi’s critical difference is one press away', async () => {
  const diagram = figure('cd_diagram');
  assert.equal(
    await diagram.locator('[data-procedure="shaffer"]').getAttribute('aria-pressed'),
    'true',
  );
  await diagram.locator('[data-procedure="nemenyi"]').click();
  await verdictSays(/Pairs by Nemenyi/);
  assert.match(await noteOf('cd_diagram'), /CD = 1\.254/);
});

test('another procedure is one press away, and the verdict follows', async () => {
  await figure('cd_diagram').locator('[data-procedure="wilcoxon_holm"]').click();
  await verdictSays(/Pairs by Wilcoxon–Holm/);
  assert.doesNotMatch(await verdict(), /Nemenyi/);
  assert.equal(
    await figure('cd_diagram')
      .locator('[data-procedure="wilcoxon_holm"]')
      .getAttribute('aria-pressed'),
    'true',
  );
  // What follows at once is the same step of undo.
  await page.waitForTimeout(1100);
  await figure('cd_diagram').locator('.tabs select').selectOption('finner');
  await verdictSays(/Pairs by Finner/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdictSays(/Pairs by Wilcoxon–Holm/);
});

test('the direction is turned by a press, and back', async () => {
  await page.locator('#turn-direction').click();
  await verdictSays(/Lower is better\./);
  assert.deepEqual(await page.locator('.results-card:visible tfoot td').allInnerTexts(), [
    '1.86',
    '3.00',
    '2.07',
    '3.07',
  ]);
  await page.locator('#turn-direction').click();
  await verdictSays(/Higher is better\./);
});

/** The algorithm that stands out, and the two that are looked at. */
const lookedAt = () =>
  page.evaluate(() => ({
    chosen: [...document.querySelectorAll('[data-figure="learners"] [aria-pressed="true"]')].map(
      (one) => one.textContent?.trim(),
    ),
    pair: [...document.querySelectorAll('.pair-panel select[data-pair]')].map(
      (one) => /** @type {HTMLSelectElement} */ (one).selectedOptions[0].text,
    ),
  }));

/** Demšar's table without the word that tells which way is better. */
async function dropOfOpenDirection() {
  const content = readFileSync(
    new URL('../../web/samples/demsar-auc.csv', import.meta.url),
    'utf8',
  );
  await drop(page, { name: 'trees.csv', content: content.replace('data set (AUC)', 'data set') });
  await page.getByText('trees.csv').first().waitFor();
  await verdictSays(/The 4 algorithms differ/);
}

test('a guessed direction is shown at the headline and answered by a press; the best stands out', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  await dropOfOpenDirection();
  assert.match(await verdict(), /Higher is better \(guessed\)/);
  const guess = page.locator('#verdict .direction-guess');
  assert.match(await guess.innerText(), /Higher is better: this is a guess/);
  await figure('learners').locator('[aria-pressed="true"]').waitFor();
  assert.deepEqual(await lookedAt(), { chosen: ['C4.5+m+cf'], pair: ['C4.5+m+cf', 'C4.5+m'] });
  await guess.getByRole('button', { name: 'Lower is better', exact: true }).click();
  await verdictSays(/Lower is better\./);
  assert.deepEqual(await lookedAt(), { chosen: ['C4.5'], pair: ['C4.5', 'C4.5+cf'] });
  assert.equal(await guess.count(), 0);
  await page.locator('#setting-control').selectOption('C4.5+m');
  await verdictSays(/Against the control/);
  assert.deepEqual((await lookedAt()).pair, ['C4.5', 'C4.5+m']);
  await page.locator('#setting-control').selectOption('');
  await verdictSays(/^(?!.*Against the control)/s);
});

test('what the user chose stands out whatever the settings', async () => {
  await figure('learners').getByRole('button', { name: 'Let C4.5+cf stand out' }).click();
  await page.locator('.pair-panel select[data-pair="0"]').selectOption({ label: 'C4.5+m' });
  await page.locator('#turn-direction').click();
  await verdictSays(/Higher is better\./);
  const { chosen, pair } = await lookedAt();
  assert.deepEqual(chosen, ['C4.5+cf']);
  assert.equal(pair[0], 'C4.5+m');
});

test('any level of significance can be typed, and what is none stays, marked and explained', async () => {
  const alpha = page.getByLabel('Significance level α');
  await alpha.fill('0.02');
  await alpha.blur();
  await verdictSays(/at α = \.02/);
  await page.getByText('Intervals at 1 − α = 98 %.').waitFor();
  await alpha.fill('5');
  await alpha.blur();
  await page.getByText('5 is not between 0 and 1.').waitFor();
  assert.equal(await alpha.inputValue(), '5');
  assert.equal(await alpha.getAttribute('aria-invalid'), 'true');
  assert.match(await verdict(), /at α = \.02/);
  await alpha.fill('0.05');
  await alpha.blur();
  await page.getByText('5 is not between 0 and 1.').waitFor({ state: 'detached' });
  await verdictSays(/at α = \.05/);
});

test('on paper the guess and the advice are there, the tools are not', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  await dropOfOpenDirection();
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('#verdict .direction-guess').isVisible());
  assert.ok(await page.locator('.advice').isVisible());
  assert.ok(!(await page.locator('#settings').isVisible()));
  assert.ok(!(await page.locator('.direction-guess .button').first().isVisible()));
  await page.emulateMedia({ media: 'screen' });
});

test('a control is compared with the others', async () => {
  await page.locator('#setting-control').selectOption('C4.5');
  await verdictSays(/Against the control C4\.5/);
  await figure('cd_control').locator('svg').waitFor();
  // Pictures of all pairs would judge by another family.
  for (const id of ['cd_diagram', 'friedman_plot', 'p_value_matrix'])
    assert.ok(await figure(id).isHidden(), id);
  await verdictSays(/Against the control by Holm/);
  // What is for all pairs is not offered, and the setting names what decides.
  const list = page.locator('#setting-post_hoc');
  assert.equal(await list.locator('option[value="shaffer"]').count(), 0);
  assert.equal(await list.locator('option:checked').innerText(), 'Holm');
  const pressed = figure('cd_control').locator('[data-procedure][aria-pressed="true"]');
  assert.deepEqual(await pressed.allInnerTexts(), ['Holm']);
  assert.match(await figure('learners').locator('thead').innerText(), /p \(Holm\)/);
  await figure('cd_control').locator('[data-procedure="nemenyi"]').click();
  await verdictSays(/Against the control by Bonferroni–Dunn/);
  assert.deepEqual(await pressed.allInnerTexts(), ['Bonferroni–Dunn']);
  assert.equal(await list.locator('option:checked').innerText(), 'Bonferroni–Dunn');
  assert.match(await figure('learners').locator('thead').innerText(), /p \(Bonferroni–Dunn\)/);
  await page.locator('#setting-control').selectOption('');
  await verdictSays(/^(?!.*Against the control)/s);
  assert.ok(await figure('cd_diagram').isVisible());
  assert.equal(await figure('cd_control').count(), 1);
  assert.ok(await figure('cd_control').isHidden());
});

test('every p-value of every pair stands in one table, sorted by a press', async () => {
  assert.equal((await bodyOf('pairs')).length, 6);
  await figure('pairs').locator('.head[data-key="p_unadjusted"]').click();
  await figure('pairs').locator('th[aria-sort="ascending"]').waitFor();
  const column = () =>
    figure('pairs')
      .locator('tbody tr td:nth-of-type(2)')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value'))));
  const sorted = await column();
  assert.deepEqual(
    sorted,
    [...sorted].sort((a, b) => a - b),
  );
  await figure('pairs').locator('.metric-chooser summary').click();
  await figure('pairs').getByLabel('p, Wilcoxon–Shaffer').check();
  await figure('pairs').locator('.head[data-key="wilcoxon_shaffer_p"]').waitFor();
});

test('two learners are looked at when their pair is pressed', async () => {
  const [[pair]] = await bodyOf('pairs');
  await figure('pairs').locator('tbody button').first().click();
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.pair-panel select[data-pair]')]
        .map((select) => /** @type {HTMLSelectElement} */ (select).selectedOptions[0].text)
        .join(' – ') === wanted,
    pair,
  );
  await page.waitForFunction(() =>
    document.querySelector('[data-table="pair-tests"] td[data-value]'),
  );
  const tests = (await bodyOf('pair_tests')).map(([name]) => name);
  assert.ok(tests.includes('Wilcoxon, exact') && tests.includes('sign test'));
  assert.ok((await bodyOf('pair_effects')).some(([name]) => name.startsWith('Cohen')));
  await figure('differences').locator('svg').waitFor();
  await figure('bayes_signed_rank').locator('svg.simplex').waitFor();
  await eventually(async () => assert.equal((await bodyOf('pair_bayes')).length, 2));
});

test('diagrams are saved as SVG, PNG, TikZ and Python', async () => {
  await opened.visit('#lang=en&sample=demsar-auc');
  await settled(page);
  const save = (/** @type {string} */ kind) =>
    saved(page, () => figure('cd_diagram').locator(`[data-save="${kind}"]`).click());
  const svg = await save('svg');
  assert.equal(svg.name, 'melon-demsar-auc-cd_diagram.svg');
  assert.match(svg.text, /^<svg[^>]*width="175mm"/);
  const tex = await save('tex');
  assert.match(tex.text, /\\begin\{tikzpicture\}/);
  // The command line draws the same, without a browser.
  const drawn = (/** @type {string} */ format) =>
    melon('evaluate', SAMPLE, '--figure=cd_diagram', `--format=${format}`);
  assert.equal((await drawn('svg')).stdout, svg.text);
  assert.equal((await drawn('latex')).stdout, tex.text);
  const pair = await saved(page, () => figure('differences').locator('[data-save="svg"]').click());
  assert.equal((await melon('evaluate', SAMPLE, '--figure=differences')).stdout, pair.text);
  assert.match((await save('py')).text, /import matplotlib/);
  const png = await save('png');
  assert.ok(png.text.slice(1, 4) === 'PNG');
});

/** Something of the menu, which closes with it. @param {string} what */
const exported = (what) =>
  saved(page, async () => {
    await page.locator('.menu summary').click();
    await page.locator(`[data-export="${what}"]`).click();
  });

test('tables are saved, and the report is the one of the core', async () => {
  const { text } = await saved(page, () =>
    figure('pairs').locator('[data-save="pairs-csv"]').click(),
  );
  assert.equal(text.trimEnd().split('\r\n').length, 7);
  const latex = await saved(page, () =>
    page.locator('.results-card:visible [data-save="results-tex"]').click(),
  );
  assert.match(latex.text, /\\toprule/);
  const report = await exported('report');
  assert.equal(JSON.parse(report.text).task, 'friedman');
  const diagram = await exported('cd-tex');
  assert.equal(diagram.name, 'melon-demsar-auc-cd_diagram.tex');
  assert.match(diagram.text, /\\begin\{tikzpicture\}/);
  const bibtex = await exported('bibtex');
  assert.match(bibtex.text, /@article\{demsar2006/);
  const paper = await exported('paper');
  assert.match(paper.text, /Friedman/);
  const results = await exported('results-tex');
  assert.match(results.text, /\\toprule/);
  const models = await exported('models-csv');
  assert.match(models.text, /^Algorithm,average_rank/);
});

/** The number under a key, in the first row of a table that has it. @param {string} table @param {string} text */
async function pressNumber(table, text) {
  const row = page.locator(`[data-table="${table}"] tbody tr`, { hasText: text }).first();
  await row.locator('td .value').last().click();
  await page.locator('.working-panel [data-step] .katex').first().waitFor();
}

test('a press on a p-value of a pair shows how it comes about', async () => {
  await pressNumber('pair-tests', 'Wilcoxon, exact');
  const panel = page.locator('.working-panel');
  assert.match(await panel.innerText(), /Wilcoxon, exact/);
  assert.ok((await panel.locator('.working-table tbody tr').count()) > 2);
  const last = await panel.locator('[data-step]').last().getAttribute('data-step');
  const shown = Number(await panel.locator('.full-value').innerText());
  assert.ok(Math.abs(Number(last?.replace(/^\{\}=/, '')) - shown) < 1e-6, `${last}, ${shown}`);
  await page.keyboard.press('Escape');
});

test('a press on an adjusted p-value shows the ladder with the names of the pairs', async () => {
  const table = page.locator('[data-table="pairs"]');
  const heads = await table.locator('thead th').allInnerTexts();
  const column = heads.findIndex((head) => /Holm/.test(head.replace(/\s+/g, ' ')));
  await table
    .locator('tbody tr')
    .first()
    .locator(`:nth-child(${column + 1}) .value`)
    .click();
  const panel = page.locator('.working-panel');
  await panel.locator('.working-table').waitFor();
  const pairs = await panel.locator('.working-table td bdi').allInnerTexts();
  assert.equal(pairs.length, 6);
  assert.ok(pairs.some((name) => name.includes('C4.5')));
  await page.keyboard.press('Escape');
});

test('a press on how often an algorithm is the best shows on which data sets', async () => {
  const table = page.locator('[data-table="learners"]');
  const heads = await table.locator('thead th').allInnerTexts();
  for (const head of ['times best', 'median']) {
    const column = heads.findIndex((one) => one.trim() === head);
    const row = table.locator('tbody tr').first();
    await row.locator(`:nth-child(${column + 1}) .value`).click();
    const panel = page.locator('.working-panel:popover-open');
    await panel.locator('.working-table tbody tr').first().waitFor();
    assert.ok((await panel.locator('header').innerText()).includes(head));
    const last = await panel.locator('[data-step]').last().getAttribute('data-step');
    const shown = Number(await panel.locator('.full-value').innerText());
    assert.ok(Math.abs(Number(last?.replace(/^\{\}=/, '')) - shown) < 1e-6, `${last}, ${shown}`);
    await page.keyboard.press('Escape');
  }
});

test('a press on Friedman’s statistic shows the ranks and their sums', async () => {
  await pressNumber('tests', 'Friedman');
  const rows = await page.locator('.working-panel .working-table tbody tr').allInnerTexts();
  assert.ok(rows.at(-1)?.startsWith('R'));
  await page.keyboard.press('Escape');
});

test('the arithmetic and the paragraph for a paper are there when they are opened', async () => {
  const working = page.locator('.comparison:visible .working');
  await working.locator('summary', { hasText: 'Working' }).click();
  await working.locator('[data-key="chi2"] math').first().waitFor();
  await working.locator('summary', { hasText: 'For the paper' }).click();
  await page.locator('.comparison:visible .paper-text').waitFor();
  assert.match(await page.locator('.comparison:visible .paper-text').innerText(), /Friedman/);
});

test('the four rankings give τF = 24.429 and CD = 1.657', async () => {
  await page.locator('#data').getByRole('button', { name: 'Change…' }).click();
  await page.locator('#data').getByRole('button', { name: 'Paste' }).click();
  await page
    .locator('dialog[open] textarea')
    .fill('D,A,B,C\nd1,1,2,3\nd2,1,2.5,2.5\nd3,1,2,3\nd4,1,2,3\n');
  await page
    .locator('dialog[open] button[type="submit"], dialog[open] .button.primary')
    .first()
    .click();
  await verdictSays(/The 3 algorithms differ/);
  assert.match(await verdict(), /Ranks as given, 1 is best/);
  const tests = await bodyOf('tests');
  const row = tests.find(([name]) => name === 'Iman–Davenport');
  assert.match(row?.[1] ?? '', /^F = 24\.429$/);
  assert.equal(await figure('tests').locator('[data-key="nemenyi_cd_0.05"]').innerText(), '1.657');
  await figure('cd_diagram').locator('[data-procedure="nemenyi"]').click();
  await verdictSays(/Pairs by Nemenyi/);
  assert.match(await noteOf('cd_diagram'), /CD = 1\.657/);
});

test('a reload keeps the table and the procedure', async () => {
  await page.locator('#setting-post_hoc').selectOption('shaffer');
  await verdictSays(/Pairs by Shaffer/);
  await untilStored(page, ({ options }) => options?.post_hoc === 'shaffer');
  await page.goto('about:blank');
  await page.goto(opened.url);
  await settled(page);
  await verdictSays(/The 3 algorithms differ.*Pairs by Shaffer/s);
  await page.locator('#turn-direction').waitFor();
});

test('names that are markup stay text', async () => {
  const name = '<img src=x onerror="document.title=1">';
  const csv = `dataset,"${name.replaceAll('"', '""')}",__proto__,B\n${[1, 2, 3, 4, 5]
    .map((n) => `s${n},0.${n},0.${n + 1},0.${9 - n}`)
    .join('\n')}\n`;
  await drop(page, { name: 'markup.csv', content: csv });
  await verdictSays(/N = 5 data sets/);
  await figure('cd_diagram').locator('svg').waitFor();
  assert.equal(await page.locator('img[src="x"]').count(), 0);
  assert.ok((await figure('learners').innerText()).includes(name));
});

for (const [what, content, said] of /** @type {const} */ ([
  ['one algorithm', 'dataset,A\na,.9\nb,.8\n', /only one algorithm/],
  [
    'a doubled data set',
    'dataset,A,B,C\na,.9,.8,.7\nb,.9,.2,.7\nb,.9,.2,.6\n',
    /the second in line 4/,
  ],
  ['a text cell', 'dataset,A,B,C\na,.9,.8,.7\nb,.9,x,.7\nc,.8,.2,.6\n', /“?"?x"?”?/],
])) {
  test(`${what} gives a sentence, and what was there stays`, async () => {
    const before = await page.locator('#verdict h1').innerText();
    await drop(page, { name: 'bad.csv', content });
    await page.locator('#problem', { hasText: said }).waitFor();
    await page.waitForFunction(() => document.body.dataset.phase === 'ready');
    assert.equal(await page.locator('#verdict h1').innerText(), before);
    assert.match(await page.locator('#verdict .earlier').innerText(), /^An earlier result/);
  });
}

test('one data set has no test, and says so', async () => {
  await drop(page, { name: 'one.csv', content: 'dataset,A,B,C\na,.9,.8,.7\n' });
  await verdictSays(/No test of these results is possible/);
  assert.ok(await figure('cd_diagram').isHidden());
});

test('two algorithms are compared by Wilcoxon’s test', async () => {
  const rows = [0.1, 0.2, 0.15, 0.3, 0.05, 0.07].map((gap, at) => `s${at},${0.6 + gap},0.6`);
  await drop(page, { name: 'two.csv', content: `dataset,A,B\n${rows.join('\n')}\n` });
  await verdictSays(/^A is significantly better than B: better on 6 of 6 data sets/);
  assert.match(await verdict(), /Wilcoxon signed-rank test, exact/);
});

test('folds have a plot, the corrected test and what is practically equal', async () => {
  await opened.visit('#lang=en&sample=ten-folds');
  await settled(page);
  assert.match(await verdict(), /Corrected resampled t-test/);
  await figure('fold_plot').locator('svg').waitFor();
  await page.locator('.comparison:visible .eps0 input').fill('2');
  await page.locator('.comparison:visible .eps0 input').blur();
  await page.locator('#settings .field-flaw', { hasText: '2 is not between 0 and 1' }).waitFor();
  await page.locator('#settings .field-flaw').getByRole('button', { name: 'Take 0.02' }).click();
  await page.locator('#settings .field-flaw').waitFor({ state: 'detached' });
  await page.locator('.comparison:visible .eps0 input').fill('0.02');
  await page.locator('.comparison:visible .eps0 input').blur();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-figure="learners"] th')].some(
      (head) => head.textContent === 'p of corrected t (two-sided, unadjusted)',
    ),
  );
});

test('the region of practical equivalence is dragged in the posterior', async () => {
  const picture = figure('bayes_correlated_t').locator('svg.posterior_density');
  await picture.waitFor();
  await settled(page);
  await drawn();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  assert.ok(box);
  const before = await page.locator('#setting-rope').inputValue();
  const y = box.y + 0.6 * box.height;
  await page.mouse.move(box.x + 0.7 * box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.9 * box.width, y, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction((old) => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector('#setting-rope'));
    return Number(input.value) > 0 && input.value !== old;
  }, before);
  const shown = await figure('pair_bayes').locator('output').innerText();
  assert.match(shown, /^±0\.0\d+$/);
});

test('the 5×2 forms stand side by side', async () => {
  await opened.visit('#lang=en&sample=five-by-two');
  await settled(page);
  assert.match(await verdict(), /5×2 cv t-test \(Dietterich\)/);
  await page.waitForFunction(() =>
    document.querySelector('[data-table="pair-tests"] td[data-value]'),
  );
  const names = (await bodyOf('pair_tests')).map(([name]) => name);
  assert.ok(
    ['5×2 cv t', '5×2 cv t (Zhou)', '5×2 cv F (Alpaydın)'].every((name) => names.includes(name)),
  );
});

test('a name in two lines is read as it is written', async () => {
  const head = page.locator('table.results thead button', { hasText: 'discriminant' });
  assert.equal(await head.locator('span').count(), 2);
  assert.equal((await head.textContent())?.trim(), 'Linear discriminant');
  assert.deepEqual(await foundByAxe(page, 'table.results'), []);
});

test('counted errors are held against a rate that is typed in', async () => {
  await drop(page, { name: 'errors.csv', content: 'learner,errors,n\nA,5,10\nB,2,10\n' });
  await verdictSays(/A errs most often/);
  const rate = figure('binomial_distribution').locator('.eps0 input');
  await rate.fill('.3');
  await rate.press('Enter');
  await verdictSays(/was not found to err more often than ε₀ = 0\.3/);
  assert.match(await verdict(), /adjusted p = \.301/);
  assert.match(await verdict(), /worst of 2 experiments, .* on its own p = \.150/);
  // Significant from 7 errors on: P(X ≥ 7) = .0106 ≤ .05/2 < P(X ≥ 6) = .0473.
  assert.equal(await figure('binomial_distribution').locator('svg .critical').count(), 4);
});

test('a press on a rate of errors shows it and its interval', async () => {
  const row = figure('learners').locator('tbody tr', { hasText: 'B' }).first();
  const rate = row.locator('td', { hasText: '0.200' });
  await rate.locator('.value').click();
  const panel = page.locator('.working-panel:popover-open');
  await panel.locator('.working-interval .katex').first().waitFor();
  assert.match(await panel.locator('.working-interval').innerText(), /Clopper–Pearson/);
  assert.equal(await panel.locator('.full-value').innerText(), '0.2');
  const steps = panel.locator('.working-lines').first().locator('[data-step]');
  assert.ok((await steps.allInnerTexts()).length > 2);
  await page.keyboard.press('Escape');
});

test('the side on which errors are sought is a setting', async () => {
  await drop(page, { name: 'thirty.csv', content: 'errors,n\n30,200\n' });
  await verdictSays(/made 30 errors in 200/);
  const rate = figure('binomial_distribution').locator('.eps0 input');
  await rate.fill('.2');
  await rate.press('Enter');
  // scipy 1.14.1, binomtest(30, 200, .2): greater .9717, less .0430, two-sided .0775.
  await verdictSays(/p = \.972\. Whether it errs less often: p = \.043/);
  await page.locator('#setting-alternative').selectOption('less');
  await verdictSays(/errs less often than ε₀ = 0\.2: .* p = \.043/);
  await page.locator('#setting-alternative').selectOption('two-sided');
  await verdictSays(/two-sided p = \.078/);
});

test('a procedure that is not computed for so many algorithms has a tab with the reason', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `a${at}`);
  const rows = Array.from({ length: 12 }, (_, row) =>
    [`d${row}`, ...names.map((_, at) => `0.${500 + 20 * at + ((row * 7 + at * 3) % 11)}`)].join(
      ',',
    ),
  );
  await drop(page, {
    name: 'ten.csv',
    content: `dataset,${names.join(',')}\n${rows.join('\n')}\n`,
  });
  await verdictSays(/The 10 algorithms differ/);
  await figure('cd_diagram').locator('svg').waitFor();
  const tab = figure('cd_diagram').locator('[data-procedure="bergmann_hommel"]');
  assert.equal(await tab.isDisabled(), true);
  assert.match((await tab.getAttribute('title')) ?? '', /more than nine algorithms/);
  await page.locator('#setting-post_hoc').selectOption('bergmann_hommel');
  await verdictSays(/Bergmann–Hommel was not computed .*Pairs by Shaffer/s);
  await figure('cd_diagram').locator('svg').waitFor();
});

test('one data set leaves out what could only be said of several', async () => {
  await drop(page, { name: 'one.csv', content: 'dataset,A,B,C\niris,.9,.8,.7\n' });
  await verdictSays(/No test of these results is possible/);
  await figure('learners').waitFor();
  await drawn();
  for (const id of ['pair_effects', 'pair_bayes', 'pairs', 'tests', 'p_value_matrix'])
    assert.equal(await figure(id).isVisible(), false, id);
});

test('tables of other tasks one after another leave no picture behind that cannot draw them', async () => {
  await drop(page, { name: 'runs.csv', content: 'model,errors,n\nA,5,100\nB,9,100\n' });
  const rate = figure('binomial_distribution').locator('.eps0 input');
  await rate.fill('.3');
  await rate.press('Enter');
  await figure('binomial_distribution').locator('svg').waitFor();
  await drop(page, {
    name: 'scores.csv',
    content: 'y_true,a,b\n1,.9,.8\n0,.2,.4\n1,.6,.7\n0,.3,.1\n',
  });
  await verdictSays(/AUC/);
  await drop(page, { name: 'sets.csv', content: readFileSync(SAMPLE, 'utf8') });
  await figure('cd_diagram').locator('svg').waitFor();
  await drawn();
  assert.deepEqual(opened.errors, []);
});

test('at the width of a projector the probabilities of both sides stand in their card', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await opened.visit('#lang=en&sample=learners-accuracies');
  await settled(page);
  const table = page.locator('.points-scroll:has([data-table="pair-bayes"])');
  await table.waitFor();
  assert.ok(await table.evaluate((one) => one.scrollWidth <= one.clientWidth));
});

test('a phone shows all of it in Chinese without scrolling sideways', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await opened.visit('#lang=zh&sample=learners-accuracies');
  await settled(page);
  await figure('cd_diagram').locator('svg').waitFor();
  assert.match(await verdict(), /8 个算法性能显著不同/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  // Lines of BibTeX are longer, and keys scroll them.
  const paper = page.locator('.comparison:visible details.paper');
  await paper.locator('summary').first().click();
  await paper.locator('.bibtex > summary').click();
  await paper.locator('pre:visible').waitFor();
  assert.deepEqual(await foundByAxe(page, 'details.bibtex'), []);
});
