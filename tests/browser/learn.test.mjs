// The room of lessons: every screen of every lesson in both languages, and the exercises.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { VERSIONS } from '../../web/learn/exercises.js';
import { LESSONS } from '../../web/views/learn/lessons.js';
import { unbroken } from '../../web/words/unbroken.js';
import { foundByAxe } from './axe.mjs';
import { changed, eventually, openPage } from './page.mjs';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 1000 };
/** Until a lesson is there, in milliseconds. */
const SOON = 300;
const [{ id: FIRST, title: FIRST_TITLE }] = LESSONS;

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: '#room=learn&lang=en' });
  page = opened.page;
});
after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** @param {string} id @param {string} [more] */
async function visit(id, more = '') {
  await opened.visit(`#room=learn&lang=en&lesson=${id}&seed=7${more}`);
  await page.locator('.learn-lesson h1').waitFor();
}

/** Until a screen has its text and its picture. */
async function drawn() {
  await page.locator('.learn-lesson h1').waitFor();
  const whole = await page.locator('.learn-lesson.whole').count();
  if (whole > 0) {
    await page.locator('.learn-exercise').nth(2).waitFor();
    return;
  }
  await page.locator('.learn-text > p:not(.learn-head)').first().waitFor();
  await page.locator('.learn-stage :is(svg, canvas.lines, table)').first().waitFor();
}

async function assertAccessible(/** @type {string} */ where) {
  assert.deepEqual(await foundByAxe(page), [], where);
}

/** Sheets of paper that the page takes when it is printed. */
async function countSheets() {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** @param {string} where */
async function assertFits(where) {
  await page.setViewportSize(PHONE);
  // Charts are drawn anew in the next frame.
  const fits = page.waitForFunction(
    (most) => document.documentElement.scrollWidth <= most,
    PHONE.width,
    { timeout: 5000 },
  );
  await assert.doesNotReject(fits, `${where}: broader than the phone`);
  await page.setViewportSize(DESKTOP);
}

/** Milliseconds from a press on a lesson in the list until its text is there. @param {number} at */
const opening = (at) =>
  page.evaluate(async (place) => {
    const links = document.querySelectorAll('.learn-list li a');
    const start = performance.now();
    /** @type {HTMLElement} */ (links[place]).click();
    const isThere = () => document.querySelector('.learn-text > p:not(.learn-head)');
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  }, at);

test('the list leads to a lesson, which is there soon, and back', async () => {
  await opened.visit('#room=learn&lang=en');
  await page.locator('.learn-list li').first().waitFor();
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
  assert.equal(await page.locator('.learn-list li').count(), LESSONS.length);
  await assertAccessible('the list');
  // Each is fetched for the first time; what else runs on the machine may hold some of them up.
  /** @type {number[]} */
  const took = [];
  for (const at of LESSONS.keys()) {
    if (at > 2 && took.some((time) => time < SOON)) break;
    took.push(await opening(at));
    await page.waitForURL(new RegExp(`lesson=${LESSONS[at].id}.*seed=\\d+`));
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.locator('.learn-list').waitFor();
  }
  assert.ok(Math.min(...took) < SOON, `${took} ms`);
});

for (const { id, fetch } of LESSONS) {
  test(`${id}: every screen has its text and picture, in both languages`, async () => {
    const { lesson } = await fetch();
    const screens = [...Object.keys(lesson.words.en.screens), 'exercises'];
    await visit(id);
    for (const [at, screen] of screens.entries()) {
      if (at > 0) await page.keyboard.press('ArrowRight');
      if (at > 0)
        await page.waitForFunction((name) => location.hash.includes(`screen=${name}`), screen);
      for (const language of /** @type {const} */ (['en', 'zh'])) {
        const where = `${id}, ${screen}, ${language}`;
        await drawn();
        const title = page.locator('.learn-lesson h1');
        if (screen !== 'exercises')
          await title
            .getByText(unbroken(lesson.words[language].screens[screen].title), { exact: true })
            .waitFor();
        await assertAccessible(where);
        await assertFits(where);
        if (screen !== 'exercises') assert.equal(await countSheets(), 1, `${where}: on paper`);
        await page.locator('button.language').click();
        await page.locator(`html[lang=${language === 'en' ? 'zh-Hans' : 'en'}]`).waitFor();
      }
      assert.deepEqual(opened.errors, [], screen);
    }
  });
}

test('the left arrow goes back, and in a field it does not', async () => {
  await visit(FIRST);
  const at = () => page.locator('.learn-steps [aria-current]').getAttribute('aria-label');
  const first = await at();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.hash.includes('screen='));
  await changed(at, first);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.learn-steps li:first-child [aria-current]').waitFor();
  await visit(FIRST, '&screen=exercises');
  await page.locator('.learn-exercise input').first().press('ArrowLeft');
  assert.match(await page.evaluate(() => location.hash), /screen=exercises/);
});

test('an exercise is checked, gives hints one after the other, and shows its answer', async () => {
  await visit(FIRST, '&screen=exercises');
  const exercise = page.locator('.learn-exercise').first();
  await exercise.locator('[data-press=show]').click();
  const shown = await exercise.locator('.learn-shown').innerText();
  const [answer] = /[\d.]+(?=\.$)/.exec(shown) ?? [''];
  const field = exercise.getByLabel('Your answer');
  const verdict = exercise.locator('.learn-verdict');
  await field.fill(answer);
  await field.press('Enter');
  await exercise.locator('.learn-verdict.right').waitFor();
  await field.fill('17.5');
  assert.equal(await verdict.count(), 0);
  await exercise.getByRole('button', { name: 'Check' }).click();
  await exercise.locator('.learn-verdict.wrong').waitFor();
  await field.fill('many');
  await field.press('Enter');
  await exercise.locator('.learn-verdict.unreadable').waitFor();
  await exercise.locator('[data-press=hint]').click();
  assert.equal(await exercise.locator('.learn-hint').count(), 1);
});

test('another version has other data, and the address repeats it', async () => {
  await visit(FIRST, '&screen=exercises');
  const data = () => page.locator('.learn-exercises').innerText();
  await drawn();
  const before = await data();
  await page.getByRole('button', { name: 'New data' }).click();
  await page.waitForFunction(() => location.hash.includes('seed=8'));
  await changed(data, before);
  await visit(FIRST, '&screen=exercises');
  await drawn();
  assert.equal(await data(), before);
});

test('a teacher copies links with and without answers', async () => {
  await visit(FIRST, '&screen=exercises');
  await page.locator('.learn-teacher summary').click();
  for (const [press, hides] of /** @type {const} */ ([
    ['hidden', true],
    ['open', false],
  ])) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.locator(`.learn-teacher [data-press=${press}]`).click();
    const copied = await changed(() => page.evaluate(() => navigator.clipboard.readText()), '');
    const fields = new URLSearchParams(new URL(copied).hash.slice(1));
    assert.equal(fields.get('lesson'), FIRST);
    assert.equal(fields.get('seed'), '7');
    assert.equal(fields.get('hide'), hides ? 'answers' : null);
  }
});

test('a link without answers fixes the version, checks, and shows no answer', async () => {
  await visit(FIRST, '&screen=exercises&hide=answers');
  const exercise = page.locator('.learn-exercise').first();
  await exercise.locator('[data-press=hint]').waitFor();
  assert.equal(await page.locator('[data-press=show]').count(), 0);
  assert.equal(await page.locator('.learn-teacher').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'New data' }).count(), 0);
  assert.match(await page.locator('.learn-version').innerText(), /Version 7/);
  await exercise.getByLabel('Your answer').fill('17.5');
  await exercise.getByRole('button', { name: 'Check' }).click();
  await exercise.locator('.learn-verdict.wrong').waitFor();
  assert.match(await page.evaluate(() => location.hash), /hide=answers/);
});

test(`a sheet of ${VERSIONS} versions with answers prints`, async () => {
  await visit(FIRST, '&screen=exercises');
  await page.locator('.learn-teacher summary').click();
  await page.locator('.learn-teacher [data-press=sheet]').click();
  await page
    .locator('.learn-answers tbody tr')
    .nth(VERSIONS - 1)
    .waitFor();
  assert.equal(await page.locator('.learn-page').count(), VERSIONS + 1);
  assert.match(
    await page.locator('.learn-page h2').first().innerText(),
    new RegExp(FIRST_TITLE.en),
  );
  assert.match(
    await page.locator('.learn-blank').first().innerText(),
    /^Your answer \(\d decimals\)$/,
  );
  await assertAccessible('the sheet');
  const places = await page
    .locator('.learn-code')
    .evaluateAll((all) => all.map((one) => /** @type {HTMLAnchorElement} */ (one).href));
  assert.equal(places.length, VERSIONS);
  assert.equal(await page.locator('.learn-code .qr-code').count(), VERSIONS);
  const fields = new URLSearchParams(new URL(places[11]).hash.slice(1));
  assert.deepEqual(
    ['lesson', 'screen', 'seed', 'hide'].map((name) => fields.get(name)),
    [FIRST, 'exercises', '12', 'answers'],
  );
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.locator('[data-press=links]').click();
  const copied = await changed(() => page.evaluate(() => navigator.clipboard.readText()), '');
  assert.deepEqual(
    copied.split('\n').map((line) => line.split('\t')),
    places.map((place, at) => [`Version ${at + 1}`, place]),
  );
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.learn-sheet-tools').isVisible(), false);
  assert.equal(await page.locator('.top').isVisible(), false);
  assert.equal(await page.locator('.learn-answers').isVisible(), true);
  // Each version on a sheet of its own, and the answers.
  const pages = await countSheets();
  assert.ok(pages > VERSIONS && pages <= 2 * VERSIONS + 2, `${pages} pages`);
  await page.emulateMedia({ media: null });
});

test('a dark lesson prints pictures in the colours of paper, and without what moves them', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('friedman_nemenyi', '&screen=plot');
  await page.locator('.learn-diagram .for-paper').waitFor({ state: 'attached' });
  /** The ink of what is to be seen; asked at once, since another size of the page draws it anew. */
  const inks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.learn-diagram svg')]
        .filter((one) => getComputedStyle(one).display !== 'none')
        .map((one) => one.querySelector('text')?.getAttribute('fill')),
    );
  const [dark, ...more] = await inks();
  assert.deepEqual(more, []);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await inks();
  assert.equal(onPaper.length, 1);
  assert.notEqual(onPaper[0], dark);
  assert.equal(await page.locator('.learn-slider input').first().isVisible(), false);
  assert.equal(await page.locator('.learn-slider b').first().isVisible(), true);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
});

test('on paper a point lies on its curve: marks and lines have one size', async () => {
  await visit('roc_auc', '&screen=curve');
  await page.locator('.learn-stage [data-figure=roc] .handle').waitFor();
  await page.emulateMedia({ media: 'print' });
  const widths = await page
    .locator('.learn-stage [data-figure=roc] canvas')
    .evaluateAll((canvases) => {
      // A chart is not asked before it is printed: its lines keep the size that they had on the screen.
      for (const size of ['width', 'height']) canvases[0].style.setProperty(size, '480px');
      return canvases.map((one) => one.getBoundingClientRect().width);
    });
  assert.equal(widths.length, 2);
  assert.equal(widths[0], widths[1]);
  await page.emulateMedia({ media: null });
});

test('in large type on a projector both pictures of a screen and the numbers of another are in sight', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit('prevalence', '&screen=curves&large=1');
  const tops = async () => {
    const boxes = await page
      .locator('.learn-stage .figure .plot')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    return boxes.map(Math.round);
  };
  await page.locator('.learn-stage [data-figure=precision_recall] .handle').waitFor();
  const [roc, pr] = await tops();
  assert.equal(roc, pr, 'the pictures stand below each other');
  await visit('roc_auc', '&screen=curve&large=1');
  await page.locator('.learn-stage [data-figure=roc] .handle').waitFor();
  const plot = await page.locator('.learn-stage .plot').boundingBox();
  assert.ok(plot && plot.y + plot.height < 720, JSON.stringify(plot));
  for (const [lesson, screen] of [
    ['confusion_matrix', 'outcomes'],
    ['costs', 'prices'],
    ['prevalence', 'rows'],
  ]) {
    await visit(lesson, `&screen=${screen}&large=1`);
    await page.locator('.learn-stage [data-figure=score_histogram] .handle').waitFor();
    const matrix = await page.locator('.learn-stage .matrix').boundingBox();
    const line = await page.locator('.learn-stage .handle').boundingBox();
    assert.ok(matrix && matrix.y + matrix.height <= 720, `${lesson}: ${JSON.stringify(matrix)}`);
    assert.ok(line && line.y + line.height <= 720, `${lesson}: ${JSON.stringify(line)}`);
  }
  await page.setViewportSize(DESKTOP);
});

test('from the last lesson the way leads back to all of them', async () => {
  await visit(LESSONS[LESSONS.length - 1].id, '&screen=exercises');
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.locator('.learn-list li').first().waitFor();
});

test('samples with equal scores pass the threshold together', async () => {
  await visit('roc_auc', '&screen=steps');
  const taken = page.locator('.learn-strip tr:first-child .on');
  const slider = page.locator('.learn-slider input');
  await page.locator('.learn-stage [data-figure=roc]').waitFor();
  await slider.fill('2');
  await taken.nth(1).waitFor();
  assert.equal(await taken.count(), 2);
  await page.getByRole('button', { name: 'Two scores are equal' }).click();
  await page.locator('.learn-strip td', { hasText: '0.7' }).waitFor({ state: 'detached' });
  // The other scores begin with none.
  await taken.first().waitFor({ state: 'detached' });
  await slider.fill('2');
  await taken.nth(2).waitFor();
  // One fewer would part the two.
  await slider.press('ArrowLeft');
  await taken.nth(1).waitFor({ state: 'detached' });
  assert.equal(await taken.count(), 1);
});

test('with ties Friedman’s statistics stand there as they are and corrected', async () => {
  await visit('friedman_nemenyi', '&screen=friedman');
  const values = page.locator('.learn-numbers dd .number');
  /** χ², F, and both corrected, after the four mean ranks. */
  const statistics = async () => (await values.allInnerTexts()).slice(4);
  await values.nth(7).waitFor();
  const [chi, f, ...corrected] = await statistics();
  assert.deepEqual(corrected, [chi, f]);
  await page.getByRole('button', { name: 'To whole percents' }).click();
  await page.locator('.learn-data td', { hasText: '.5' }).first().waitFor();
  await eventually(async () => {
    const [tiedChi, tiedF, ...larger] = (await statistics()).map(Number);
    assert.ok(larger[0] > tiedChi && larger[1] > tiedF, `${[tiedChi, tiedF, ...larger]}`);
  });
});

/** Of models A and B a column of the table at the top. @param {number} column */
const ofBoth = async (column) => {
  const cells = page.locator(`.learn-data tbody td:nth-child(${column})`);
  return (await cells.allInnerTexts()).map(Number);
};

test('where positive cases are rare, the model with the smaller AUC has the larger AP', async () => {
  await visit('prevalence', '&screen=choose');
  await page.locator('.learn-stage [data-figure=roc]').waitFor();
  await page.locator('.learn-data tbody tr').nth(1).waitFor();
  const [first, second] = await ofBoth(3);
  assert.ok(first > second, `${first}, ${second}`);
  await page.getByRole('button', { name: '1 positive for 20 negatives' }).click();
  await page.locator('.learn-data td', { hasText: String(first) }).waitFor({ state: 'detached' });
  const [auc, otherAuc] = await ofBoth(2);
  const [ap, otherAp] = await ofBoth(3);
  assert.ok(auc > otherAuc && ap < otherAp, `${[auc, otherAuc, ap, otherAp]}`);
});

test('of two models each is cheaper on one side of the costs', async () => {
  await visit('costs', '&screen=two');
  await page.locator('.learn-data tbody tr').nth(1).waitFor();
  const ratio = page.locator('.learn-slider input').first();
  const untilTheDearer = (/** @type {number} */ dearer) =>
    page.waitForFunction((at) => {
      const cells = document.querySelectorAll('.learn-data tbody td:nth-child(2)');
      const costs = [...cells].map((cell) => Number(cell.textContent));
      return costs[at] > costs[1 - at];
    }, dearer);
  await untilTheDearer(0);
  await ratio.fill('-0.7');
  await untilTheDearer(1);
});

test('with more repetitions of the same folds, and with more correlation, there are more false alarms', async () => {
  /** The number under a name, as a share of a hundred. @param {string} name */
  const shown = async (name) => {
    const number = page.locator('.learn-numbers > div', { hasText: name }).locator('dd .number');
    return Number.parseFloat(await number.innerText());
  };
  await visit('t_tests', '&screen=repeated');
  const slider = page.locator('.learn-slider input');
  await page.locator('.learn-numbers > div', { hasText: 'in theory 15.4' }).waitFor();
  const once = await shown('False alarms');
  // Ten times ten folds.
  await slider.fill('7');
  await page.locator('.learn-numbers > div', { hasText: 'in theory 57.0' }).waitFor();
  const often = await shown('False alarms');
  assert.ok(once > 10 && once < 21, `${once} %`);
  assert.ok(often > 50 && often < 64, `${often} %`);
  await visit('t_tests', '&screen=overlap');
  await page.locator('.learn-numbers > div', { hasText: 'in theory 15.4' }).waitFor();
  await slider.fill('0');
  await page.locator('.learn-numbers > div', { hasText: 'in theory 5.0' }).waitFor();
  assert.ok((await shown('False alarms')) < 8);
});

test('larger test sets have shorter intervals, and the axis stays', async () => {
  await visit('sampling', '&screen=intervals');
  await page.locator('.learn-stage svg .spread').nth(19).waitFor({ state: 'attached' });
  const widest = () =>
    page.evaluate(() => {
      const lines = [...document.querySelectorAll('.learn-stage svg path.spread')];
      return Math.max(
        ...lines.map((line) => /** @type {SVGPathElement} */ (line).getTotalLength()),
      );
    });
  const before = await widest();
  await page.locator('.learn-slider input').fill('1000');
  await page.waitForFunction((most) => {
    const lines = [...document.querySelectorAll('.learn-stage svg path.spread')];
    return lines.every((line) => /** @type {SVGPathElement} */ (line).getTotalLength() < most);
  }, before / 2);
});

test('models that disagree nowhere have an exact p of 1, and the lesson goes on', async () => {
  await visit('mcnemar', '&screen=differ');
  const toTheLeft = (/** @type {string} */ name) =>
    page.getByRole('slider', { name }).press('Home');
  await toTheLeft('Both right');
  await toTheLeft('Both wrong');
  await page.getByRole('button', { name: 'Next' }).click();
  await toTheLeft('Only A right');
  await toTheLeft('Only B right');
  await page.locator('.learn-numbers > div', { hasText: 'Exact p' }).getByText('1.000').waitFor();
  assert.equal(await page.locator('.learn-stage [role=alert]').count(), 0);
});

test('folds that differ by a row are named by both sizes', async () => {
  await visit('splitting', '&screen=folds');
  const value = (/** @type {string} */ name) =>
    page.locator('.learn-numbers > div', { hasText: name }).locator('dd .number');
  await value('Rows tested').getByText('12', { exact: true }).waitFor();
  await page.locator('.learn-slider input').fill('7');
  await value('Rows tested').getByText('8–9', { exact: true }).waitFor();
  assert.equal(await value('Rows learnt from').innerText(), '51–52');
});

test('without a true difference the text says that the models are equally good', async () => {
  await visit('sampling', '&screen=two');
  const text = page.locator('.learn-text');
  await text.getByText('truly better than B by 0.05').waitFor();
  await page.getByRole('slider', { name: 'True difference' }).press('Home');
  await text.getByText('truly equally good').waitFor();
});

test('the rates that are set are those of the people', async () => {
  await visit('prevalence', '&screen=people');
  const rate = (/** @type {string} */ name) =>
    page.locator('.learn-numbers > div', { hasText: name }).locator('dd .number');
  await page.getByRole('slider', { name: 'Prevalence' }).fill('0.005');
  await page.getByRole('slider', { name: 'TPR' }).fill('0.51');
  await page.getByRole('slider', { name: 'FPR' }).fill('0.03');
  await rate('TPR').getByText('0.510').waitFor();
  await rate('FPR').getByText('0.030').waitFor();
});
